// The command `hexfront replay`: tells a recorded game from the beginning, applying its orders with the dice as they fell.
import type { Level } from '../../api/settings.ts';
import type { Problem } from '../../core/types.ts';
import { seenBy } from '../../api/game.ts';
import { facesOf } from '../../record/format/record.ts';
import { keptStates } from '../../record/recorded-game.ts';
import { firstBlock, lacking, replaySteps } from '../../record/replay.ts';
import type { Step } from '../../record/replay.ts';
import { namedState } from '../../record/restore.ts';
import { inFile } from '../../record/resume.ts';
import { named } from '../../session/session.ts';
import type { Settings } from '../../session/settings.ts';
import { DESK_MESSAGES } from '../../text/en/play/session.ts';
import { registryFor } from '../../language/verb-registry.ts';
import { write, writeOrders } from '../../language/canonical-write.ts';
import { sayEvents } from '../../text/say-events.ts';
import { viewNames } from '../../text/view-names.ts';
import { PROGRAM_MESSAGES } from '../../text/en/index.ts';
import { sayProblem } from '../../text/say-refusal.ts';
import { sayKey } from '../../text/say.ts';
import { messageBook } from '../../text/voice.ts';
import type { Voice } from '../../text/voice.ts';
import { spoken } from '../config-file.ts';
import { EXIT } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import type { Exit } from '../exit-codes.ts';
import { jsonError, jsonLine } from '../../text/json-reply.ts';
import { complain, problemVoice } from '../load/game.ts';
import type { Setting } from '../main.ts';
import { openRecorded } from '../load/record.ts';
import type { Recorded } from '../load/record.ts';

export type ReplayOptions = {
  readonly record: string;
  readonly upto?: number;
  readonly level?: Level;
  readonly json?: boolean;
  readonly data?: string;
};

const voiceFor = (
  { game }: Recorded,
  { level = 'normal', hexSpeech = 'pair', names = 'long' }: Partial<Settings>,
): ((step: Step) => Voice) => {
  const book = messageBook(PROGRAM_MESSAGES, DESK_MESSAGES, game.messages);
  const registry = registryFor(game);
  return ({ match }) => ({
    level,
    hexSpeech,
    book,
    names: viewNames(game, named({ settings: { names } }, seenBy(game, match.state, 'both'))),
    write: (order) => write(registry, order),
    ...(game.retell !== undefined && { retell: game.retell }),
  });
};

const title = ({ game, record }: Recorded): string => {
  const { scenario } = record.header;
  return `${game.title}, ${game.scenarios.find(({ id }) => id === scenario)?.title ?? scenario}`;
};

/** What is no order is told in its place all the same. */
const actLines = (voice: Voice, { block }: Step, order: number): readonly string[] => {
  const { act } = block;
  if (act.kind === 'taken')
    return sayKey(voice, `replay.${act.verb.replace(' ', '-')}`, { count: act.count });
  if (act.kind === 'note') return sayKey(voice, 'marks.note', { text: act.text, order });
  return act.kind === 'mark' ? sayKey(voice, 'marks.mark', { text: act.name, order }) : [];
};

const toldLines = (recorded: Recorded, voice: Voice, step: Step, order: number): readonly string[] => {
  const { entry, block } = step;
  if (entry === undefined) return actLines(voice, step, order);
  const what = writeOrders(registryFor(recorded.game), entry.orders);
  const head = sayKey(voice, 'history.line', {
    line: order,
    side: entry.orders[0]?.by ?? '',
    what,
    dice: facesOf(block),
  });
  const cut = lacking(step) !== undefined;
  return [...head, ...sayEvents(voice, cut ? block.events : entry.events, 'both')];
};

/** Only then are there other names to say. */
const isPlayed = ({ block: { act }, entry }: Step): boolean =>
  entry !== undefined || act.kind === 'opening' || act.kind === 'taken';

/** A number that no order has is a slip, said before anything is told. */
const beyond = ({ record, files }: Recorded, upto: number | undefined): Problem | undefined => {
  let orders = 0;
  let standing = 0;
  for (const { act, dropped } of record.blocks.slice(firstBlock(record))) {
    if (act.kind === 'orders' && dropped === undefined) standing += 1;
    if (act.kind === 'taken') standing += act.verb === 'redo' ? act.count : -act.count;
    orders = Math.max(orders, standing);
  }
  return upto === undefined || upto <= orders
    ? undefined
    : inFile({ code: 'REPLAY.UPTO', params: { upto, orders } }, files);
};

const stepFacts = ({ block: { line, act, events }, entry }: Step, order: number): object => ({
  line,
  order: entry === undefined ? undefined : order,
  act,
  events,
});

type Put = (type: 'step' | 'end', facts: object) => void;

/** Tells the steps; what keeps it from the end of the record, or that the record has none. */
const tell = (io: Io, recorded: Recorded, options: ReplayOptions, put: Put): Problem | undefined => {
  const { record, playing, files } = recorded;
  const voice = voiceFor(recorded, spoken(io.env, options));
  let cut: Problem | undefined;
  let heard: Voice | undefined;
  let headed = options.json === true;
  for (const step of replaySteps(record, playing, { kept: namedState(keptStates(files, record)) })) {
    if (!step.ok) return step.error;
    // Numbered as in play: what was taken back gives its number to what is ordered in its place.
    const order = step.value.match.entries.length;
    if (options.upto !== undefined && order > options.upto) return undefined;
    if (heard === undefined || isPlayed(step.value)) heard = voice(step.value);
    if (!headed) for (const line of sayKey(heard, 'game.title', { title: title(recorded) })) io.out(line);
    headed = true;
    if (options.json === true) put('step', stepFacts(step.value, order));
    else for (const line of toldLines(recorded, heard, step.value, order)) io.out(line);
    cut = lacking(step.value);
  }
  return record.torn ?? cut;
};

const CUT: readonly string[] = ['RECORD.TORN', 'RECORD.LAST-LINE', 'VERIFY.LACKS'];

export const replay = async (setting: Setting, options: ReplayOptions): Promise<Exit> => {
  const { io } = setting;
  const recorded = await openRecorded(setting, options);
  if (typeof recorded === 'number') return recorded;
  const slip = beyond(recorded, options.upto);
  if (slip !== undefined) {
    complain(io, [slip], recorded.game);
    return EXIT.usage;
  }
  let seq = 0;
  const put: Put = (type, facts) => io.out(jsonLine(++seq, type, facts));
  const found = tell(io, recorded, options, put);
  const wrong = found === undefined ? undefined : inFile(found, recorded.files);
  if (wrong !== undefined) complain(io, [wrong], recorded.game);
  // A record that was cut off at its end is told as far as it goes.
  const ok = wrong === undefined || CUT.includes(wrong.code);
  if (options.json === true)
    put('end', {
      ok,
      ...(wrong !== undefined && {
        [ok ? 'notices' : 'errors']: [jsonError(wrong, sayProblem(problemVoice(recorded.game), wrong))],
      }),
    });
  return ok ? EXIT.fine : EXIT.failed;
};

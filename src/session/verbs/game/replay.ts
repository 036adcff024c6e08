// Replay: goes through the game so far, by order, attack, phase or turn. It tells what came of each, and changes nothing.
import { stateAfter } from '../../../core/match.ts';
import type { Args, Refusal, Side } from '../../../core/types.ts';
import { refusal } from '../../../core/rule-set.ts';
import { sideMeant } from '../../../language/parse/values.ts';
import { writeOrders } from '../../../language/canonical-write.ts';
import { REPLAY_STEPS } from '../../../language/verbs/walk.ts';
import { sayEvents } from '../../../text/say-events.ts';
import { headLines, pendingLines } from '../../pending.ts';
import type { Desk, Mark, Reply } from '../../session.ts';
import { answer, deciding, eyes, foggy, isOpenBook, speaker, tell, voiceOf } from '../../session.ts';
import { refuse } from '../../give-orders.ts';
import { voiceAt, voiceBetween } from '../../known-names.ts';
import { clockAt, firstOfTurn, replayAt, stepFrom } from './replay-position.ts';
import type { ReplayStep } from './replay-position.ts';

const RULE = 'hexfront:replay';

const no = (desk: Desk, code: string, params: Refusal['params'] = {}): Reply =>
  refuse(desk, refusal(code, RULE, params));

/** A mark set again under its name has moved; one that is called after an order is gone while that is taken back. */
const standing = (all: readonly Mark[]): readonly Mark[] => {
  const later = new Set<string>();
  return all
    .toReversed()
    .filter(({ kind, text, order, by = '' }) => {
      if (kind === 'note') return true;
      const [, number] = /^order (\d+)$/.exec(text) ?? [];
      const name = `${by} ${text}`;
      const hasMoved = later.has(name);
      later.add(name);
      return !hasMoved && (number === undefined || Number(number) === order);
    })
    .toReversed();
};

/** Notes and marks the asking side may read: where the sides hide something from each other, each has its own. */
export const marksOf = (desk: Desk): readonly Mark[] => {
  const all = standing(desk.journal?.marks() ?? []);
  if (isOpenBook(desk)) return all;
  const own = speaker(desk);
  return all.filter(({ by }) => by === undefined || by === own);
};

export const markLines = (desk: Desk, marks: readonly Mark[]): readonly string[] =>
  marks.flatMap(({ kind, text, order }) => tell(desk, `marks.${kind}`, { text, order }));

/** What came of the order the replay stands at, as far as it is this side's to hear. */
const orderLines = (desk: Desk): readonly string[] => {
  const { index = 0 } = desk.replay ?? {};
  const orders = desk.match.entries.length;
  const entry = desk.match.entries[index - 1];
  if (entry === undefined) return tell(desk, 'replay.start', { orders });
  const who = eyes(desk);
  const before = voiceAt(desk, stateAfter(desk.match, index - 1), who);
  const [first, ...rest] = sayEvents(voiceBetween(before, voiceOf(desk)), entry.events, who);
  const by = entry.orders[0]?.by ?? '';
  const isOwn = who === 'both' || who === by;
  const typed = isOwn ? writeOrders(desk.registry, entry.orders) : undefined;
  const what = first?.replace(/\.$/, '') ?? typed;
  const other = by === entry.clock.phasing ? {} : { by };
  return [
    ...tell(desk, 'replay.order', { order: index, orders, ...other, ...(what !== undefined && { what }) }),
    ...rest,
  ];
};

/** Said when a step has led into another phase. */
const phaseLines = (desk: Desk, from: number | undefined): readonly string[] => {
  const { replay, match } = desk;
  if (replay === undefined || replay.index === 0) return [];
  const [now, before] = [clockAt(match, replay.index), from === undefined ? undefined : clockAt(match, from)];
  if (now === undefined) return [];
  const isSame =
    before !== undefined &&
    now.turn === before.turn &&
    now.phase === before.phase &&
    now.phasing === before.phasing;
  const { turn, phase, phasing } = now;
  return isSame ? [] : tell(desk, 'replay.phase', { turn, phase, phasing });
};

/** Going on, those on the way are told; going back only those at the place itself. */
const passed = (desk: Desk, from: number, to: number): readonly Mark[] =>
  marksOf(desk).filter(({ order }) => order === to || (order > from && order < to));

const moveTo = (desk: Desk, index: number, who: Side | 'both', opening: readonly string[]): Reply => {
  const was = desk.replay;
  const marks = passed(desk, was?.index ?? index, index);
  desk.replay = replayAt(desk.match, index, { who, widest: was?.widest ?? viewer(desk) });
  desk.here = undefined;
  const phase = phaseLines(desk, was?.index);
  return answer([...opening, ...phase, ...orderLines(desk), ...markLines(desk, marks)]);
};

/** Whose view a replay has: all of it where nothing is hidden, or not any more. */
const viewer = (desk: Desk): Side | 'both' => {
  const over = desk.match.state.over !== undefined;
  return over || !foggy(desk) ? 'both' : speaker(desk);
};

type Place = { readonly index: number } | { readonly refused: Reply };

const placeOfLine = (desk: Desk, order: number): Place => {
  const orders = desk.match.entries.length;
  return order <= orders ? { index: order } : { refused: no(desk, 'REPLAY.NO-ORDER', { order, orders }) };
};

const placeOfTurn = (desk: Desk, turn: number): Place => {
  const { entries, state } = desk.match;
  const index = firstOfTurn(entries, turn);
  if (index !== undefined) return { index };
  const params = { turn, first: entries[0]?.clock.turn ?? 0, last: state.clock.turn };
  return { refused: no(desk, 'REPLAY.NO-TURN', params) };
};

/** A mark by its whole name, else by the only one that begins so. */
const placeOfMark = (desk: Desk, typed: string): Place => {
  const low = typed.toLowerCase();
  const marks = marksOf(desk).filter(({ kind }) => kind === 'mark');
  const begins = marks.filter(({ text }) => text.toLowerCase().startsWith(low));
  const found =
    marks.findLast(({ text }) => text.toLowerCase() === low) ?? (begins.length === 1 ? begins[0] : undefined);
  if (found !== undefined) return { index: found.order };
  return { refused: no(desk, 'REPLAY.NO-MARK', { typed, marks: marks.map(({ text }) => text) }) };
};

const placeOf = (desk: Desk, typed: string): Place => {
  const [, word = 'line', number] = /^(?:(line|order|turn) +)?(\d{1,9})$/i.exec(typed) ?? [];
  if (number !== undefined)
    return /^turn$/i.test(word) ? placeOfTurn(desk, Number(number)) : placeOfLine(desk, Number(number));
  return placeOfMark(desk, typed.replace(/^mark +/i, ''));
};

const start = (desk: Desk, index: number, who: Side | 'both'): Reply => {
  const fresh = desk.replay === undefined;
  if (fresh) desk.trial = undefined;
  const orders = desk.match.entries.length;
  return moveTo(desk, index, who, fresh ? tell(desk, 'replay.on', { orders }) : []);
};

const asSide = (desk: Desk, word: string): Reply => {
  const { sideWords } = desk.game;
  const by = speaker(desk);
  const who = word === 'both' ? 'both' : sideMeant({ sideWords, by }, word);
  if (who === undefined) {
    const sides = Object.values(sideWords).map(({ name }) => name);
    return no(desk, 'REPLAY.NO-SIDE', { typed: word, sides });
  }
  const allowed = desk.replay === undefined ? viewer(desk) : desk.replay.widest;
  if (allowed !== 'both' && who !== allowed) return no(desk, 'REPLAY.HIDDEN', { side: allowed });
  return start(desk, desk.replay?.index ?? 0, who);
};

/** Verbs that act on the game, or on what is kept of it. */
export const NOT_IN_REPLAY: ReadonlySet<string> = new Set([
  'halt',
  'ready',
  'undo',
  'redo',
  'try',
  'note',
  'mark',
  'again',
]);

export const refuseIn = (desk: Desk, verb: string): Reply => {
  const order = (desk.replay?.index ?? 0) + 1;
  const isThere = desk.journal !== undefined && order <= desk.match.entries.length;
  return no(desk, 'REPLAY.NO-ORDERS', { verb, ...(isThere && { order }) });
};

export const leave = (desk: Desk): Reply => {
  if (desk.replay === undefined) return answer(tell(desk, 'replay.none'));
  desk.replay = undefined;
  desk.here = undefined;
  const head = deciding(desk) === undefined ? [] : headLines(desk);
  return answer([...tell(desk, 'replay.off'), ...head, ...pendingLines(desk)]);
};

const isNothingPlayed = (desk: Desk): boolean => desk.match.entries.length === 0;

export const replay = (desk: Desk, args: Args): Reply => {
  const typed = args['where']?.[0]?.trim() ?? '';
  if (/^off$/i.test(typed)) return leave(desk);
  if (isNothingPlayed(desk)) return answer(tell(desk, 'replay.nothing'));
  const [, word] = /^(?:as +)?(\S+)$/i.exec(typed) ?? [];
  if (word !== undefined && (/^as /i.test(typed) || isSideWord(desk, word)))
    return asSide(desk, word.toLowerCase());
  if (typed === '') return start(desk, 1, desk.replay?.who ?? viewer(desk));
  return goTo(desk, typed);
};

const isSideWord = (desk: Desk, word: string): boolean =>
  word.toLowerCase() === 'both' ||
  sideMeant({ sideWords: desk.game.sideWords, by: speaker(desk) }, word.toLowerCase()) !== undefined;

const goTo = (desk: Desk, typed: string): Reply => {
  if (isNothingPlayed(desk)) return answer(tell(desk, 'replay.nothing'));
  const place = placeOf(desk, typed);
  return 'refused' in place ? place.refused : start(desk, place.index, desk.replay?.who ?? viewer(desk));
};

export const goto = (desk: Desk, args: Args): Reply => goTo(desk, args['where']?.[0]?.trim() ?? '');

const isStep = (word: string): word is ReplayStep => REPLAY_STEPS.some((step) => step === word);

/** `next` and `prev` also walk about the map: `next city` in a replay as elsewhere, `next attack` only in a replay. */
export const isMeant = (desk: Desk, args: Args): boolean => {
  const what = args['what']?.[0];
  return what === undefined ? desk.replay !== undefined : isStep(what);
};

/** `next` and `prev` while a replay is on. */
export const step = (desk: Desk, args: Args, by: 1 | -1): Reply => {
  const { replay: now, game, match } = desk;
  if (now === undefined) return answer(tell(desk, 'replay.none'));
  const what = args['what']?.[0] ?? 'order';
  if (!isStep(what)) return no(desk, 'REPLAY.NO-STEP', { typed: what, steps: REPLAY_STEPS });
  const to = stepFrom({ game, entries: match.entries, replay: now }, what, by);
  if (to !== undefined) return moveTo(desk, to, now.who, []);
  const kind = what === 'order' ? {} : { what };
  return answer(tell(desk, by === 1 ? 'replay.last' : 'replay.first', kind));
};

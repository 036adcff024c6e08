// The command `hexfront replay`: tells a recorded game from the beginning, applying its orders with the dice as they fell.
import { seenBy } from '../games/game.ts';
import { readRecord } from '../record/codec.ts';
import { keptStates } from '../record/kept-game.ts';
import { replaySteps } from '../record/replay.ts';
import type { Step } from '../record/replay.ts';
import { namedState } from '../record/restore.ts';
import { DESK_MESSAGES } from '../desk/table.ts';
import { registryFor } from '../orders/registry.ts';
import { write, writeOrders } from '../orders/write.ts';
import { sayEvents } from '../words/events.ts';
import { viewNames } from '../words/names.ts';
import { PROGRAM_MESSAGES } from '../words/program.ts';
import { sayKey } from '../words/say.ts';
import type { Level } from '../words/table.ts';
import { messageBook } from '../words/voice.ts';
import type { Voice } from '../words/voice.ts';
import { EXIT } from './io.ts';
import type { Exit } from './io.ts';
import { complain } from './loading.ts';
import type { Setting } from './main.ts';
import { openRecorded } from './recorded.ts';
import type { Recorded } from './recorded.ts';

export type ReplayOptions = {
  readonly record: string;
  readonly upto?: number;
  readonly level: Level;
  readonly json?: boolean;
  readonly data?: string;
};

const voiceFor = ({ game }: Recorded, level: Level): ((step: Step) => Voice) => {
  const book = messageBook(PROGRAM_MESSAGES, DESK_MESSAGES, game.messages);
  const registry = registryFor(game);
  return ({ match }) => ({
    level,
    hexSpeech: 'raw',
    book,
    names: viewNames(game, seenBy(game, match.state, 'both')),
    write: (order) => write(registry, order),
  });
};

const toldLines = (recorded: Recorded, voice: Voice, step: Step, order: number): readonly string[] => {
  const { entry } = step;
  if (entry === undefined) return [];
  const what = writeOrders(registryFor(recorded.game), entry.orders);
  const head = sayKey(voice, 'history.line', {
    line: order,
    side: entry.orders[0]?.by ?? '',
    what,
    dice: entry.dice,
  });
  return [...head, ...sayEvents(voice, entry.events, 'both')];
};

export const replay = async (setting: Setting, options: ReplayOptions): Promise<Exit> => {
  const { io } = setting;
  const recorded = await openRecorded(setting, options);
  if (recorded === undefined) return EXIT.file;
  const record = readRecord(recorded.bytes);
  if (!record.ok) {
    complain(io, record.error);
    return EXIT.file;
  }
  const voice = voiceFor(recorded, options.level);
  let order = 0;
  for (const step of replaySteps(record.value, recorded.playing, {
    kept: namedState(keptStates(recorded.files, record.value)),
  })) {
    if (!step.ok) {
      complain(io, [step.error]);
      return EXIT.failed;
    }
    const { block, entry } = step.value;
    if (entry !== undefined) order += 1;
    if (options.upto !== undefined && order > options.upto) break;
    if (options.json === true) {
      io.out(
        JSON.stringify({
          line: block.line,
          act: block.act,
          events: block.events,
          order: entry === undefined ? undefined : order,
        }),
      );
    } else for (const line of toldLines(recorded, voice(step.value), step.value, order)) io.out(line);
  }
  return EXIT.fine;
};

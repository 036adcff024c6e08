// What can be told of a kept game without playing it again: which one it is, how far it has come, whose turn it is.
import type { Side } from '../core/types.ts';
import { readRecord } from './format/record.ts';
import type { Block, GameRecord } from './format/record.ts';
import type { OpponentOf } from './format/header.ts';
import { keptStates } from './recorded-game.ts';
import { gameFiles } from './files/game-files.ts';
import { pathAt } from './format/live-orders.ts';
import { readBytes } from './resume.ts';

export type SavedFacts = {
  readonly name: string;
  readonly path: string;
  readonly game: string;
  readonly scenario: string;
  readonly people?: 'two';
  /** Who plays a side by itself. */
  readonly opponent?: OpponentOf;
  /** The name of the game it was taken from. */
  readonly copyOf?: string;
  /** Absent where no state of this turn lies beside the record. */
  readonly turn?: number;
  readonly phasing?: Side;
  /** Orders that stand. */
  readonly orders: number;
  readonly over: boolean;
};

/** How well an opponent plays, or what it is started by: its seed says nothing to anybody. */
/** Of a command, as much as tells it from others. */
const MOST_NAME = 60;

export const strengthOf = ({ name }: OpponentOf): string =>
  (/^level \S+/.exec(name)?.[0] ?? name).slice(0, MOST_NAME);

/** The blocks of the orders that stand, after the opening. */
const standing = ({ blocks }: GameRecord): readonly Block[] => {
  const live = new Set(pathAt(blocks).live);
  return blocks.filter(({ act, line }) => act.kind === 'opening' || live.has(line));
};

/** Undefined: it cannot be read, or no game has begun in it. */
export const savedFacts = (path: string): SavedFacts | undefined => {
  const bytes = readBytes(path);
  const record = bytes.ok ? readRecord(bytes.value) : undefined;
  if (record?.ok !== true) return undefined;
  const files = gameFiles(path);
  const { game, scenario, people, opponent, branch } = record.value.header;
  const blocks = standing(record.value);
  const last = blocks.at(-1)?.last ?? 0;
  const kept = keptStates(files, record.value);
  const [line] = kept.lines().filter((each) => each <= last);
  const state = line === undefined ? undefined : kept.load(line);
  const clock = state?.ok === true ? state.value.state.clock : undefined;
  return {
    name: files.name,
    path,
    game,
    scenario,
    ...(people !== undefined && { people }),
    ...(opponent !== undefined && { opponent }),
    ...(branch !== undefined && { copyOf: branch.of }),
    ...(clock !== undefined && { turn: clock.turn, phasing: clock.phasing }),
    orders: blocks.filter(({ act }) => act.kind === 'orders').length,
    over: blocks.some(({ events }) => events.some(({ kind }) => kind === 'game.over')),
  };
};

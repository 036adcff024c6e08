// The games of this program and the boards it has, by id. Each is loaded only when it is played or looked at.
import type { Finding } from '../board/finding.ts';
import type { BoardSet } from '../board/board.ts';
import type { OptionLine } from '../board/data-types.ts';
import type { Problem, Result } from '../core/types.ts';
import type { Game } from '../api/game.ts';

/** One data file of a game by name, such as `map.json`: an owner's own where there is one, else the shipped. */
export type DataReader = (name: string) => Result<string>;

export type GameEntry = {
  readonly id: string;
  readonly title: string;
  load(read: DataReader): Promise<Result<Game, readonly Problem[]>>;
};

export type Registry = readonly GameEntry[];

export const GAMES: Registry = [
  {
    id: 'barbarossa',
    title: 'Barbarossa',
    load: async (read) => (await import('./barbarossa/game.ts')).barbarossaEntry.load(read),
  },
];

export type BoardFile = {
  /** As it lies in the game's folder, such as `scenarios/campaign.json`. */
  readonly name: string;
  /** Its schema among the shipped ones, without the ending. */
  readonly schema?: string;
};

/** What only one game knows of its board. */
export type BoardOwn = {
  /** What its boxes are called, by id, out of its charts. */
  boxes(tables: unknown, turns: unknown): Readonly<Record<string, string>>;
  /** Its optional rules, out of its charts. */
  options(tables: unknown, turns: unknown): readonly OptionLine[];
  /** What is wrong with its charts, and what its rulebook demands of the board and the data do not have. */
  findings(set: BoardSet): readonly Finding[];
};

export type BoardEntry = {
  readonly id: string;
  readonly title: string;
  /** Every data file; scenarios in the order in which they are offered. */
  readonly files: readonly BoardFile[];
  own(): Promise<BoardOwn>;
};

export type Boards = readonly BoardEntry[];

export const BOARDS: Boards = [
  {
    id: 'barbarossa',
    title: 'Barbarossa',
    files: [
      { name: 'map.json', schema: 'map' },
      { name: 'units.json', schema: 'units' },
      { name: 'tables.json', schema: 'tables-barbarossa' },
      { name: 'turns.json', schema: 'turns-barbarossa' },
      { name: 'scenarios/campaign.json', schema: 'scenario' },
      { name: 'scenarios/road-back.json', schema: 'scenario' },
      { name: 'rules.json', schema: 'rules' },
      { name: 'rulings.json', schema: 'rulings' },
    ],
    own: async () => (await import('./barbarossa/data/board-support.ts')).barbarossaOwn,
  },
];

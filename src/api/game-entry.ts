// What the program needs to find a game and its board by id, before anything of either is loaded.
import type { BoardSet } from '../board/board.ts';
import type { BoardFile } from '../board/file-names.ts';
import type { Finding } from '../board/finding.ts';
import type { Problem, Result } from '../core/types.ts';
import type { Game } from './game.ts';

/** One data file of a game by name, such as `map.json`: an owner's own where there is one, else the shipped. */
export type DataReader = (name: string) => Result<string>;

export type GameEntry = {
  readonly id: string;
  readonly title: string;
  load(read: DataReader): Promise<Result<Game, readonly Problem[]>>;
};

/** What only one game knows of its board. */
export type BoardOwn = {
  /** What its boxes are called, by id, out of its charts. */
  boxes(tables: unknown, turns: unknown): Readonly<Record<string, string>>;
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

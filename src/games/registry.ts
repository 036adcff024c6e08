// The games of this program, by id. Each is loaded only when it is played.
import type { Problem, Result } from '../core/types.ts';
import type { Game } from './game.ts';

/** One data file of a game by name, such as `map.json`: an owner's own where there is one, else the shipped. */
export type DataReader = (name: string) => Result<string>;

export type GameEntry = {
  readonly id: string;
  readonly title: string;
  load(read: DataReader): Promise<Result<Game, readonly Problem[]>>;
};

export type Registry = readonly GameEntry[];

export const GAMES: Registry = [];

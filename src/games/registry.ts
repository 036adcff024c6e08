// The games of this program, by id. Each is loaded only when it is played.
import type { Problem, Result } from '../core/types.ts';
import type { Game } from './game.ts';

export type LoadOptions = {
  /** A folder with an owner's own data in place of the shipped. */
  readonly data?: string | undefined;
};

export type GameEntry = {
  readonly id: string;
  readonly title: string;
  load(options: LoadOptions): Promise<Result<Game, readonly Problem[]>>;
};

export type Registry = readonly GameEntry[];

export const GAMES: Registry = [];

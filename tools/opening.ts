// Where a measured game begins: a scenario, or a turn drawn by a seed, with the standard options but for fog of war.
import type { DiceSource } from '../src/core/dice.ts';
import { settle } from '../src/core/kernel.ts';
import type { Options } from '../src/core/rule-set.ts';
import type { State } from '../src/core/types.ts';
import type { Game } from '../src/api/game.ts';
import { startOf } from '../src/players/fuzz/random-start.ts';

export const standardOptions = ({ options }: Pick<Game, 'options'>): Options =>
  Object.fromEntries(options.map(({ id, standard }) => [id, standard]));

export type Opening = {
  readonly scenario: string;
  readonly fog: string;
  /** Draws the turn, where the game is begun at any. */
  readonly seed: number;
  readonly anyTurn?: boolean;
  readonly playOn?: boolean;
};

/** Up to its first decision. */
export const opened = (game: Game, { fog, seed, ...how }: Opening, dice: DiceSource): State => {
  const state = startOf(game, { ...how, options: { ...standardOptions(game), fog } }, seed);
  settle(game.rules, state, dice);
  return state;
};

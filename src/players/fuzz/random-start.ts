// How a random game begins: its scenario or a turn in the middle, with options as asked for or drawn as well.
import type { Options } from '../../core/rule-set.ts';
import type { State } from '../../core/types.ts';
import type { Game } from '../../api/game.ts';
import { picker } from '../prng.ts';

export type Beginning = {
  readonly scenario: string;
  readonly options?: Options | undefined;
  /** Options whose values are drawn anew for every game. */
  readonly drawn?: readonly string[] | undefined;
  /** Begins at the start of a turn drawn at random, in a position drawn with it; the game must know how. */
  readonly anyTurn?: boolean | undefined;
  readonly playOn?: boolean | undefined;
};

export type Startable = Pick<Game, 'rules'> & Partial<Pick<Game, 'options' | 'anyTurn'>>;

/** Neither disturbs the other, nor what the players draw. */
const OPTION_STREAM = 10;
const TURN_STREAM = 11;

const optionsOf = (game: Startable, { options = {}, drawn = [] }: Beginning, seed: number): Options => {
  const pick = picker(seed, OPTION_STREAM);
  const open = (game.options ?? []).filter(({ id }) => drawn.includes(id));
  return {
    ...options,
    ...Object.fromEntries(open.map(({ id, values }) => [id, values[pick(values.length)] ?? ''])),
  };
};

/** The same state from the same seed, every time. */
export const startOf = (game: Startable, how: Beginning, seed: number): State => {
  const options = optionsOf(game, how, seed);
  const begin = how.anyTurn === true ? game.anyTurn : undefined;
  const state =
    begin === undefined
      ? game.rules.setup(how.scenario, options)
      : begin(how.scenario, options, picker(seed, TURN_STREAM));
  if (how.playOn === true) state.playOn = [];
  return state;
};

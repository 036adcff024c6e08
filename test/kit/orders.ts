// One order at a position, by whoever decides there: what is refused, and what a short one is filled up to.
import { check, complete, decision, settle } from '../../src/core/kernel.ts';
import type { Args, Order, Refusal, State } from '../../src/core/types.ts';
import type { Game } from '../../src/api/game.ts';
import { positionOf } from './position.ts';

const orderAt = ({ rules }: Game, s: State, verb: string, args: Args): Order => {
  settle(rules, s);
  return { by: decision(rules, s)?.by ?? '', verb, args };
};

export const refusedAt = (game: Game, text: string, verb: string, args: Args): Refusal | undefined => {
  const { state } = positionOf(game, text);
  return check(game.rules, state, orderAt(game, state, verb, args));
};

export const filledAt = (game: Game, text: string, verb: string, args: Args): ReturnType<typeof complete> => {
  const { state } = positionOf(game, text);
  return complete(game.rules, state, orderAt(game, state, verb, args));
};

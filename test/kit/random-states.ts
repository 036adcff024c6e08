// States on the way of a random game, each with what was done to come to it.
import { openSeed, seeded } from '../../src/core/dice.ts';
import { apply, settle } from '../../src/core/kernel.ts';
import type { Event, Order, State } from '../../src/core/types.ts';
import type { Game } from '../../src/api/game.ts';
import { startOf } from '../../src/players/fuzz/random-start.ts';
import type { Beginning } from '../../src/players/fuzz/random-start.ts';
import { nextOrder, seating } from '../../src/players/player.ts';
import { randomPlayer } from '../../src/players/random.ts';

export type Stop = { readonly state: State; readonly order?: Order; readonly events: readonly Event[] };

/** The same state all the way, changed in place by each order. */
export function* randomGame(game: Game, how: Beginning, seed: number, most: number): Generator<Stop> {
  const { rules } = game;
  const dice = seeded(openSeed(String(seed)));
  const state = startOf(game, how, seed);
  const players = Object.fromEntries(rules.sides.map((side, i) => [side, randomPlayer(seed, i)]));
  const seats = seating(rules);
  yield { state, events: settle(rules, state, dice) };
  for (let n = 0; n < most; n++) {
    const seat = seats(state);
    const order = seat === undefined ? undefined : nextOrder(seat, rules.sides, players);
    if (order === undefined) return;
    const done = apply(rules, state, order, dice);
    if (!done.ok) throw new Error(`${order.verb} was drawn and refused with ${done.refusal.code}`);
    yield { state, order, events: done.events };
  }
}

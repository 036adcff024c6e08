// Random decisions per second in the test game, against the same orders when nobody has to find them.
import { openSeed, seeded } from '../src/core/dice.ts';
import { apply, settle } from '../src/core/kernel.ts';
import type { Order, State } from '../src/core/types.ts';
import { nextOrder, seating } from '../src/players/player.ts';
import { randomPlayer } from '../src/players/random.ts';
import { ford } from '../test/games/ford/game.ts';
import { compare, rounded } from './row.ts';
import type { BenchRow } from './row.ts';

const GAMES = 20;

const { rules } = ford;
const seat = seating(rules);

/** Plays one game to its end, with the orders that are given or else with random players. */
const play = (seed: number, given?: readonly Order[]): readonly Order[] => {
  const dice = seeded(openSeed(String(seed)));
  const s: State = rules.setup(ford.scenarios[0]?.id ?? '', {});
  settle(rules, s, dice);
  const players = Object.fromEntries(rules.sides.map((side, i) => [side, randomPlayer(seed, i)]));
  const orders: Order[] = [];
  for (let at = seat(s); at !== undefined; at = seat(s)) {
    const order = given === undefined ? nextOrder(at, rules.sides, players) : given[orders.length];
    const done = order === undefined ? undefined : apply(rules, s, order, dice);
    if (order === undefined || done?.ok !== true)
      throw new Error(`Game ${seed} stops at ${at('').decision.at}`);
    orders.push(order);
  }
  return orders;
};

export const rows = (): Promise<BenchRow[]> => {
  const games = Array.from({ length: GAMES }, (_, seed) => play(seed));
  const decisions = games.reduce((sum, orders) => sum + orders.length, 0);
  const { value, base } = compare(
    () => games.map((_, seed) => play(seed)),
    () => games.map((orders, seed) => play(seed, orders)),
  );
  const perSecond = (microseconds: number): number => Math.round((decisions / microseconds) * 1e6);
  const row = {
    name: `random decisions in ${ford.title}, ${GAMES} games`,
    value: perSecond(value),
    unit: 'a second',
    baseline: `the same orders only given, ${perSecond(base)} a second`,
    ratio: rounded(base / value),
    aim: '',
  };
  return Promise.resolve([row]);
};

// The greedy yardstick stays as it is: the same orders in the same games for ever, all of them legal, and better than chance.
import { describe, expect, it } from '@jest/globals';
import { hashOf } from '../../src/core/canonical-json.ts';
import { openSeed, seeded } from '../../src/core/dice.ts';
import { apply, settle } from '../../src/core/kernel.ts';
import type { Order, State } from '../../src/core/types.ts';
import type { Game } from '../../src/api/game.ts';
import { playPairs, scorePairs } from '../../src/players/pairs.ts';
import { nextOrder, seating } from '../../src/players/player.ts';
import type { Player } from '../../src/players/player.ts';
import { randomPlayer } from '../../src/players/random.ts';
import { barbarossa } from '../../tools/games/barbarossa/shipped.ts';
import { dagc } from '../../tools/games/dagc/shipped.ts';
import { greedyPlayer } from './greedy/greedy.ts';

const opening = ({ rules, options, scenarios }: Game, fog: string): State => {
  const standard = Object.fromEntries(options.map((option) => [option.id, option.standard]));
  const s = rules.setup(scenarios[0]?.id ?? '', { ...standard, fog });
  settle(rules, s, seeded(openSeed('opening')));
  return s;
};

/** The first orders of a game it plays with itself. */
const ordersOf = (game: Game, fog: string, most: number): readonly Order[] => {
  const { rules } = game;
  const s = opening(game, fog);
  const seats = seating(rules, { game });
  const player = greedyPlayer(game, 'greedy');
  const players = Object.fromEntries(rules.sides.map((side, i): [string, Player] => [side, player(1, i)]));
  const dice = seeded(openSeed('fixed'));
  return Array.from({ length: most }, () => {
    const seat = seats(s);
    const order = seat === undefined ? undefined : nextOrder(seat, rules.sides, players);
    if (order === undefined || !apply(rules, s, order, dice).ok) throw new Error('nothing legal');
    return order;
  });
};

describe('the greedy yardstick', () => {
  // Another hash is right only where the rules, the data or the draws of the game have changed: never the player.
  it.each<[string, Game, string, string]>([
    ['barbarossa, fog off', barbarossa, 'off', 'd49c267e'],
    ['barbarossa, fog on', barbarossa, 'on', '73cbc2da'],
    ['dagc, fog on', dagc, 'on', '0b01e5e5'],
  ])('gives the orders it always gave: %s', (_, game, fog, hash) => {
    expect(hashOf(ordersOf(game, fog, 150))).toBe(hash);
  });

  it('beats random play as either side', () => {
    const entrants = [
      { name: 'greedy', player: greedyPlayer(barbarossa, 'greedy') },
      { name: 'random', player: randomPlayer },
    ] as const;
    const settings = { state: opening(barbarossa, 'off'), entrants, pairs: 2, seed: 1, mostOrders: 5000 };
    const pairs = [...playPairs(barbarossa, settings)];
    expect(pairs.flatMap(({ bouts }) => bouts.flatMap(({ fault }) => fault ?? []))).toEqual([]);
    expect(scorePairs(barbarossa, settings, pairs)[0].games.won).toBe(4);
  });
});

// Pairs of games: a scale on which neither side and no seat counts, and what is wrong with a player.
import { describe, expect, it } from '@jest/globals';
import { openSeed, seeded } from '../../src/core/dice.ts';
import { settle } from '../../src/core/kernel.ts';
import type { State } from '../../src/core/types.ts';
import { playBout } from '../../src/players/bout.ts';
import { estimate, playPairs, scorePairs } from '../../src/players/pairs.ts';
import type { Entrant, PairSettings } from '../../src/players/pairs.ts';
import type { Player } from '../../src/players/player.ts';
import { randomPlayer } from '../../src/players/random.ts';
import { ford } from '../games/ford/game.ts';

const { rules } = ford;

const start = (scenario = 'skirmish'): State => {
  const s = rules.setup(scenario, { fog: 'on' });
  settle(rules, s);
  return s;
};

const random: Entrant = { name: 'random', player: randomPlayer };
/** Gives up at its first decision. */
const meek: Entrant = {
  name: 'meek',
  player: (seed, stream): Player => {
    const draw = randomPlayer(seed, stream);
    return (seat) =>
      seat.decision.by === seat.side ? { by: seat.side, verb: 'resign', args: {} } : draw(seat);
  },
};

const settings = (entrants: readonly [Entrant, Entrant], pairs: number): PairSettings => ({
  state: start(),
  entrants,
  pairs,
  seed: 1,
  mostOrders: 2000,
});

const scored = (entrants: readonly [Entrant, Entrant], pairs: number): ReturnType<typeof scorePairs> => {
  const how = settings(entrants, pairs);
  return scorePairs(ford, how, [...playPairs(ford, how)]);
};

describe('a pair', () => {
  it('is begun twice from one state, with the same dice, the sides changed', () => {
    const one: Entrant = { name: 'one', player: (seed) => randomPlayer(seed, 7) };
    for (const { bouts } of playPairs(ford, settings([one, one], 3))) expect(bouts[0]).toEqual(bouts[1]);
    const [other] = playPairs(ford, settings([random, random], 1));
    expect(other?.bouts[0]).not.toEqual(other?.bouts[1]);
  });

  it('of random against random is worth half: 0.5 lies within the bounds, and they are narrow', () => {
    const [first, second] = scored([random, random], 150);
    expect(first.worth.low).toBeLessThan(0.5);
    expect(first.worth.high).toBeGreaterThan(0.5);
    expect(first.worth.high - first.worth.low).toBeLessThan(0.1);
    expect(first.worth.mean + second.worth.mean).toBeCloseTo(1, 9);
  });

  it('is the same whoever is named first', () => {
    const one: Entrant = { name: 'one', player: (seed) => randomPlayer(seed, 7) };
    const two: Entrant = { name: 'two', player: (seed) => randomPlayer(seed, 8) };
    const [first, second] = scored([one, two], 20);
    expect(scored([two, one], 20)).toEqual([second, first]);
    expect(first.pairs.won + first.pairs.equal + first.pairs.lost).toBe(20);
  });

  it('knows a player who gives up from one who plays', () => {
    const [first, second] = scored([random, meek], 60);
    expect(first.worth.low).toBeGreaterThan(0.5);
    expect(first.pairs.won).toBeGreaterThan(2 * first.pairs.lost);
    expect(second.worth.high).toBeLessThan(0.5);
  });
});

describe('a game', () => {
  const bout = (
    north: Player,
    south: Player,
    mostOrders = 2000,
    state = start(),
  ): ReturnType<typeof playBout> =>
    playBout(ford, { state, dice: seeded(openSeed('4')), players: { north, south }, mostOrders });

  it('is lost by whoever gives an order that is not legal, or none', () => {
    const wrong: Player = ({ side }) => ({ by: side, verb: 'fly', args: {} });
    expect(bout(wrong, randomPlayer(1))).toMatchObject({
      winner: 'south',
      fault: { side: 'north', refused: {} },
    });
    expect(bout(() => undefined, randomPlayer(1))).toMatchObject({
      winner: 'south',
      fault: { side: 'north' },
    });
    expect(bout(randomPlayer(1), () => undefined).fault).toEqual({ side: 'south' });
  });

  it('won early is worth more than one won late, that more than an open one', () => {
    const worth = (turn: number, winner?: string): number => {
      const s = start('crossing');
      s.clock.turn = turn;
      if (winner !== undefined) s.over = { winner, rule: 'ford:10.1', reason: 'towns' };
      return bout(randomPlayer(1), randomPlayer(2), 0, s).worth['north'] ?? 0;
    };
    const scale = [worth(1, 'north'), worth(6, 'north'), worth(6), worth(6, 'south'), worth(1, 'south')];
    expect(scale).toEqual(scale.toSorted((a, b) => b - a));
    expect(new Set(scale).size).toBe(5);
    expect((scale[0] ?? 0) + (scale[4] ?? 0)).toBeCloseTo(1, 9);
    expect(scale[2]).toBe(0.5);
  });

  it('that is open is worth what points were won since it began', () => {
    const open = Array.from({ length: 12 }, (_, i) =>
      bout(randomPlayer(i, 0), randomPlayer(i, 1), 110, start('crossing')),
    ).filter(({ isFinished }) => !isFinished);
    const worth = open.map((each) => each.worth['north'] ?? 0);
    expect(new Set(worth).size).toBeGreaterThan(1);
    for (const each of worth) expect(Math.abs(each - 0.5)).toBeLessThan(0.05);
  });
});

describe('an estimate', () => {
  it('has bounds that grow narrow with the numbers, and none of one number alone', () => {
    const few = estimate([0.2, 0.8, 0.2, 0.8]);
    const many = estimate(Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? 0.2 : 0.8)));
    expect(few.mean).toBeCloseTo(0.5, 9);
    expect(few.high - few.low).toBeGreaterThan(4 * (many.high - many.low));
    expect(many.high - many.mean).toBeCloseTo(1.96 * 0.0301511, 5);
    expect(estimate([0.7])).toEqual({ mean: 0.7, low: 0, high: 1 });
  });
});

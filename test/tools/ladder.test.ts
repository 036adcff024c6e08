// The ladder: what pairs of games come to, what falls short of a bar, and what a player took.
import { describe, expect, it } from '@jest/globals';
import type { Bout } from '../../src/players/bout.ts';
import type { Player, Seat } from '../../src/players/player.ts';
import { ENTRANTS } from '../../tools/entrants.ts';
import { BARS } from '../../tools/ladder/bars.ts';
import type { Bar } from '../../tools/ladder/bars.ts';
import { paced } from '../../tools/ladder/pace.ts';
import { isPlayed, play } from '../../tools/ladder/pair.ts';
import type { Played, Spec } from '../../tools/ladder/pair.ts';
import { faultsOf, quantile, reportOf, shortOf, summaryOf, tableOf } from '../../tools/ladder/report.ts';
import { ford } from '../games/ford/game.ts';

const spec: Spec = {
  game: 'ford',
  scenario: 'skirmish',
  fog: 'on',
  start: 'opening',
  entrants: ['level:1', 'random'],
  seed: 3,
  data: ford.dataHash,
  program: 'this',
};

const bout = (winner: string, worth: number): Bout => ({
  winner,
  worth: { north: worth, south: 1 - worth },
  isFinished: true,
  orders: 10,
});

/** The first entrant is north in the first game and south in the second. */
const pairPlayed = (seed: number, ...bouts: readonly [Bout, Bout]): Played => ({
  of: String(seed),
  spec: { ...spec, seed },
  pair: { seed, bouts },
  pace: { orders: [1, 2, 3], phases: [100, 3000] },
  drawn: 0,
});

const won = (seed: number): Played => pairPlayed(seed, bout('north', 0.9), bout('south', 0.2));
const lost = (seed: number): Played => pairPlayed(seed, bout('south', 0.1), bout('north', 0.8));
const shared = (seed: number): Played => pairPlayed(seed, bout('north', 0.9), bout('north', 0.9));

const bar = (decided: number): Bar => ({
  player: 'level:1',
  against: 'random',
  decided,
  orderMs: 50,
  phaseMs: 5000,
});

describe('the ladder', () => {
  it('counts decided pairs, and games as each side', () => {
    const summary = summaryOf(ford, [won(1), won(2), lost(3), shared(4)]);
    expect(summary).toMatchObject({ won: 2, decided: 3 });
    expect(summary.asSide).toEqual({
      north: { won: 3, lost: 1, all: 4 },
      south: { won: 2, lost: 2, all: 4 },
    });
    expect(reportOf('It', summary, (side) => side).join('\n')).toMatch(/decided pairs +2 of 3 won, 67 %/);
  });

  it('says who falls short of a bar only where there are pairs enough to tell', () => {
    const few = summaryOf(ford, [won(1), lost(2)]);
    const many = summaryOf(
      ford,
      Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? won(i) : lost(i))),
    );
    expect(shortOf(few, bar(0.75))).toEqual([]);
    expect(shortOf(many, bar(0.75))).toEqual(['less than 75 % of the decided pairs']);
    expect(shortOf(few, bar(1))).toEqual(['less than 100 % of the decided pairs']);
    expect(shortOf(summaryOf(ford, [won(1), shared(2)]), bar(1))).toEqual([]);
  });

  it('says who takes too long, and whose orders were drawn or refused', () => {
    expect(shortOf(summaryOf(ford, [won(1)]), { ...bar(0.5), orderMs: 2, phaseMs: 2000 })).toEqual([
      'a phase takes more than 2000 ms',
      'an order takes more than 2 ms',
    ]);
    const wrong = { ...won(1), drawn: 2 };
    const faulty = pairPlayed(5, { ...bout('south', 0.1), fault: { side: 'north' } }, bout('south', 0.1));
    expect(faultsOf(summaryOf(ford, [wrong, faulty]))).toEqual([
      'pair 5: {"side":"north"}',
      '2 orders drawn, for nothing it thought of was legal',
    ]);
  });

  it('plays a pair as its specification says, and knows it when it is read again', async () => {
    const played = await play(ford, spec);
    expect(isPlayed(JSON.parse(JSON.stringify(played)))).toBe(true);
    expect(played.pair.bouts.map(({ isFinished }) => isFinished)).toEqual([true, true]);
    expect(Math.min(played.pace.orders.length, played.pace.phases.length)).toBeGreaterThan(2);
    expect((await play(ford, spec)).pair).toEqual(played.pair);
  });

  it('makes a table of it', () => {
    const summary = summaryOf(ford, [won(1), lost(2), won(3)]);
    const row = { game: 'Ford', fog: 'on', entrants: ['level:1', 'random'], pairs: 3, summary } as const;
    const [head, rule, line] = tableOf([row], ['North', 'South']);
    expect([head, rule, line].map((each) => each?.split('|').length)).toEqual([11, 11, 11]);
    expect(line).toContain(
      '| Ford | on | level:1 | random | 3 | 2 of 3: 67 % (21 to 94) | 2 of 3 | 2 of 3 |',
    );
  });

  it('knows the players its bars name, but for levels that are still to come', () => {
    expect(
      BARS.flatMap(({ player, against }) => [player, against]).filter(
        (name) => !ENTRANTS.includes(name) && !/^level:\d$/.test(name),
      ),
    ).toEqual([]);
  });

  it('adds the orders of a phase up, and counts its first with the plan', () => {
    const pace = { orders: [], phases: [] };
    const order = { by: 'north', verb: 'end', args: {} };
    const said: Player = () => order;
    const player = paced(said, pace);
    const at = (turn: number): Seat => ({ clock: { turn, phase: 'move', phasing: 'north' } }) as Seat;
    for (const turn of [1, 1, 2]) expect(player(at(turn))).toBe(order);
    expect(pace).toMatchObject({ orders: { length: 1 }, phases: { length: 2 } });
  });

  it('finds the number under which so much lies', () => {
    const numbers = Array.from({ length: 100 }, (_, i) => 99 - i);
    expect([quantile(numbers, 0.95), quantile(numbers, 0.5), quantile([], 0.5)]).toEqual([95, 50, 0]);
  });
});

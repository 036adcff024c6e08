// How random games begin: options drawn game by game, a turn in the middle, and that a failure can be had again.
import { describe, expect, it } from '@jest/globals';
import { fuzz } from '../../src/players/fuzz/fuzz.ts';
import type { FuzzGame } from '../../src/players/fuzz/result.ts';
import { fuzzReport } from '../../src/players/fuzz/report.ts';
import { startOf } from '../../src/players/fuzz/random-start.ts';
import { toyGame } from './toys.ts';

const option = (id: string) => ({
  id,
  title: id,
  values: ['off', 'on'],
  standard: 'off',
  meaning: 'It changes nothing here.',
  rule: 'toy:1' as const,
});

const game = (): FuzzGame => {
  const toy = toyGame();
  return {
    ...toy,
    options: [option('fog'), option('mud')],
    anyTurn: (scenario, options, pick) => {
      const state = toy.rules.setup(scenario, options);
      state.clock.turn = 2 + pick(2);
      return state;
    },
  };
};

const seeds = Array.from({ length: 20 }, (_, seed) => seed);

describe('a beginning', () => {
  it('is that of the scenario, with the options as given', () => {
    const state = startOf(game(), { scenario: 'fancy', options: { fog: 'on' }, playOn: true }, 1);
    expect([state.scenario, state.options, state.clock.turn, state.playOn]).toEqual([
      'fancy',
      { fog: 'on' },
      1,
      [],
    ]);
  });

  it('has options drawn for each game, others left alone', () => {
    const drawn = seeds.map((seed) =>
      startOf(game(), { scenario: 'plain', options: { mud: 'off' }, drawn: ['fog'] }, seed),
    );
    expect(new Set(drawn.map(({ options }) => options['fog']))).toEqual(new Set(['on', 'off']));
    expect(new Set(drawn.map(({ options }) => options['mud']))).toEqual(new Set(['off']));
  });

  it('is at a turn drawn at random, the same from the same seed', () => {
    const begin = (seed: number) => startOf(game(), { scenario: 'plain', anyTurn: true }, seed);
    expect(new Set(seeds.map((seed) => begin(seed).clock.turn))).toEqual(new Set([2, 3]));
    expect(seeds.map(begin)).toEqual(seeds.map(begin));
  });
});

describe('a run of games begun anywhere', () => {
  const how = { games: 5, seed: 3, anyTurn: true, drawn: ['fog'], options: { mud: 'on', fog: 'off' } };

  it('passes every check, replay among them', () => {
    const result = fuzz(game(), how);
    expect(result.failure).toBeUndefined();
    expect(result.checked.replay).toBe(5);
    expect(fuzzReport(result)[0]).toBe(
      'Toy, plain: 5 games, seeds 3 to 7, options drawn, begun at any turn. No failure.',
    );
  });

  it('tells how to have a failure again', () => {
    const broken = toyGame({ problems: () => [{ code: 'TOY.ILL', params: {}, at: 'red' }] });
    const result = fuzz({ ...game(), rules: broken.rules }, how);
    expect(result.failure?.again).toBe(
      'hexfront fuzz toy --games 1 --seed 3 --option mud=on --any-options --any-turn',
    );
  });
});

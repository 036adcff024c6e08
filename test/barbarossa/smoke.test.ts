// Barbarossa played at random: nothing breaks, nobody is stuck, what is hidden stays hidden, replay is the same.
import { describe, expect, it } from '@jest/globals';
import { fuzz } from '../../src/players/fuzz.ts';
import { barbarossa } from '../rules/barbarossa/kit.ts';
import { scramble } from './secrets.ts';

const options = (on: readonly string[] = []) =>
  Object.fromEntries(barbarossa.options.map(({ id, standard }) => [id, on.includes(id) ? 'on' : standard]));

describe('random play', () => {
  it.each([
    ['a campaign to its victory', 'campaign', false, []],
    [
      'a whole campaign with its options',
      'campaign',
      true,
      ['lithuania', 'kiev', 'preparedness', 'superiority'],
    ],
    ['a Road Back', 'road-back', true, []],
  ])('plays %s', (_, scenario, playOn, on) => {
    const { failure, checked, tally } = fuzz(barbarossa, {
      games: 1,
      seed: 7,
      scenario,
      playOn,
      options: options(on),
      scramble,
      checks: { offers: 60, secrets: 40, reading: 150, text: 100, undo: 150, again: 0 },
    });
    expect(failure).toBeUndefined();
    expect(tally.games).toBe(1);
    expect(checked.scrambled).toBeGreaterThan(0);
  });
});

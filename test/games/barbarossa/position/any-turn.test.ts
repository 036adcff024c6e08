// Positions drawn for any turn: sound, different, and such that whole chapters of the rules come into play.
import { onMap, placeOf } from '../../../../src/mechanics/places.ts';
import { describe, expect, it } from '@jest/globals';
import { hashOf } from '../../../../src/core/canonical-json.ts';
import { settle } from '../../../../src/core/kernel.ts';
import type { State } from '../../../../src/core/types.ts';
import { overlandHexes } from '../../../../src/games/barbarossa/07-supply/7.17-supply-state.ts';
import type { Own } from '../../../../src/games/barbarossa/state.ts';
import { picker } from '../../../../src/players/prng.ts';
import { barbarossa, p } from '../rules/kit.ts';

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

const options = Object.fromEntries(barbarossa.options.map(({ id }) => [id, 'on']));

const drawn = (scenario: string, seed: number): State<Own> => {
  const state = barbarossa.anyTurn?.(scenario, options, picker(seed));
  if (state === undefined) throw new Error('no position');
  return state as State<Own>;
};

describe.each(['campaign', 'road-back'])('positions of %s', (scenario) => {
  const all = SEEDS.map((seed) => drawn(scenario, seed));

  it('break no invariant, as they are and when their turn has begun', () => {
    const wrong = all.flatMap((state, seed) => {
      const before = barbarossa.rules.problems(state);
      settle(barbarossa.rules, state);
      return [...before, ...barbarossa.rules.problems(state)].map(({ code, at }) => `${seed} ${code} ${at}`);
    });
    expect(wrong).toEqual([]);
  });

  it('are the same from the same draws, and no two alike', () => {
    expect(hashOf(drawn(scenario, 7))).toBe(hashOf(drawn(scenario, 7)));
    expect(new Set(SEEDS.map((seed) => hashOf(drawn(scenario, seed)))).size).toBe(SEEDS.length);
  });

  it('lie in every year, with both sides on the map', () => {
    const turns = new Set(all.map(({ clock }) => clock.turn));
    expect(turns.size).toBeGreaterThan(14);
    for (const { own } of all)
      for (const side of ['german', 'soviet'] as const)
        expect(onMap(p, { own }, side).length).toBeGreaterThan(5);
  });

  it('have units in supply and out of it', () => {
    const cut = all.map((state) => {
      const isSupplied = overlandHexes(p, state, 'soviet');
      const units = onMap(p, state, 'soviet');
      return units.filter((unit) => !isSupplied(placeOf(state.own, unit))).length / units.length;
    });
    expect(cut.some((share) => share > 0 && share < 0.5)).toBe(true);
  });

  it('have what events bring: expeditions, Bulgarians, East Wall, Hero Cities, a plan for the watch', () => {
    const some = (has: (own: Own) => boolean): boolean => all.some(({ own }) => has(own));
    expect(some(({ expedition }) => expedition === 'through')).toBe(true);
    expect(some(({ places }) => (places['bulgaria']?.length ?? 0) > 0)).toBe(true);
    expect(some(({ markers }) => markers['eastwall']?.some(p.isHex) === true)).toBe(true);
    expect(some(({ markers }) => markers['hc']?.some(p.isHex) === true)).toBe(true);
    expect(some(({ plan }) => plan.watch === 'oder')).toBe(true);
  });
});

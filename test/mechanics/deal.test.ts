// Dealing covered units: every pile gets what it must have, nobody lies where he cannot, and the draw alone decides.
import { describe, expect, it } from '@jest/globals';
import { dealOut } from '../../src/mechanics/fog/deal.ts';
import type { Deal } from '../../src/mechanics/fog/deal.ts';
import { picker } from '../../src/players/prng.ts';

const anywhere = (): boolean => true;
const seeds = Array.from({ length: 40 }, (_, i) => i + 1);

const dealt = (deal: Deal, seed: number): Readonly<Record<string, readonly string[]>> | undefined => {
  const found = dealOut(deal, picker(seed));
  return found === undefined ? undefined : { ...Object.fromEntries(found.piles), left: found.left };
};

describe('a deal', () => {
  const deal: Deal = {
    piles: [
      { place: 'a', least: 1, most: 3 },
      { place: 'b', least: 2, most: 2 },
    ],
    units: ['1', '2', '3', '4', '5', '6'],
    fits: anywhere,
  };

  it('gives every pile as many as must be there and no more than may be, and leaves the rest over', () => {
    const all = seeds.map((seed) => dealt(deal, seed));
    expect(new Set(all.map((each) => each?.['b']?.length))).toEqual(new Set([2]));
    expect(new Set(all.map((each) => each?.['a']?.length))).toEqual(new Set([1, 2, 3]));
    for (const each of all)
      expect(
        Object.values(each ?? {})
          .flat()
          .toSorted(),
      ).toEqual(deal.units);
  });

  it('comes out the same from the same draw, and otherwise from another', () => {
    expect(dealt(deal, 1)).toEqual(dealt(deal, 1));
    expect(new Set(seeds.map((seed) => JSON.stringify(dealt(deal, seed)))).size).toBeGreaterThan(20);
  });

  it('takes somebody back from a pile where another can lie as well', () => {
    const picky: Deal = {
      piles: ['a', 'b', 'c'].map((place) => ({ place, least: 1, most: 1 })),
      units: ['1', '2', '3'],
      // 3 fits everywhere, 1 nowhere but in a, 2 not in c.
      fits: (place, unit) => unit === '3' || place === 'a' || (unit === '2' && place === 'b'),
    };
    for (const seed of seeds) expect(dealt(picky, seed)).toEqual({ a: ['1'], b: ['2'], c: ['3'], left: [] });
  });

  it('leaves nobody over who may not be', () => {
    const bound: Deal = {
      ...deal,
      fits: (place, unit) => unit !== '6' || place === 'b',
      mayBeLeft: (unit) => unit < '6',
    };
    for (const seed of seeds) expect(dealt(bound, seed)?.['b']).toContain('6');
    expect(dealt({ ...bound, fits: (_, unit) => unit !== '6' }, 1)).toBeUndefined();
  });

  it('is none where a pile cannot have what it must', () => {
    expect(dealt({ ...deal, units: ['1', '2'] }, 1)).toBeUndefined();
  });

  it('asks of a unit beside those that lie there', () => {
    const alone: Deal = { ...deal, fits: (place, _, there) => place === 'b' || there.length === 0 };
    for (const seed of seeds) expect(dealt(alone, seed)?.['a']).toHaveLength(1);
  });
});

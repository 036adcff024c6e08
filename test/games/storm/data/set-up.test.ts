// The set-up: every counter in its place, stacks within limits, the Soviet default legal and where the armies were.
import { describe, expect, it } from '@jest/globals';
import { distance } from '../../../../src/hex/distance.ts';
import { campaign, unit, units } from './kit.ts';
import { area, countryOf, grid, held, terrainOf } from './map-kit.ts';

const { fixed, free, boxes, track, markers } = campaign;
const soviet = free['soviet']?.historical ?? {};
const guns = (ids: readonly string[]): readonly string[] =>
  ids.filter((id) => unit(id).type === 'heavy-artillery');

const sorted = (ids: readonly string[]): readonly string[] => ids.toSorted();
const placed = [fixed, soviet, boxes, track].flatMap((lists) => Object.values(lists).flat());

describe('the set-up', () => {
  it('has every counter in one place', () => {
    expect(sorted(placed)).toEqual(sorted(units.map(({ id }) => id)));
  });

  it('storm:3.3b, storm:3.4c has 27 Germans in reserve and sixteen brigades that wait', () => {
    expect([boxes['reserve']?.length, boxes['airborne']?.length]).toEqual([27, 16]);
  });

  it('storm:3.2b has reinforcements on turns 2 to 9', () => {
    expect(Object.keys(track)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
    expect(Object.values(track).flat()).toHaveLength(200);
  });

  it('storm:3.5a, storm:3.5b, storm:3.5c, storm:3.6e has its markers', () => {
    expect([markers['scorridor'], markers['gcorridor']]).toEqual([['S2037', 'N2633'], ['S2036']]);
    expect([markers['city1'], markers['city10'], markers['air']?.length]).toEqual([
      ['cities-1'],
      ['cities-1'],
      10,
    ]);
  });
});

describe('the Axis', () => {
  const stacks = Object.entries(fixed);

  it('storm:6.2a, storm:6.3, storm:6.4 stands by nation, eight and three to a hex', () => {
    for (const [hex, ids] of stacks) {
      const nations = new Set(ids.map((id) => unit(id).nationality));
      expect([hex, nations.size]).toEqual([hex, 1]);
      expect(ids.length).toBeLessThanOrEqual(nations.has('hungarian') || nations.has('romanian') ? 3 : 8);
    }
  });

  it('storm:7.1c has its allies at home, and nobody in the USSR', () => {
    const home: Readonly<Record<string, string>> = { hungarian: 'hungary', romanian: 'romania' };
    for (const [hex, ids] of stacks) {
      expect([hex, held.get(hex)]).toEqual([hex, 'german']);
      for (const id of ids) {
        const country = home[unit(id).nationality];
        if (country !== undefined) expect([id, countryOf(hex)]).toEqual([id, country]);
      }
    }
  });

  it('storm:9.12b, storm:9.14b has no tanks where they could not be', () => {
    const stuck = stacks.flatMap(([hex, ids]) =>
      ['marsh', 'mountain'].includes(terrainOf(hex))
        ? ids.filter((id) => unit(id).mobility === 'mechanized' && unit(id).type !== 'cavalry')
        : [],
    );
    expect(stuck).toEqual([]);
  });

  it('storm:3.3e has its panzer divisions farther from the border than its infantry', () => {
    const border = area('soviet-border').map((hex) => grid.index(hex));
    const mean = (type: string): number => {
      const away = stacks.flatMap(([hex, ids]) =>
        ids.flatMap((id) =>
          unit(id).type === type && unit(id).nationality === 'german'
            ? [Math.min(...border.map((other) => distance(grid, other, grid.index(hex))))]
            : [],
        ),
      );
      return away.reduce((sum, n) => sum + n, 0) / away.length;
    };
    expect(mean('panzer')).toBeGreaterThan(mean('infantry') + 0.5);
  });
});

describe('the Soviet default', () => {
  const stacks = Object.entries(soviet);

  it('storm:3.4a, storm:R96 is on Soviet land, six and six to a hex', () => {
    for (const [hex, ids] of stacks) {
      expect([hex, countryOf(hex)]).toEqual([hex, 'ussr']);
      expect(ids.length - guns(ids).length).toBeLessThanOrEqual(6);
      expect(guns(ids).length).toBeLessThanOrEqual(6);
    }
  });

  it('storm:3.4b has a division in each of the 77 border hexes', () => {
    const bare = area('soviet-border').filter((hex) => {
      const ids = soviet[hex] ?? [];
      return ids.length === guns(ids).length;
    });
    expect(bare).toEqual([]);
  });

  it('storm:5.13l has every mechanized corps in one hex', () => {
    const places = new Map<string, Set<string>>();
    for (const [hex, ids] of stacks)
      for (const { formation = '', type } of ids.map(unit))
        if (['tank', 'mechanized-rifle'].includes(type))
          places.set(formation, (places.get(formation) ?? new Set()).add(hex));
    expect(places.size).toBe(19);
    expect([...places].filter(([, hexes]) => hexes.size > 1)).toEqual([]);
  });

  it('storm:9.12b, storm:9.14b has no tanks or guns where they could not be', () => {
    const stuck = stacks.flatMap(([hex, ids]) =>
      ['marsh', 'mountain'].includes(terrainOf(hex))
        ? ids.filter((id) => unit(id).mobility === 'mechanized' && unit(id).type !== 'cavalry')
        : [],
    );
    expect(stuck).toEqual([]);
  });

  it('storm:11.7e leaves no guns alone', () => {
    expect(stacks.filter(([, ids]) => guns(ids).length === ids.length)).toEqual([]);
  });

  it('has every rifle corps together in its sector', () => {
    const places = new Map<string, number[]>();
    for (const [hex, ids] of stacks)
      for (const { formation = '' } of ids.map(unit))
        if (formation.endsWith('rc'))
          places.set(formation, [...(places.get(formation) ?? []), grid.index(hex)]);
    const across = (hexes: readonly number[]): number =>
      Math.max(...hexes.flatMap((a) => hexes.map((b) => distance(grid, a, b))));
    const wide = [...places].filter(([, hexes]) => across(hexes) > 6).map(([corps]) => corps);
    expect(places.size).toBe(40);
    // These lent divisions to the border, or held both ends of a sector as they did.
    expect(wide.toSorted()).toEqual(['21rc', '35rc', '37rc']);
  });

  it.each([
    ['6rd', 'N2334', 'Brest'],
    ['99rd', 'N1328', 'Przemysl'],
    ['41rd', 'N1431', 'Rava Russkaya'],
    ['67rd', 'N4235', 'the coast north of Memel'],
    ['4td', 'N2934', 'the country north of Bialystok'],
    ['8td', 'N1331', 'Lvov'],
    ['41td', 'N1636', 'Lutsk'],
    ['23td', 'N4038', 'Siauliai'],
    ['95rd', 'S2738', 'the Prut before Kishinev'],
    ['164rd', 'S3534', 'Chernovtsy'],
  ])('has the %s in %s: %s', (id, hex) => {
    expect(soviet[hex]).toContain(id);
  });

  it('storm:9.4 shares no hex with the Axis', () => {
    const own = new Set(stacks.map(([hex]) => hex));
    expect(Object.keys(fixed).filter((hex) => own.has(hex))).toEqual([]);
  });
});

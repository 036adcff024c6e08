// The map as a piece of geometry: what the text counts, and that lines, areas and routes hang together.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { edges } from '../../../../src/hex/map-edges.ts';
import {
  area,
  countryOf,
  feature,
  grid,
  held,
  isPass,
  land,
  map,
  pairs,
  riverAt,
  routes,
  sheet,
  terrainOf,
  withFeature,
} from './map-kit.ts';

const sortedSide = (a: string, b: string): string => [a, b].toSorted().join('/');

/** Chains that the test of grids has, made before there was a map. */
const facts = JSON.parse(readFileSync(new URL('../../../hex/grids/storm.json', import.meta.url), 'utf8')) as {
  readonly sides: readonly { readonly name: string; readonly sides: string }[];
};
const factSides = (name: string): readonly string[] =>
  (facts.sides.find((line) => line.name === name)?.sides ?? '')
    .split(' ')
    .map((side) => sortedSide(...(side.split('/') as [string, string])));

const borders = (isSuch: (a: string, b: string) => boolean): readonly string[] =>
  pairs
    .filter(([a, b]) => sheet.sideKinds(a, b).includes('border') && isSuch(a, b))
    .map(([a, b]) => sortedSide(a, b))
    .toSorted();

describe('the grid', () => {
  it('storm:1.5d has 61 rows, 25 hexes in the even ones and 24 in the odd, 1,495 in all', () => {
    const rows = new Map<number, number>();
    for (const [hex] of grid.ids.entries()) rows.set(grid.row[hex]!, (rows.get(grid.row[hex]!) ?? 0) + 1);
    expect([...rows].toSorted(([a], [b]) => a - b).map(([, n]) => n)).toEqual(
      Array.from({ length: 61 }, (_, i) => (i % 2 === 0 ? 25 : 24)),
    );
    expect(grid.count).toBe(1495);
  });

  it('storm:1.4b knows the seam row by both numbers, and says the North one', () => {
    expect(grid.index('S4230')).toBe(grid.index('N1030'));
    expect(grid.ids.filter((id) => id.startsWith('S42'))).toEqual([]);
    expect(sheet.neighbours('N1030')).toEqual(['N1130', 'N1031', 'S4130', 'S4129', 'N1029', 'N1129']);
  });

  it('storm:1.5e has every corner on both of its edges', () => {
    const { north, east, south, west } = edges(grid);
    const has = (edge: readonly { readonly hex: number }[], id: string): boolean =>
      edge.some(({ hex }) => grid.id(hex) === id);
    expect([has(north, 'N4244'), has(east, 'N4244'), has(east, 'S1444'), has(south, 'S1444')]).toEqual(
      Array.from({ length: 4 }, () => true),
    );
    expect([has(north, 'N4220'), has(west, 'N4220'), has(west, 'S1420'), has(south, 'S1420')]).toEqual(
      Array.from({ length: 4 }, () => true),
    );
  });
});

describe('the border of the USSR', () => {
  const isFrontier = (a: string, b: string): boolean =>
    (countryOf(a) === 'ussr') !== (countryOf(b) === 'ussr');
  const sides = borders(isFrontier);

  it('storm:3.8b is one chain of 162 sides from N4134/N4234 to S1741/S1842', () => {
    expect(sides).toHaveLength(162);
    expect(sides).toEqual(factSides('Soviet border').toSorted());
    expect(sides).toContain('N4134/N4234');
    expect(sides).toContain('S1741/S1842');
  });

  it('storm:3.4b has 77 hexes to be garrisoned, from N4234 to S1937', () => {
    const hexes = area('soviet-border');
    expect(hexes).toHaveLength(77);
    expect(hexes).toContain('N4234');
    expect(hexes).toContain('S1937');
    expect(hexes.filter((hex) => held.get(hex) !== 'soviet')).toEqual([]);
  });

  it('storm:3.5a, storm:3.5b crosses the Danube corridor at S2036/S2037', () => {
    expect(sides).toContain('S2036/S2037');
    expect(riverAt('S2036', 'S2037')).toBe('prut');
  });

  it('storm:5.13j leaves Hungary 90 sides of border, 18 of them with the USSR', () => {
    const isHungarian = (a: string, b: string): boolean =>
      (countryOf(a) === 'hungary') !== (countryOf(b) === 'hungary');
    const hungarian = borders(isHungarian);
    expect(hungarian).toEqual(factSides('Hungarian border').toSorted());
    expect(hungarian.filter((side) => sides.includes(side))).toHaveLength(18);
  });
});

describe('cities', () => {
  const cities = withFeature('city');
  const major = withFeature('major-city');
  const points = (hexes: readonly string[]): number =>
    hexes.reduce((sum, hex) => sum + (sheet.hex(hex).points ?? 0), 0);
  const isSoviet = (hex: string): boolean => held.get(hex) === 'soviet';

  it('storm:4.2b are 35 and five major ones, worth one and two', () => {
    expect([cities.length, major.length]).toEqual([35, 5]);
    expect(cities.every((hex) => sheet.hex(hex).points === 1)).toBe(true);
    expect(major.every((hex) => sheet.hex(hex).points === 2)).toBe(true);
    expect(new Set([...cities, ...major].map((hex) => sheet.hex(hex).city)).size).toBe(40);
  });

  it('storm:4.2c, storm:4.2f have 11 points in the USSR, and 23 of 45 are a bare majority', () => {
    const all = [...cities, ...major];
    expect([points(all.filter(isSoviet)), points(all)]).toEqual([11, 45]);
    expect(Math.floor(points(all) / 2) + 1).toBe(23);
  });

  it('storm:2.2d, storm:2.2e are Cracow and Bucharest where the text has them', () => {
    expect([feature('N1721', 'city')?.name, feature('S1729', 'major-city')?.name]).toEqual([
      'Cracow',
      'Bucharest',
    ]);
  });

  it('storm:9.10b stand on clear ground, as the oilfield does', () => {
    const built = [...cities, ...major, ...withFeature('oilfield')];
    expect(built.filter((hex) => terrainOf(hex) !== 'clear')).toEqual([]);
    expect(withFeature('oilfield')).toEqual(['S2029']);
  });
});

describe('the chart of terrain', () => {
  it('storm:9.8 knows five grounds and sea, one to a hex', () => {
    expect(Object.keys(map.terrains)).toEqual(['clear', 'forest', 'marsh', 'rough', 'mountain', 'all-sea']);
    expect(grid.ids.filter((hex) => sheet.hex(hex).terrains.length !== 1)).toEqual([]);
  });

  it.each([
    ['12.2a', 'N3530', 'clear'],
    ['12.2b', 'N3031', 'forest'],
    ['12.2c', 'N2038', 'marsh'],
    ['12.2d', 'S2837', 'rough'],
    ['12.2e', 'S2227', 'mountain'],
    ['12.2e', 'S3033', 'mountain'],
  ])('storm:%s shows %s, which is %s', (_rule, hex, terrain) => {
    expect(terrainOf(hex)).toBe(terrain);
  });

  it('storm:12.2e shows a pass in S3033', () => {
    expect(sheet.neighbours('S3033').filter((next) => isPass('S3033', next))).toHaveLength(2);
  });

  it('storm:12.2j, storm:12.2k show N2533 and S2042 on the corridors', () => {
    expect(routes('pripyet-corridor')[0]).toContain('N2533');
    expect(routes('danube-corridor')[0]).toContain('S2042');
  });

  it('storm:12.2m shows a border in S2431', () => {
    const [next = ''] = sheet
      .neighbours('S2431')
      .filter((other) => sheet.sideKinds('S2431', other).includes('border'));
    expect(next).not.toBe('');
  });
});

describe('the corridors', () => {
  it.each([
    ['4.4', 'pripyet-corridor', 'N3420', 'N2044', 32, 17],
    ['4.5', 'danube-corridor', 'S2220', 'S2343', 36, 27],
  ])(
    'storm:%s: %s runs from %s to %s by %i hexes, %i of them German',
    (_rule, key, first, last, n, german) => {
      const [route = [], ...more] = routes(key);
      expect(more).toEqual([]);
      expect([route[0], route.at(-1), route.length]).toEqual([first, last, n]);
      expect(new Set(route).size).toBe(n);
      expect(route.slice(1).filter((hex, i) => !sheet.areAdjacent(route[i] ?? '', hex))).toEqual([]);
      const holders = route.map((hex) => held.get(hex));
      expect(holders.filter((side) => side === 'german')).toHaveLength(german);
      expect(holders.lastIndexOf('german')).toBe(german - 1);
    },
  );

  it('storm:7.1c: the Danube corridor is Romanian up to the border', () => {
    const [route = []] = routes('danube-corridor');
    expect(route.filter((hex) => !['romania', 'ussr'].includes(countryOf(hex)))).toEqual([]);
  });

  it('storm:9.14b cross no mountain', () => {
    const hexes = [...routes('pripyet-corridor'), ...routes('danube-corridor')].flat();
    expect(hexes.filter((hex) => terrainOf(hex) === 'mountain')).toEqual([]);
  });
});

describe('the edges', () => {
  it('storm:7.3a has 60 German sources in column 20, all of them land', () => {
    const found = area('german-sources');
    expect(found).toHaveLength(60);
    expect(found.every((hex) => hex.endsWith('20') && held.get(hex) === 'german')).toBe(true);
  });

  it('storm:7.3b has 55 Soviet sources from N4244 to S2044', () => {
    const found = area('soviet-sources');
    expect(found).toHaveLength(55);
    expect(found).toContain('N4244');
    expect(found).toContain('S2044');
    expect(found.every((hex) => held.get(hex) === 'soviet')).toBe(true);
  });

  it('storm:4.9, storm:4.10 have 33 and 22 hexes in the east', () => {
    expect([area('north-east-edge').length, area('south-east-edge').length]).toEqual([33, 22]);
  });

  it('storm:5.11g lets Hungarians in by ten hexes', () => {
    expect(area('hungarian-entry')).toHaveLength(10);
    expect(area('hungarian-entry').every((hex) => countryOf(hex) === 'hungary')).toBe(true);
  });

  it('storm:7.4b: each sheet has a source of either side for supply', () => {
    for (const key of ['german-sources', 'soviet-sources'])
      expect(new Set(area(key).map((hex) => sheet.hex(hex).zone))).toEqual(
        new Set(['north-map', 'south-map']),
      );
    expect(
      land.filter((hex) => sheet.hex(hex).zone === 'north-map').every((hex) => hex.startsWith('N')),
    ).toBe(true);
  });
});

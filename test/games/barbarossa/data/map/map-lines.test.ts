// The lines that rules draw on the map: start line, Dnepr line, zones, supply areas.
import { describe, expect, it } from '@jest/globals';
import { areAdjacent } from '../../../../../src/hex/hexsides.ts';
import {
  area,
  at,
  campOf,
  countryOf,
  course,
  ends,
  flood,
  grid,
  holderOf,
  isLand,
  isOverland,
  land,
  line,
  list,
  map,
  names,
  neighbours,
  pieces,
  rivers,
  touchesWater,
  within,
} from '../kit.ts';
import type { Corner, Reach } from '../kit.ts';

const isPlayed = (hex: number): boolean => campOf(hex) !== 'neither';

describe('start line', () => {
  const sides = land.flatMap((a) =>
    neighbours(a)
      .filter((b) => b > a && isLand(b) && campOf(a) !== campOf(b) && isPlayed(a) && isPlayed(b))
      .map((b) => ends(a, b)),
  );
  const degree = new Map<string, { corner: Corner; count: number }>();
  for (const corner of sides.flat())
    degree.set(corner.key, { corner, count: (degree.get(corner.key)?.count ?? 0) + 1 });

  it('is one unbroken chain of hexsides', () => {
    expect(sides.length).toBeGreaterThan(20);
    expect([...degree.values()].filter(({ count }) => count > 2)).toEqual([]);
    expect([...degree.values()].filter(({ count }) => count === 1)).toHaveLength(2);
  });

  it('runs from the Baltic to the Black Sea', () => {
    const tips = [...degree.values()].filter(({ count }) => count === 1).map(({ corner }) => corner);
    const [north, south] = tips.toSorted((a, b) => a.y - b.y);
    expect([touchesWater(north!, 'baltic'), touchesWater(south!, 'black-sea')]).toEqual([true, true]);
  });

  it('has all Soviet land on one side and all other land on the other', () => {
    for (const camp of ['west', 'east'] as const) {
      const hexes = new Set(land.filter((hex) => campOf(hex) === camp));
      expect([camp, pieces(hexes, within(hexes)).slice(1)]).toEqual([camp, []]);
    }
  });

  it('puts every hex of the west edge in one camp and every hex of the east edge in the other', () => {
    expect(names(area('german-sources'))).toBe(
      names([...area('german-sources')].filter((hex) => campOf(hex) === 'west')),
    );
    expect(names(area('soviet-sources'))).toBe(
      names([...area('soviet-sources')].filter((hex) => campOf(hex) === 'east')),
    );
  });

  it('has the set-up hexes of the army groups at it', () => {
    const groups = ['agn', 'agc', 'ags'].flatMap((key) => [...area(key)]);
    const far = groups.filter((hex) => !neighbours(hex).some((b) => isLand(b) && campOf(b) === 'east'));
    expect(far.map(grid.id)).toEqual([]);
    expect(groups.filter((hex) => holderOf(hex) !== 'german').map(grid.id)).toEqual([]);
  });

  it('is manned: every German and Polish hex at it is a set-up hex of an army group', () => {
    const groups = new Set(['agn', 'agc', 'ags'].flatMap((key) => [...area(key)]));
    const bare = land.filter(
      (hex) =>
        ['greater-germany', 'general-government'].includes(countryOf(hex)) &&
        !groups.has(hex) &&
        neighbours(hex).some((b) => isLand(b) && campOf(b) === 'east'),
    );
    expect(names(bare)).toBe('');
  });
});

describe('the Dnepr line', () => {
  const key = rivers.find((river) => /dnepr/i.test(map.rivers[river]!.name)) ?? '';
  const { reaches } = course(key);
  const touches = (reach: Reach, hex: number): boolean => reach.left === hex || reach.right === hex;
  const top = reaches.findIndex((reach) => touches(reach, at('2311')));
  const bottom = reaches.findIndex((reach) => names([reach.left, reach.right]) === '2809 2908');
  const stretch = reaches.slice(top, bottom + 1);

  it('runs from Kiev past Dnepropetrovsk to 2809/2908', () => {
    expect([top >= 0, bottom > top]).toEqual([true, true]);
    expect(stretch.some((reach) => touches(reach, at('2607')))).toBe(true);
  });

  it('is one chain with land on both banks', () => {
    expect(stretch.filter((reach, i) => i > 0 && stretch[i - 1]!.to.key !== reach.from.key)).toEqual([]);
    expect(stretch.filter(({ left, right }) => !isLand(left) || !isLand(right))).toEqual([]);
  });

  it('leaves Kiev and Dnepropetrovsk on the right bank', () => {
    const onLeft = stretch.filter((reach) => [at('2311'), at('2607')].includes(reach.left));
    expect(onLeft.map((reach) => names([reach.left, reach.right]))).toEqual([]);
  });

  it('has as its hexes the banks, the two cities and at most their neighbours', () => {
    const banks = new Set(stretch.flatMap(({ left, right }) => [left, right]));
    const cities = [at('2311'), at('2607')];
    const hexes = area('dnepr-line');
    const must = new Set([...banks, ...cities]);
    const may = new Set([...must, ...cities.flatMap(neighbours)]);
    expect(names([...must].filter((hex) => !hexes.has(hex)))).toBe('');
    expect(names([...hexes].filter((hex) => !may.has(hex)))).toBe('');
  });
});

describe('zones and supply areas', () => {
  const dp = area('dp');
  const rostov = area('r');
  const crimea = area('cs');
  const inZone = (zone: string): Set<number> =>
    new Set(land.filter((hex) => line(hex).zone === zone && isPlayed(hex)));

  it('are two zones, each of one piece', () => {
    for (const zone of ['north', 'south']) {
      const hexes = inZone(zone);
      expect([zone, pieces(hexes, (a, b) => hexes.has(b) && isOverland(a, b)).slice(1)]).toEqual([zone, []]);
    }
  });

  it('reach sources of both sides in both zones', () => {
    for (const zone of ['north', 'south'])
      for (const key of ['german-sources', 'soviet-sources'])
        expect([zone, key, [...area(key)].some((hex) => line(hex).zone === zone)]).toEqual([zone, key, true]);
  });

  it('keep the Dnepropetrovsk area on land of the southern zone, in Soviet territory, of one piece', () => {
    expect(
      names([...dp].filter((hex) => !isLand(hex) || line(hex).zone !== 'south' || campOf(hex) !== 'east')),
    ).toBe('');
    expect(pieces(dp, (a, b) => dp.has(b) && isOverland(a, b)).slice(1)).toEqual([]);
  });

  it('keep the Rostov area inside it, of one piece, with the bottlenecks in the outer area', () => {
    expect(names([...rostov].filter((hex) => !dp.has(hex)))).toBe('');
    expect(pieces(rostov, (a, b) => rostov.has(b) && isOverland(a, b)).slice(1)).toEqual([]);
    expect([dp.has(at('2607')), dp.has(at('2804'))]).toEqual([true, true]);
  });

  it('let lines out of each area through its city', () => {
    const outOf = (inner: ReadonlySet<number>, city: number, from: number): boolean =>
      flood(from, (a, b) => isOverland(a, b) && (inner.has(b) || b === city)).has(city);
    expect([...rostov].filter((hex) => !outOf(rostov, at('2804'), hex)).map(grid.id)).toEqual([]);
    expect([...dp].filter((hex) => !outOf(dp, at('2607'), hex)).map(grid.id)).toEqual([]);
  });

  it('hold everything south and east: the outer area is all Soviet-zone land beyond its border', () => {
    const south = inZone('south');
    const outside = [...south].filter((hex) => !dp.has(hex));
    const west = pieces(outside, (a, b) => south.has(b) && !dp.has(b) && areAdjacent(grid, a, b));
    expect(west.slice(1)).toEqual([]);
    const beyond = [...dp].filter((hex) => !rostov.has(hex));
    expect(pieces(beyond, (a, b) => dp.has(b) && !rostov.has(b) && areAdjacent(grid, a, b)).slice(1)).toEqual(
      [],
    );
  });

  it('bound the Rostov area by a chain from 2904 to 2801', () => {
    const rim = new Set(
      [...rostov].filter((hex) =>
        neighbours(hex).some((b) => isLand(b) && dp.has(b) && !rostov.has(b) && isOverland(hex, b)),
      ),
    );
    expect([rim.has(at('2904')), rim.has(at('2801'))]).toEqual([true, true]);
    expect(pieces(rim, within(rim)).slice(1)).toEqual([]);
  });

  it('make the Crimea area of the Crimea and three hexes beyond Kerch', () => {
    const beyond = list('3005 3104 3105').map(at);
    const doors = [
      ['2907', '3008'],
      ['2908', '3008'],
      ['3105', '3106'],
    ].map((pair) => names(pair.map(at)));
    const inside = flood(at('3108'), (a, b) => isOverland(a, b) && !doors.includes(names([a, b])));
    expect(names(crimea)).toBe(names([...inside, ...beyond]));
  });

  it('let every hex of the Crimea area reach Sevastopol over land and Kerch', () => {
    const kerch = names([at('3105'), at('3106')]);
    const reached = flood(
      at('3108'),
      (a, b) => crimea.has(b) && (isOverland(a, b) || names([a, b]) === kerch),
    );
    expect(names([...crimea].filter((hex) => !reached.has(hex)))).toBe('');
  });
});

// The map as a piece of geometry: outline, hexes, hexsides, land, rivers, edges and lists hang together.
import { describe, expect, it } from '@jest/globals';
import { edges } from '../../../../../src/hex/map-edges.ts';
import { areAdjacent } from '../../../../../src/hex/hexsides.ts';
import {
  all,
  area,
  at,
  countryOf,
  cornersOf,
  course,
  ends,
  grid,
  isAtEdge,
  isLand,
  isOverland,
  land,
  line,
  linesBetween,
  map,
  meets,
  names,
  neighbours,
  pieces,
  rivers,
  within,
} from '../kit.ts';
import type { Corner, Reach } from '../kit.ts';

/** Last column of each row, by B6: rows 16 to 29 go to 24. */
const OUTLINE: Readonly<Record<number, number>> = {
  10: 15,
  11: 16,
  12: 17,
  13: 18,
  14: 19,
  15: 21,
  30: 23,
  31: 21,
  32: 19,
};

/** Land that no overland way joins to the rest, with the reason. */
const ISLANDS: Readonly<Record<string, string>> = {
  1520: 'southern Sweden, neutral, which no rule lets anybody enter',
  1521: 'southern Sweden, neutral, which no rule lets anybody enter',
  1623: 'the Danish isles, held by neither side on this map',
};
const islands = new Set(Object.keys(ISLANDS).map(at));

describe('hexes', () => {
  it('fill the outline, 528 of them, each with a line in the file', () => {
    const expected = Array.from({ length: 23 }, (_, i) => i + 10).flatMap((row) =>
      Array.from(
        { length: (OUTLINE[row] ?? 24) + 1 },
        (_, column) => `${row}${String(column).padStart(2, '0')}`,
      ),
    );
    expect(expected).toHaveLength(528);
    expect(grid.ids).toEqual(expected.toSorted());
    expect(Object.keys(map.hexes).toSorted()).toEqual(grid.ids);
  });

  it('have a known terrain, and what goes with land or with water', () => {
    const wrong = all.flatMap((hex) => {
      const it = line(hex);
      const regions = Object.values(map.regions).filter((region) =>
        region.hexes.includes(grid.id(hex)),
      ).length;
      const problems = [
        map.terrains[it.terrain] === undefined && `terrain ${it.terrain}`,
        isLand(hex) && map.countries[it.country ?? ''] === undefined && `country ${it.country ?? 'missing'}`,
        isLand(hex) && map.zones[it.zone ?? ''] === undefined && `zone ${it.zone ?? 'missing'}`,
        isLand(hex) && regions !== 1 && `${regions} regions`,
        isLand(hex) && it.water !== undefined && 'water on land',
        !isLand(hex) && map.waters[it.water ?? '']?.kind === undefined && `water ${it.water ?? 'missing'}`,
        !isLand(hex) &&
          (it.country ?? it.city ?? it.objective ?? it.fortified) !== undefined &&
          'land things on water',
        it.terrain === 'all-sea' && map.waters[it.water ?? '']?.kind !== 'sea' && 'a sea hex of no sea',
        it.terrain === 'all-lake' && map.waters[it.water ?? '']?.kind === 'sea' && 'a lake hex of a sea',
      ];
      return problems.filter((p) => p !== false).map((p) => `${grid.id(hex)}: ${p}`);
    });
    expect(wrong).toEqual([]);
  });

  it('hold cities on clear land, each name once, each worth its point', () => {
    const cities = all.filter((hex) => line(hex).city !== undefined);
    expect(cities.filter((hex) => line(hex).terrain !== 'clear').map(grid.id)).toEqual([]);
    expect(cities.filter((hex) => line(hex).points !== 1).map(grid.id)).toEqual([]);
    expect(new Set(cities.map((hex) => line(hex).city)).size).toBe(cities.length);
  });

  it('give points to cities, oil and industry only', () => {
    const paid = all.filter((hex) => line(hex).points !== undefined);
    expect(paid.filter((hex) => line(hex).city === undefined && line(hex).objective === undefined)).toEqual(
      [],
    );
    expect(
      paid.filter((hex) => (line(hex).objective === 'city') !== (line(hex).city !== undefined)).map(grid.id),
    ).toEqual([]);
  });

  it('are ports of waters that they touch', () => {
    const dry = land.flatMap((hex) =>
      (line(hex).port ?? [])
        .filter(
          (water) =>
            !neighbours(hex).some(
              (b) =>
                b >= 0 &&
                (line(b).water === water || linesBetween(hex, b).some((side) => side.water === water)),
            ),
        )
        .map((water) => `${grid.id(hex)} ${water}`),
    );
    expect(dry).toEqual([]);
  });

  it('belong to regions that are each of one piece', () => {
    for (const region of Object.values(map.regions)) {
      const hexes = new Set(region.hexes.map(at));
      expect([region.name, pieces(hexes, within(hexes)).length]).toEqual([region.name, 1]);
    }
  });

  it('belong to countries that are each of one piece', () => {
    for (const key of Object.keys(map.countries)) {
      const hexes = new Set(land.filter((hex) => countryOf(hex) === key));
      expect([key, pieces(hexes, within(hexes)).slice(1)]).toEqual([key, []]);
    }
  });
});

describe('hexsides', () => {
  it('join neighbours, once each', () => {
    const apart = map.hexsides.filter(
      ({ between: [a, b] }) => !areAdjacent(grid, grid.index(a), grid.index(b)),
    );
    expect(apart.map((side) => side.between)).toEqual([]);
    const keys = map.hexsides.map((side) => side.between.toSorted().join('/'));
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  it('are rivers of the list or waters of the list', () => {
    const wrong = map.hexsides.filter(
      (side) =>
        map.sideKinds[side.kind] === undefined ||
        (side.kind === 'river'
          ? map.rivers[side.river ?? ''] === undefined
          : map.waters[side.water ?? ''] === undefined),
    );
    expect(wrong.map((side) => side.between)).toEqual([]);
  });

  it('part land from land: a side of a water hex is water already', () => {
    const idle = map.hexsides.filter(({ between: [a, b] }) => !isLand(at(a)) || !isLand(at(b)));
    expect(idle.map((side) => `${side.between.join('/')} ${side.kind}`)).toEqual([]);
  });

  it('of sea and lake lie at that water, or join on to sides that do', () => {
    const wetCorners = new Set(
      all
        .filter((hex) => !isLand(hex))
        .flatMap((hex) => cornersOf(hex).map(({ key }) => `${line(hex).water ?? ''} ${key}`)),
    );
    const alone = Object.keys(map.waters).flatMap((water) => {
      const sides = map.hexsides
        .filter((side) => side.water === water && side.kind !== 'strait')
        .map(({ between: [a, b] }) => ends(at(a), at(b)).map(({ key }) => key));
      const hasHexes = all.some((hex) => line(hex).water === water);
      const reached = new Set(
        hasHexes ? sides.flat().filter((key) => wetCorners.has(`${water} ${key}`)) : sides[0]?.slice(0, 1),
      );
      for (let before = -1; before !== reached.size;) {
        before = reached.size;
        for (const keys of sides)
          if (keys.some((key) => reached.has(key))) for (const key of keys) reached.add(key);
      }
      return sides.filter((keys) => !keys.some((key) => reached.has(key))).map(() => water);
    });
    expect(alone).toEqual([]);
  });
});

describe('land', () => {
  it('is of one piece but for the islands', () => {
    expect(
      pieces(
        land.filter((hex) => !islands.has(hex)),
        isOverland,
      ).slice(1),
    ).toEqual([]);
  });

  it('touches the seas along one coast each', () => {
    const seas = new Map<string, number>();
    for (const hex of all.filter((h) => line(h).terrain === 'all-sea'))
      seas.set(line(hex).water ?? '', (seas.get(line(hex).water ?? '') ?? 0) + 1);
    for (const sea of seas.keys()) {
      const hexes = new Set(all.filter((hex) => line(hex).water === sea));
      expect([sea, pieces(hexes, within(hexes)).slice(1)]).toEqual([sea, []]);
    }
  });
});

const isOffMap = (corner: Corner): boolean => corner.hexes.includes(-1);

describe.each(rivers)('river %s', (river) => {
  const { reaches, breaks } = course(river);
  const first = reaches[0];
  const last = reaches.at(-1);

  it('flows without a break', () => {
    expect(reaches.length).toBeGreaterThan(0);
    expect(breaks).toEqual([]);
  });

  it('never crosses itself', () => {
    const keys = reaches.flatMap((reach: Reach, i) =>
      reaches[i - 1]?.to.key === reach.from.key ? [reach.to.key] : [reach.from.key, reach.to.key],
    );
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  it('has banks of land', () => {
    const wet = reaches.filter(({ left, right }) => !isLand(left) || !isLand(right));
    expect(wet.map(({ left, right }) => names([left, right]))).toEqual([]);
  });

  it('begins and ends where the list says', () => {
    const { begins, ends: mouth } = map.rivers[river]!;
    const problems = [
      first !== undefined &&
        begins !== 'source' &&
        !meets(first.from, begins) &&
        `begins at ${names(first.from.hexes.filter((h) => h >= 0))}, not at ${begins}`,
      first !== undefined &&
        begins === 'source' &&
        isOffMap(first.from) &&
        'begins at the edge, not at a source',
      last !== undefined &&
        !meets(last.to, mouth) &&
        `ends at ${names(last.to.hexes.filter((h) => h >= 0))}, not at ${mouth}`,
    ];
    expect(problems.filter((p) => p !== false)).toEqual([]);
  });
});

describe('edges', () => {
  const keys = [
    'german-sources',
    'soviet-sources',
    'rvgk-entry',
    'army12-entry',
    'caucasus-exit',
    'bulgarian-exit',
    'yugo-entry',
  ];

  it.each(keys)('%s is land at the edge of the map', (key) => {
    expect(area(key).size).toBeGreaterThan(0);
    expect(names([...area(key)].filter((hex) => !isLand(hex) || !isAtEdge(hex)))).toBe('');
  });

  it('the Yugoslav entry is every Yugoslav hex of the south edge from 3023 to 3219', () => {
    const south = edges(grid).south.map(({ hex }) => hex);
    const run = south.slice(south.indexOf(at('3023')), south.indexOf(at('3219')) + 1);
    expect(names(area('yugo-entry'))).toBe(names(run.filter((hex) => countryOf(hex) === 'yugoslavia')));
  });
});

describe('lists of the file', () => {
  it('areas name hexes of the map, none twice', () => {
    for (const [key, { hexes }] of Object.entries(map.areas)) {
      expect([key, hexes.filter((id) => grid.index(id) < 0)]).toEqual([key, []]);
      expect([key, new Set(hexes).size]).toEqual([key, hexes.length]);
    }
  });

  it('every country, water, river and zone is used', () => {
    const unused = [
      ...Object.keys(map.countries).filter((key) => !land.some((hex) => countryOf(hex) === key)),
      ...Object.keys(map.zones).filter((key) => !land.some((hex) => line(hex).zone === key)),
      ...Object.keys(map.waters).filter(
        (key) =>
          !all.some((hex) => line(hex).water === key) && !map.hexsides.some((side) => side.water === key),
      ),
      ...rivers.filter((key) => course(key).reaches.length === 0),
    ];
    expect(unused).toEqual([]);
  });

  it('fortified lines stand on land and belong to a side', () => {
    const wrong = all.filter(
      (hex) =>
        line(hex).fortified !== undefined &&
        (!isLand(hex) || !['german', 'soviet'].includes(line(hex).fortified ?? '')),
    );
    expect(names(wrong)).toBe('');
  });
});

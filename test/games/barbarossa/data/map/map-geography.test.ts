// The map against the earth: an independent list of places, river towns and regions must be found where they lie.
import { describe, expect, it } from '@jest/globals';
import { distance } from '../../../../../src/hex/distance.ts';
import { fitted } from '../../../../../tools/mapmaker/place.ts';
import type { Plan } from '../../../../../tools/mapmaker/plan.ts';
import { atlas, onGrid } from './fit.ts';
import { bankOf, faults, hexesNear, hexOf, named, riverSteps, townHex, townPoint } from './towns.ts';
import {
  all,
  at,
  centre,
  cityHex,
  countryOf,
  grid,
  isLand,
  line,
  linesBetween,
  map,
  neighbours,
  plain,
  readJson,
} from '../kit.ts';

const plan = readJson<Plan>('../../../../tools/mapmaker/barbarossa/plan.json');
const maker = fitted(plan);

const excused = new Map(atlas.exceptions.map(({ place, what, why }) => [`${place} ${what}`, why]));
/** A claim that fails must be excused by name and with a reason; one that holds must not be. */
const check = (claim: string, failures: readonly string[]): void => {
  if (excused.has(claim))
    expect([claim, failures.length > 0 ? 'fails as expected' : 'needs no excuse any more']).toEqual([
      claim,
      'fails as expected',
    ]);
  else expect(failures).toEqual([]);
};

describe('the projection', () => {
  it.each(atlas.control)(
    'puts %s within two thirds of a hex of the middle of its hex',
    (_, lon, lat, hex) => {
      const [p, c] = [onGrid(lon, lat), centre(at(hex))];
      expect(Math.hypot(p.x - c.x, p.y - c.y)).toBeLessThan(2 / 3);
    },
  );

  it.each(atlas.places)('puts %s where the map maker puts it', (name, lon, lat) => {
    const [p, [x, y]] = [onGrid(lon, lat), maker.projection.toPlane(lon, lat)];
    expect([name, Math.hypot(p.x - x, p.y + y) < 0.5]).toEqual([name, true]);
  });

  it('was fitted to the places alone whose hexes the rulebook gives', () => {
    const given = new Set(atlas.control.map(([, , , hex]) => hex));
    expect(plan.control.filter(({ hex }) => !given.has(hex))).toEqual([]);
    for (const { name, hex, lon, lat } of plan.control) {
      const [, ours, south] = atlas.control.find(([, , , id]) => id === hex)!;
      expect([name, Math.abs(ours - lon) < 0.2, Math.abs(south - lat) < 0.2]).toEqual([name, true, true]);
    }
  });

  it('keeps the scale of 90 km to a hex within a fifth', () => {
    const km = (a: string, b: string): number => {
      const [p, q] = [a, b].map((name) => atlas.control.find(([n]) => n === name)!);
      const rad = Math.PI / 180;
      const c =
        Math.sin(p![2] * rad) * Math.sin(q![2] * rad) +
        Math.cos(p![2] * rad) * Math.cos(q![2] * rad) * Math.cos((p![1] - q![1]) * rad);
      return (6371 * Math.acos(c)) / distance(grid, at(p![3]), at(q![3]));
    };
    for (const [a, b] of [
      ['Leningrad', 'Odessa'],
      ['Moscow', 'Budapest'],
      ['Kiev', 'Stalingrad'],
      ['Riga', 'Rostov'],
    ] as const)
      expect([a, b, Math.abs(km(a, b) / 90 - 1) < 0.2]).toEqual([a, b, true]);
  });
});

describe.each(atlas.places)('%s (%d, %d; rank %d)', (name, lon, lat, rank, country, banks) => {
  it(`lies on land of ${country}`, () => {
    const near = hexesNear(onGrid(lon, lat));
    check(
      `${name} country`,
      near.some((hex) => isLand(hex) && country.split('|').includes(countryOf(hex)))
        ? []
        : [
            `rank ${rank}: ${near.map((hex) => `${grid.id(hex)} ${countryOf(hex) || line(hex).terrain}`).join(', ')}`,
          ],
    );
  });

  for (const [river = '', bank = ''] of banks
    .split(', ')
    .filter((part) => part !== '')
    .map((part) => part.split(' ')))
    it(`lies on the ${bank} bank of the ${river}`, () => {
      if (named(river).length === 0) {
        expect(atlas.rivers[river]?.must).toBe(false);
        return;
      }
      const hex = townHex(name);
      const found = hex < 0 ? 'nowhere' : bankOf(hex, river, townPoint(name));
      check(
        `${name} ${river}`,
        found === bank ? [] : [`${hex < 0 ? 'no hex' : grid.id(hex)} is on the ${found} bank`],
      );
    });
});

it('most places need no leeway: they are right in the very hex into which they fall', () => {
  const exact = atlas.places.map(([name, lon, lat]) => faults(name, hexOf(onGrid(lon, lat))));
  const share = (isRight: (fault: (typeof exact)[number]) => boolean): number =>
    exact.filter(isRight).length / exact.length;
  expect(share(({ land, country }) => land && country)).toBeGreaterThan(0.9);
  expect(share(({ banks }) => banks === 0)).toBeGreaterThan(0.8);
});

/** Names of waters, of the book's own objectives, and the misplaced one of the errata. */
const isTown = (hex: number): boolean =>
  isLand(hex) &&
  line(hex).objective === undefined &&
  line(hex).label !== undefined &&
  grid.id(hex) !== '2608';

it('every printed name is that of a town there, in its own country and on its own bank', () => {
  const labels = all.filter(isTown).map((hex) => [line(hex).label ?? '', hex] as const);
  expect(labels.length).toBeGreaterThan(50);
  const wrong = labels.filter(([label, hex]) => {
    const point = townPoint(label);
    if (point === undefined) return true;
    const { country, banks } = faults(label, hex);
    const isExcused = atlas.exceptions.some(({ place }) => place === label);
    return !country || (banks > 0 && !isExcused) || distance(grid, hexOf(point), hex) > 1;
  });
  expect(wrong.map(([label, hex]) => `${label} in ${grid.id(hex)}`)).toEqual([]);
});

it('no town is printed on water', () => {
  const wet = all.filter((hex) => !isLand(hex) && townPoint(line(hex).label ?? '') !== undefined);
  expect(wet.map((hex) => `${line(hex).label ?? ''} in ${grid.id(hex)}`)).toEqual([]);
});

it('the exceptions each name a place, what differs, and why', () => {
  const claims = new Set(
    atlas.places.flatMap(([name, , , , , banks]) => [
      `${name} country`,
      ...banks.split(', ').map((part) => `${name} ${part.split(' ')[0] ?? ''}`),
    ]),
  );
  for (const [name] of Object.values(map.hexes).map((hex) => [hex.city ?? '']))
    claims.add(`${name ?? ''} city`);
  for (const { region } of atlas.terrain) claims.add(`${region} terrain`);
  for (const { river, towns } of atlas.orders) for (const town of towns) claims.add(`${town} order ${river}`);
  for (const [city, river] of atlas.citiesAt) claims.add(`${city} at ${river}`);
  for (const [town] of atlas.coastal) claims.add(`${town} coast`);
  for (const town of atlas.inland) claims.add(`${town} inland`);
  expect(atlas.exceptions.filter(({ place, what }) => !claims.has(`${place} ${what}`))).toEqual([]);
  expect(atlas.exceptions.filter(({ why }) => why.length < 30)).toEqual([]);
  expect(new Set(atlas.exceptions.map(({ place, what }) => `${place} ${what}`)).size).toBe(
    atlas.exceptions.length,
  );
});

describe('cities of the board', () => {
  const cities = all.flatMap((hex) =>
    line(hex).city === undefined ? [] : [[line(hex).city ?? '', hex] as const],
  );

  it.each(cities)('%s is within one hex of its place on the earth', (name, hex) => {
    const point = townPoint(name);
    expect([name, point === undefined ? 'not in the list' : 'listed']).toEqual([name, 'listed']);
    if (point !== undefined)
      check(
        `${name} city`,
        hexesNear(point).some((near) => distance(grid, near, hex) === 0) ||
          distance(grid, hexOf(point), hex) <= 1
          ? []
          : [grid.id(hexOf(point))],
      );
  });

  it('includes every place of the first rank but those that the counting of points leaves out', () => {
    const without = ['Leipzig', 'Dresden', 'Litzmannstadt'];
    const first = atlas.places.filter(([name, , , rank]) => rank === 1 && !without.includes(name));
    expect(
      first.filter(([name]) => cityHex(name === 'Gorky' ? 'Gorki' : name) < 0).map(([name]) => name),
    ).toEqual([]);
  });

  it.each(atlas.citiesAt)('%s stands at the %s', (city, river) => {
    const hex = cityHex(city);
    const isThere = neighbours(hex).some(
      (b) => b >= 0 && linesBetween(hex, b).some((side) => named(river).includes(side.river ?? '')),
    );
    check(`${city} at ${river}`, isThere ? [] : [hex < 0 ? 'no such city' : grid.id(hex)]);
  });
});

describe('rivers', () => {
  it.each(
    Object.entries(atlas.rivers)
      .filter(([, { must }]) => must)
      .map(([river]) => river),
  )('the %s is on the map', (river) => {
    expect(named(river)).not.toEqual([]);
  });

  it.each(atlas.orders.map(({ river, towns }) => [river, towns.join(', '), towns] as const))(
    'the %s passes %s in this order',
    (river, _, towns) => {
      expect(named(river)).not.toEqual([]);
      const steps = towns.map((town) => [town, riverSteps(townHex(town), river)] as const);
      for (const [town, step] of steps)
        check(`${town} order ${river}`, step.away <= 1 ? [] : [`${town} is ${step.away} hexes from it`]);
      const kept = steps.filter(([town]) => !excused.has(`${town} order ${river}`));
      const turns = kept.filter(([, step], i) => i > 0 && kept[i - 1]![1].first > step.last);
      expect(turns.map(([town]) => town)).toEqual([]);
    },
  );
});

describe('terrain', () => {
  it.each(atlas.terrain.map((expected) => [expected.region, expected] as const))(
    '%s',
    (region, { shows, share, points }) => {
      const seen = points.map(([lon, lat]) => {
        const hex = hexOf(onGrid(lon, lat));
        const isLake = neighbours(hex).some(
          (b) => b >= 0 && linesBetween(hex, b).some((side) => side.kind === 'lake'),
        );
        return { hex, isRight: shows.includes(line(hex).terrain) || (shows.includes('lake') && isLake) };
      });
      const wrong = seen
        .filter(({ isRight }) => !isRight)
        .map(({ hex }) => `${grid.id(hex)} is ${line(hex).terrain}`);
      check(`${region} terrain`, 1 - wrong.length / seen.length >= share ? [] : wrong);
    },
  );
});

describe('terrain that stops movement stands only where there is reason for it', () => {
  const strays = (terrain: string, reasons: typeof atlas.swamps): string[] => {
    const known = reasons.map(([, lon, lat]) => hexOf(onGrid(lon, lat)));
    return all
      .filter((hex) => line(hex).terrain === terrain && !known.some((near) => distance(grid, hex, near) <= 1))
      .map((hex) => grid.id(hex));
  };

  it('marsh next to a known swamp', () => {
    expect(strays('marsh', atlas.swamps)).toEqual([]);
  });

  it('rough next to known hills or forests', () => {
    expect(strays('rough', atlas.uplands)).toEqual([]);
  });

  it('desert-steppe between the lower Volga and the Terek alone', () => {
    const rim = all
      .filter((hex) => line(hex).terrain === 'desert-steppe')
      .filter((hex) => grid.columnNumber[hex]! > 2 || grid.rowNumber[hex]! < 26 || grid.rowNumber[hex]! > 31);
    expect(rim.map(grid.id)).toEqual([]);
  });
});

/** Of the hexes a town may stand in: those of land. */
const standing = (town: string): readonly number[] => {
  const own = townHex(town);
  const point = townPoint(town);
  const isFixed = cityHex(town) >= 0 || atlas.control.some(([name]) => name === town);
  return isFixed || point === undefined ? [own] : hexesNear(point).filter(isLand);
};
const seasOf = (hex: number): string[] =>
  neighbours(hex).flatMap((b) =>
    b < 0
      ? []
      : [
          line(b).terrain === 'all-sea' ? (line(b).water ?? '') : '',
          ...linesBetween(hex, b)
            .filter((s) => s.kind === 'sea')
            .map((s) => s.water ?? ''),
        ],
  );

describe('coasts', () => {
  it.each(atlas.coastal)('%s lies on the %s', (town, sea) => {
    const hexes = standing(town);
    check(
      `${town} coast`,
      hexes.some((hex) => seasOf(hex).includes(sea)) ? [] : hexes.map((hex) => grid.id(hex)),
    );
  });

  it.each(atlas.inland)('%s lies inland', (town) => {
    const hexes = standing(town);
    check(
      `${town} inland`,
      hexes.some((hex) => seasOf(hex).every((sea) => sea === '')) ? [] : hexes.map((hex) => grid.id(hex)),
    );
  });

  it.each(atlas.openSea)('the %s is open at %d, %d', (sea, lon, lat) => {
    const near = hexesNear(onGrid(lon, lat));
    expect([sea, near.some((hex) => line(hex).water === sea && line(hex).terrain === 'all-sea')]).toEqual([
      sea,
      true,
    ]);
  });

  it.each(atlas.lakes)('the water %s lies at %d, %d', (name, lon, lat) => {
    const key = Object.keys(map.waters).find((id) => plain(map.waters[id]!.name).includes(plain(name))) ?? '';
    const here = hexOf(onGrid(lon, lat));
    const isThere = [here, ...neighbours(here)].some(
      (hex) =>
        hex >= 0 &&
        (line(hex).water === key ||
          neighbours(hex).some((b) => b >= 0 && linesBetween(hex, b).some((s) => s.water === key))),
    );
    expect([key === '' ? 'no such water' : key, isThere]).toEqual([key, true]);
  });
});

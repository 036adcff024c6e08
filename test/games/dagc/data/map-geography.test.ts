// The map against the earth: places, river towns and regions must be found where they lie.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { cornerPlace, sideEnds } from '../../../../src/hex/corners.ts';
import { directionTo } from '../../../../src/hex/hexsides.ts';
import { azimuthal } from '../../../../tools/mapmaker/projection.ts';
import { fitted } from '../../../../tools/mapmaker/place.ts';
import type { Plan } from '../../../../tools/mapmaker/plan.ts';
import { countryOf, grid, isCoastal, isSea, land, map, sheet, terrainsOf, withFeature } from './map-kit.ts';

const plan = JSON.parse(
  readFileSync(new URL('../../../../tools/mapmaker/dagc/plan.json', import.meta.url), 'utf8'),
) as Plan;
const maker = fitted(plan);
const hexOf = (lon: number, lat: number): string => maker.hexOf(lon, lat) ?? '';

const rms = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, v) => sum + v * v, 0) / values.length);

describe('the fit', () => {
  it('puts every control place within 0.6 of a hex, and 0.35 on the whole', () => {
    const { residuals } = maker.projection;
    expect(Math.max(...residuals)).toBeLessThan(0.6);
    expect(rms(residuals)).toBeLessThan(0.35);
  });

  it('turns the grid 16 to 18 degrees against true north', () => {
    const [a, b] = [maker.projection.toPlane(25, 54.5), maker.projection.toPlane(25, 55.5)];
    const turn = (Math.atan2(b[0] - a[0], b[1] - a[1]) * 180) / Math.PI;
    expect(turn).toBeGreaterThan(16);
    expect(turn).toBeLessThan(18);
  });

  it('dagc:1.2a: keeps the 26 km of a hex within a tenth', () => {
    const flat = azimuthal([25, 55], 1);
    for (const [from, to] of [
      [plan.control[0]!, plan.control[1]!],
      [plan.control[2]!, plan.control[4]!],
      [plan.control[1]!, plan.control[6]!],
    ] as const) {
      const [p, q] = [flat(from.lon, from.lat), flat(to.lon, to.lat)];
      const [a, b] = [maker.projection.toPlane(from.lon, from.lat), maker.projection.toPlane(to.lon, to.lat)];
      const km = Math.hypot(p[0] - q[0], p[1] - q[1]) / Math.hypot(a[0] - b[0], a[1] - b[1]);
      expect([from.name, to.name, Math.abs(km / 26 - 1) < 0.1]).toEqual([from.name, to.name, true]);
    }
  });

  it('was made with the grid that is shipped', () => {
    expect(map.grid).toEqual(plan.grid);
  });
});

/** Longitude, latitude, the state of August 1939. */
const PLACES: readonly (readonly [name: string, lon: number, lat: number, country: string])[] = [
  ['Dorpat', 26.72, 58.38, 'estonia'],
  ['Fellin', 25.59, 58.36, 'estonia'],
  ['Paide', 25.56, 58.89, 'estonia'],
  ['Wenden', 25.27, 57.31, 'latvia'],
  ['Windau', 21.57, 57.39, 'latvia'],
  ['Mitau', 23.71, 56.65, 'latvia'],
  ['Bauska', 24.19, 56.41, 'latvia'],
  ['Duenaburg', 26.53, 55.88, 'latvia'],
  ['Abrene', 27.91, 57.06, 'latvia'],
  ['Marienburg', 27.05, 57.42, 'latvia'],
  ['Raseiniai', 23.12, 55.38, 'lithuania'],
  ['Ukmerge', 24.76, 55.25, 'lithuania'],
  ['Marijampole', 23.35, 54.56, 'lithuania'],
  ['Memel', 21.13, 55.71, 'germany'],
  ['Heydekrug', 21.48, 55.35, 'germany'],
  ['Gumbinnen', 22.2, 54.59, 'germany'],
  ['Rastenburg', 21.37, 54.08, 'germany'],
  ['Lyck', 22.36, 53.83, 'germany'],
  ['Wilno', 25.28, 54.69, 'poland'],
  ['Swieciany', 26.16, 55.13, 'poland'],
  ['Glebokie', 27.69, 55.14, 'poland'],
  ['Augustow', 22.98, 53.84, 'poland'],
  ['Suwalki', 22.93, 54.1, 'poland'],
  ['Nowogrodek', 25.83, 53.6, 'poland'],
  ['Slonim', 25.32, 53.09, 'poland'],
  ['Luniniec', 26.8, 52.25, 'poland'],
  ['Ostroleka', 21.57, 53.08, 'poland'],
  ['Wlodawa', 23.55, 51.55, 'poland'],
  ['Radom', 21.15, 51.4, 'poland'],
  ['Lepel', 28.69, 54.88, 'ussr'],
  ['Tolochin', 29.69, 54.41, 'ussr'],
  ['Osipovichi', 28.64, 53.3, 'ussr'],
  ['Sebezh', 28.49, 56.28, 'ussr'],
  ['Opochka', 28.66, 56.71, 'ussr'],
  ['Gdov', 27.83, 58.74, 'ussr'],
  ['Mozyr', 29.25, 52.05, 'ussr'],
  ['Petrikov', 28.5, 52.13, 'ussr'],
];

/** Its hex, and those to whose middle it is less than three quarters of a hex. */
const near = (lon: number, lat: number): readonly string[] =>
  grid.ids.filter((hex) => hex === hexOf(lon, lat) || maker.distanceTo(hex, lon, lat) < 0.75);

it.each(PLACES)('%s (%d, %d) lies in %s', (name, lon, lat, country) => {
  const countries = near(lon, lat).map(countryOf);
  expect([name, countries.includes(country)]).toEqual([name, true]);
});

describe('settlements', () => {
  it('stand in the hex they fall in or in the next one, within 0.6 of a hex', () => {
    const off = plan.cities.map(
      ({ name, hex, lon, lat }) => [name, maker.distanceTo(hex, lon, lat)] as const,
    );
    expect(off.filter(([, distance]) => distance > 0.6)).toEqual([]);
    const beside = plan.cities.filter(({ hex, lon, lat }) => hexOf(lon, lat) !== hex).map(({ name }) => name);
    expect(beside.toSorted()).toEqual(['Allenstein', 'Haapsalu', 'Lublin', 'Orsha', 'Rakvere']);
  });

  it('are those of the plan', () => {
    const there = [...withFeature('city'), ...withFeature('town')].map(
      (hex) => `${hex} ${sheet.hex(hex).city ?? ''}`,
    );
    expect(there.toSorted()).toEqual(plan.cities.map(({ hex, name }) => `${hex} ${name}`).toSorted());
  });
});

type Reach = { readonly left: string; readonly right: string };

/** The sides of a river in the order of its flow, with the hexes on either bank. */
const reachesOf = (river: string): readonly Reach[] => {
  const sides = map.hexsides
    .filter((side) => side.river === river)
    .map(({ between: [a, b] }) => {
      const hex = grid.index(a);
      return { a, b, ends: sideEnds(grid, hex, directionTo(grid, hex, grid.index(b))) };
    });
  return sides.map(({ a, b, ends: [p, q] }, i) => {
    const [before, after] = [sides[i - 1]?.ends, sides[i + 1]?.ends];
    const isTurned = before?.includes(q) === true || after?.includes(p) === true;
    const [from, to] = (isTurned ? [q, p] : [p, q]).map(cornerPlace);
    const x = grid.x[grid.index(a)] ?? 0;
    const y = grid.y[grid.index(a)] ?? 0;
    const half = 1 / (2 * Math.sqrt(3));
    const [fx, fy, tx, ty] = [from!.across / 2, from!.down * half, to!.across / 2, to!.down * half];
    // y runs downward, so that a positive turn is to the right.
    const turn = (tx - fx) * (y - fy) - (ty - fy) * (x - fx);
    return turn > 0 ? { left: b, right: a } : { left: a, right: b };
  });
};

describe('rivers', () => {
  it.each([
    ['dvina', ['3500', '3204', '2809', '2113']],
    ['dnepr', ['3801', '4101']],
    ['berezina', ['3806', '4405']],
    ['niemen', ['3618', '3116', '2821']],
    ['vistula', ['4028']],
    ['narew', ['3821', '3723']],
    ['velikaya', ['2302', '2102']],
    ['neris', ['3313', '3116']],
  ])('the %s passes %j in this order', (river, towns) => {
    const reaches = reachesOf(river);
    const first = towns.map((hex) => reaches.findIndex(({ left, right }) => left === hex || right === hex));
    expect(first.every((step) => step >= 0)).toBe(true);
    expect(first).toEqual(first.toSorted((a, b) => a - b));
  });

  it.each([
    ['Riga', '2113', 'dvina', 'right'],
    ['Daugavpils', '2809', 'dvina', 'right'],
    ['Polotsk', '3204', 'dvina', 'right'],
    ['Vitebsk', '3500', 'dvina', 'left'],
    ['Orsha', '3801', 'dnepr', 'right'],
    ['Mogilev', '4101', 'dnepr', 'right'],
    ['Borisov', '3806', 'berezina', 'left'],
    ['Bobruisk', '4405', 'berezina', 'right'],
    ['Grodno', '3618', 'niemen', 'right'],
    ['Kaunas', '3116', 'niemen', 'right'],
    ['Tilsit', '2821', 'niemen', 'left'],
    ['Kaunas', '3116', 'neris', 'left'],
    ['Vilnius', '3313', 'neris', 'left'],
    ['Warsaw', '4028', 'vistula', 'left'],
    ['Lomza', '3723', 'narew', 'left'],
    ['Brest', '4421', 'bug', 'right'],
    ['Pinsk', '4614', 'pripyat', 'left'],
    ['Pskov', '2102', 'velikaya', 'right'],
    ['Narva', '1301', 'narva', 'left'],
  ] as const)('%s in %s lies on the %s on its %s bank', (_name, hex, river, bank) => {
    const banks = reachesOf(river).flatMap(({ left, right }) =>
      left === hex ? ['left'] : right === hex ? ['right'] : [],
    );
    expect([...new Set(banks)]).toEqual([bank]);
  });

  it('keep within a hex of their true course', () => {
    const off = map.hexsides.flatMap(({ between, river, from }) => {
      const told = from?.['river'];
      const found = Array.isArray(told) ? /runs ([\d.]+) of a hex/.exec(String(told[1])) : null;
      return found === null ? [] : [[between.join('/'), river, Number(found[1])] as const];
    });
    expect(off.length).toBeGreaterThan(300);
    expect(off.filter(([, , distance]) => distance > 1)).toEqual([]);
  });
});

/** Of so many points at least such a share shows one of these. */
const REGIONS: readonly (readonly [
  region: string,
  shows: readonly string[],
  share: number,
  points: readonly (readonly [number, number])[],
])[] = [
  [
    'the Pripyat marshes',
    ['marsh', 'western-pripyat'],
    0.8,
    [
      [25.5, 51.9],
      [26.0, 51.7],
      [26.9, 52.05],
      [27.3, 52.1],
      [25.4, 52.45],
      [28.2, 52.3],
    ],
  ],
  ['the Lubana lowland', ['marsh'], 1, [[26.9, 56.75]]],
  ['the Biebrza', ['marsh'], 1, [[22.9, 53.6]]],
  [
    'the forest of Rossony',
    ['forest'],
    0.6,
    [
      [28.6, 55.95],
      [28.9, 55.9],
      [28.4, 56.0],
    ],
  ],
  [
    'the forest of Bialowieza',
    ['forest'],
    0.5,
    [
      [23.9, 52.75],
      [24.0, 52.65],
    ],
  ],
  [
    'the woods of northern Courland',
    ['forest'],
    0.6,
    [
      [22.0, 57.4],
      [22.3, 57.5],
      [22.5, 57.3],
    ],
  ],
  ['the forest of Naliboki', ['forest', 'marsh'], 1, [[26.4, 53.85]]],
  [
    'the Zemgale plain',
    ['clear'],
    1,
    [
      [23.4, 56.4],
      [23.6, 56.2],
      [24.1, 56.1],
    ],
  ],
  [
    'the country of Minsk and Orsha',
    ['clear'],
    0.6,
    [
      [27.5, 53.9],
      [30.0, 54.5],
      [29.6, 54.4],
    ],
  ],
];

it.each(REGIONS)('%s shows %j', (_region, shows, share, points) => {
  const right = points.filter(([lon, lat]) => terrainsOf(hexOf(lon, lat)).some((key) => shows.includes(key)));
  expect(right.length / points.length).toBeGreaterThanOrEqual(share);
});

describe('coasts', () => {
  it.each([
    ['Gulf of Riga', 23.7, 57.5, 'gulf-of-riga'],
    ['Gulf of Finland', 27.3, 59.75, 'gulf-of-finland'],
    ['Baltic off Liepaja', 20.2, 56.6, 'baltic'],
    ['Curonian lagoon', 21.0, 55.05, 'baltic'],
  ])('the %s is open', (_name, lon, lat, water) => {
    expect(map.hexes[hexOf(lon, lat)]?.water).toBe(water);
  });

  it.each([
    ['Libau', '2021'],
    ['Domesnaes', '1616'],
    ['Pillau', '2827'],
    ['Cranz', '2724'],
    ['Palanga', '2321'],
    ['Tuckum shore', '2015'],
  ])('%s in %s is on the coast', (_name, hex) => {
    expect(isCoastal(hex)).toBe(true);
  });

  it('leaves Siauliai, Tilsit, Jelgava and Tartu inland', () => {
    expect(['2516', '2821', '2215', '1705'].filter(isCoastal)).toEqual([]);
  });

  it('puts Lake Peipus between Gdov and Mustvee', () => {
    const between = hexOf(27.45, 58.75);
    expect([terrainsOf(between), map.hexes[between]?.water]).toEqual([['all-lake'], 'peipus']);
  });

  it('puts no land into the sea or sea onto land where the earth has none', () => {
    expect(land.filter(isSea)).toEqual([]);
    for (const [lon, lat] of [
      [24.5, 58.7],
      [22.0, 56.9],
      [21.5, 54.6],
    ] as const)
      expect(sheet.isLand(hexOf(lon, lat))).toBe(true);
  });
});

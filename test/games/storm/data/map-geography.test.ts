// The map beside the earth: mountains and their passes, rivers and their banks, ways for tanks and for supply.
import { describe, expect, it } from '@jest/globals';
import {
  area,
  countryOf,
  flood,
  grid,
  held,
  isApart,
  isPass,
  isTankStep,
  land,
  map,
  routes,
  sheet,
  terrainOf,
  withFeature,
} from './map-kit.ts';

const sidesOf = (river: string): readonly (readonly [string, string])[] =>
  map.hexsides.filter((side) => side.river === river).map(({ between }) => between);

const place = (hex: string): readonly [number, number] => {
  const i = grid.index(hex);
  return [grid.x[i] ?? 0, -(grid.y[i] ?? 0)];
};

/** The banks of a river on which a hex has a side of it. */
const banksOf = (river: string, hex: string): ReadonlySet<'left' | 'right'> => {
  const sides = sidesOf(river);
  const middles = sides.map(([a, b]) => {
    const [p, q] = [place(a), place(b)];
    return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2] as const;
  });
  const [x, y] = place(hex);
  return new Set(
    sides.flatMap((side, i): ('left' | 'right')[] => {
      if (!side.includes(hex)) return [];
      const before = middles[Math.max(0, i - 1)]!;
      const after = middles[Math.min(middles.length - 1, i + 1)]!;
      const here = middles[i]!;
      const turn = (after[0] - before[0]) * (y - here[1]) - (after[1] - before[1]) * (x - here[0]);
      return [turn > 0 ? 'left' : 'right'];
    }),
  );
};

describe('rivers', () => {
  it('are the great ones of the atlas, 29 of them', () => {
    expect(Object.keys(map.rivers)).toHaveLength(29);
    expect(map.hexsides.filter(({ river }) => river !== undefined).length).toBeGreaterThan(650);
  });

  it.each([
    ['vistula', 'Warsaw', 'N2628', 'left'],
    ['vistula', 'Cracow', 'N1721', 'left'],
    ['vistula', 'Thorn', 'N3223', 'right'],
    ['vistula', 'Sandomierz', 'N1827', 'left'],
    ['vistula', 'Graudenz', 'N3424', 'right'],
    ['bug', 'Brest', 'N2334', 'right'],
    ['san', 'Przemysl', 'N1328', 'right'],
    ['niemen', 'Grodno', 'N3037', 'right'],
    ['niemen', 'Kaunas', 'N3639', 'right'],
    ['niemen', 'Tilsit', 'N3835', 'left'],
    ['neris', 'Kaunas', 'N3639', 'left'],
    ['pripyat', 'Pinsk', 'N2140', 'left'],
    ['dniester', 'Bendery', 'S2642', 'right'],
    ['dniester', 'Tiraspol', 'S2542', 'left'],
    ['dniester', 'Mogilev', 'S3440', 'left'],
    ['prut', 'Chernovtsy', 'S3534', 'right'],
    ['prut', 'Jassy', 'S2937', 'right'],
    ['danube', 'Galatz', 'S2036', 'left'],
    ['danube', 'Braila', 'S1935', 'left'],
  ])('%s passes %s in %s on its %s bank', (river, _town, hex, bank) => {
    expect([...banksOf(river, hex)]).toEqual([bank]);
  });

  it('bound the USSR along the Bug, the Prut and the Danube', () => {
    const isBorder = ([a, b]: readonly [string, string]): boolean =>
      (countryOf(a) === 'ussr') !== (countryOf(b) === 'ussr');
    const along = (river: string): number => sidesOf(river).filter(isBorder).length;
    expect([along('bug') > 15, along('prut') > 25, along('danube')]).toEqual([true, true, 13]);
  });
});

describe('mountains', () => {
  const mountains = land.filter((hex) => terrainOf(hex) === 'mountain');

  it('are the Carpathians, the Tatra, the Apuseni and nothing north of Zakopane', () => {
    expect(mountains.length).toBeGreaterThan(110);
    expect(mountains.filter((hex) => hex > 'N1600' && hex.startsWith('N'))).toEqual([]);
  });

  it('storm:9.14c are crossed by passes of hexes that touch, each to lower ground or to another pass', () => {
    const all = routes('pass');
    expect(all.length).toBeGreaterThanOrEqual(18);
    for (const route of all) {
      const [first = '', last = ''] = [route[0], route.at(-1)];
      expect(route.slice(1).filter((hex, i) => !sheet.areAdjacent(route[i] ?? '', hex))).toEqual([]);
      expect(route.some((hex) => terrainOf(hex) === 'mountain')).toBe(true);
      for (const end of [first, last]) {
        const meets = all.some((other) => other !== route && other.includes(end));
        const atEdge = end.endsWith('20');
        expect([end, terrainOf(end) !== 'mountain' || meets || atEdge]).toEqual([end, true]);
      }
    }
  });

  it('storm:9.14b part Hungary from the USSR but for passes', () => {
    const crossings = land.flatMap((hex) =>
      countryOf(hex) === 'ussr'
        ? sheet
            .neighbours(hex)
            .filter((next) => countryOf(next) === 'hungary' && isTankStep(hex, next))
            .map((next) => `${hex}/${next}`)
        : [],
    );
    expect(crossings.filter((side) => !isPass(...(side.split('/') as [string, string])))).toEqual([]);
    expect(crossings).toHaveLength(3);
  });

  it('let tanks come from the USSR to every city', () => {
    const reached = flood(['N1231'], isTankStep);
    const cities = [...withFeature('city'), ...withFeature('major-city')];
    expect(cities.filter((hex) => !reached.has(hex))).toEqual([]);
  });
});

describe('land', () => {
  it('is of one piece, over sea or lagoon nowhere', () => {
    const reached = flood(['N2628'], (a, b) => sheet.isLand(b) && !isApart(a, b));
    expect(land.filter((hex) => !reached.has(hex))).toEqual([]);
  });

  it('storm:7.4c: each side can be supplied on either sheet by its own land', () => {
    const sheets = (hex: string): string => sheet.hex(hex).zone ?? '';
    for (const [side, key] of [
      ['german', 'german-sources'],
      ['soviet', 'soviet-sources'],
    ] as const) {
      const own = (hex: string): boolean => held.get(hex) === side;
      const reached = flood(area(key), (a, b) => own(b) && !isApart(a, b) && sheets(a) === sheets(b));
      expect(land.filter((hex) => own(hex) && !reached.has(hex))).toEqual([]);
    }
  });

  it('storm:9.16: sea has 60 hexes, in the Baltic with its lagoons and in the Black Sea', () => {
    const sea = grid.ids.filter((hex) => !sheet.isLand(hex));
    expect(sea).toHaveLength(60);
    const waters = new Set(sea.map((hex) => map.hexes[hex]?.water));
    expect(waters).toEqual(new Set(['baltic', 'gulf-of-danzig', 'curonian-lagoon', 'black-sea']));
  });

  it('is described by 39 regions, each in one country and of one piece', () => {
    for (const [key, { hexes }] of Object.entries(map.regions)) {
      expect([key, new Set(hexes.map(countryOf)).size]).toEqual([key, 1]);
      const [first = ''] = hexes;
      const reached = flood([first], (_, next) => hexes.includes(next));
      expect([key, hexes.length - reached.size]).toEqual([key, 0]);
    }
  });
});

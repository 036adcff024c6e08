// The map as a piece of geometry: what the text counts, and that lines, areas and lists hang together.
import { describe, expect, it } from '@jest/globals';
import { sideEnds } from '../../../../src/hex/corners.ts';
import { directionTo } from '../../../../src/hex/hexsides.ts';
import { distance } from '../../../../src/hex/distance.ts';
import {
  area,
  countryOf,
  feature,
  flood,
  grid,
  held,
  isApart,
  isCoastal,
  isOverland,
  isSea,
  land,
  map,
  pairs,
  sheet,
  terrainsOf,
  withFeature,
} from './map-kit.ts';
import { scenario, units } from './kit.ts';

/** The shore of Latvia east of 2015, which no rule asks for. */
const LIVONIAN = ['1711', '1812', '1911', '2012', '2112', '2113', '2114'];

const count = (hexes: readonly string[], isSuch: (hex: string) => boolean): number =>
  hexes.filter(isSuch).length;

describe('the grid', () => {
  it('dagc:1.3: has 41 rows, 29 hexes in the even ones and 28 in the odd, 1,169 in all', () => {
    const rows = Array.from({ length: 41 }, (_, i) => count(grid.ids, (id) => id.startsWith(String(i + 10))));
    expect(rows).toEqual(rows.map((_, i) => (i % 2 === 0 ? 29 : 28)));
    expect(grid.count).toBe(1169);
  });

  it('dagc:1.3: counts columns from the east, and even rows stand half a hex farther east', () => {
    expect(sheet.neighbours('1301')).toEqual(['1201', '1300', '1401', '1402', '1302', '1202']);
    expect(sheet.neighbours('4818')).toEqual(['4717', '4817', '4917', '4918', '4819', '4718']);
  });

  it.each([
    ['1301', '1300', true],
    ['1301', '1200', false],
    ['1301', '1400', false],
    ['4919', '5019', true],
    ['4919', '5020', true],
    ['4919', '5018', false],
    ['1803', '1804', true],
    ['3500', '3400', true],
    ['3500', '3600', true],
    ['3400', '3600', false],
  ])('%s beside %s: %s', (a, b, expected) => {
    expect(sheet.areAdjacent(a, b)).toBe(expected);
  });

  it('has both centres of gravity behind the German line', () => {
    expect(['4004', '4720'].map((hex) => held.get(hex))).toEqual(['german', 'german']);
  });
});

describe('settlements', () => {
  const cities = withFeature('city');
  const towns = withFeature('town');

  it('are 7 cities and 37 towns worth 65 points', () => {
    expect([cities.length, towns.length]).toEqual([7, 37]);
    const points = [...cities, ...towns].map((hex) => sheet.hex(hex).points ?? 0);
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(65);
    const names = [...cities, ...towns].map((hex) => sheet.hex(hex).city);
    expect(new Set(names).size).toBe(44);
  });

  it('dagc:4.3a: are all German when the game begins', () => {
    expect([...cities, ...towns].filter((hex) => held.get(hex) !== 'german')).toEqual([]);
  });

  it('dagc:7.9b: are ports on the coast, but not Narva', () => {
    const ports = withFeature('port').map((hex) => [
      sheet.hex(hex).city,
      feature(hex, 'port')?.values?.['capacity'],
    ]);
    expect(ports).toEqual([
      ['Tallinn', 10],
      ['Rakvere', 5],
      ['Haapsalu', 5],
      ['Parnu', 5],
      ['Ventspils', 5],
      ['Liepaja', 5],
      ['Riga', 10],
      ['Memel', 5],
      ['Koenigsberg', 10],
    ]);
    // The coast of Tallinn lies beyond the north edge.
    const coastal = new Set([...cities, ...towns].filter(isCoastal).map((hex) => sheet.hex(hex).city));
    expect(coastal).toEqual(
      new Set([...ports.map(([name]) => name).filter((name) => name !== 'Tallinn'), 'Narva']),
    );
  });

  it('leave the front at Narva a port within six hexes, and Tallinn farther off', () => {
    const away = (hex: string): number => distance(grid, grid.index('1301'), grid.index(hex));
    expect([away('1105') <= 6, away('1009') <= 6]).toEqual([true, false]);
  });
});

describe('areas', () => {
  it('dagc:4.3g: the area of the 1st Ukrainian Front has 27 hexes, nine in each of rows 48 to 50', () => {
    const own = area('uf-area');
    expect(['48', '49', '50'].map((row) => count(own, (hex) => hex.startsWith(row)))).toEqual([9, 9, 9]);
    expect(own).toHaveLength(27);
    expect(own.filter((hex) => held.get(hex) !== 'german')).toEqual([]);
  });

  it('dagc:R35: Western Pripyat is in Soviet hands and of one piece; the road from Kovel is none of it', () => {
    const marsh = grid.ids.filter((hex) => terrainsOf(hex).includes('western-pripyat'));
    expect(marsh.filter((hex) => held.get(hex) !== 'soviet')).toEqual([]);
    expect(flood(marsh.slice(0, 1), (_, b) => marsh.includes(b)).size).toBe(marsh.length);
    expect(['4918', '5019'].map(terrainsOf)).toEqual([['clear'], ['clear']]);
    expect(area('uf-entry')).toEqual(['5012', '5013', '5014', '5015', '5016', '5017', '5018']);
  });

  it('dagc:R117: the coast is every hex of the shore from 2015 round Courland to 2927', () => {
    const shore = area('baltic-coast');
    expect([shore.includes('2015'), shore.includes('2927'), shore.includes('2113')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(shore.filter((hex) => !isCoastal(hex))).toEqual([]);
    const islands = new Set([...area('estonian-islands'), ...area('gotland')]);
    const beyond = land.filter((hex) => isCoastal(hex) && !shore.includes(hex) && !islands.has(hex));
    expect(beyond.filter((hex) => countryOf(hex) === 'latvia')).toEqual(LIVONIAN);
    expect(beyond.filter((hex) => !['latvia', 'estonia', 'ussr'].includes(countryOf(hex)))).toEqual([]);
  });

  it('dagc:R75: the Dvina parts the land in two', () => {
    const isDvina = (a: string, b: string): boolean =>
      sheet.sideLines(a, b).some(({ river }) => river === 'dvina');
    const north = flood(['1009'], (a, b) => sheet.isLand(b) && !isDvina(a, b) && !isApart(a, b));
    expect(north.has('3908')).toBe(false);
    const islands = new Set(area('estonian-islands'));
    expect(
      area('north-of-dvina')
        .filter((hex) => !islands.has(hex))
        .toSorted(),
    ).toEqual([...north].toSorted());
  });

  it('land hangs together but for islands that nobody can reach', () => {
    const reached = flood(['3908'], isOverland);
    const cut = land.filter((hex) => !reached.has(hex));
    expect(cut.toSorted()).toEqual([...area('estonian-islands'), ...area('gotland')].toSorted());
  });

  it('dagc:R13: every hex of land has a holder but those of Gotland', () => {
    expect(land.filter((hex) => held.get(hex) === undefined)).toEqual(area('gotland'));
  });
});

describe('the front', () => {
  const isFront = ([a, b]: readonly [string, string]): boolean => {
    const [one, other] = [held.get(a), held.get(b)];
    return one !== undefined && other !== undefined && one !== other;
  };
  const front = pairs.filter(isFront);

  it('dagc:3.3b: both sides are entrenched where they touch, and nowhere else', () => {
    const touching = [...new Set(front.flat())].toSorted();
    expect(withFeature('entrenchment')).toEqual(touching);
    expect(touching.filter((hex) => feature(hex, 'entrenchment')?.side !== held.get(hex))).toEqual([]);
    expect(feature('3102', 'entrenchment')?.side).toBe('german');
    expect(feature('4919', 'entrenchment')?.side).toBe('german');
  });

  it('is an unbroken chain that ends only at water and at the edge of the map', () => {
    const corners = new Map<number, (readonly [string, string])[]>();
    for (const [a, b] of front) {
      const hex = grid.index(a);
      for (const end of sideEnds(grid, hex, directionTo(grid, hex, grid.index(b))))
        corners.set(end, [...(corners.get(end) ?? []), [a, b]]);
    }
    expect([...corners.values()].filter((sides) => sides.length > 2)).toEqual([]);
    const loose = [...corners].filter(([, sides]) => sides.length === 1);
    const isEnd = ([a, b]: readonly [string, string]): boolean => {
      const both = sheet.neighbours(a).filter((hex) => sheet.neighbours(b).includes(hex));
      return both.length < 2 || both.some((hex) => !sheet.isLand(hex));
    };
    expect(loose.flatMap(([, sides]) => sides).filter((pair) => !isEnd(pair))).toEqual([]);
  });

  it('leaves the map at its east edge only between rows 34 and 43, even rows Soviet and odd ones German', () => {
    const edge = grid.ids.filter((hex) => hex.endsWith('00'));
    const german = edge.filter((hex) => held.get(hex) === 'german');
    expect(german).toEqual(['3500', '3700', '3900', '4100']);
  });
});

describe('borders', () => {
  it('dagc:7.8: run where two states of August 1939 meet, and nowhere else', () => {
    const wrong = pairs.filter(
      ([a, b]) =>
        !isApart(a, b) && sheet.sideKinds(a, b).includes('border') !== (countryOf(a) !== countryOf(b)),
    );
    expect(wrong).toEqual([]);
  });

  it('part states of one piece, but for the islands', () => {
    for (const key of Object.keys(map.countries)) {
      const own = land.filter((hex) => countryOf(hex) === key && !area('estonian-islands').includes(hex));
      const reached = flood(own.slice(0, 1), (_, b) => countryOf(b) === key && sheet.isLand(b));
      expect([key, own.filter((hex) => !reached.has(hex))]).toEqual([key, []]);
    }
  });

  it('dagc:R39: are crossed never in Poland, once in Latvia and twice in Estonia by the shortest German line', () => {
    const crossings = (country: string): number => {
      const least = new Map<string, number>(area('german-sources').map((hex) => [hex, 0]));
      let open = [...least.keys()];
      for (let n = 0; open.length > 0; n++) {
        const inside = flood(
          open,
          (a, b) => isOverland(a, b) && held.get(b) === 'german' && countryOf(a) === countryOf(b),
        );
        for (const hex of inside) if (!least.has(hex)) least.set(hex, n);
        open = [...inside].flatMap((hex) =>
          sheet
            .neighbours(hex)
            .filter((b) => isOverland(hex, b) && held.get(b) === 'german' && !least.has(b)),
        );
        for (const hex of open) least.set(hex, n + 1);
      }
      const all = land.filter((hex) => countryOf(hex) === country && held.get(hex) === 'german');
      return Math.max(...all.flatMap((hex) => least.get(hex) ?? []));
    };
    expect(['poland', 'germany', 'lithuania', 'latvia', 'ussr', 'estonia'].map(crossings)).toEqual([
      0, 0, 1, 1, 1, 2,
    ]);
  });
});

/** A supply line as 7.2, 7.8 and 7.14 have it; the least borders it crosses from a hex to a source, up to two. */
const fewestBorders = (from: string, at: ReadonlyMap<string, string>): number | undefined => {
  const isSoviet = (hex: string): boolean => at.get(hex) === 'soviet';
  const isOpen = (hex: string): boolean =>
    !isSoviet(hex) &&
    feature(hex, 'entrenchment')?.side !== 'soviet' &&
    (at.get(hex) === 'german' || !sheet.neighbours(hex).some(isSoviet));
  const sources = new Set(area('german-sources'));
  let open = [from];
  const seen = new Set<string>();
  for (let borders = 0; borders <= 2; borders++) {
    const isBorder = (a: string, b: string): boolean => sheet.sideKinds(a, b).includes('border');
    const inside = flood(open, (a, b) => isOverland(a, b) && isOpen(b) && !isBorder(a, b));
    if ([...inside].some((hex) => sources.has(hex))) return borders;
    for (const hex of inside) seen.add(hex);
    open = [...inside].flatMap((a) =>
      sheet.neighbours(a).filter((b) => isOverland(a, b) && isOpen(b) && isBorder(a, b) && !seen.has(b)),
    );
  }
  return undefined;
};

describe('supply when the game begins', () => {
  const { fixed } = scenario('historical');
  const sideOf = new Map(units.map(({ id, side }) => [id, side]));
  const at = new Map(Object.entries(fixed).map(([hex, [first = '']]) => [hex, sideOf.get(first) ?? '']));
  const german = [...at].filter(([, side]) => side === 'german').map(([hex]) => hex);

  it('dagc:R39: reaches every German unit over two borders at most, and those in Estonia over just two', () => {
    const found = german.map((hex) => [hex, countryOf(hex), fewestBorders(hex, at)] as const);
    expect(found.filter(([, , borders]) => borders === undefined)).toEqual([]);
    const estonian = found.filter(([, country]) => country === 'estonia');
    expect(estonian.length).toBeGreaterThan(1);
    expect(estonian.filter(([, , borders]) => borders !== 2)).toEqual([]);
  });

  it('dagc:R39: is lost to Estonia by land once the Soviets hold the corridor of Vilnius and all behind it', () => {
    const corridor = land.filter(
      (hex) => countryOf(hex) === 'ussr' || (countryOf(hex) === 'poland' && hex < '3400'),
    );
    const cut = new Map([...at, ...corridor.map((hex) => [hex, 'soviet'] as const)]);
    expect(fewestBorders('1205', cut)).toBeUndefined();
    expect(fewestBorders('2213', cut)).toBe(2);
  });
});

describe('water', () => {
  it('dagc:9.8: has one narrows hexside, between 1803 and 1804', () => {
    const found = map.hexsides.filter(({ kind }) => kind === 'narrows').map(({ between }) => between);
    expect(found).toEqual([['1803', '1804']]);
  });

  it('along hexsides is drawn between hexes of land only', () => {
    const idle = map.hexsides.filter(({ between: [a, b] }) => !sheet.isLand(a) || !sheet.isLand(b));
    expect(idle).toEqual([]);
  });

  it('has every sea of one piece, but for the sound of Hiiumaa on the north edge', () => {
    for (const [key, from] of [
      ['baltic', '1924'],
      ['gulf-of-riga', '1713'],
      ['gulf-of-finland', '1003'],
    ] as const) {
      const own = grid.ids.filter((hex) => isSea(hex) && map.hexes[hex]?.water === key);
      const reached = flood([from], (_, b) => own.includes(b));
      const cut = own.filter((hex) => !reached.has(hex));
      expect([key, cut]).toEqual([key, key === 'baltic' ? ['1013'] : []]);
    }
  });
});

// What the rulebook itself says of the map: any owner's file must have it. Each demand has its rule.
import type { BoardSet } from '../../../board/board.ts';
import { demandsOf } from '../../../board/check/demands.ts';
import type { Demand as OnFiles } from '../../../board/check/demands.ts';
import { mapDemands } from '../../../board/check/map-demands.ts';
import type { FeatureLine } from '../../../board/data-types.ts';
import { MAP } from '../../../board/file-names.ts';
import type { Finding } from '../../../board/finding.ts';
import { controlAtStart } from '../../../board/scenario.ts';
import { sheetOf } from '../../../mechanics/sheet.ts';
import type { Sheet } from '../../../mechanics/sheet.ts';
import type { TablesFile } from './charts.ts';
import {
  AT_RISK,
  COAST_ENDS,
  GERMAN_SOURCES,
  NORTH_UKRAINE_ENTRY,
  SOVIET_SOURCES,
  SOUTH,
} from './map-edges.ts';

/** The map as it can be asked, and who holds what when the game begins. */
type Asked = {
  readonly set: BoardSet;
  readonly sheet: Sheet;
  readonly held: ReadonlyMap<string, string>;
};

type Demand = (asked: Asked) => readonly Finding[];

const { wants, area } = demandsOf('dagc');
const { size, corners, adjacent, place, worth, ownLand } = mapDemands('dagc');

const featureOf = ({ set }: Asked, hex: string, key: string): FeatureLine | undefined =>
  set.board.map.hexes[hex]?.features?.[key];

const placeOf = (asked: Asked, hex: string): 'city' | 'town' | undefined =>
  (['city', 'town'] as const).find((key) => featureOf(asked, hex, key) !== undefined);

const hexes = ({ sheet }: Asked): readonly string[] => sheet.grid.ids;
const land = ({ sheet }: Asked): readonly string[] => sheet.grid.ids.filter(sheet.isLand);

const isApart = ({ set, sheet }: Asked, a: string, b: string): boolean =>
  sheet.sideKinds(a, b).some((kind) => set.board.map.sideKinds[kind]?.apart === true);

/** Whether a sea, not a lake, touches a hex. */
const isCoastal = ({ set, sheet }: Asked, hex: string): boolean =>
  sheet.isLand(hex) &&
  sheet.neighbours(hex).some((next) => {
    const there = set.board.map.terrains[sheet.hex(next).terrain]?.water === 'sea';
    return there || sheet.sideKinds(hex, next).some((kind) => set.board.map.sideKinds[kind]?.water === 'sea');
  });

const settlementsHeld: Demand = (asked) =>
  hexes(asked).flatMap((hex) =>
    placeOf(asked, hex) === undefined || asked.held.get(hex) === 'german'
      ? []
      : wants('4.3a', MAP, ['hexes', hex, 'zone'], `${hex} in German hands`, asked.held.get(hex)),
  );

/** 3.3b, 3.3c: each side holds its own line. */
const linesHeld: Demand = (asked) =>
  hexes(asked).flatMap((hex) => {
    const side = featureOf(asked, hex, 'entrenchment')?.side;
    const found = asked.held.get(hex);
    return side === undefined || side === found
      ? []
      : wants('3.3b', MAP, ['hexes', hex], `${hex} in ${side} hands, as its entrenchment is`, found);
  });

/** Hexes that Germans could stand in: joined to their own land, without a Soviet entrenchment (9.12a) or open water (9.7). */
const enterable = (asked: Asked): ReadonlySet<string> => {
  const { sheet, held } = asked;
  const found = new Set<string>();
  const open = land(asked).filter((hex) => held.get(hex) === 'german');
  for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
    if (found.has(hex)) continue;
    found.add(hex);
    for (const next of sheet.neighbours(hex))
      if (
        sheet.isLand(next) &&
        !isApart(asked, hex, next) &&
        !sheet.sideKinds(hex, next).includes('narrows') &&
        featureOf(asked, next, 'entrenchment')?.side !== 'soviet'
      )
        open.push(next);
  }
  return found;
};

/** 7.10c: a zone of control can lie on these sources and on no others. */
const nullified: Demand = (asked) => {
  const german = enterable(asked);
  const found = SOVIET_SOURCES.filter(
    (hex) => german.has(hex) || asked.sheet.neighbours(hex).some((next) => german.has(next)),
  );
  return [
    ...AT_RISK.filter((hex) => !found.includes(hex)).flatMap((hex) =>
      wants('7.10c', MAP, ['hexes', hex], `${hex} beside a hex that Germans can enter`, undefined),
    ),
    ...found
      .filter((hex) => !AT_RISK.includes(hex))
      .flatMap((hex) => wants('7.10c', MAP, ['hexes', hex], `${hex} out of reach of Germans`, undefined)),
  ];
};

/** 7.9b, 7.9c: every town and city on the coast is a port but Narva, which lies there too; and nothing else is. */
const ports: Demand = (asked) =>
  hexes(asked).flatMap((hex) => {
    const line = featureOf(asked, hex, 'port');
    const kind = placeOf(asked, hex);
    const must = kind !== undefined && isCoastal(asked, hex) && hex !== '1301';
    const path = ['hexes', hex];
    if (line === undefined) return must ? wants('7.9b', MAP, path, 'a port', undefined) : [];
    if (kind === undefined || hex === '1301') return wants('7.9b', MAP, path, 'no port', 'port');
    const [rule, capacity] = kind === 'city' ? ['7.9g', 10] : ['7.9f', 5];
    const found = line.values?.['capacity'];
    return found === capacity
      ? []
      : wants(
          rule,
          MAP,
          [...path, 'features', 'port'],
          `a capacity of ${capacity}`,
          typeof found === 'number' ? found : undefined,
        );
  });

const narrows: Demand = ({ set }) => {
  const found = set.board.map.hexsides
    .filter(({ kind }) => kind === 'narrows')
    .map(({ between }) => between.toSorted().join('/'));
  return found.join(' ') === '1803/1804'
    ? []
    : wants('9.8a', MAP, ['hexsides'], 'narrows at 1803/1804 alone', found.join(', '));
};

/** 4.3e, R117: from end to end along the shore, each hex beside the last and on the coast. */
const coast: Demand = (asked) => {
  const { set, sheet } = asked;
  const found = set.board.map.areas['baltic-coast']?.hexes ?? [];
  return [
    ...COAST_ENDS.filter((hex) => !found.includes(hex)).flatMap((hex) =>
      wants('4.3e', MAP, ['areas', 'baltic-coast'], hex, undefined),
    ),
    ...found.flatMap((hex, i) =>
      isCoastal(asked, hex) && sheet.isLand(hex)
        ? []
        : wants('4.3e', MAP, ['areas', 'baltic-coast', 'hexes', i], `${hex} on the coast`, undefined),
    ),
  ];
};

/** 4.3g. */
const ukrainianArea: Demand = ({ set, sheet }) => {
  const found = (set.board.map.areas['uf-area']?.hexes ?? []).filter(sheet.isLand).length;
  return found === 27 ? [] : wants('4.3g', MAP, ['areas', 'uf-area'], '27 hexes', found);
};

/** 10.2b: the south edge where it is Western Pripyat in Soviet hands. */
const ukrainianEntry: Demand = (asked) => {
  const { set, held } = asked;
  const there = SOUTH.filter(
    (hex) =>
      set.board.hexes[set.board.grid.index(hex)]?.terrains.includes('western-pripyat') === true &&
      held.get(hex) === 'soviet',
  );
  return there.length === 0
    ? wants('10.2b', MAP, ['hexes'], 'Western Pripyat on the south edge', undefined)
    : area('10.2b', 'uf-entry', there, true)(set);
};

/** 10.4g, 10.4h: nobody comes from one bank of the Dvina to the other but over it. */
const banks: Demand = (asked) => {
  const { set, sheet } = asked;
  const north = new Set(set.board.map.areas['north-of-dvina']?.hexes);
  const isDvina = (a: string, b: string): boolean =>
    sheet.sideLines(a, b).some(({ river }) => river === 'dvina');
  return land(asked).flatMap((hex) =>
    sheet.neighbours(hex).flatMap((next) => {
      if (!sheet.isLand(next) || next < hex || isApart(asked, hex, next)) return [];
      return (north.has(hex) !== north.has(next)) === isDvina(hex, next)
        ? []
        : wants(
            '10.4h',
            MAP,
            ['areas', 'north-of-dvina'],
            `the Dvina between its banks at ${hex}/${next}`,
            undefined,
          );
    }),
  );
};

/** The rules price every terrain by the chart of its effects. */
const charted: Demand = ({ set }) => {
  const known = (set.tables as TablesFile).terrain.map(({ id }) => id);
  return Object.keys(set.board.map.terrains)
    .filter((key) => set.board.map.terrains[key]?.water === undefined && !known.includes(key))
    .flatMap((key) => wants('9.5c', MAP, ['terrains', key], 'a terrain of the chart', key));
};

const ON_FILES: readonly OnFiles[] = [
  size('1.3d', 1169),
  corners('1.3e', { ne: '1000', se: '5000', sw: '5028', nw: '1028' }),
  adjacent('7.10c', '1301', '1300'),
  adjacent('7.10c', '1301', '1200', false),
  adjacent('7.10c', '1301', '1400', false),
  adjacent('7.10c', '4919', '5019'),
  adjacent('7.10c', '4919', '5018', false),
  adjacent('9.8a', '1803', '1804'),
  place('2.2c', '3908', 'city', 'Minsk'),
  place('4.2', '2825', 'city', 'Koenigsberg'),
  place('7.9c', '1301', 'town', 'Narva'),
  worth('4.3b', { town: 1 }),
  worth('4.3c', { city: 4 }),
  area('7.7a', 'german-sources', GERMAN_SOURCES, true),
  area('7.10a', 'soviet-sources', SOVIET_SOURCES, true),
  area('7.10c', 'soviet-sources-at-risk', AT_RISK, true),
  area('3.6f', 'nu-entry', NORTH_UKRAINE_ENTRY, true),
  // 7.7a, 7.10a: sources are on land, in the hands of their own side.
  ownLand('7.7b', 'german-sources', 'german'),
  ownLand('7.10a', 'soviet-sources', 'soviet'),
];

const DEMANDS: readonly Demand[] = [
  settlementsHeld,
  linesHeld,
  nullified,
  ports,
  narrows,
  coast,
  ukrainianArea,
  ukrainianEntry,
  banks,
  charted,
];

export const mapFindings = (set: BoardSet): readonly Finding[] => {
  const asked = { set, sheet: sheetOf(set), held: controlAtStart(set.board.map) };
  return [...ON_FILES.flatMap((demand) => demand(set)), ...DEMANDS.flatMap((demand) => demand(asked))];
};

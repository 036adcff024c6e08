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
import {
  DANUBE_CORRIDOR,
  GARRISON_ENDS,
  HELD,
  NORTH_EAST_EDGE,
  PRIPYET_CORRIDOR,
  SOVIET_SOURCES,
  WEST,
} from './map-edges.ts';

/** The map as it can be asked, and who holds what when the game begins. */
type Asked = {
  readonly set: BoardSet;
  readonly sheet: Sheet;
  readonly held: ReadonlyMap<string, string>;
};

type Demand = (asked: Asked) => readonly Finding[];

const { wants, area: areaOf } = demandsOf('storm');
const { size, corners, adjacent, place, worth, ownLand, oneTerrain, charted } = mapDemands('storm');

const area =
  (rule: string, key: string, hexes: (asked: Asked) => readonly string[]): Demand =>
  (asked) =>
    areaOf(rule, key, hexes(asked), true)(asked.set);

const featureOf = ({ set }: Asked, hex: string, key: string): FeatureLine | undefined =>
  set.board.map.hexes[hex]?.features?.[key];

const land = ({ sheet }: Asked): readonly string[] => sheet.grid.ids.filter(sheet.isLand);

const seam: Demand = ({ sheet }) =>
  sheet.grid.aliases.get('S4230') === 'N1030'
    ? []
    : wants('1.4b', MAP, ['grid', 'sheets'], 'S4230 as another number of N1030', undefined);

const oilfield: Demand = (asked) => {
  const found = asked.sheet.grid.ids.filter((hex) => featureOf(asked, hex, 'oilfield') !== undefined);
  return found.join(' ') === 'S2029'
    ? []
    : wants('7.8a', MAP, ['hexes', 'S2029'], 'the oilfield in S2029 alone', found.join(', '));
};

/** Points by hex of each city. */
const cities = (asked: Asked): ReadonlyMap<string, number> =>
  new Map(
    asked.sheet.grid.ids.flatMap((hex) =>
      (['city', 'major-city'] as const).flatMap((key): [string, number][] => {
        const feature = featureOf(asked, hex, key);
        return feature === undefined ? [] : [[hex, feature.points ?? 0]];
      }),
    ),
  );

const sum = (points: Iterable<number>): number => [...points].reduce((all, n) => all + n, 0);

/** 4.2c, 4.2f: the Soviets begin with 11 points, and 23 are a bare majority of all. */
const controlPoints: Demand = (asked) => {
  const all = cities(asked);
  const soviet = sum([...all].flatMap(([hex, n]) => (asked.held.get(hex) === 'soviet' ? [n] : [])));
  const whole = sum(all.values());
  return [
    ...(soviet === 11 ? [] : wants('4.2c', MAP, ['hexes'], '11 points of cities in the USSR', soviet)),
    ...(Math.floor(whole / 2) + 1 === 23
      ? []
      : wants('4.2f', MAP, ['hexes'], '44 or 45 points of cities in all', whole)),
  ];
};

const clearGround: Demand = (asked) =>
  asked.sheet.grid.ids.flatMap((hex) => {
    const built = ['city', 'major-city', 'oilfield'].some((key) => featureOf(asked, hex, key) !== undefined);
    const { terrain } = asked.sheet.hex(hex);
    return built && terrain !== 'clear'
      ? wants('9.10b', MAP, ['hexes', hex, 'terrain'], 'clear ground', terrain)
      : [];
  });

/** 7.4b: the sheet by which a hex goes for supply. */
const sheets: Demand = (asked) =>
  land(asked).flatMap((hex) => {
    const expected = hex.startsWith('N') ? 'north-map' : 'south-map';
    const { zone } = asked.sheet.hex(hex);
    return zone === expected ? [] : wants('7.4b', MAP, ['hexes', hex, 'zone'], expected, zone);
  });

const holders: Demand = ({ held }) =>
  Object.entries(HELD).flatMap(([hex, side]) =>
    held.get(hex) === side
      ? []
      : wants('3.8b', MAP, ['hexes', hex, 'country'], `${hex} in ${side} hands`, held.get(hex)),
  );

const bordersOn = ({ sheet, held }: Asked, hex: string): boolean =>
  held.get(hex) === 'soviet' && sheet.neighbours(hex).some((next) => held.get(next) === 'german');

/** 3.4b: from end to end every Soviet hex that touches the other side. */
const garrison: Demand = (asked) => {
  const border = land(asked).filter((hex) => bordersOn(asked, hex) && !isBeyond(asked, hex));
  const lacking = GARRISON_ENDS.filter((hex) => !border.includes(hex));
  return [
    ...lacking.flatMap((hex) => wants('3.4b', MAP, ['hexes', hex], `${hex} on the border`, undefined)),
    ...areaOf('3.4b', 'soviet-border', border, true)(asked.set),
  ];
};

/** East of S1937 along the Danube, where the duty has ended. */
const isBeyond = ({ sheet }: Asked, hex: string): boolean => {
  const { grid } = sheet;
  const last = grid.index(GARRISON_ENDS[1]);
  const here = grid.index(hex);
  return (grid.row[here] ?? 0) >= (grid.row[last] ?? 0) && (grid.x[here] ?? 0) > (grid.x[last] ?? 0);
};

type Corridor = { readonly west: string; readonly east: string; readonly by: readonly string[] };

/** 4.4, 4.5: one chain on one sheet, by the hexes that the text names. */
const corridor =
  (rule: string, key: string, { west, east, by }: Corridor): Demand =>
  (asked) => {
    const routes = asked.set.board.map.networks[key]?.routes ?? [];
    const [route = []] = routes;
    const path = ['networks', key, 'routes'];
    const ends = `${route[0] ?? ''} to ${route.at(-1) ?? ''}`;
    return [
      ...(routes.length === 1 && ends === `${west} to ${east}`
        ? []
        : wants(rule, MAP, path, `one route from ${west} to ${east}`, ends)),
      ...by.filter((hex) => !route.includes(hex)).flatMap((hex) => wants(rule, MAP, path, hex, undefined)),
      ...route.flatMap((hex, i) =>
        asked.sheet.isLand(hex) && hex.startsWith(west.slice(0, 1))
          ? []
          : wants(rule, MAP, [...path, 0, i], `land of sheet ${west.slice(0, 1)}`, hex),
      ),
    ];
  };

const westIn =
  (country: string) =>
  ({ sheet }: Asked): readonly string[] =>
    WEST.filter((hex) => sheet.isLand(hex) && sheet.hex(hex).country === country);

const ON_FILES: readonly OnFiles[] = [
  size('1.5d', 1495),
  corners('1.5b', { ne: 'N4244', se: 'S1444', sw: 'S1420', nw: 'N4220' }),
  adjacent('10.3c', 'S2236', 'S2335'),
  adjacent('10.3c', 'S2236', 'S2336'),
  adjacent('3.8b', 'N4134', 'N4234'),
  adjacent('3.8b', 'S1741', 'S1842'),
  adjacent('3.5a', 'S2036', 'S2037'),
  place('2.2d', 'N1721', 'city', 'Cracow'),
  place('2.2e', 'S1729', 'major-city', 'Bucharest'),
  worth('4.2b', { city: 1, 'major-city': 2 }),
  oneTerrain('9.8'),
  ownLand('7.3a', 'german-sources', 'german'),
  ownLand('7.3b', 'soviet-sources', 'soviet'),
  // The rules price every terrain by the chart of its effects.
  charted('12.2a', 'terrains', 'sideKinds', 'networks'),
];

const DEMANDS: readonly Demand[] = [
  seam,
  oilfield,
  controlPoints,
  clearGround,
  sheets,
  holders,
  area('7.3a', 'german-sources', ({ sheet }) => WEST.filter(sheet.isLand)),
  area('7.3b', 'soviet-sources', () => SOVIET_SOURCES),
  area('5.11g', 'hungarian-entry', westIn('hungary')),
  area('3.4a', 'soviet-set-up', (asked) => land(asked).filter((hex) => asked.held.get(hex) === 'soviet')),
  area('3.7b', 'greater-germany', (asked) =>
    land(asked).filter((hex) => asked.sheet.hex(hex).country === 'germany'),
  ),
  area('4.9', 'north-east-edge', () => NORTH_EAST_EDGE),
  garrison,
  corridor('4.4', 'pripyet-corridor', PRIPYET_CORRIDOR),
  corridor('4.5', 'danube-corridor', DANUBE_CORRIDOR),
];

export const mapFindings = (set: BoardSet): readonly Finding[] => {
  const asked = { set, sheet: sheetOf(set), held: controlAtStart(set.board.map) };
  return [...ON_FILES.flatMap((demand) => demand(set)), ...DEMANDS.flatMap((demand) => demand(asked))];
};

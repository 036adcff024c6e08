// What the rulebook itself says of map, counters and scenarios: any owner's files must have it. Each demand has its rule.
import type { BoardSet } from '../../../board/board.ts';
import { demandsOf, letters } from '../../../board/check/demands.ts';
import type { Demand } from '../../../board/check/demands.ts';
import type { Finding, Path } from '../../../board/finding.ts';
import { openingOf } from '../../../board/scenario.ts';
import { MAP, scenarioFile } from '../../../board/file-names.ts';
import { isLand } from '../../../board/board-files.ts';
import { terrainsOf } from '../../../board/printed-hex.ts';
import type { PrintedHex } from '../../../board/printed-hex.ts';
import type { ScenarioFile, SideLine } from '../../../board/data-types.ts';
import type { TablesFile } from './charts.ts';

const { wants, area, counters } = demandsOf('barbarossa');

const hexOf = ({ board }: BoardSet, hex: string): PrintedHex | undefined =>
  board.hexes[board.grid.index(hex)];

const field =
  (rule: string, hex: string, key: keyof PrintedHex & string, expected: string): Demand =>
  (set) => {
    const found = hexOf(set, hex)?.[key];
    const text = typeof found === 'string' ? found : undefined;
    return letters(text) === letters(expected)
      ? []
      : wants(rule, MAP, ['hexes', hex, key], `${key} ${expected}`, text);
  };

const objective =
  (rule: string, hex: string, kind: 'city' | 'oil' | 'industry', name: string): Demand =>
  (set) => [
    ...field(rule, hex, kind === 'city' ? 'city' : 'label', name)(set),
    ...field(rule, hex, 'objective', kind)(set),
    ...(hexOf(set, hex)?.points === 1
      ? []
      : wants(kind === 'city' ? '4.2a' : '4.2b', MAP, ['hexes', hex], '1 point', undefined)),
  ];

const each =
  (hexes: readonly string[], demand: (hex: string) => Demand): Demand =>
  (set) =>
    hexes.flatMap((hex) => demand(hex)(set));

const named =
  (rule: string, city: string, demand: (hex: string) => Demand): Demand =>
  (set) => {
    const found = set.board.grid.ids.find((hex) => letters(hexOf(set, hex)?.city) === letters(city));
    if (found === undefined) return wants(rule, MAP, ['hexes'], `a city ${city}`, undefined);
    return demand(found)(set);
  };

const port =
  (rule: string, hex: string, water: string): Demand =>
  (set) =>
    hexOf(set, hex)?.port?.includes(water) === true
      ? []
      : wants(rule, MAP, ['hexes', hex, 'features', 'port'], `a port on ${water}`, undefined);

const land =
  (rule: string, hex: string): Demand =>
  (set) =>
    isLand(set.board.map, hex) ? [] : wants(rule, MAP, ['hexes', hex], 'land', hexOf(set, hex)?.terrain);

const sidesOf = ({ board }: BoardSet, a: string, b?: string): readonly SideLine[] =>
  board.map.hexsides.filter(({ between }) => between.includes(a) && (b === undefined || between.includes(b)));

const side =
  (rule: string, a: string, b: string, kinds: readonly SideLine['kind'][]): Demand =>
  (set) => {
    const found = sidesOf(set, a, b)[0]?.kind;
    return found !== undefined && kinds.includes(found)
      ? []
      : wants(rule, MAP, ['hexsides'], `${kinds.join(' or ')} between ${a} and ${b}`, found);
  };

const noWater =
  (rule: string, a: string, b: string): Demand =>
  (set) => {
    const found = sidesOf(set, a, b)[0]?.kind;
    return found === undefined || found === 'river'
      ? []
      : wants(rule, MAP, ['hexsides'], `land between ${a} and ${b}`, found);
  };

const onRiver =
  (rule: string, hex: string, river: string): Demand =>
  (set) => {
    const { rivers } = set.board.map;
    const there = sidesOf(set, hex).some(({ river: key }) => letters(rivers[key ?? '']?.name) === river);
    return there ? [] : wants(rule, MAP, ['hexes', hex], `the ${river} along a side`, undefined);
  };

const holder =
  (rule: string, country: string, expected: string): Demand =>
  ({ board }) => {
    const found = board.map.countries[country];
    if (found === undefined) return wants(rule, MAP, ['countries'], `a country ${country}`, undefined);
    return found.holder === expected
      ? []
      : wants(rule, MAP, ['countries', country, 'holder'], expected, found.holder);
  };

const sized =
  (rule: string, country: string, size: number): Demand =>
  ({ board }) => {
    const hexes = Object.values(board.map.hexes).filter((line) => line.country === country);
    return hexes.length === size
      ? []
      : wants(rule, MAP, ['countries', country], `${size} hexes`, hexes.length);
  };

const scenario =
  (id: string, check: (file: ScenarioFile, set: BoardSet) => readonly Finding[]): Demand =>
  (set) => {
    const file = set.scenarios[id];
    return file === undefined ? [] : check(file, set);
  };

const number = (
  rule: string,
  id: string,
  path: readonly ['points'] | readonly ['firstCheck'] | readonly ['turns', 'first' | 'last'],
  expected: number,
): Demand =>
  scenario(id, (file) => {
    const found = path[0] === 'turns' ? file.turns[path[1]] : file[path[0]];
    return found === expected ? [] : wants(rule, scenarioFile(id), path, expected, found);
  });

/** The points that lie in hexes the German holds when the campaign begins. */
const openingPoints = (rule: string, expected: number): Demand =>
  scenario('campaign', (_file, set) => {
    const { control } = openingOf(set, 'campaign');
    const held = set.board.grid.ids.filter((hex) => control.get(hex) === 'german');
    const found = held.reduce((sum, hex) => sum + (hexOf(set, hex)?.points ?? 0), 0);
    return found === expected
      ? []
      : wants(rule, MAP, ['hexes'], `${expected} points in German hands when the campaign begins`, found);
  });

/** Every counter stands where its reverse says: in its hex, or among those of its group. */
const printedSetUp = (rule: string): Demand =>
  scenario('campaign', ({ fixed, free }, { units }) =>
    units.units.flatMap(({ id, setup }) => {
      if (setup === undefined) return [];
      const file = scenarioFile('campaign');
      const [path, there] =
        'hex' in setup
          ? [['fixed', setup.hex], fixed[setup.hex]]
          : [['free', setup.group, 'units'], free[setup.group]?.units];
      return there?.includes(id) === true ? [] : wants(rule, file, path, id, undefined);
    }),
  );

/** The rules price every terrain by the chart of its effects: one there is not would be played like clear land. */
const chartedTerrain =
  (rule: string): Demand =>
  ({ board, tables }) => {
    const known = (tables as TablesFile).terrain.map(({ id }) => id);
    const path = (hex: string): Path => ['hexes', hex, 'terrain'];
    return Object.entries(board.map.hexes).flatMap(([hex, line]) => {
      const [terrain = '', ...more] = terrainsOf(line);
      if (more.length > 0) return wants(rule, MAP, path(hex), 'one terrain', [terrain, ...more].join(', '));
      return known.includes(terrain) ? [] : wants(rule, MAP, path(hex), 'a terrain of the chart', terrain);
    });
  };

const column = (from: number, to: number, at: string): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${from + i}${at}`);

const STEPPE = ['2700', '2800', '2900', '3000'];
const CAUCASUS = ['3200', '3201', '3202', '3203', '3204'];
const BULGARIA = ['3215', '3216', '3217', '3218'];
const WEST = column(17, 29, '24');
const EAST = column(10, 32, '00').filter((hex) => !STEPPE.includes(hex));

export const DEMANDS: readonly Demand[] = [
  objective('4.15a', '1606', 'city', 'Moscow'),
  objective('4.15a', '1011', 'city', 'Leningrad'),
  objective('4.15a', '2311', 'city', 'Kiev'),
  objective('12.6c', '2501', 'city', 'Stalingrad'),
  objective('4.11a', '2607', 'city', 'Dnepro-Petrovsk'),
  objective('2.2d', '2804', 'city', 'Rostov'),
  objective('10.34a', '2911', 'city', 'Odessa'),
  objective('10.34a', '3108', 'city', 'Sevastopol'),
  objective('8.3d', '1415', 'city', 'Riga'),
  objective('4.7a', '3114', 'city', 'Bucharest'),
  objective('8.3c', '2820', 'city', 'Budapest'),
  objective('4.2b', '3103', 'oil', 'Maikop'),
  objective('4.2b', '2922', 'oil', 'Nagykanizsa'),
  objective('4.2b', '3015', 'oil', 'Ploesti'),
  objective('2.2d', '2419', 'industry', 'USIR'),
  named('12.6b', 'Tula', (hex) => field('12.6b', hex, 'country', 'ussr')),
  named('10.17a', 'Konigsberg', (hex) => port('10.17a', hex, 'baltic')),
  named('10.17a', 'Danzig', (hex) => port('10.17a', hex, 'baltic')),
  port('10.17a', '1011', 'baltic'),
  port('10.17a', '1415', 'baltic'),
  each(['2911', '3108', '3213'], (hex) => port('10.16a', hex, 'black-sea')),
  each(['2013', '2014'], (hex) => field('5.13a', hex, 'terrain', 'marsh')),
  each(STEPPE, (hex) => field('7.9b', hex, 'terrain', 'desert-steppe')),
  each(CAUCASUS, (hex) => field('4.11b', hex, 'terrain', 'rough')),
  field('ERR.M2', '3109', 'terrain', 'all-sea'),
  each(BULGARIA, (hex) => field('8.26a', hex, 'country', 'bulgaria')),
  each(['3023', '3219'], (hex) => field('8.3i', hex, 'country', 'yugoslavia')),
  each(['2200', '2806', '3100', '3004', '2607'], (hex) => field('7.4c', hex, 'zone', 'south')),
  each(['1110', '1111'], (hex) => land('12.23c', hex)),
  side('10.14a', '3105', '3106', ['strait']),
  side('10.15a', '2907', '3008', ['strait']),
  noWater('10.15a', '2908', '3008'),
  side('4.6a', '2809', '2908', ['river']),
  each(['2311', '2607', '2809'], (hex) => onRiver('4.6a', hex, 'dnepr')),
  ...['greater-germany', 'general-government', 'slovakia', 'hungary', 'romania', 'yugoslavia'].map(
    (country) => holder('3.6a', country, 'german'),
  ),
  ...['ussr', 'lithuania', 'latvia', 'estonia'].map((country) => holder('3.6b', country, 'soviet')),
  sized('3.7b', 'lithuania', 5),
  area('3.3d', 'agn', ['1517', '1617', '1716'], true),
  area('3.3e', 'agc', ['1817', '1917', '2017', '2116'], true),
  area('3.3f', 'ags', ['2216', '2315', '2416', '2516'], true),
  area('3.7c', 'polish-five', ['2116', '2216', '2217', '2315', '2316'], true),
  area('7.3b', 'german-sources', WEST, true),
  area('7.9b', 'soviet-sources', EAST, true),
  area('8.10c', 'rvgk-entry', column(10, 26, '00'), true),
  area('8.3f', 'army12-entry', WEST, true),
  area('8.3i', 'yugo-entry', ['3023', '3219'], false),
  area('8.26a', 'bulgarian-exit', BULGARIA, true),
  area('4.11b', 'caucasus-exit', CAUCASUS, true),
  area('7.4c', 'dp', ['2200', '2806', '3100', '3004'], false),
  area('7.4d', 'r', ['2904', '2801'], false),
  area('7.4l', 'cs', ['3005', '3104', '3105', '3106', '3108'], false),
  area('4.6a', 'dnepr-line', ['2311', '2607', '2809', '2908'], false),
  counters('2.1a', 280),
  number('3.2b', 'campaign', ['points'], 14),
  number('12.3a', 'road-back', ['points'], 33),
  number('12.3b', 'road-back', ['firstCheck'], 16),
  number('12.1a', 'road-back', ['turns', 'first'], 13),
  openingPoints('4.2e', 14),
  printedSetUp('3.4b'),
  chartedTerrain('2.2b'),
];

export const demandFindings = (set: BoardSet): readonly Finding[] => DEMANDS.flatMap((demand) => demand(set));

// Checks charts of games that are read by odds and by two indexes of the die: columns in order, rows of both indexes, codes
// that are there, a whole air table, weather and order for every turn.
import type { BoardSet } from '../board.ts';
import { TABLES, TURNS } from '../file-names.ts';
import { finding } from '../finding.ts';
import type { Finding, Path } from '../finding.ts';
import type {
  AirCellOf,
  AirColumnOf,
  BreakdownLine,
  ConversionOf,
  IndexRow,
  OddsColumn,
  OddsTablesOf,
  OddsTurnsOf,
  QueueLine,
} from '../odds-lines.ts';
import { cellFindings, idFindings, lacks, resultFindings, span, turnFindings } from './charts.ts';
import type { ChartValues } from './charts.ts';
import { placesIn } from './front.ts';

/** The fields of their charts that are values; a game adds its own, and those that it has otherwise. */
export const ODDS_VALUES: ChartValues = {
  results: ['name', 'rank', 'most', 'extra', 'pays'],
  columns: ['rung', 'attack', 'defence'],
  rows: ['a', 'b'],
  crt: ['result'],
  airColumns: ['side'],
  airResults: ['name'],
  air: ['result'],
  conversions: ['result'],
  pressed: ['best', 'worst'],
  shifts: ['columns'],
  terrain: ['panzer', 'german', 'russian', 'closed'],
  costs: ['value'],
  limits: ['value'],
  supply: ['german', 'russian'],
  credits: ['value'],
  siberians: ['order'],
  shockArmies: ['order'],
  victory: ['winner', 'level', 'games', 'needs', 'text'],
  dice: ['die', 'count'],
  history: ['holder'],
  boxes: ['title'],
  turns: ['label', 'date'],
  weather: ['early', 'late'],
  weatherRoll: ['weather'],
  spans: ['first', 'last', 'side', 'text'],
};

const other = (
  file: string,
  path: Path,
  found: string | number,
  by: string,
  expected: string | number,
): readonly Finding[] => [finding('CHART.OTHER', file, path, { found, other: by, expected })];

/** Each column is called as its odds are, and has better odds than the one before. */
const oddsFindings = (file: string, columns: readonly OddsColumn[]): readonly Finding[] =>
  columns.flatMap(({ id, rung, attack, defence }, i) => {
    const before = columns[i - 1];
    const isHigher = before === undefined || attack * before.defence > before.attack * defence;
    return [
      ...(id === `${attack}:${defence}`
        ? []
        : other(file, ['columns', i, 'id'], id, 'its odds', `${attack}:${defence}`)),
      ...(rung === i ? [] : other(file, ['columns', i, 'rung'], rung, 'the order of columns', i)),
      ...(isHigher
        ? []
        : other(file, ['columns', i], id, 'the column before', `better odds than ${before.id}`)),
    ];
  });

/** The two indexes add up to the same in every row, and A is the number of the row. */
const rowFindings = (
  file: string,
  sum: number,
  numbers: readonly number[],
  rows: readonly IndexRow[],
): readonly Finding[] => [
  ...cellFindings(
    file,
    'rows',
    numbers.map((row) => `row ${row}`),
    rows.map(({ row }) => `row ${row}`),
  ),
  ...rows.flatMap(({ row, a, b }, i) => [
    ...(a === row ? [] : other(file, ['rows', i, 'a'], a, 'its row', row)),
    ...(a + b === sum ? [] : other(file, ['rows', i, 'b'], b, 'index A', sum - a)),
  ]),
];

type Known = readonly { readonly id: string }[];

const isThere = (known: Known, id: string): boolean => known.some((one) => one.id === id);

/** Every result of a chart is one of those that are explained. */
const codeFindings = (
  file: string,
  section: string,
  known: Known,
  cells: readonly { readonly result: string; readonly code?: string }[],
): readonly Finding[] =>
  cells.flatMap(({ result, code }, i) => [
    ...(isThere(known, result) ? [] : [lacks(file, [section, i, 'result'], 'result', result)]),
    ...(code === undefined || isThere(known, code)
      ? []
      : [lacks(file, [section, i, 'code'], 'result', code)]),
  ]);

/** No result is read as two others in the same set. */
const conversionFindings = (
  file: string,
  lines: readonly ConversionOf<string, string>[],
): readonly Finding[] => {
  const names = lines.map(({ set, code }) => `${code} in ${set}`);
  return cellFindings(file, 'conversions', [...new Set(names)], names);
};

/** Every column of the air table has a result for each row. */
const airFindings = (
  file: string,
  rows: readonly number[],
  columns: readonly AirColumnOf<string>[],
  cells: readonly AirCellOf<string>[],
): readonly Finding[] =>
  cellFindings(
    file,
    'air',
    columns.flatMap(({ id }) => rows.map((roll) => `${id} with ${roll}`)),
    cells.map(({ column, roll }) => `${column} with ${roll}`),
  );

/** Charts that not every such game has, or has in another form. */
type Own = 'terrain' | 'supply' | 'credits' | 'siberians' | 'shockArmies' | 'victory';

type Tables = Omit<OddsTablesOf<string, string, string, string, string>, Own> & {
  readonly movement: readonly { readonly id: string }[];
  readonly breakdown?: readonly BreakdownLine[];
  readonly siberians?: readonly QueueLine[];
  readonly shockArmies?: readonly QueueLine[];
  readonly victory: readonly { readonly needs?: readonly string[] }[];
};

/** What one chart names, and another file has. */
const keyFindings = (set: BoardSet, tables: Tables): readonly Finding[] => {
  const { units, mobilities } = set.units;
  const isPlace = placesIn(set);
  const unit = (path: Path, id: string): readonly Finding[] =>
    units.some((one) => one.id === id) ? [] : [lacks(TABLES, path, 'counter', id)];
  const place = (path: Path, name: string): readonly Finding[] =>
    isPlace(name) ? [] : [lacks(TABLES, path, 'place', name)];
  const moving = tables.movement.map(({ id }) => id);
  const walking = units.flatMap(({ type, mobility = '' }) => (type === 'aircraft' ? [] : [mobility]));
  return [
    ...(tables.breakdown ?? []).flatMap(({ corps, divisions }, i) => [
      ...unit(['breakdown', i, 'corps'], corps),
      ...divisions.flatMap((id, n) => unit(['breakdown', i, 'divisions', n], id)),
    ]),
    ...(tables.siberians ?? []).flatMap((line, i) => unit(['siberians', i, 'unit'], line.unit)),
    ...(tables.shockArmies ?? []).flatMap((line, i) => unit(['shockArmies', i, 'unit'], line.unit)),
    ...tables.victory.flatMap(({ needs = [] }, i) =>
      needs.flatMap((name, n) => place(['victory', i, 'needs', n], name)),
    ),
    ...tables.history.flatMap((line, i) => place(['history', i, 'place'], line.place)),
    ...[...new Set(walking)]
      .filter((key) => !moving.includes(key))
      .map((key) => lacks(TABLES, ['movement'], 'line', mobilities[key]?.name ?? key)),
    ...tables.options.flatMap(({ id, values, standard }, i) =>
      values.includes(standard)
        ? []
        : [lacks(TABLES, ['options', i, 'standard'], `value of ${id}`, standard)],
    ),
  ];
};

/** `rows`: those of the air table, of which shifts alone reach some. */
export const oddsTableFindings = (
  set: BoardSet,
  tables: Tables,
  rows: readonly number[],
): readonly Finding[] => [
  ...idFindings(TABLES, tables),
  ...oddsFindings(TABLES, tables.columns),
  ...rowFindings(TABLES, 7, rows, tables.rows),
  ...resultFindings(TABLES, tables.columns, tables.crt),
  ...airFindings(TABLES, rows, tables.airColumns, tables.air),
  ...codeFindings(TABLES, 'crt', tables.results, tables.crt),
  ...codeFindings(TABLES, 'air', tables.airResults, tables.air),
  ...codeFindings(TABLES, 'conversions', tables.results, tables.conversions),
  ...conversionFindings(TABLES, tables.conversions),
  ...keyFindings(set, tables),
];

/** Spans lie within the turns. */
export const turnSpanFindings = (
  last: number,
  spans: readonly { readonly first: number; readonly last: number }[],
): readonly Finding[] =>
  spans.flatMap(({ first, last: end }, i) => [
    ...(first <= end ? [] : other(TURNS, ['spans', i, 'first'], first, 'its last turn', `${end} or less`)),
    ...(end <= last ? [] : other(TURNS, ['spans', i, 'last'], end, 'the track', `${last} or less`)),
  ]);

type Turns = OddsTurnsOf<{ readonly weather: string }, string, string>;

/** Every turn has its weather, and every weather its order. */
export const trackFindings = (last: number, skies: readonly string[], track: Turns): readonly Finding[] => {
  const { turns, weather, weatherRoll, order, spans } = track;
  return [
    ...idFindings(TURNS, track),
    ...turnFindings(TURNS, 'turns', span(1, last), turns),
    ...turnFindings(TURNS, 'weather', span(1, last), weather),
    ...cellFindings(
      TURNS,
      'weatherRoll',
      span(1, 6).map((roll) => `roll ${roll}`),
      weatherRoll.map(({ roll }) => `roll ${roll}`),
    ),
    ...cellFindings(
      TURNS,
      'order',
      skies,
      order.map((line) => line.weather),
    ),
    ...turnSpanFindings(last, spans),
  ];
};

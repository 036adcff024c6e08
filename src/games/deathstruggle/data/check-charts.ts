// Checks the charts of Death Struggle 20 and its turn track: whole tables, keys that are there, and a source for every value.
import type { BoardSet } from '../../../board/board.ts';
import { TABLES, TURNS } from '../../../board/file-names.ts';
import {
  cellFindings,
  chartSourceFindings,
  idFindings,
  lacks,
  resultFindings,
  span,
  turnFindings,
} from '../../../board/check/charts.ts';
import type { ChartValues } from '../../../board/check/charts.ts';
import { bookWants } from '../../../board/check/book-wants.ts';
import { ruleBook } from '../../../board/check/provenance.ts';
import type { Finding } from '../../../board/finding.ts';
import type { TablesFile, TurnsFile } from './charts.ts';

const VALUES: ChartValues = {
  results: ['name', 'rank', 'most', 'extra', 'pays'],
  columns: ['rung', 'attack', 'defence'],
  rows: ['a', 'b'],
  crt: ['result'],
  airColumns: ['title', 'side'],
  airResults: ['name'],
  air: ['result'],
  conversions: ['result'],
  pressed: ['best', 'worst'],
  shifts: ['columns'],
  bonuses: ['value', 'multiplier', 'need'],
  terrain: ['corps', 'division', 'other'],
  weather: ['overrun', 'declined', 'brownRoads', 'halved', 'shortAdvance', 'frozen', 'armyRadius'],
  movement: ['good', 'road'],
  bonusMoves: ['main', 'breakthrough'],
  costs: ['value'],
  limits: ['value'],
  supply: ['axis', 'russian'],
  rail: ['value'],
  recipes: ['makes', 'of'],
  breakdown: ['divisions'],
  setUp: ['within', 'hex', 'of'],
  arrivals: ['count', 'first', 'at'],
  points: ['points'],
  victory: ['winner', 'level', 'games', 'when', 'least', 'most', 'needs', 'how', 'last', 'text'],
  dice: ['die', 'count'],
  history: ['holder'],
  boxes: ['title'],
  turns: ['label', 'date', 'weather'],
  spans: ['first', 'last', 'side', 'text'],
};

const wants = bookWants('deathstruggle');

/** CRT.2. */
const rowFindings = ({ rows }: TablesFile): readonly Finding[] =>
  rows.flatMap(({ row, a, b }, i) =>
    a === row && a + b === 7
      ? []
      : wants('CRT.2', TABLES, ['rows', i], `${row} and ${7 - row}`, `${a} and ${b}`),
  );

/** CRT.1, CRT.9, CRT.10: each column has better odds than the one before, from 1:5 to 9:1. */
const columnFindings = ({ columns }: TablesFile): readonly Finding[] => [
  ...columns.flatMap(({ id, rung, attack, defence }, i) => {
    const before = columns[i - 1];
    const isBetter = before === undefined || attack * before.defence > before.attack * defence;
    return rung === i && isBetter && id === `${attack}:${defence}`
      ? []
      : wants('CRT.1', TABLES, ['columns', i], `odds of rung ${i}`, id);
  }),
  ...(columns[0]?.id === '1:5' ? [] : wants('CRT.9', TABLES, ['columns', 0], '1:5', columns[0]?.id)),
  ...(columns.at(-1)?.id === '9:1'
    ? []
    : wants('CRT.10', TABLES, ['columns'], '9:1 at the end', columns.at(-1)?.id)),
];

/** CRT.1: eight rows of three columns. */
const airFindings = ({ air, airColumns }: TablesFile): readonly Finding[] =>
  cellFindings(
    TABLES,
    'air',
    airColumns.flatMap(({ id }) => span(0, 7).map((roll) => `${id} with ${roll}`)),
    air.map(({ column, roll }) => `${column} with ${roll}`),
  );

/** VIC.6, VIC.8, VIC.9: when the game ends every number of points has an outcome. */
const endFindings = ({ victory, points }: TablesFile): readonly Finding[] => {
  const most = points.reduce((sum, line) => sum + line.points, 0);
  const ends = victory.filter(({ when }) => when === 'end');
  return span(0, most).flatMap((n) =>
    ends.some(({ least = 0, most: last = most }) => least <= n && n <= last)
      ? []
      : wants('VIC.9', TABLES, ['victory'], `an outcome of ${n} points`, undefined),
  );
};

const keyFindings = (tables: TablesFile, turns: TurnsFile): readonly Finding[] => {
  const { results, crt, conversions, airResults, air, weather, supply, shifts, options } = tables;
  const codes = new Set<string>(results.map(({ id }) => id));
  const inAir = new Set<string>(airResults.map(({ id }) => id));
  const weathers = new Set<string>(weather.map(({ id }) => id));
  const known = (
    file: string,
    section: string,
    field: string,
    there: ReadonlySet<string>,
    keys: readonly (string | undefined)[],
  ): readonly Finding[] =>
    keys.flatMap((key, i) =>
      key === undefined || there.has(key) ? [] : [lacks(file, [section, i, field], field, key)],
    );
  return [
    ...known(
      TABLES,
      'crt',
      'result',
      codes,
      crt.map(({ result }) => result),
    ),
    ...known(
      TABLES,
      'conversions',
      'code',
      codes,
      conversions.map(({ code }) => code),
    ),
    ...known(
      TABLES,
      'conversions',
      'result',
      codes,
      conversions.map(({ result }) => result),
    ),
    ...known(
      TABLES,
      'air',
      'result',
      inAir,
      air.map(({ result }) => result),
    ),
    ...known(
      TABLES,
      'shifts',
      'weather',
      weathers,
      shifts.map((line) => line.weather),
    ),
    ...known(
      TURNS,
      'turns',
      'weather',
      weathers,
      turns.turns.map((line) => line.weather),
    ),
    ...cellFindings(
      TABLES,
      'supply',
      [...weathers],
      supply.map((line) => line.weather),
    ),
    ...options.flatMap(({ id, values, standard }, i) =>
      values.includes(standard)
        ? []
        : [lacks(TABLES, ['options', i, 'standard'], `value of ${id}`, standard)],
    ),
  ];
};

export const chartFindings = (set: BoardSet): readonly Finding[] => {
  const tables = set.tables as TablesFile;
  const turns = set.turns as TurnsFile;
  const book = ruleBook(set);
  return [
    ...idFindings(TABLES, tables),
    ...idFindings(TURNS, turns),
    ...resultFindings(TABLES, tables.columns, tables.crt),
    ...rowFindings(tables),
    ...columnFindings(tables),
    ...airFindings(tables),
    ...endFindings(tables),
    ...turnFindings(TURNS, 'turns', span(1, 15), turns.turns),
    ...keyFindings(tables, turns),
    ...chartSourceFindings(book, TABLES, tables, VALUES),
    ...chartSourceFindings(book, TURNS, turns, VALUES),
  ];
};

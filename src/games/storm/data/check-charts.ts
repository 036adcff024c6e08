// Checks the charts of Operation Storm and its turn track: whole tables, keys that are there, and a source for every value.
import type { BoardSet } from '../../../board/board.ts';
import { TABLES, TURNS } from '../../../board/file-names.ts';
import {
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
import { finding } from '../../../board/finding.ts';
import type { Finding } from '../../../board/finding.ts';
import type { ColumnLine, TablesFile, TurnsFile } from './charts.ts';

const VALUES: ChartValues = {
  results: ['name', 'rank', 'attackers', 'defenders'],
  columns: ['rung', 'least', 'most'],
  crt: ['result'],
  terrain: ['foot', 'mech', 'cavalry', 'mountain', 'shift', 'halves', 'noConcentric'],
  shifts: ['columns'],
  movement: ['full', 'attenuated', 'oos'],
  costs: ['value'],
  limits: ['value'],
  points: ['points'],
  victory: ['winner', 'least', 'most'],
  dice: ['die', 'count'],
  history: ['points'],
  boxes: ['title'],
  turns: ['label', 'date'],
  spans: ['first', 'last', 'side', 'text'],
};

const wants = bookWants('storm');

type Bounds = { readonly least?: number; readonly most?: number };

/** Lines in order, each of which ends where the next begins; only the ends are open. `file`: as they stand there. */
const joined = (section: string, file: readonly Bounds[], lines: readonly Bounds[]): readonly Finding[] =>
  lines.flatMap((line, i) => {
    const before = lines[i - 1];
    const expected = before?.most === undefined ? undefined : before.most + 1;
    const isOpen = (before === undefined) === (line.least === undefined);
    return line.least === expected && isOpen
      ? []
      : [
          finding('CHART.OTHER', TABLES, [section, file.indexOf(line), 'least'], {
            found: line.least ?? 'no end',
            other: before === undefined ? 'the end of the table' : 'the line before',
            expected: expected ?? 'no end',
          }),
        ];
  });

/** 10.8b, 12.3h: every differential is read in one column. */
const columnFindings = ({ columns }: TablesFile): readonly Finding[] => {
  const inOrder: readonly ColumnLine[] = columns.toSorted((a, b) => a.rung - b.rung);
  const last = inOrder.at(-1);
  return [
    ...joined('columns', columns, inOrder),
    ...(last?.most === undefined
      ? []
      : wants('12.3h', TABLES, ['columns', columns.indexOf(last), 'most'], 'no end', last.most)),
  ];
};

/** 4.11a, 4.11d: every number of points has one outcome. */
const victoryFindings = ({ victory }: TablesFile): readonly Finding[] =>
  (['off', 'on'] as const).flatMap((value) =>
    joined(
      'victory',
      victory,
      victory
        .filter(({ proLuftwaffe }) => proLuftwaffe === value)
        .toSorted((a, b) => (a.least ?? -Infinity) - (b.least ?? -Infinity)),
    ),
  );

const keyFindings = ({ results, crt, options }: TablesFile): readonly Finding[] => [
  ...crt.flatMap(({ result }, i) =>
    results.some(({ id }) => id === result) ? [] : [lacks(TABLES, ['crt', i, 'result'], 'result', result)],
  ),
  ...options.flatMap(({ id, values, standard }, i) =>
    values.includes(standard) ? [] : [lacks(TABLES, ['options', i, 'standard'], `value of ${id}`, standard)],
  ),
];

export const chartFindings = (set: BoardSet): readonly Finding[] => {
  const tables = set.tables as TablesFile;
  const turns = set.turns as TurnsFile;
  const book = ruleBook(set);
  return [
    ...idFindings(TABLES, tables),
    ...idFindings(TURNS, turns),
    ...resultFindings(TABLES, tables.columns, tables.crt),
    ...columnFindings(tables),
    ...victoryFindings(tables),
    ...turnFindings(TURNS, 'turns', span(1, 10), turns.turns),
    ...keyFindings(tables),
    ...chartSourceFindings(book, TABLES, tables, VALUES),
    ...chartSourceFindings(book, TURNS, turns, VALUES),
  ];
};

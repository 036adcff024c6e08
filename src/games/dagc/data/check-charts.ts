// Checks the charts of DAGC and its turn track: whole tables, keys that are there, and a source for every value.
import type { BoardSet } from '../../../board/board.ts';
import { TABLES, TURNS, scenarioFile } from '../../../board/file-names.ts';
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
import { BY_SCENARIO } from '../03-set-up/3.5-scenarios.ts';
import type { ColumnLine, TablesFile, TurnsFile } from './charts.ts';

const VALUES: ChartValues = {
  results: ['name', 'rank'],
  columns: ['rung', 'least', 'most'],
  crt: ['result'],
  terrain: ['cost', 'cavMech', 'addition'],
  shifts: ['columns'],
  movement: ['value'],
  costs: ['value'],
  limits: ['value'],
  points: ['points'],
  dice: ['die', 'most'],
  history: ['points'],
  boxes: ['title'],
  turns: ['label', 'date'],
  replacements: ['steps'],
  rates: ['steps'],
  airArmies: ['turn', 'front', 'change'],
  spans: ['first', 'last', 'side', 'text', 'option', 'value'],
};

const wants = bookWants('dagc');

const SIDES = ['german', 'soviet'] as const;

/** Every differential is read in one column: each ends where the next begins, and only the ends are open (11.13). */
const columnFindings = ({ columns }: TablesFile): readonly Finding[] => {
  const inOrder = columns.toSorted((a, b) => a.rung - b.rung);
  const end = (column: ColumnLine, field: 'least' | 'most', expected: number | undefined, other: string) =>
    column[field] === expected
      ? []
      : [
          finding('CHART.OTHER', TABLES, ['columns', columns.indexOf(column), field], {
            found: column[field] ?? 'no end',
            other,
            expected: expected ?? 'no end',
          }),
        ];
  return inOrder.flatMap((column, i) => {
    const next = inOrder[i + 1];
    if (next === undefined) return end(column, 'most', undefined, 'the end of the table');
    const path = ['columns', columns.indexOf(next), 'least'];
    return [
      ...(i === 0 ? end(column, 'least', undefined, 'the end of the table') : []),
      ...(next.least === undefined
        ? [lacks(TABLES, path, 'lower end of column', next.id)]
        : end(column, 'most', next.least - 1, `column ${next.id}`)),
    ];
  });
};

/** 11.23a, R99: whoever is committed rolls until it is not AS, so it must not be AS for ever. */
const endlessFindings = ({ columns, crt }: TablesFile): readonly Finding[] =>
  columns.flatMap(({ id }, i) =>
    crt.some(({ column, result }) => column === id && result !== 'AS')
      ? []
      : wants('11.23a', TABLES, ['columns', i], `a result that is not AS in column ${id}`, 'AS alone'),
  );

const turnCells = ({ scenarios }: BoardSet, { turns, replacements }: TurnsFile): readonly Finding[] => {
  const last = Math.max(
    ...turns.map(({ turn }) => turn),
    ...Object.values(scenarios).map((s) => s.turns.last),
  );
  const all = span(1, last);
  return [
    ...turnFindings(TURNS, 'turns', all, turns),
    ...turnFindings(TURNS, 'replacements', all, replacements, SIDES),
  ];
};

type Options = TablesFile['options'];

const hasValue = (options: Options, id: string, value: unknown): boolean =>
  options.some((option) => option.id === id && option.values.some((each) => each === value));

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What may be taken from the scenario. */
const parts = (options: Options): Options => options.filter(({ standard }) => standard === BY_SCENARIO);

const keyFindings = (
  { scenarios, units }: BoardSet,
  { options, history }: TablesFile,
  { spans, rates, airArmies }: TurnsFile,
): readonly Finding[] => [
  ...options.flatMap(({ id, values, standard }, i) =>
    values.includes(standard) ? [] : [lacks(TABLES, ['options', i, 'standard'], `value of ${id}`, standard)],
  ),
  ...spans.flatMap(({ option, value }, i) =>
    option === undefined || hasValue(options, option, value)
      ? []
      : [lacks(TURNS, ['spans', i, 'option'], 'value of an option', `${option} ${value ?? ''}`)],
  ),
  ...rates.flatMap(({ id }, i) =>
    hasValue(options, 'german-steps', id)
      ? []
      : [lacks(TURNS, ['rates', i, 'id'], 'value of german-steps', id)],
  ),
  ...airArmies.flatMap(({ front }, i) =>
    Object.hasOwn(units.kinds, front) ? [] : [lacks(TURNS, ['airArmies', i, 'front'], 'kind of unit', front)],
  ),
  ...history.flatMap(({ turn }, i) =>
    turn <= 9 ? [] : [lacks(TABLES, ['history', i, 'turn'], 'turn', String(turn))],
  ),
  // 3.10, R16: a scenario says of every part what it is in it.
  ...Object.entries(scenarios).flatMap(([id, { values = {} }]) =>
    parts(options).flatMap((part) =>
      hasValue(options, part.id, values[part.id])
        ? []
        : [lacks(scenarioFile(id), ['values', part.id], `value of ${part.id}`, wordOf(values[part.id]))],
    ),
  ),
];

export const chartFindings = (set: BoardSet): readonly Finding[] => {
  const tables = set.tables as TablesFile;
  const turns = set.turns as TurnsFile;
  const book = ruleBook(set);
  return [
    ...idFindings(TABLES, tables),
    ...resultFindings(TABLES, tables.columns, tables.crt),
    ...columnFindings(tables),
    ...endlessFindings(tables),
    ...turnCells(set, turns),
    ...keyFindings(set, tables, turns),
    ...chartSourceFindings(book, TABLES, tables, VALUES),
    ...chartSourceFindings(book, TURNS, turns, VALUES),
  ];
};

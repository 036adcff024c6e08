// Checks what the charts of every game must have: a source for every value, ids and cells that stand there once each.
import { finding } from '../finding.ts';
import type { Finding, Path } from '../finding.ts';
import { chartSections } from '../sourced-records.ts';
import type { FileHead } from '../data-types.ts';
import { headFindings, recordFindings, rulesFindings } from './provenance.ts';
import type { RuleBook } from './provenance.ts';

/** By chart, the fields that are values; its other fields say which value it is. */
export type ChartValues = Readonly<Record<string, readonly string[]>>;

type Line = {
  readonly id?: string;
  readonly rules?: readonly string[];
  readonly notes?: readonly { readonly rules: readonly string[] }[];
};

export const chartSourceFindings = (
  book: RuleBook,
  name: string,
  file: FileHead,
  values: ChartValues,
): readonly Finding[] => [
  ...headFindings(book, name, file),
  ...chartSections(file).flatMap(({ section, records }) =>
    records.flatMap((record, i) => {
      const path = [section, i];
      const { rules = [], notes = [] } = record as Line;
      return [
        ...recordFindings(book, { name, file }, { section, path, record }, values[section] ?? []),
        ...rulesFindings(book, name, [...path, 'rules'], rules),
        ...notes.flatMap((note, n) => rulesFindings(book, name, [...path, 'notes', n, 'rules'], note.rules)),
      ];
    }),
  ),
];

/** Every id of a chart stands there once. */
export const idFindings = (name: string, file: FileHead): readonly Finding[] =>
  chartSections(file).flatMap(({ section, records }) => {
    const there = new Set<string>();
    return records.flatMap((record, i) => {
      const { id } = record as Line;
      if (id === undefined) return [];
      const again = there.has(id);
      there.add(id);
      return again ? [finding('CHART.TWICE', name, [section, i, 'id'], { chart: section, cell: id })] : [];
    });
  });

/** Every cell that a chart must have is there once, and there is no other. */
export const cellFindings = (
  name: string,
  section: string,
  wanted: readonly string[],
  there: readonly string[],
): readonly Finding[] => {
  const twice = there.flatMap((cell, i) =>
    there.indexOf(cell) < i ? [finding('CHART.TWICE', name, [section, i], { chart: section, cell })] : [],
  );
  const beyond = there.flatMap((cell, i) =>
    wanted.includes(cell) ? [] : [finding('CHART.BEYOND', name, [section, i], { chart: section, cell })],
  );
  const lacking = wanted.filter((cell) => !there.includes(cell));
  return [
    ...twice,
    ...beyond,
    ...(lacking.length === 0
      ? []
      : [finding('CHART.LACKING', name, [section], { chart: section, cells: lacking })]),
  ];
};

/** Every column of a combat results table has a result for each face of a die. */
export const resultFindings = (
  name: string,
  columns: readonly { readonly id: string }[],
  crt: readonly { readonly column: string; readonly roll: number }[],
): readonly Finding[] =>
  cellFindings(
    name,
    'crt',
    columns.flatMap(({ id }) => span(1, 6).map((roll) => `${id} with ${roll}`)),
    crt.map(({ column, roll }) => `${column} with ${roll}`),
  );

type TurnCell = { readonly turn: number; readonly side?: string };

const turnText = ({ turn, side }: TurnCell): string =>
  side === undefined ? `turn ${turn}` : `turn ${turn} ${side}`;

/** There is a line for every turn, or for each of these sides in it. */
export const turnFindings = (
  name: string,
  section: string,
  turns: readonly number[],
  lines: readonly TurnCell[],
  sides: readonly (string | undefined)[] = [undefined],
): readonly Finding[] => {
  const wanted = turns.flatMap((turn) =>
    sides.map((side) => (side === undefined ? { turn } : { turn, side })),
  );
  return cellFindings(name, section, wanted.map(turnText), lines.map(turnText));
};

export const span = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

export const lacks = (name: string, path: Path, what: string, key: string): Finding =>
  finding('KEY.NONE', name, path, { what, key });

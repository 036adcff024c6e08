// Charts as tables for people: columns under their headings, and a chart of two keys and one value as a grid.
import { chartSections } from '../../board/sourced-records.ts';
import type { ChartSection } from '../../board/sourced-records.ts';
import type { FileHead } from '../../board/data-types.ts';
import { wordLines } from '../../core/strings.ts';
import type { Json } from '../../core/types.ts';
import { ascii } from '../../text/ascii.ts';
import type { ValueText } from './value-text.ts';

type Line = Readonly<Record<string, Json>>;
type Cells = readonly string[];

/** Between columns. */
const GAP = '  ';
/** A column of sentences is not made narrower than this. */
const NARROW = 16;

/** `availableFrom` is `available from`. */
const heading = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const widest = (cells: Cells): number => Math.max(...cells.map((cell) => cell.length));

/** What a column takes at least: words are not broken. */
const leastFor = (cells: Cells): number =>
  Math.max(Math.min(NARROW, widest(cells)), widest(cells.flatMap((cell) => cell.split(' '))));

/** The widest columns give way until all have room, as far as they can. */
const widthsFor = (columns: readonly Cells[], room: number): readonly number[] => {
  const widths = columns.map(widest);
  const least = columns.map(leastFor);
  const total = widths.reduce((sum, width) => sum + width, GAP.length * (widths.length - 1));
  for (let over = total - room; over > 0; over--) {
    const spare = widths.map((width, i) => (width > least[i]! ? width : 0));
    const most = Math.max(...spare);
    if (most === 0) break;
    widths[spare.indexOf(most)]!--;
  }
  return widths;
};

const isNumeric = (cells: Cells): boolean => cells.every((cell) => /^(-?\d+)?$/.test(cell));

/** Rows of cells, the first of them the headings, as lines with aligned columns. */
export const tableLines = (rows: readonly Cells[], room: number): readonly string[] => {
  const columns = (rows[0] ?? []).map((_, i) => rows.map((row) => row[i] ?? ''));
  const widths = widthsFor(columns, room);
  const right = columns.map((cells) => isNumeric(cells.slice(1)));
  return rows.flatMap((row) => {
    const cells = row.map((cell, i) => wordLines(cell, widths[i] ?? NARROW));
    const high = Math.max(...cells.map((lines) => lines.length));
    return Array.from({ length: high }, (_, line) =>
      cells
        .map((lines, i) => {
          const text = lines[line] ?? '';
          const width = widths[i] ?? 0;
          return right[i] === true ? text.padStart(width) : text.padEnd(width);
        })
        .join(GAP)
        .trimEnd(),
    );
  });
};

const fieldsOf = (records: readonly Line[]): readonly string[] =>
  [...new Set(records.flatMap((record) => Object.keys(record)))].filter((field) => field !== 'from');

const distinct = (cells: Cells): Cells => [...new Set(cells)];

/** The value of each pair of keys: all pairs are there, each once. */
const gridRows = (fields: Cells, records: readonly Cells[]): readonly Cells[] | undefined => {
  const [first, , value] = fields;
  if (first === undefined || value === undefined || fields.length !== 3) return undefined;
  const down = distinct(records.map(([key = '']) => key));
  const across = distinct(records.map(([, key = '']) => key));
  const values = new Map(records.map(([a, b, found = '']) => [`${a}\n${b}`, found]));
  const isWhole = values.size === records.length && records.length === down.length * across.length;
  if (!isWhole || down.length < 2 || across.length < 2) return undefined;
  return [
    [heading(first), ...across],
    ...down.map((key) => [key, ...across.map((other) => values.get(`${key}\n${other}`) ?? '')]),
  ];
};

const cellText = (text: ValueText, field: string, value: Json | undefined): string => {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return ascii(text(field, value));
};

/** Remarks, each with its rules, have lines of their own under the table. */
const isRemarks = (value: Json | undefined): boolean =>
  Array.isArray(value) && value.some((each) => typeof each === 'object');

const remark = (text: ValueText, value: Json): string => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return text('', value);
  const { rules, ...rest } = value as Line;
  const said = Object.keys(rest).length === 1 ? text('', Object.values(rest)[0] ?? '') : text('', rest);
  return rules === undefined ? said : `${said} (${text('rules', rules)})`;
};

const remarkLines = (text: ValueText, lines: readonly Line[], room: number): readonly string[] =>
  lines.flatMap((line) => {
    const [name = ''] = Object.values(line).map(String);
    const remarks = Object.values(line).flatMap((value) =>
      isRemarks(value) ? (value as readonly Json[]) : [],
    );
    return remarks.flatMap((one) => wordLines(ascii(`${name}: ${remark(text, one)}.`), room));
  });

const sectionLines = (
  text: ValueText,
  { section, records }: ChartSection,
  room: number,
): readonly string[] => {
  const lines = records as readonly Line[];
  const fields = fieldsOf(lines).filter((field) => !lines.some((line) => isRemarks(line[field])));
  const cells = lines.map((line) => fields.map((field) => cellText(text, field, line[field])));
  const grid = gridRows(fields, cells);
  const [down = '', across = '', value = ''] = fields.map(heading);
  const title =
    grid === undefined ? `Chart ${section}.` : `Chart ${section}: ${value} by ${down} and ${across}.`;
  return [
    title,
    ...tableLines(grid ?? [fields.map(heading), ...cells], room),
    ...remarkLines(text, lines, room),
  ];
};

export const chartNames = (file: unknown): readonly string[] =>
  chartSections(file as FileHead).map(({ section }) => section);

/** All charts of a file, or one. */
export const chartLines = (
  text: ValueText,
  file: unknown,
  only: string | undefined,
  room: number,
): readonly string[] =>
  chartSections(file as FileHead)
    .filter(({ section }) => only === undefined || section === only)
    .flatMap((section, i) => [...(i === 0 ? [] : ['']), ...sectionLines(text, section, room)]);

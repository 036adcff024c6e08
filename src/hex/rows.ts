// The rows of a map from north to south with their names and ends, how hexes in them are named, and what the
// printed number means.
import type { Extent, GridScheme } from './numbering.ts';

export type RowName = { readonly sheet: number; readonly number: number };

export type MapRow = {
  /** The canonical name first; a seam row has two. */
  readonly names: readonly [RowName, ...RowName[]];
  readonly key: string;
  readonly first: number;
  readonly last: number;
  readonly shifted: boolean;
  /** What the scheme says for a seam row under its second name; it has to agree. */
  readonly otherExtent?: Extent;
};

export const isShifted = (scheme: GridScheme, row: number): boolean =>
  (row % 2 === 0) === (scheme.shifted.rows === 'even');

const pad = (value: number, width: number): string => String(value).padStart(width, '0');
const widthOf = (scheme: GridScheme, letter: 'R' | 'C'): number => scheme.digits.split(letter).length - 1;

export const rowKey = (scheme: GridScheme, sheet: number, row: number): string =>
  (scheme.sheets[sheet]?.prefix ?? '') + pad(row, widthOf(scheme, 'R'));

/** For who names many. */
export function hexNames(scheme: GridScheme): (sheet: number, row: number, column: number) => string {
  const [rowWidth, columnWidth] = [widthOf(scheme, 'R'), widthOf(scheme, 'C')];
  const isRowFirst = scheme.digits.startsWith('R');
  return (sheet, row, column) => {
    const rowDigits = pad(row, rowWidth);
    const columnDigits = pad(column, columnWidth);
    const digits = isRowFirst ? rowDigits + columnDigits : columnDigits + rowDigits;
    return (scheme.sheets[sheet]?.prefix ?? '') + digits;
  };
}

export const hexName = (scheme: GridScheme, sheet: number, row: number, column: number): string =>
  hexNames(scheme)(sheet, row, column);

function extentOf(scheme: GridScheme, name: RowName): Extent {
  const { columns } = scheme;
  const byParity = name.number % 2 === 0 ? columns.even : columns.odd;
  return columns.rows?.[rowKey(scheme, name.sheet, name.number)] ?? byParity ?? columns.default;
}

/** Rows from north to south; a seam row comes once. */
export function mapRows(scheme: GridScheme): MapRow[] {
  const rows: MapRow[] = [];
  const put = (names: readonly [RowName, ...RowName[]]): void => {
    const [first, last] = extentOf(scheme, names[0]);
    const other = names[1] && extentOf(scheme, names[1]);
    rows.push({
      names,
      key: rowKey(scheme, names[0].sheet, names[0].number),
      first,
      last,
      shifted: isShifted(scheme, names[0].number),
      ...(other && { otherExtent: other }),
    });
  };
  scheme.sheets.forEach(({ firstRow, lastRow, seam }, sheet) => {
    for (let k = 0; k <= lastRow - firstRow; k++) {
      const name = { sheet, number: scheme.rowsRise === 'south' ? firstRow + k : lastRow - k };
      const above = k === 0 && seam !== undefined ? rows.pop()?.names[0] : undefined;
      if (above === undefined) put([name]);
      else put(seam === 'north' ? [above, name] : [name, above]);
    }
  });
  return rows;
}

export type NumberingPart = {
  readonly what: 'row' | 'column';
  /** Position among the digits, counted from 0, and how many. */
  readonly start: number;
  readonly digits: number;
  /** Rows: the direction in which numbers rise. Columns: the same. */
  readonly rises: 'north' | 'south' | 'east' | 'west';
  readonly lowest: number;
  readonly highest: number;
};

export type Numbering = {
  readonly parts: readonly [NumberingPart, NumberingPart];
  readonly sheets: readonly { readonly prefix: string; readonly rows: readonly [number, number] }[];
  /** Rows with two names, canonical one first. */
  readonly seams: readonly (readonly [string, string])[];
  readonly shifted: GridScheme['shifted'];
};

/** What the printed number means, for a help text to put into words. */
export function numbering(scheme: GridScheme): Numbering {
  const rows = mapRows(scheme);
  const numbers = rows.flatMap((row) => row.names.map((name) => name.number));
  const row: NumberingPart = {
    what: 'row',
    start: scheme.digits.indexOf('R'),
    digits: widthOf(scheme, 'R'),
    rises: scheme.rowsRise,
    lowest: Math.min(...numbers),
    highest: Math.max(...numbers),
  };
  const column: NumberingPart = {
    what: 'column',
    start: scheme.digits.indexOf('C'),
    digits: widthOf(scheme, 'C'),
    rises: scheme.columnsFrom === 'east' ? 'west' : 'east',
    lowest: Math.min(...rows.map((r) => r.first)),
    highest: Math.max(...rows.map((r) => r.last)),
  };
  return {
    parts: row.start === 0 ? [row, column] : [column, row],
    sheets: scheme.sheets.map((s) => ({ prefix: s.prefix, rows: [s.firstRow, s.lastRow] })),
    seams: rows.flatMap(({ names: [main, other] }) =>
      other === undefined
        ? []
        : [[rowKey(scheme, main.sheet, main.number), rowKey(scheme, other.sheet, other.number)] as const],
    ),
    shifted: scheme.shifted,
  };
}

const countWords = ['no', 'one', 'two', 'three', 'four'] as const;
const backward = { north: 'south', south: 'north', east: 'west', west: 'east' } as const;

/** The same in plain sentences. */
export function numberingSentences(scheme: GridScheme): string[] {
  const { parts, sheets, seams, shifted } = numbering(scheme);
  const said = parts.map((part, i) => {
    const count = countWords[part.digits] ?? String(part.digits);
    const which = `${i === 0 ? 'first' : 'last'} ${count === 'one' ? 'digit is' : `${count} digits are`}`;
    const edge = backward[part.rises];
    return `the ${which} the ${part.what}, ${pad(part.lowest, part.digits)} to ${pad(part.highest, part.digits)}, counted ${part.rises}ward from the ${edge}`;
  });
  const sentences = [`Of a hex number ${said.join('; ')}.`];
  if (sheets.length > 1) {
    const list = sheets.map((s) => `${s.prefix} with rows ${s.rows[0]} to ${s.rows[1]}`);
    sentences.push(`Sheets from north to south, their letter before the number: ${list.join(', ')}.`);
  }
  for (const [main, other] of seams) sentences.push(`Row ${other} is the same as row ${main}.`);
  sentences.push(
    `${shifted.rows === 'even' ? 'Even' : 'Odd'} rows stand half a hex further ${shifted.toward} than the others.`,
  );
  return sentences;
}

// Rulers: the printed numbers of rows and columns along the edges of a drawing.
import type { Grid } from '../../hex/grid.ts';
import { rowKey } from '../../hex/rows.ts';
import { isInk, row } from '../styled-rows.ts';
import type { Row } from '../styled-rows.ts';
import { scaleOf, zoomOf } from '../viewport.ts';
import type { MapStyle, MapWindow, Zoom } from '../viewport.ts';
import type { Drawing, PlacedHex } from './draw-map.ts';

/** Where in a hex its numbers stand. */
const BRICK_SPOTS = {
  1: { line: 0, column: 0 },
  2: { line: 0, column: 2 },
  3: { line: 0, column: 1 },
} as const;

const SPOTS = {
  1: { line: 0, column: 1 },
  2: { line: 1, column: 2 },
  3: { line: 1, column: 3 },
} as const;

const spotIn = (window: MapWindow): { readonly line: number; readonly column: number } =>
  (window.style === 'bricks' ? BRICK_SPOTS : SPOTS)[zoomOf(window)];

const columnDigits = ({ scheme }: Grid): number => scheme.digits.split('C').length - 1;

export const rulerWidth = ({ scheme }: Grid): number =>
  scheme.sheets.reduce((most, { prefix }) => Math.max(most, prefix.length), 0) +
  scheme.digits.split('R').length -
  1;

/**
 * Numbers over the columns of one row of hexes, also where the row has none because the map is narrower there: they
 * hold for the rows beneath.
 */
const columnLabels = (grid: Grid, window: MapWindow, hexes: readonly PlacedHex[], at: PlacedHex): string => {
  const zoom = zoomOf(window);
  const { columns } = scaleOf(zoom, window.style);
  const spot = spotIn(window);
  const numbers = hexes.map(({ hex }) => grid.columnNumber[hex]!);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const eastward = grid.scheme.columnsFrom === 'west' ? 1 : -1;
  const own = grid.columnNumber[at.hex]!;
  let text = '';
  const labels: { readonly column: number; readonly label: string }[] = [];
  // Where hexes are narrower than their numbers, every other one has its own.
  const every = columns <= columnDigits(grid) ? 2 : 1;
  for (let number = least; number <= most; number++) {
    if (number % every !== 0) continue;
    const column = at.column + (number - own) * eastward * columns;
    const label = String(number).padStart(columnDigits(grid), '0');
    if (column + spot.column >= 0 && column + spot.column + label.length <= window.columns)
      labels.push({ column: column + spot.column, label });
  }
  for (const { column, label } of labels.toSorted((a, b) => a.column - b.column))
    text = text.padEnd(column) + label;
  return text;
};

/** Row numbers by line of the drawing. */
const rowLabels = (
  grid: Grid,
  window: MapWindow,
  hexes: readonly PlacedHex[],
): ReadonlyMap<number, string> => {
  const spot = spotIn(window);
  return new Map(
    hexes.map(({ hex, line }) => [
      line + spot.line,
      rowKey(grid.scheme, grid.sheet[hex]!, grid.rowNumber[hex]!).padStart(rulerWidth(grid)),
    ]),
  );
};

/** What numbers on the left take; hexes of the smallest zoom begin with a blank of their own. */
export const marginWidth = (grid: Grid, zoom: Zoom, style?: MapStyle): number =>
  rulerWidth(grid) + (zoom === 1 && style !== 'bricks' ? 0 : 1);

/** Where the drawing of a line ends. */
const ends = ({ text, patches }: Row): number =>
  Math.max(text.trimEnd().length, isInk(patches.at(-1)?.role) ? (patches.at(-1)?.to ?? 0) : 0);

type Margins = { readonly left: number; readonly right: number };

const withLabels = (line: Row, label: string | undefined, { left, right }: Margins): Row => {
  const text = (label ?? '').padEnd(left) + line.text;
  const patches = line.patches.map(({ from, to, role }) => ({ from: from + left, to: to + left, role }));
  if (label === undefined) return { text, patches };
  const labelled: Row = { text, patches: [{ from: 0, to: label.length, role: 'dim' }, ...patches] };
  // A brick ends where its colour ends: nothing runs into the number.
  const gap = isInk(line.patches.at(-1)?.role) ? 0 : 1;
  if (left + ends(line) + gap > right) return labelled;
  return {
    text: text.slice(0, right).padEnd(right) + label,
    patches: [...labelled.patches, { from: right, to: right + label.length, role: 'dim' }],
  };
};

/** The drawing with its numbers above and on the left alone, where every line counts. */
export const edged = (grid: Grid, window: MapWindow, drawing: Drawing): readonly Row[] => {
  const left = marginWidth(grid, zoomOf(window), window.style);
  const [first] = drawing.hexes;
  const labels = rowLabels(grid, window, drawing.hexes);
  const above = first === undefined ? '' : columnLabels(grid, window, drawing.hexes, first);
  return [
    row(' '.repeat(left) + above, 'dim'),
    ...drawing.rows.map((line, i) => withLabels(line, labels.get(i), { left, right: 0 })),
  ];
};

/**
 * The drawing with its numbers. Those on the right stand close by the map if there is not room for more; a row that
 * reaches so far goes without.
 */
export const framed = (grid: Grid, window: MapWindow, drawing: Drawing, width: number): readonly Row[] => {
  const { hexes, rows } = drawing;
  const [first, last] = [hexes[0], hexes.at(-1)];
  if (first === undefined || last === undefined) return rows;
  const left = marginWidth(grid, zoomOf(window), window.style);
  const used = rows.reduce((most, line) => Math.max(most, ends(line)), 0);
  const margins = { left, right: Math.min(width - rulerWidth(grid), left + used + 1) };
  const labels = rowLabels(grid, window, hexes);
  const columnRow = (at: PlacedHex): Row =>
    row(' '.repeat(left) + columnLabels(grid, window, hexes, at), 'dim');
  return [
    columnRow(first),
    ...rows.map((line, i) => withLabels(line, labels.get(i), margins)),
    columnRow(last),
  ];
};

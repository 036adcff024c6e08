// Where a group of hexes lies: in which part of the map or of a larger group, over which rows and columns.
import type { Grid } from '../../hex/grid.ts';
import type { Wind } from '../../hex/directions.ts';
import { rowKey } from '../../hex/rows.ts';

type Box = {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
};

const east2Of = (grid: Grid, hex: number): number => grid.east2[hex]!;
const rowOf = (grid: Grid, hex: number): number => grid.row[hex]!;

export const boxOf = (grid: Grid, hexes: readonly number[]): Box => ({
  west: Math.min(...hexes.map((hex) => east2Of(grid, hex))),
  east: Math.max(...hexes.map((hex) => east2Of(grid, hex))),
  north: Math.min(...hexes.map((hex) => rowOf(grid, hex))),
  south: Math.max(...hexes.map((hex) => rowOf(grid, hex))),
});

export type Point = { readonly east2: number; readonly row: number };

export const middleOf = (grid: Grid, hexes: readonly number[]): Point => {
  const mean = (of: (g: Grid, hex: number) => number): number =>
    hexes.reduce((sum, hex) => sum + of(grid, hex), 0) / Math.max(1, hexes.length);
  return { east2: mean(east2Of), row: mean(rowOf) };
};

/** -1, 0 or 1: the first, middle or last third; the middle where there is no width to speak of. */
const third = (at: number, from: number, to: number, least: number): number => {
  if (to - from < least) return 0;
  const share = (at - from) / (to - from);
  return share < 1 / 3 ? -1 : share > 2 / 3 ? 1 : 0;
};

const NAMES: readonly (readonly (Wind | 'middle')[])[] = [
  ['nw', 'n', 'ne'],
  ['w', 'middle', 'e'],
  ['sw', 's', 'se'],
];

/** In which ninth of a box a point lies. */
export const partOf = (box: Box, { east2, row }: Point): Wind | 'middle' => {
  const across = third(east2, box.west, box.east, 4);
  const down = third(row, box.north, box.south, 2);
  return NAMES[down + 1]![across + 1]!;
};

/** In which of the eight winds one point lies from another, for groups of hexes rather than for single ones. */
export const windTo = (from: Point, to: Point): Wind => {
  const x = (to.east2 - from.east2) / 2;
  const y = ((to.row - from.row) * Math.sqrt(3)) / 2;
  const level = Math.abs(y) < Math.abs(x) * TAN;
  const upright = Math.abs(x) < Math.abs(y) * TAN;
  if (level) return x > 0 ? 'e' : 'w';
  if (upright) return y > 0 ? 's' : 'n';
  return `${y > 0 ? 's' : 'n'}${x > 0 ? 'e' : 'w'}`;
};

/** Of half of 45 degrees: each wind has an equal share of the compass. */
const TAN = Math.SQRT2 - 1;

/** As printed: the rows from the northernmost to the southernmost, the columns from the lowest to the highest. */
export const spanOf = (
  grid: Grid,
  hexes: readonly number[],
): { readonly rows: readonly [string, string]; readonly columns: readonly [string, string] } => {
  const down = hexes.toSorted((a, b) => grid.row[a]! - grid.row[b]!);
  const across = hexes.toSorted((a, b) => grid.columnNumber[a]! - grid.columnNumber[b]!);
  return {
    rows: [rowText(grid, down[0]!), rowText(grid, down[down.length - 1]!)],
    columns: [columnText(grid, across[0]!), columnText(grid, across[across.length - 1]!)],
  };
};

/** The printed number of a hex's row, with the letter of its sheet. */
export const rowText = (grid: Grid, hex: number): string =>
  rowKey(grid.scheme, grid.sheet[hex]!, grid.rowNumber[hex]!);

const columnText = (grid: Grid, hex: number): string =>
  String(grid.columnNumber[hex]!).padStart(grid.scheme.digits.split('C').length - 1, '0');

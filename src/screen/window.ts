// Which part of the map is shown: a window over it, moved only when something would be out of sight.
import type { Grid } from '../hex/grid.ts';

/** Zoom 2: a hex is so many columns by so many lines; a hex half a width further east is 3 columns further. */
export const HEX_COLUMNS = 6;
export const HEX_LINES = 2;
const HALF = HEX_COLUMNS / 2;

export type Size = { readonly columns: number; readonly lines: number };

/** `left` in columns and `top` in rows of hexes of the whole map. */
export type MapWindow = Size & {
  readonly left: number;
  readonly top: number;
  /** The hex that is marked. */
  readonly selected?: string | undefined;
};

/** A place on the map in the grid's doubled coordinates; a hex, or between hexes. */
export type Point = { readonly row: number; readonly east2: number };

export const hexColumn = (east2: number): number => east2 * HALF;

export const pointOf = (grid: Grid, hex: string): Point | undefined => {
  const index = grid.index(hex);
  const [row, east2] = [grid.row[index], grid.east2[index]];
  return row === undefined || east2 === undefined ? undefined : { row, east2 };
};

/** The columns a map begins at and ends before: its first hex may stand half a hex further than column 0. */
const edges = ({ east2 }: Grid): { readonly west: number; readonly east: number } => ({
  west: hexColumn(east2.reduce((least, east) => Math.min(least, east), Infinity)),
  east: hexColumn(east2.reduce((most, east) => Math.max(most, east), 0)) + HEX_COLUMNS,
});

/** What the whole map takes. */
export const mapSize = (grid: Grid): Size => {
  const { west, east } = edges(grid);
  const south = grid.row.reduce((most, row) => Math.max(most, row), 0);
  return { columns: east - west, lines: (south + 1) * HEX_LINES };
};

export const middleOfMap = (grid: Grid): Point => {
  const { west, east } = edges(grid);
  return { row: mapSize(grid).lines / HEX_LINES / 2, east2: (west + east) / 2 / HALF };
};

const rowsIn = ({ lines }: Size): number => Math.floor(lines / HEX_LINES);

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Never further than the edges of the map, and so that hexes begin where the window begins. */
const placed = (grid: Grid, size: Size, left: number, top: number): MapWindow => {
  const { west, east } = edges(grid);
  const last = Math.ceil((east - size.columns) / HALF) * HALF;
  return {
    columns: size.columns,
    lines: size.lines,
    left: clamp(Math.round(left / HALF) * HALF, west, last),
    top: clamp(Math.round(top), 0, rowsIn(mapSize(grid)) - rowsIn(size)),
  };
};

/** The window with a point in its middle, as far as the edges of the map let it be. */
export const windowAround = (grid: Grid, size: Size, at: Point): MapWindow =>
  placed(grid, size, hexColumn(at.east2) - (size.columns - HEX_COLUMNS) / 2, at.row - (rowsIn(size) - 1) / 2);

/** Is the hex in sight, with its neighbours where the map has any? */
const shows = (grid: Grid, window: MapWindow, at: Point): boolean => {
  const { west, east } = edges(grid);
  const south = rowsIn(mapSize(grid));
  const x = hexColumn(at.east2) - window.left;
  const y = at.row - window.top;
  const right = window.left + window.columns >= east ? 0 : HEX_COLUMNS;
  const below = window.top + rowsIn(window) >= south ? 0 : 1;
  return (
    x >= (window.left <= west ? 0 : HEX_COLUMNS) &&
    x + HEX_COLUMNS + right <= window.columns &&
    y >= (window.top === 0 ? 0 : 1) &&
    y + 1 + below <= rowsIn(window)
  );
};

/** The same window at a new size; moved only if the point would be out of sight. */
export const windowKept = (grid: Grid, before: MapWindow, size: Size, at: Point | undefined): MapWindow => {
  const kept = placed(grid, size, before.left, before.top);
  return at === undefined || shows(grid, kept, at) ? kept : windowAround(grid, size, at);
};

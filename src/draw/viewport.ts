// How large a hex is at each zoom, and which part of the map is shown: a window over it, moved only when something
// would be out of sight.
import type { Grid } from '../hex/grid.ts';
import { isShifted } from '../hex/rows.ts';

export const ZOOMS = [1, 2, 3] as const;
export type Zoom = (typeof ZOOMS)[number];

type Scale = {
  /** From one hex to the next in its row, and from one row to the next. */
  readonly columns: number;
  readonly lines: number;
  /** What one hex takes, with the sides it shares with its neighbours. */
  readonly wide: number;
  readonly high: number;
};

/** outlines: hexes with sides of signs between them. bricks: hexes laid side by side, tinted, without a cell lost. */
export const MAP_STYLES = ['outlines', 'bricks'] as const;
export type MapStyle = (typeof MAP_STYLES)[number];

export const SCALES: Readonly<Record<Zoom, Scale>> = {
  1: { columns: 3, lines: 1, wide: 4, high: 1 },
  2: { columns: 6, lines: 2, wide: 6, high: 2 },
  3: { columns: 8, lines: 4, wide: 9, high: 6 },
};

const BRICKS: Readonly<Record<Zoom, Scale>> = {
  1: { columns: 2, lines: 1, wide: 2, high: 1 },
  2: { columns: 6, lines: 2, wide: 6, high: 2 },
  3: { columns: 10, lines: 4, wide: 10, high: 4 },
};

export const scaleOf = (zoom: Zoom, style: MapStyle = 'outlines'): Scale =>
  style === 'bricks' ? BRICKS[zoom] : SCALES[zoom];

const STANDARD: Zoom = 2;

export type Size = { readonly columns: number; readonly lines: number };

/** `left` in columns and `top` in rows of hexes of the whole map. */
export type MapWindow = Size & {
  readonly left: number;
  readonly top: number;
  /** Absent: zoom 2. */
  readonly zoom?: Zoom;
  /** Absent: outlines. */
  readonly style?: MapStyle;
  /** The hex that is marked. */
  readonly selected?: string | undefined;
};

export const zoomOf = ({ zoom }: { readonly zoom?: Zoom }): Zoom => zoom ?? STANDARD;

/** A place on the map in the grid's doubled coordinates; a hex, or between hexes. */
export type Point = { readonly row: number; readonly east2: number };

/**
 * The column at which a place begins. At zoom 1 half a hex is a column and a half: hexes of the shifted rows are drawn
 * one column off those that have their column number, so that a number along the edge stands over both.
 */
export const columnAt = (grid: Grid, zoom: Zoom, east2: number, style?: MapStyle): number => {
  const half = scaleOf(zoom, style).columns / 2;
  if (Number.isInteger(half)) return east2 * half;
  const { shifted } = grid.scheme;
  const isFirstShifted = isShifted(grid.scheme, grid.rowNumber[0] ?? 0);
  const straight = isFirstShifted === ((grid.row[0] ?? 0) % 2 === 1) ? 0 : 1;
  const exact = (east2 - straight) * half;
  return (shifted.toward === 'east' ? Math.floor(exact) : Math.ceil(exact)) + straight;
};

export const pointOf = (grid: Grid, hex: string): Point | undefined => {
  const index = grid.index(hex);
  const [row, east2] = [grid.row[index], grid.east2[index]];
  return row === undefined || east2 === undefined ? undefined : { row, east2 };
};

type Extent = { readonly rows: number; readonly west: number; readonly east: number };

const extents = new WeakMap<Grid, Extent>();

/** Rows, and the first and last half hex: looked for once, since every frame asks. */
const extentOf = (grid: Grid): Extent => {
  const before = extents.get(grid);
  if (before !== undefined) return before;
  let [rows, west, east] = [0, Infinity, -Infinity];
  for (let hex = 0; hex < grid.count; hex++) {
    rows = Math.max(rows, (grid.row[hex] ?? 0) + 1);
    west = Math.min(west, grid.east2[hex] ?? 0);
    east = Math.max(east, grid.east2[hex] ?? 0);
  }
  extents.set(grid, { rows, west, east });
  return { rows, west, east };
};

/** The columns a map begins at and ends before: its first hex may stand half a hex further than column 0. */
const mapEdges = (
  grid: Grid,
  zoom: Zoom = STANDARD,
  style?: MapStyle,
): { readonly west: number; readonly east: number } => {
  const { west, east } = extentOf(grid);
  const last = columnAt(grid, zoom, east, style) + scaleOf(zoom, style).wide;
  return { west: columnAt(grid, zoom, west, style), east: Math.max(0, last) };
};

const rowCount = (grid: Grid): number => extentOf(grid).rows;

/** Of so many rows of hexes. */
export const linesOf = (rows: number, zoom: Zoom, style?: MapStyle): number => {
  const { lines, high } = scaleOf(zoom, style);
  return rows * lines + high - lines;
};

/** What the whole map takes. */
export const mapSize = (grid: Grid, zoom: Zoom = STANDARD, style?: MapStyle): Size => {
  const { west, east } = mapEdges(grid, zoom, style);
  return { columns: east - west, lines: linesOf(rowCount(grid), zoom, style) };
};

/** How many rows of hexes find room. */
export const rowsIn = ({ lines }: Pick<Size, 'lines'>, zoom: Zoom = STANDARD, style?: MapStyle): number =>
  Math.max(0, Math.floor((lines - linesOf(0, zoom, style)) / scaleOf(zoom, style).lines));

/** The window that shows all. */
export const wholeMap = (grid: Grid, zoom: Zoom = STANDARD, style?: MapStyle): MapWindow => ({
  ...mapSize(grid, zoom, style),
  left: mapEdges(grid, zoom, style).west,
  top: 0,
  zoom,
  ...(style !== undefined && { style }),
});

export const middleOfMap = (grid: Grid): Point => {
  const { west, east } = mapEdges(grid);
  return { row: rowCount(grid) / 2, east2: (west + east) / SCALES[STANDARD].columns };
};

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

type Cut = Pick<MapWindow, 'zoom' | 'style'>;

/** Never further than the edges of the map, and so that hexes begin where the window begins. */
const placed = (grid: Grid, size: Size & Cut, left: number, top: number): MapWindow => {
  const zoom = zoomOf(size);
  const { style } = size;
  const { west, east } = mapEdges(grid, zoom, style);
  const step = Math.floor(scaleOf(zoom, style).columns / 2);
  const last = Math.ceil((east - size.columns) / step) * step;
  return {
    ...(size.zoom !== undefined && { zoom: size.zoom }),
    ...(style !== undefined && { style }),
    columns: size.columns,
    lines: size.lines,
    left: clamp(Math.round(left / step) * step, west, last),
    top: clamp(Math.round(top), 0, rowCount(grid) - rowsIn(size, zoom, style)),
  };
};

/** The window with a point in its middle, as far as the edges of the map let it be. */
export const windowAround = (grid: Grid, size: Size & Cut, at: Point): MapWindow => {
  const zoom = zoomOf(size);
  const { style } = size;
  const column = columnAt(grid, zoom, at.east2, style);
  return placed(
    grid,
    size,
    column - (size.columns - scaleOf(zoom, style).wide) / 2,
    at.row - (rowsIn(size, zoom, style) - 1) / 2,
  );
};

/** Is the hex in sight east and west, north and south, with its neighbours where the map has any? */
const shows = (
  grid: Grid,
  window: MapWindow,
  at: Point,
): { readonly across: boolean; readonly down: boolean } => {
  const zoom = zoomOf(window);
  const { style } = window;
  const { columns, wide } = scaleOf(zoom, style);
  const { west, east } = mapEdges(grid, zoom, style);
  const rows = rowsIn(window, zoom, style);
  const x = columnAt(grid, zoom, at.east2, style) - window.left;
  const y = at.row - window.top;
  const right = window.left + window.columns >= east ? 0 : columns;
  const below = window.top + rows >= rowCount(grid) ? 0 : 1;
  return {
    across: x >= (window.left <= west ? 0 : columns) && x + wide + right <= window.columns,
    down: y >= (window.top === 0 ? 0 : 1) && y + 1 + below <= rows,
  };
};

/** The same window at a new size; moved only if the point would be out of sight, and only that way. */
export const windowKept = (grid: Grid, before: MapWindow, size: Size, at: Point | undefined): MapWindow => {
  const { zoom, style } = before;
  const wish = { ...size, ...(zoom !== undefined && { zoom }), ...(style !== undefined && { style }) };
  const kept = placed(grid, wish, before.left, before.top);
  if (at === undefined) return kept;
  const { across, down } = shows(grid, kept, at);
  const { left, top } = across && down ? kept : windowAround(grid, wish, at);
  return { ...kept, left: across ? kept.left : left, top: down ? kept.top : top };
};

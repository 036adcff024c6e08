// Where a board's hexes, corners and hexsides lie on the sheet. Corners are points of a lattice, so that the hexes that
// share one also share its number; a small fixed wander of each gives drawn lines the look of a hand.
import { cornerPlace, sideEnds } from '../../hex/corners.ts';
import type { Grid } from '../../hex/grid.ts';

/** From side to opposite side of a hex, in the units of the picture. */
export const HEX = 100;
export const RADIUS = HEX / Math.sqrt(3);
export const ROW = RADIUS * 1.5;

export type Point = readonly [x: number, y: number];

export type Sheet = {
  readonly grid: Grid;
  readonly left: number;
  readonly top: number;
  /** The size of what the hexes cover. */
  readonly width: number;
  readonly height: number;
  /** Lowest doubled coordinate. */
  readonly west: number;
};

export function makeSheet(grid: Grid, left: number, top: number): Sheet {
  let west = Infinity;
  let east = -Infinity;
  let rows = 0;
  for (let hex = 0; hex < grid.count; hex++) {
    west = Math.min(west, grid.east2[hex]!);
    east = Math.max(east, grid.east2[hex]!);
    rows = Math.max(rows, grid.row[hex]! + 1);
  }
  if (grid.count === 0) [west, east] = [0, 0];
  const width = ((east - west) / 2 + 1) * HEX;
  return { grid, left, top, width, height: (rows - 1) * ROW + 2 * RADIUS, west };
}

export const centre = (sheet: Sheet, hex: number): Point => [
  sheet.left + ((sheet.grid.east2[hex]! - sheet.west) / 2 + 0.5) * HEX,
  sheet.top + RADIUS + sheet.grid.row[hex]! * ROW,
];

export const cornerPoint = (sheet: Sheet, vertex: number): Point => {
  const { across, down } = cornerPlace(vertex);
  return [sheet.left + (across - sheet.west + 1) * (HEX / 2), sheet.top + (down + 2) * (RADIUS / 2)];
};

export type Edge = { readonly a: number; readonly b: number };

export const edgeOf = (sheet: Sheet, directed: number): Edge => {
  const hex = Math.floor(directed / 6);
  const [a, b] = sideEnds(sheet.grid, hex, directed % 6);
  return { a, b };
};

/** One number for a side, whichever end is named first. */
export const edgeKey = (a: number, b: number): number => Math.min(a, b) * 1e8 + Math.max(a, b);

export const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A fraction from 0 to 1 that looks thrown and is always the same for the same numbers. */
export function thrown(a: number, b: number): number {
  let h = Math.imul(a ^ (a >>> 16), 0x45d9f3b) ^ Math.imul(b + 0x9e3779b9, 0x119de1f3);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

/** What is thrown for a corner hangs on its place on the sheet alone. */
const STRIDE = 4096;
const seedOf = (sheet: Sheet, vertex: number): number => {
  const { across, down } = cornerPlace(vertex);
  return (down + 2) * STRIDE + across - sheet.west + 1;
};

/** The corner as drawn lines have it: a little off, except at the map's edge. */
export function wandered(sheet: Sheet, vertex: number, isFixed: boolean): Point {
  const [x, y] = cornerPoint(sheet, vertex);
  if (isFixed) return [x, y];
  const seed = seedOf(sheet, vertex);
  const turn = thrown(seed, 1) * 2 * Math.PI;
  const far = 1.5 + 3 * thrown(seed, 2);
  return [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
}

/** Two points on the way along a side, off the straight line; the same from both ends. */
export function along(sheet: Sheet, a: number, b: number, isFixed: (vertex: number) => boolean): Point[] {
  const [from, to] = a < b ? [a, b] : [b, a];
  const p = wandered(sheet, from, isFixed(from));
  const q = wandered(sheet, to, isFixed(to));
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  const long = Math.hypot(dx, dy);
  if (long === 0) return [];
  const seed = edgeKey(seedOf(sheet, a), seedOf(sheet, b)) % 1e9;
  const points = [1, 2].map((k): Point => {
    const t = k / 3 + 0.08 * (thrown(seed, k) - 0.5);
    const off = 9 * (thrown(seed, k + 7) - 0.5);
    return [p[0] + dx * t - (dy / long) * off, p[1] + dy * t + (dx / long) * off];
  });
  return a < b ? points : points.toReversed();
}

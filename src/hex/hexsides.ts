// Hexsides: their names, both ways round, and numbers for tables. A directed side is hex * 6 + direction; an undirected
// one has a name of its own, "2607/2608" with the lower grid index first, or "2608/ne" where the map ends.
import { directions, isDirection } from './directions.ts';
import type { Direction } from './directions.ts';
import type { Grid } from './grid.ts';

export type Side = {
  /** The hex with the lower grid index, and the direction in which the side lies from it. */
  readonly hex: number;
  readonly direction: Direction;
  /** The hex beyond, -1 off the map. */
  readonly other: number;
};

/** A side with a way over it, by ids: what a one-way or one-sided feature is written as. */
export type DirectedSide = { readonly from: string; readonly to: string };

export type SideReading =
  { readonly ok: true; readonly side: Side } | { readonly ok: false; readonly problem: string };

/** The direction number from one hex to a neighbour, or -1 if they do not touch. */
export function directionTo(grid: Grid, from: number, to: number): number {
  if (to < 0) return -1;
  for (let d = 0; d < 6; d++) if (grid.neighbours[from * 6 + d] === to) return d;
  return -1;
}

export const areAdjacent = (grid: Grid, a: number, b: number): boolean => directionTo(grid, a, b) >= 0;

/** The number of the directed side, or -1. */
export function directedIndex(grid: Grid, side: DirectedSide): number {
  const from = grid.index(side.from);
  const to = grid.index(side.to);
  const d = from < 0 ? -1 : directionTo(grid, from, to);
  return d < 0 ? -1 : from * 6 + d;
}

/** The same side seen from across it, or -1 at the map edge. */
export function crossedBack(grid: Grid, directed: number): number {
  const to = grid.neighbours[directed]!;
  return to < 0 ? -1 : to * 6 + ((directed + 3) % 6);
}

/** The side that a hex has in a direction. */
export function sideOf(grid: Grid, hex: number, direction: Direction): Side {
  const other = grid.neighbours[hex * 6 + directions.indexOf(direction)]!;
  if (other < 0 || hex < other) return { hex, direction, other };
  return { hex: other, direction: directions[(directions.indexOf(direction) + 3) % 6]!, other: hex };
}

export const sideName = (grid: Grid, side: Side): string =>
  `${grid.id(side.hex)}/${side.other < 0 ? side.direction : grid.id(side.other)}`;

/** Reads "2607/2608", "2608/2607" and "2608/ne", names of seam hexes included. */
export function parseSide(grid: Grid, text: string): SideReading {
  const parts = text.split('/');
  const [left, right] = parts;
  if (parts.length !== 2 || !left || !right)
    return {
      ok: false,
      problem: `${text} is not a hexside; write two hexes or a hex and a direction, with / between`,
    };
  const a = grid.index(left);
  if (a < 0) return { ok: false, problem: `there is no hex ${left}` };
  if (isDirection(right)) return { ok: true, side: sideOf(grid, a, right) };
  const b = grid.index(right);
  if (b < 0) return { ok: false, problem: `there is no hex ${right}` };
  const d = directionTo(grid, a, b);
  if (d < 0) return { ok: false, problem: `hexes ${left} and ${right} do not touch` };
  return { ok: true, side: sideOf(grid, a, directions[d]!) };
}

/** The hexes at the two ends of a side, anticlockwise and clockwise of it seen from the hex; -1 off the map. */
export function flanks(grid: Grid, hex: number, direction: Direction): readonly [number, number] {
  const d = directions.indexOf(direction);
  return [grid.neighbours[hex * 6 + ((d + 5) % 6)]!, grid.neighbours[hex * 6 + ((d + 1) % 6)]!];
}

export type SideTable = {
  readonly count: number;
  /** Undirected number by directed number. */
  readonly of: Int32Array;
  /** By undirected number: the directed number from the lower hex. */
  readonly directed: Int32Array;
  readonly sides: readonly Side[];
  readonly names: readonly string[];
  /** The undirected number of a side written any way, or -1. */
  readonly index: (text: string) => number;
};

/** Numbers every side of the map once, map edge included, in order of hex and direction. */
export function makeSides(grid: Grid): SideTable {
  const of = new Int32Array(grid.count * 6).fill(-1);
  const directed: number[] = [];
  for (let s = 0; s < grid.count * 6; s++) {
    if (of[s]! >= 0) continue;
    of[s] = directed.length;
    const back = crossedBack(grid, s);
    if (back >= 0) of[back] = directed.length;
    directed.push(s);
  }
  const sides = directed.map((s) => sideOf(grid, Math.floor(s / 6), directions[s % 6]!));
  const names = sides.map((side) => sideName(grid, side));
  return {
    count: directed.length,
    of,
    directed: Int32Array.from(directed),
    sides,
    names,
    index: (text) => {
      const reading = parseSide(grid, text);
      return reading.ok ? of[reading.side.hex * 6 + directions.indexOf(reading.side.direction)]! : -1;
    },
  };
}

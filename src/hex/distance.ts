// Distance and everything measured in plain hexes, whatever lies in them: ranges, rings, rays, straight lines.
// Hexes off the map are left out of what is returned; distances count straight over them.
import { directions, eastStep, rowStep } from './directions.ts';
import type { Direction } from './directions.ts';
import type { Grid } from './grid.ts';

export function distance(grid: Grid, a: number, b: number): number {
  const rows = Math.abs(grid.row[a]! - grid.row[b]!);
  const halves = Math.abs(grid.east2[a]! - grid.east2[b]!);
  return rows + Math.max(0, (halves - rows) / 2);
}

/** Hexes at exactly this distance, clockwise from the one straight to the north-east. */
export function ring(grid: Grid, centre: number, radius: number): number[] {
  if (radius === 0) return [centre];
  const found: number[] = [];
  let row = grid.row[centre]! + radius * rowStep[0];
  let east2 = grid.east2[centre]! + radius * eastStep[0];
  for (let side = 0; side < 6; side++) {
    const d = (side + 2) % 6;
    for (let k = 0; k < radius; k++) {
      const hex = grid.at(row, east2);
      if (hex >= 0) found.push(hex);
      row += rowStep[d]!;
      east2 += eastStep[d]!;
    }
  }
  return found;
}

/** Hexes at no more than this distance, the centre first, then ring by ring. */
export function within(grid: Grid, centre: number, radius: number): number[] {
  const found: number[] = [];
  for (let r = 0; r <= radius; r++) for (const hex of ring(grid, centre, r)) found.push(hex);
  return found;
}

/** The hexes from (and without) this one in a straight line to where the map ends. */
export function ray(grid: Grid, from: number, direction: Direction): number[] {
  const d = directions.indexOf(direction);
  const found: number[] = [];
  for (let hex = grid.neighbours[from * 6 + d]!; hex >= 0; hex = grid.neighbours[hex * 6 + d]!)
    found.push(hex);
  return found;
}

/**
 * The hexes of the straight line between the centres, both ends included. Of the steps that come nearer to the goal
 * each is the one whose centre lies closer to the line; where the line runs along a hexside, the one that is on the map,
 * else the earlier direction in the order ne e se sw w nw, seen from the end with the lower index. Both ways round it is
 * the same line.
 */
export function straightLine(grid: Grid, a: number, b: number): number[] {
  if (a > b) return straightLine(grid, b, a).toReversed();
  const toRow = grid.row[b]! - grid.row[a]!;
  const toEast = grid.east2[b]! - grid.east2[a]!;
  const found = [a];
  let row = 0;
  let east = 0;
  for (let left = distance(grid, a, b); left > 0; left--) {
    let best = -1;
    let least = Infinity;
    for (let d = 0; d < 6; d++) {
      const r = row + rowStep[d]!;
      const e = east + eastStep[d]!;
      const rows = Math.abs(toRow - r);
      if (rows + Math.max(0, (Math.abs(toEast - e) - rows) / 2) !== left - 1) continue;
      const isOnMap = grid.at(grid.row[a]! + r, grid.east2[a]! + e) >= 0;
      const off = Math.abs(toEast * r - toRow * e) + (isOnMap ? 0 : 0.5);
      if (off < least) {
        least = off;
        best = d;
      }
    }
    row += rowStep[best]!;
    east += eastStep[best]!;
    const hex = grid.at(grid.row[a]! + row, grid.east2[a]! + east);
    if (hex >= 0) found.push(hex);
  }
  return found;
}

/** The direction if b lies on a ray from a, wherever the map ends. */
export function straightDirection(grid: Grid, a: number, b: number): Direction | undefined {
  const dx = grid.east2[b]! - grid.east2[a]!;
  const dy = grid.row[b]! - grid.row[a]!;
  if (dx === 0 || (dy !== 0 && Math.abs(dx) !== Math.abs(dy))) return undefined;
  return directions.find((_, d) => rowStep[d] === Math.sign(dy) && Math.sign(eastStep[d]!) === Math.sign(dx));
}

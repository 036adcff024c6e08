// Connected groups of hexes: is an area of one piece, which islands does a map have.
import type { Grid } from './grid.ts';

export type Components = {
  readonly count: number;
  /** By hex: the number of its group, in order of their lowest hex; -1 if it belongs to none. */
  readonly of: Int32Array;
};

/** Groups of hexes that are in, joined by steps that are open (all, if not said); open must mean both ways. */
export function components(
  grid: Grid,
  isIn: (hex: number) => boolean,
  isOpen?: (from: number, to: number, direction: number, side: number) => boolean,
): Components {
  const of = new Int32Array(grid.count).fill(-1);
  const queue = new Int32Array(grid.count);
  let count = 0;
  for (let start = 0; start < grid.count; start++) {
    if (of[start]! >= 0 || !isIn(start)) continue;
    of[start] = count;
    queue[0] = start;
    for (let head = 0, tail = 1; head < tail; head++) {
      const hex = queue[head]!;
      for (let d = 0; d < 6; d++) {
        const to = grid.neighbours[hex * 6 + d]!;
        if (to < 0 || of[to]! >= 0 || !isIn(to)) continue;
        if (isOpen && !isOpen(hex, to, d, hex * 6 + d)) continue;
        of[to] = count;
        queue[tail++] = to;
      }
    }
    count++;
  }
  return { count, of };
}

/** Whether these hexes form one piece; an empty list does. */
export function isConnected(grid: Grid, hexes: Iterable<number>): boolean {
  const set = new Set(hexes);
  return components(grid, (hex) => set.has(hex)).count <= 1;
}

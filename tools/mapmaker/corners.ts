// The corners where hexes meet, as a graph whose edges are hexsides: what a river on a hex map runs along.
import { corner, cornerPlace } from '../../src/hex/corners.ts';
import type { Grid } from '../../src/hex/grid.ts';
import { sideName, sideOf } from '../../src/hex/hexsides.ts';
import { directions } from '../../src/hex/directions.ts';
import type { Point } from './projection.ts';

export type CornerEdge = {
  readonly to: number;
  readonly side: string;
  readonly hexes: readonly [number, number];
};

export type Corners = {
  /** In the plane of hex widths, y northward. */
  readonly at: readonly Point[];
  /** The hexes of the map that meet there, one to three. */
  readonly hexes: readonly (readonly number[])[];
  /** Only sides with a hex of the map on both of their sides. */
  readonly edges: readonly (readonly CornerEdge[])[];
};

/** Half of a side, of a hex one wide. */
const HALF_SIDE = 1 / (2 * Math.sqrt(3));

export const cornersOf = (grid: Grid): Corners => {
  const numbers = new Map<number, number>();
  const at: Point[] = [];
  const hexes: number[][] = [];
  const edges: CornerEdge[][] = [];
  const cornerOf = (hex: number, k: number): number => {
    const key = corner(grid, hex, k);
    const known = numbers.get(key);
    const number = known ?? at.length;
    if (known === undefined) {
      numbers.set(key, number);
      const { across, down } = cornerPlace(key);
      at.push([across / 2, -down * HALF_SIDE]);
      hexes.push([]);
      edges.push([]);
    }
    const there = hexes[number];
    if (there !== undefined && !there.includes(hex)) there.push(hex);
    return number;
  };
  for (let hex = 0; hex < grid.count; hex++)
    for (let d = 0; d < 6; d++) {
      const [a, b] = [cornerOf(hex, d), cornerOf(hex, d + 1)];
      const side = sideOf(grid, hex, directions[d] ?? 'ne');
      if (side.other < 0 || side.hex !== hex) continue;
      const name = sideName(grid, side);
      edges[a]?.push({ to: b, side: name, hexes: [hex, side.other] });
      edges[b]?.push({ to: a, side: name, hexes: [hex, side.other] });
    }
  return { at, hexes, edges };
};

// The corners of hexes as points: where hexsides meet. One number stands for a corner, whichever hex it is seen from.
import type { Grid } from './grid.ts';

/** Corner 0 is the top; clockwise, side d runs from corner d to corner d + 1. */
const ACROSS = [0, 1, 1, 0, -1, -1] as const;
const DOWN = [-2, -1, 1, 2, 1, -1] as const;

/** Corners north and west of the first centres need numbers too. */
const OFF = 4;
const SPAN = 1 << 15;

export const corner = (grid: Grid, hex: number, at: number): number => {
  const k = at % 6;
  return (3 * grid.row[hex]! + DOWN[k]! + OFF) * SPAN + grid.east2[hex]! + ACROSS[k]! + OFF;
};

/**
 * Where a corner lies: `across` in half hex widths, as `east2` of the grid, and `down` in half sides, of which rows lie
 * three apart.
 */
export const cornerPlace = (vertex: number): { readonly across: number; readonly down: number } => ({
  across: (vertex % SPAN) - OFF,
  down: Math.floor(vertex / SPAN) - OFF,
});

/** The two ends of the side that a hex has in a direction, clockwise. */
export const sideEnds = (grid: Grid, hex: number, direction: number): readonly [number, number] => [
  corner(grid, hex, direction),
  corner(grid, hex, direction + 1),
];

/** The hexes that meet at each end of a side, as far as the map has them: the two beside it, and one beyond each end. */
export const hexesAtEnds = (
  grid: Grid,
  hex: number,
  direction: number,
): readonly [readonly number[], readonly number[]] => {
  const beside = (d: number): number => grid.neighbours[hex * 6 + ((d + 6) % 6)]!;
  const both = [hex, beside(direction)];
  const onMap = (hexes: readonly number[]): readonly number[] => hexes.filter((h) => h >= 0);
  return [onMap([...both, beside(direction - 1)]), onMap([...both, beside(direction + 1)])];
};

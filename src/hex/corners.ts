// The corners of hexes as points: where hexsides meet. One number stands for a corner, whichever hex it is seen from.
import type { Grid } from './grid.ts';

/** Clockwise from the north-east end of the north-east side's beginning: corner d begins side d, corner d + 1 ends it. */
const ACROSS = [0, 1, 1, 0, -1, -1] as const;
const DOWN = [-2, -1, 1, 2, 1, -1] as const;

/** Rows lie three steps apart and corners one or two off a centre; columns step by half hex widths. */
const SPAN = 1 << 15;

export const corner = (grid: Grid, hex: number, at: number): number => {
  const k = at % 6;
  return (3 * grid.row[hex]! + DOWN[k]! + 4) * SPAN + grid.east2[hex]! + ACROSS[k]! + 4;
};

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

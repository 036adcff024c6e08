// Attackers all round a hex: on opposite sides of it, on three alternate ones, or on more than three.
import { directionTo } from '../../hex/hexsides.ts';
import type { Sheet } from '../sheet.ts';

const ALTERNATE: readonly (readonly number[])[] = [
  [0, 2, 4],
  [1, 3, 5],
];

/**
 * On which sides of a hex the attackers stand, clockwise from north-east. More than three need not be asked for: any
 * four sides have two opposite ones.
 */
export const surrounds = (sides: readonly number[]): boolean =>
  sides.some((side) => sides.includes((side + 3) % 6)) ||
  ALTERNATE.some((three) => three.every((side) => sides.includes(side)));

/** Whether the hexes an attack comes from lie all round its target. */
export const isAllRound = (
  { grid }: Pick<Sheet, 'grid'>,
  target: string,
  origins: readonly string[],
): boolean => {
  const at = grid.index(target);
  return surrounds(origins.map((hex) => directionTo(grid, at, grid.index(hex))));
};

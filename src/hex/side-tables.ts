// Costs and openings of every directed side worked out once, for floods that are asked often: a table is read several
// times as fast as a function is called. Entry hex * 6 + direction; a table suits until what it was made from changes.
import type { Grid } from './grid.ts';

/**
 * What it costs to step from one hex to the next, as a whole number; below 0 the way is blocked. `side` is the number
 * of the directed side, from * 6 + direction. Fractional movement costs are asked for in scaled numbers: with halves
 * and thirds on a map, costs and budgets count sixths.
 */
export type StepCost = (from: number, to: number, direction: number, side: number) => number;
export type CostTable = Int16Array;

export type StepOpen = (from: number, to: number, direction: number, side: number) => boolean;
/** 1 where a step is open. */
export type OpenTable = Uint8Array;

export const blocked = -1;
export const highestCost = 32767;

/** A step cost that no search can work with is a fault of the program, not of its input. */
export function badCost(cost: number, from: string, to: string): RangeError {
  return new RangeError(`step ${from} to ${to} costs ${cost}; costs are whole numbers up to ${highestCost}`);
}

export function makeCostTable(grid: Grid, cost: StepCost, into?: CostTable): CostTable {
  const table = into ?? new Int16Array(grid.count * 6);
  for (let side = 0; side < table.length; side++) {
    const to = grid.neighbours[side]!;
    const from = Math.floor(side / 6);
    const step = to < 0 ? blocked : cost(from, to, side % 6, side);
    if (!Number.isInteger(step) || step > highestCost) throw badCost(step, grid.id(from), grid.id(to));
    table[side] = Math.max(blocked, step);
  }
  return table;
}

export function makeOpenTable(grid: Grid, open: StepOpen, into?: OpenTable): OpenTable {
  const table = into ?? new Uint8Array(grid.count * 6);
  for (let side = 0; side < table.length; side++) {
    const to = grid.neighbours[side]!;
    table[side] = to >= 0 && open(Math.floor(side / 6), to, side % 6, side) ? 1 : 0;
  }
  return table;
}

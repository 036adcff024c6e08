// One search a grid: cost floods, cheapest paths and plain reach over working arrays that are made once.
// A flood and a reach may be held at the same time; each is overwritten by the next of its kind.
import { makeFlooder } from './cost-flood.ts';
import type { Flood, FloodQuestion } from './cost-flood.ts';
import type { Grid } from './grid.ts';
import { makeReacher } from './reachable.ts';
import type { Reach, ReachQuestion } from './reachable.ts';

export type Path = {
  /** From source to goal, both included. */
  readonly hexes: readonly number[];
  readonly cost: number;
  /** No other path is as cheap; sure if every step costs something. */
  readonly isUnique: boolean;
};

export type Search = {
  readonly grid: Grid;
  readonly flood: (question: FloodQuestion) => Flood;
  readonly reach: (question: ReachQuestion) => Reach;
  /**
   * The cheapest path to a hex, or to the nearest of all hexes that are a goal (of equally near ones the lowest);
   * undefined if none is in reach. Overwrites the last flood.
   */
  readonly cheapestPath: (
    question: FloodQuestion,
    goal: number | ((hex: number) => boolean),
  ) => Path | undefined;
};

/** The hexes from a source to this one as a flood or reach found them; empty if it was not reached. */
export function pathTo(found: Flood | Reach, hex: number): number[] {
  const away = 'cost' in found ? found.cost : found.steps;
  if ((away[hex] ?? -1) < 0) return [];
  const path = [hex];
  for (let before = found.from[hex]!; before >= 0; before = found.from[before]!) path.push(before);
  return path.toReversed();
}

export const pathIds = (grid: Grid, found: Flood | Reach, hex: number): string[] =>
  pathTo(found, hex).map((h) => grid.id(h));

/** The hexes reached, nearest first, in a list that outlives the next question. */
export const reachedHexes = (found: Flood | Reach): number[] =>
  Array.from(found.order.subarray(0, found.reached));

export function makeSearch(grid: Grid): Search {
  const flooder = makeFlooder(grid);
  return {
    grid,
    flood: flooder.flood,
    reach: makeReacher(grid),
    cheapestPath: (question, goal) => {
      const hit = flooder.floodTo(question, typeof goal === 'number' ? (hex) => hex === goal : goal);
      if (hit < 0) return undefined;
      const found = flooder.answer;
      return { hexes: pathTo(found, hit), cost: found.cost[hit]!, isUnique: found.ways[hit] === 1 };
    },
  };
}

// Ways of units that carry something beside the points they have spent, such as an extra point for a road that can be used
// once: the map is searched once for each of its values at the same time.
import type { Grid } from '../../hex/grid.ts';
import type { Path } from '../../hex/search.ts';
import type { StepCost } from '../../hex/side-tables.ts';
import { perSheet } from '../per-sheet.ts';
import type { CarriedSteps, CarryLaw, MoveLaw, MoveSight, Stack } from './law.ts';

/** A question as floods have it, of one stack. */
export type CarriedQuestion = {
  readonly source: number;
  readonly cost: StepCost;
  readonly budget: number;
  readonly stops?: (hex: number) => boolean;
  /** The search ends when this hex is sure. */
  readonly goal?: number;
};

export type Carried = {
  /** Hexes reached, the cheapest first, with what it costs to come there. */
  readonly reached: ReadonlyMap<number, number>;
  path(hex: number): Path | undefined;
};

/** Which value of what it carries a stack has now. */
export const carriedBy = (carry: CarryLaw, s: MoveSight, { carried, units: [unit = ''] }: Stack): number =>
  carried ?? carry.now(s, unit);

export const stepsOf = (carry: CarryLaw, s: MoveSight, { steps, units }: Stack): CarriedSteps =>
  steps?.() ?? carry.steps(s, units);

export const mostSpent = ({ spent }: Pick<Stack, 'spent'>): number => Math.max(0, ...spent);

/**
 * By node, where it stands among those that have been come to, if it is it that stands there: what other searches have left says
 * nothing. So a search costs what it comes to, and not what the map measures.
 */
const tables = perSheet<Grid, Map<number, Int32Array>>(() => new Map());

const tableFor = (grid: Grid, values: number): Int32Array => {
  const made = tables(grid).get(values) ?? new Int32Array(grid.count * values);
  tables(grid).set(values, made);
  return made;
};

/** What has been found of a node: a hex with what is carried there, hex * values + value. */
type Node = { readonly node: number; best: number; from: Node | undefined; ways: number; isDone: boolean };

export const searchCarried = (
  law: MoveLaw,
  carry: CarryLaw,
  s: MoveSight,
  stack: Stack,
  { source, cost, budget, stops, goal }: CarriedQuestion,
): Carried => {
  const { grid } = law.sheet;
  const { values } = carry;
  const table = tableFor(grid, values);
  const nodes: Node[] = [];
  const come = (node: number, best: number, from: Node | undefined): Node => {
    const made = { node, best, from, ways: from?.ways ?? 1, isDone: false };
    table[node] = nodes.length;
    nodes.push(made);
    return made;
  };
  const found = new Map<number, Node>();
  const buckets: Node[][] = [];
  const step = stepsOf(carry, s, stack);
  const spent = mostSpent(stack);
  const start = come(source * values + carriedBy(carry, s, stack), 0, undefined);
  buckets[0] = [start];
  let isSure = false;
  for (let at = 0; at < buckets.length && !isSure; at++) {
    const bucket = buckets[at] ?? [];
    // A step may cost nothing: the bucket grows while it is emptied.
    for (let i = 0; i < bucket.length; i++) {
      const here = bucket[i] ?? start;
      if (here.isDone || here.best !== at) continue;
      here.isDone = true;
      const hex = Math.floor(here.node / values);
      const value = here.node % values;
      if (!found.has(hex)) found.set(hex, here);
      if (hex === goal) isSure = true;
      if (carry.halts?.(value) === true || (here !== start && stops?.(hex) === true)) continue;
      for (let d = 0; d < 6; d++) {
        const side = hex * 6 + d;
        const to = grid.neighbours[side] ?? -1;
        const price = to < 0 ? -1 : cost(hex, to, d, side);
        if (price < 0) continue;
        const { more, carried } = step(value, side, spent + at);
        const total = at + price + more;
        if (total > budget) continue;
        const next = to * values + carried;
        const known = nodes[table[next] ?? 0];
        if (known?.node !== next) (buckets[total] ??= []).push(come(next, total, here));
        else if (!known.isDone && known.best === total) known.ways = 2;
        else if (!known.isDone && known.best > total) {
          known.best = total;
          known.from = here;
          known.ways = here.ways;
          (buckets[total] ??= []).push(known);
        }
      }
    }
  }
  return {
    reached: new Map([...found].map(([hex, { best }]) => [hex, best])),
    path: (hex) => {
      const last = found.get(hex);
      if (last === undefined) return undefined;
      const way: number[] = [];
      for (let at: Node | undefined = last; at !== undefined; at = at.from)
        way.push(Math.floor(at.node / values));
      return { hexes: way.toReversed(), cost: last.best, isUnique: last.ways === 1 };
    },
  };
};

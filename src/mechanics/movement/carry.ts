// Ways of units that carry something beside the points they have spent, such as an extra point for a road that can be used
// once: the map is searched once for each of its values at the same time.
import type { Path } from '../../hex/search.ts';
import type { StepCost } from '../../hex/side-tables.ts';
import type { CarryLaw, MoveLaw, MoveSight, Stack } from './law.ts';

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
  /** Hexes reached, the cheapest first, each once. */
  readonly order: readonly number[];
  /** By hex: the cheapest cost; -1 out of reach. */
  readonly cost: Int32Array;
  path(hex: number): Path | undefined;
};

/** Which value of what it carries a stack has now. */
export const carriedBy = (carry: CarryLaw, s: MoveSight, { carried, units: [unit = ''] }: Stack): number =>
  carried ?? carry.now(s, unit);

export const mostSpent = ({ spent }: Pick<Stack, 'spent'>): number => Math.max(0, ...spent);

/** Nodes are hexes with what is carried there: hex * values + value. */
export const searchCarried = (
  law: MoveLaw,
  carry: CarryLaw,
  s: MoveSight,
  stack: Stack,
  { source, cost, budget, stops, goal }: CarriedQuestion,
): Carried => {
  const { grid } = law.sheet;
  const { values } = carry;
  const count = grid.count * values;
  const best = new Int32Array(count).fill(-1);
  const from = new Int32Array(count).fill(-1);
  const ways = new Uint8Array(count);
  const isDone = new Uint8Array(count);
  const cheapest = new Int32Array(grid.count).fill(-1);
  const found = new Int32Array(grid.count).fill(-1);
  const order: number[] = [];
  const buckets: number[][] = [];
  const start = source * values + carriedBy(carry, s, stack);
  const step = carry.steps(s, stack.units);
  const spent = mostSpent(stack);
  best[start] = 0;
  ways[start] = 1;
  buckets[0] = [start];
  let isSure = false;
  for (let at = 0; at < buckets.length && !isSure; at++) {
    const bucket = buckets[at] ?? [];
    // A step may cost nothing: the bucket grows while it is emptied.
    for (let i = 0; i < bucket.length; i++) {
      const node = bucket[i] ?? 0;
      if (isDone[node] === 1 || best[node] !== at) continue;
      isDone[node] = 1;
      const hex = Math.floor(node / values);
      if ((cheapest[hex] ?? -1) < 0) {
        cheapest[hex] = at;
        found[hex] = node;
        order.push(hex);
      }
      if (hex === goal) isSure = true;
      if (carry.halts?.(node % values) === true || (node !== start && stops?.(hex) === true)) continue;
      for (let d = 0; d < 6; d++) {
        const side = hex * 6 + d;
        const to = grid.neighbours[side] ?? -1;
        const price = to < 0 ? -1 : cost(hex, to, d, side);
        if (price < 0) continue;
        const { more, carried } = step(node % values, side, spent + at);
        const total = at + price + more;
        const next = to * values + carried;
        const known = best[next] ?? -1;
        if (total > budget || isDone[next] === 1 || (known >= 0 && known < total)) continue;
        if (known === total) {
          ways[next] = 2;
          continue;
        }
        best[next] = total;
        from[next] = node;
        ways[next] = ways[node] ?? 1;
        (buckets[total] ??= []).push(next);
      }
    }
  }
  return {
    order,
    cost: cheapest,
    path: (hex) => {
      const last = found[hex] ?? -1;
      if (last < 0) return undefined;
      const nodes = [last];
      for (let node = from[last] ?? -1; node >= 0; node = from[node] ?? -1) nodes.push(node);
      const isUnique = ways[last] === 1;
      return {
        hexes: nodes.toReversed().map((node) => Math.floor(node / values)),
        cost: best[last] ?? 0,
        isUnique,
      };
    },
  };
};

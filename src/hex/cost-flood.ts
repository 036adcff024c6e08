// The cost flood: how cheaply every hex is reached from the sources within a budget, by Dial's bucket queue.
// It works in arrays made once, so that asking costs no memory; the next question overwrites the last answer.
import type { Grid } from './grid.ts';
import { badCost, highestCost } from './side-tables.ts';
import type { CostTable, StepCost } from './side-tables.ts';

export type FloodQuestion = {
  readonly sources: ArrayLike<number>;
  readonly cost: StepCost | CostTable;
  /** Hexes that cost more are not reached. */
  readonly budget?: number;
  /** Hexes that may be entered but not left again; a source may always be left. */
  readonly stops?: ((hex: number) => boolean) | Uint8Array;
};

/** All arrays belong to the search and hold until its next flood or path. */
export type Flood = {
  /** By hex: the cheapest cost, -1 if out of reach. */
  readonly cost: Int32Array;
  /** By hex: the hex before it on its way, -1 at sources and out of reach. */
  readonly from: Int32Array;
  /** By hex: 1 if the cheapest way is the only one, 2 if there are more, 0 out of reach. Sure if every step costs something. */
  readonly ways: Uint8Array;
  /** The hexes reached, cheapest first; only the first `reached` entries count. */
  readonly order: Int32Array;
  readonly reached: number;
};

export type Flooder = {
  /** The answer to the last question; after `floodTo` sure only for hexes that cost no more than the goal. */
  readonly answer: Flood;
  readonly flood: (question: FloodQuestion) => Flood;
  /** Floods until the cheapest goal is sure, the lowest hex if there are several as cheap; -1 if none is in reach. */
  readonly floodTo: (question: FloodQuestion, isGoal: (hex: number) => boolean) => number;
};

const waiting = 1;
const settled = 2;

/**
 * Of equally cheap ways into a hex the kept one makes its last step in the earliest direction of ne e se sw w nw.
 * If every step costs something, cost, from and ways do not depend on the order in which sources are given; the order
 * of equally cheap hexes in `order` may.
 */
export function makeFlooder(grid: Grid): Flooder {
  const { count, neighbours } = grid;
  const cost = new Int32Array(count);
  const from = new Int32Array(count);
  const ways = new Uint8Array(count);
  const order = new Int32Array(count);
  const state = new Uint8Array(count);
  const last = new Int8Array(count);
  // A bucket is a list threaded through the hexes; costs in the queue differ by less than the number of buckets.
  const next = new Int32Array(count);
  const previous = new Int32Array(count);
  let buckets = new Int32Array(64);
  let mask = 63;
  const answer: { -readonly [K in keyof Flood]: Flood[K] } = { cost, from, ways, order, reached: 0 };
  let busy = false;

  function put(hex: number, at: number): void {
    const bucket = at & mask;
    const head = buckets[bucket]!;
    next[hex] = head;
    previous[hex] = -1;
    if (head >= 0) previous[head] = hex;
    buckets[bucket] = hex;
  }

  function take(hex: number, at: number): void {
    const after = next[hex]!;
    const before = previous[hex]!;
    if (after >= 0) previous[after] = before;
    if (before >= 0) next[before] = after;
    else buckets[at & mask] = after;
  }

  /** Whole lists move, so the order within a bucket stays as it was. */
  function widen(step: number): void {
    let size = buckets.length;
    while (size <= step) size *= 2;
    const wider = new Int32Array(size).fill(-1);
    for (const head of buckets) if (head >= 0) wider[cost[head]! & (size - 1)] = head;
    buckets = wider;
    mask = size - 1;
  }

  function run(question: FloodQuestion, isGoal: ((hex: number) => boolean) | undefined): number {
    const { sources, stops } = question;
    const budget = question.budget ?? Infinity;
    const table = typeof question.cost === 'function' ? undefined : question.cost;
    const stepCost = typeof question.cost === 'function' ? question.cost : undefined;
    const stopTable = typeof stops === 'function' ? undefined : stops;
    const stopsAt = typeof stops === 'function' ? stops : undefined;
    cost.fill(-1);
    from.fill(-1);
    ways.fill(0);
    state.fill(0);
    buckets.fill(-1);
    let queued = 0;
    let reached = 0;
    let goal = -1;
    for (let i = 0; i < sources.length; i++) {
      const hex = sources[i]!;
      if (hex < 0 || hex >= count) throw new RangeError(`source ${hex} is no hex of the map`);
      if (state[hex] === waiting) continue;
      state[hex] = waiting;
      cost[hex] = 0;
      ways[hex] = 1;
      put(hex, 0);
      queued++;
    }
    for (let at = 0; queued > 0; at++) {
      for (;;) {
        const hex = buckets[at & mask]!;
        if (hex < 0) break;
        take(hex, at);
        queued--;
        state[hex] = settled;
        order[reached++] = hex;
        if (isGoal !== undefined && (goal < 0 || hex < goal) && isGoal(hex)) goal = hex;
        if (from[hex]! >= 0) {
          if (stopTable !== undefined) {
            if (stopTable[hex] !== 0) continue;
          } else if (stopsAt !== undefined && stopsAt(hex)) continue;
        }
        const first = hex * 6;
        for (let d = 0; d < 6; d++) {
          const to = neighbours[first + d]!;
          if (to < 0 || state[to] === settled) continue;
          const step = table === undefined ? stepCost!(hex, to, d, first + d) : table[first + d]!;
          if (step < 0) continue;
          if (step > highestCost || (step | 0) !== step) throw badCost(step, grid.id(hex), grid.id(to));
          const total = at + step;
          if (total > budget) continue;
          if (step > mask) widen(step);
          if (state[to] === waiting) {
            const known = cost[to]!;
            if (total > known) continue;
            if (total === known) {
              ways[to] = 2;
              if (d < last[to]! && from[to]! >= 0) {
                last[to] = d;
                from[to] = hex;
              }
              continue;
            }
            take(to, known);
          } else {
            state[to] = waiting;
            queued++;
          }
          cost[to] = total;
          from[to] = hex;
          ways[to] = ways[hex]!;
          last[to] = d;
          put(to, total);
        }
      }
      if (goal >= 0) break;
    }
    answer.reached = reached;
    return goal;
  }

  function guarded(question: FloodQuestion, isGoal?: (hex: number) => boolean): number {
    if (busy)
      throw new Error('a search was asked again while it was answering; make a second search for that');
    busy = true;
    try {
      return run(question, isGoal);
    } finally {
      busy = false;
    }
  }

  return {
    answer,
    flood: (question) => {
      guarded(question);
      return answer;
    },
    floodTo: guarded,
  };
}

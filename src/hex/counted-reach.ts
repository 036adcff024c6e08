// The flood with a count along the way: which hexes hang together with the sources over no more than so many sides of a
// kind, such as borders, and in no more than so many steps. A longer way may be the one that crosses less.
import type { Grid } from './grid.ts';
import type { OpenTable } from './side-tables.ts';

export type CountedQuestion = {
  readonly sources: ArrayLike<number>;
  readonly open: OpenTable;
  /** By directed side: 1 where a crossing counts. */
  readonly counted: Uint8Array;
  readonly most: number;
  /** Hexes more steps away are not reached. */
  readonly steps?: number;
};

/** All arrays belong to the grid, and hold like the paths until it is asked the next question of this kind. */
export type CountedReach = {
  /** By hex: 1 if reached. */
  readonly has: Uint8Array;
  /** By hex: the fewest steps of a way that does not cross too often, -1 if out of reach. */
  readonly steps: Int32Array;
  /** From a source to the hex by such a way; empty if it was not reached. */
  path(hex: number): number[];
};

type Arrays = {
  readonly has: Uint8Array;
  readonly steps: Int32Array;
  /** By hex: the fewest crossings of a way to it. */
  readonly fewest: Int32Array;
  /** By hex: when it was first come to. */
  readonly first: Int32Array;
  /** Each coming in its turn: where, over how many crossings, in how many steps, and from which coming. */
  readonly at: Int32Array;
  readonly crossed: Int32Array;
  readonly away: Int32Array;
  readonly from: Int32Array;
};

const made = new WeakMap<Grid, Arrays>();

const arraysFor = (grid: Grid, most: number): Arrays => {
  const { count } = grid;
  const size = count * (most + 1);
  const before = made.get(grid);
  if (before !== undefined && before.at.length >= size) return before;
  const table = (length: number): Int32Array => new Int32Array(length);
  const arrays = {
    has: new Uint8Array(count),
    steps: table(count),
    fewest: table(count),
    first: table(count),
    at: table(size),
    crossed: table(size),
    away: table(size),
    from: table(size),
  };
  made.set(grid, arrays);
  return arrays;
};

/** A hex is come to again only by a way that has crossed less than all before it, so no more than once for each count. */
export function countedReach(grid: Grid, question: CountedQuestion): CountedReach {
  const { count, neighbours } = grid;
  const { sources, open, counted, most } = question;
  const limit = question.steps ?? Infinity;
  const { has, steps, fewest, first, at, crossed, away, from } = arraysFor(grid, most);
  has.fill(0);
  steps.fill(-1);
  fewest.fill(most + 1);
  let reached = 0;
  for (let i = 0; i < sources.length; i++) {
    const hex = sources[i]!;
    if (hex < 0 || hex >= count) throw new RangeError(`source ${hex} is no hex of the map`);
    if (has[hex] === 1) continue;
    has[hex] = 1;
    steps[hex] = 0;
    fewest[hex] = 0;
    first[hex] = reached;
    at[reached] = hex;
    crossed[reached] = 0;
    away[reached] = 0;
    from[reached++] = -1;
  }
  for (let head = 0; head < reached; head++) {
    const further = away[head]! + 1;
    if (further > limit) break;
    const before = crossed[head]!;
    const side = at[head]! * 6;
    for (let d = side; d < side + 6; d++) {
      if (open[d] === 0) continue;
      const to = neighbours[d]!;
      if (to < 0) continue;
      const then = before + counted[d]!;
      if (then >= fewest[to]!) continue;
      fewest[to] = then;
      if (has[to] === 0) {
        has[to] = 1;
        steps[to] = further;
        first[to] = reached;
      }
      at[reached] = to;
      crossed[reached] = then;
      away[reached] = further;
      from[reached++] = head;
    }
  }
  return {
    has,
    steps,
    path: (hex) => {
      const found: number[] = [];
      for (let i = has[hex] === 1 ? first[hex]! : -1; i >= 0; i = from[i]!) found.push(at[i]!);
      return found.toReversed();
    },
  };
}

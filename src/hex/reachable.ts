// The plain flood: which hexes hang together with the sources, however far, and in how few steps.
import type { Grid } from './grid.ts';
import type { OpenTable, StepOpen } from './side-tables.ts';

export type ReachQuestion = {
  readonly sources: ArrayLike<number>;
  readonly open: StepOpen | OpenTable;
  /** Hexes more steps away are not reached. */
  readonly steps?: number;
  /** Hexes that may be entered but not left again; a source may always be left. */
  readonly stops?: ((hex: number) => boolean) | Uint8Array;
};

/** All arrays belong to the search and hold until its next reach. */
export type Reach = {
  /** By hex: 1 if reached. */
  readonly has: Uint8Array;
  /** By hex: the fewest steps, -1 if out of reach. */
  readonly steps: Int32Array;
  /** By hex: the hex before it on its way, -1 at sources and out of reach. */
  readonly from: Int32Array;
  /** The hexes reached, nearest first; only the first `reached` entries count. */
  readonly order: Int32Array;
  readonly reached: number;
};

export type Reacher = (question: ReachQuestion) => Reach;

export function makeReacher(grid: Grid): Reacher {
  const { count, neighbours } = grid;
  const has = new Uint8Array(count);
  const steps = new Int32Array(count);
  const from = new Int32Array(count);
  const order = new Int32Array(count);
  const answer: { -readonly [K in keyof Reach]: Reach[K] } = { has, steps, from, order, reached: 0 };
  let busy = false;

  /** The plainest question, which is asked most, without asking at every side what sort of question it is. */
  function spread(table: OpenTable, sources: number): number {
    let reached = sources;
    for (let head = 0; head < reached; head++) {
      const hex = order[head]!;
      const further = steps[hex]! + 1;
      const first = hex * 6;
      for (let side = first; side < first + 6; side++) {
        if (table[side] === 0) continue;
        const to = neighbours[side]!;
        if (to < 0 || has[to] === 1) continue;
        has[to] = 1;
        steps[to] = further;
        from[to] = hex;
        order[reached++] = to;
      }
    }
    return reached;
  }

  function run(question: ReachQuestion): void {
    const { sources, open, stops } = question;
    const limit = question.steps ?? Infinity;
    const table = typeof open === 'function' ? undefined : open;
    const isOpen = typeof open === 'function' ? open : undefined;
    const stopTable = typeof stops === 'function' ? undefined : stops;
    const stopsAt = typeof stops === 'function' ? stops : undefined;
    has.fill(0);
    steps.fill(-1);
    from.fill(-1);
    let reached = 0;
    for (let i = 0; i < sources.length; i++) {
      const hex = sources[i]!;
      if (hex < 0 || hex >= count) throw new RangeError(`source ${hex} is no hex of the map`);
      if (has[hex] === 1) continue;
      has[hex] = 1;
      steps[hex] = 0;
      order[reached++] = hex;
    }
    if (table !== undefined && stops === undefined && limit === Infinity) {
      answer.reached = spread(table, reached);
      return;
    }
    for (let head = 0; head < reached; head++) {
      const hex = order[head]!;
      const further = steps[hex]! + 1;
      if (further > limit) break;
      if (further > 1) {
        if (stopTable !== undefined) {
          if (stopTable[hex] !== 0) continue;
        } else if (stopsAt !== undefined && stopsAt(hex)) continue;
      }
      const first = hex * 6;
      for (let d = 0; d < 6; d++) {
        const to = neighbours[first + d]!;
        if (to < 0 || has[to] === 1) continue;
        if (table === undefined ? !isOpen!(hex, to, d, first + d) : table[first + d] === 0) continue;
        has[to] = 1;
        steps[to] = further;
        from[to] = hex;
        order[reached++] = to;
      }
    }
    answer.reached = reached;
  }

  return (question) => {
    if (busy)
      throw new Error('a search was asked again while it was answering; make a second search for that');
    busy = true;
    try {
      run(question);
    } finally {
      busy = false;
    }
    return answer;
  };
}

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

export type CountedReach = {
  /** By hex: 1 if reached. */
  readonly has: Uint8Array;
  /** By hex: the fewest steps of a way that does not cross too often, -1 if out of reach. */
  readonly steps: Int32Array;
  /** From a source to the hex by such a way; empty if it was not reached. */
  path(hex: number): number[];
};

/**
 * A hex is come to again only by a way that has crossed less than all before it, so no more than once for each count.
 * A place is count * hexes + hex.
 */
export function countedReach(grid: Grid, question: CountedQuestion): CountedReach {
  const { count, neighbours } = grid;
  const { sources, open, counted, most } = question;
  const limit = question.steps ?? Infinity;
  const has = new Uint8Array(count);
  const steps = new Int32Array(count).fill(-1);
  const fewest = new Int32Array(count).fill(most + 1);
  const first = new Int32Array(count).fill(-1);
  const from = new Int32Array(count * (most + 1)).fill(-1);
  const away = new Int32Array(count * (most + 1));
  const order = new Int32Array(count * (most + 1));
  let reached = 0;

  function come(hex: number, crossed: number, before: number, distance: number): void {
    const place = crossed * count + hex;
    fewest[hex] = crossed;
    from[place] = before;
    away[place] = distance;
    order[reached++] = place;
    if (has[hex] === 1) return;
    has[hex] = 1;
    steps[hex] = distance;
    first[hex] = place;
  }

  for (let i = 0; i < sources.length; i++) {
    const hex = sources[i]!;
    if (hex < 0 || hex >= count) throw new RangeError(`source ${hex} is no hex of the map`);
    if (has[hex] === 0) come(hex, 0, -1, 0);
  }
  for (let head = 0; head < reached; head++) {
    const place = order[head]!;
    const further = away[place]! + 1;
    if (further > limit) break;
    const hex = place % count;
    const crossed = (place - hex) / count;
    for (let side = hex * 6; side < hex * 6 + 6; side++) {
      const to = neighbours[side]!;
      if (to < 0 || open[side] === 0) continue;
      const then = crossed + counted[side]!;
      if (then < fewest[to]!) come(to, then, place, further);
    }
  }
  return {
    has,
    steps,
    path: (hex) => {
      const found: number[] = [];
      for (let place = first[hex] ?? -1; place >= 0; place = from[place]!) found.push(place % count);
      return found.toReversed();
    },
  };
}

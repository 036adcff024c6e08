// The ground of a board: who can walk where, in how many steps; worked out once, for whole campaigns.
import type { Grid } from '../../hex/grid.ts';
import type { Outlook } from '../../api/outlook.ts';

export type Ground = {
  readonly grid: Grid;
  /** By hexside, 6 to a hex: the hex behind it that can be walked to, or -1. */
  readonly next: Int32Array;
  /** Steps from everywhere to a hex, no more than 255. */
  stepsTo(hex: number): Uint8Array;
  /** The hexes at no more than so many steps, the hex itself first, nearest first. */
  near(hex: number, steps: number): Int32Array;
};

const FAR = 255;

export const groundOf = (grid: Grid, { walks }: Pick<Outlook, 'walks'>): Ground => {
  const { count, neighbours } = grid;
  const next = neighbours.map((to, side) =>
    to >= 0 && walks(grid.id(Math.floor(side / 6)), grid.id(to)) ? to : -1,
  );
  const floods = new Map<number, { readonly steps: Uint8Array; readonly order: Int32Array }>();
  const flood = (hex: number): { readonly steps: Uint8Array; readonly order: Int32Array } => {
    const before = floods.get(hex);
    if (before !== undefined) return before;
    const steps = new Uint8Array(count).fill(FAR);
    const order = new Int32Array(count);
    steps[hex] = 0;
    order[0] = hex;
    let reached = 1;
    for (let head = 0; head < reached; head++) {
      const at = order[head]!;
      const further = Math.min(FAR - 1, steps[at]! + 1);
      for (let side = at * 6; side < at * 6 + 6; side++) {
        const to = next[side]!;
        if (to < 0 || steps[to]! !== FAR) continue;
        steps[to] = further;
        order[reached++] = to;
      }
    }
    const found = { steps, order: order.slice(0, reached) };
    floods.set(hex, found);
    return found;
  };
  return {
    grid,
    next,
    stepsTo: (hex) => flood(hex).steps,
    near: (hex, most) => {
      const { steps, order } = flood(hex);
      // Nearest first, so that the end is found by halving.
      let [low, high] = [0, order.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (steps[order[middle]!]! <= most) low = middle + 1;
        else high = middle;
      }
      return order.subarray(0, low);
    },
  };
};

// Who could walk to which prizes that lie open: past those who stand in the way, whom nobody goes through.
import type { Side } from '../../core/types.ts';
import type { Force, Prize } from '../../api/outlook.ts';
import type { Ground } from './ground.ts';

/** A stack that could walk to prizes, and the points it could take there with all its units. */
type Walkers = { readonly hex: number; readonly units: number; readonly stride: number };

export type Menace = {
  /** Points that the units in a hex could take by walking. */
  of(hex: number): number;
};

export const menaceOf = (
  ground: Ground,
  forces: readonly Force[],
  prizes: readonly Prize[],
  side: Side,
): Menace => {
  const { grid, next } = ground;
  const held = new Uint8Array(grid.count);
  const stacks = new Map<number, Walkers>();
  for (const force of forces) {
    const hex = grid.index(force.hex);
    if (hex < 0) continue;
    if (force.side === side) {
      held[hex] = 1;
      continue;
    }
    const { units = 0, stride = 0 } = stacks.get(hex) ?? {};
    stacks.set(hex, { hex, units: units + 1, stride: Math.max(stride, force.stride) });
  }
  const worth = new Float32Array(grid.count);
  for (const prize of prizes) {
    const hex = grid.index(prize.hex);
    if (hex >= 0 && prize.holder === side) worth[hex] = prize.worth;
  }
  const seen = new Int32Array(grid.count);
  let mark = 0;
  const points = ({ hex, units, stride }: Walkers): number => {
    mark += 1;
    const order = [hex];
    seen[hex] = mark;
    const found: number[] = [];
    let end = 1;
    for (let step = 0, head = 0; step < stride && head < order.length; step++) {
      for (end = order.length; head < end; head++)
        for (let i = order[head]! * 6, last = i + 6; i < last; i++) {
          const to = next[i]!;
          if (to < 0 || seen[to] === mark || held[to] === 1) continue;
          seen[to] = mark;
          order.push(to);
          if (worth[to]! > 0) found.push(worth[to]!);
        }
    }
    found.sort((a, b) => b - a);
    let sum = 0;
    for (let i = 0; i < Math.min(units, found.length); i++) sum += found[i]!;
    return sum;
  };
  const kept = new Map<number, number>();
  return {
    of: (hex) => {
      const before = kept.get(hex);
      if (before !== undefined) return before;
      const stack = stacks.get(hex);
      const found = stack === undefined ? 0 : points(stack);
      kept.set(hex, found);
      return found;
    },
  };
};

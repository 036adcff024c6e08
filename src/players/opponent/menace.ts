// Who could walk to which prizes that lie open: past those who stand in the way, whom nobody goes through.
import type { Side } from '../../core/types.ts';
import type { Force, Prize } from '../../api/outlook.ts';
import type { Ground } from './ground.ts';

/** A stack that could walk to prizes, and the points it could take there with all its units. */
type Walkers = { readonly hex: number; readonly units: number; readonly stride: number };

export type Menace = {
  /** Points that the units in a hex could take by walking. */
  of(hex: number): number;
  /** How many of all these points somebody in a hex would keep from them. */
  barred(hex: number): number;
  /** Whether anybody could walk to a hex. */
  walks(hex: number): boolean;
  /** Whether anybody could come to a hex, or beside it. */
  comes(hex: number): boolean;
  /** Somebody has come to a hex, or has left it. */
  moved(hex: number, isThere: boolean): void;
};

type Walk = { readonly points: number; readonly steps: readonly number[] };

export const menaceOf = (
  ground: Ground,
  forces: readonly Force[],
  prizes: readonly Prize[],
  side: Side,
  drag = 0,
): Menace => {
  const { grid, next } = ground;
  const held = new Uint8Array(grid.count);
  /** How many hexes around are held. */
  const zone = new Uint8Array(grid.count);
  const hold = (hex: number, now: 0 | 1): void => {
    if (held[hex] === now) return;
    held[hex] = now;
    for (let i = hex * 6; i < hex * 6 + 6; i++) if (next[i]! >= 0) zone[next[i]!]! += now === 1 ? 1 : -1;
  };
  const stacks = new Map<number, Walkers>();
  for (const force of forces) {
    const hex = grid.index(force.hex);
    if (hex < 0) continue;
    if (force.side === side) {
      hold(hex, 1);
      continue;
    }
    const { units = 0, stride = 0 } = stacks.get(hex) ?? {};
    stacks.set(hex, {
      hex,
      units: units + 1,
      stride: Math.max(stride, force.isFed ? force.stride : Math.floor(force.stride / 2)),
    });
  }
  const worth = new Float32Array(grid.count);
  for (const prize of prizes) {
    const hex = grid.index(prize.hex);
    if (hex >= 0 && prize.holder === side) worth[hex] = prize.worth;
  }
  const seen = new Int32Array(grid.count);
  const spent = new Uint8Array(grid.count);
  let mark = 0;
  const walk = ({ hex, units, stride }: Walkers, without = -1): Walk => {
    mark += 1;
    const done: number[] = [];
    const found: number[] = [];
    const rings: number[][] = Array.from({ length: stride + 1 }, () => []);
    rings[0]?.push(hex);
    seen[hex] = mark;
    spent[hex] = 0;
    for (const [step, ring] of rings.entries())
      for (const at of ring) {
        if (spent[at] !== step) continue;
        done.push(at);
        if (at !== hex && worth[at]! > 0) found.push(worth[at]!);
        const leave = drag > 0 && zone[at]! > 0 ? drag : 0;
        for (let i = at * 6; i < at * 6 + 6; i++) {
          const to = next[i]!;
          if (to < 0 || held[to] === 1 || to === without) continue;
          // Whoever can still move comes a hex farther, whatever that costs.
          const cost = Math.min(stride, step + 1 + leave + (drag > 0 && zone[to]! > 0 ? drag : 0));
          if (step === stride || (seen[to] === mark && spent[to]! <= cost)) continue;
          seen[to] = mark;
          spent[to] = cost;
          rings[cost]?.push(to);
        }
      }
    found.sort((a, b) => b - a);
    let points = 0;
    for (let i = 0; i < Math.min(units, found.length); i++) points += found[i]!;
    return { points, steps: done };
  };
  let walks = new Map<number, Walk>();
  const walked = (): ReadonlyMap<number, Walk> => {
    if (walks.size === 0) for (const stack of stacks.values()) walks.set(stack.hex, walk(stack));
    return walks;
  };
  const bars = new Map<number, number>();
  let open: Uint8Array | undefined;
  const opened = (): Uint8Array => {
    if (open !== undefined) return open;
    open = new Uint8Array(grid.count);
    for (const { steps } of walked().values()) for (const hex of steps) open[hex] = 1;
    return open;
  };
  return {
    walks: (hex) => opened()[hex] === 1,
    comes: (hex) => {
      const there = opened();
      if (there[hex] === 1) return true;
      for (let i = hex * 6; i < hex * 6 + 6; i++) if (there[next[i]!] === 1) return true;
      return false;
    },
    of: (hex) => walked().get(hex)?.points ?? 0,
    barred: (hex) => {
      const before = bars.get(hex);
      if (before !== undefined) return before;
      let sum = 0;
      for (const [from, { points, steps }] of walked()) {
        const stack = stacks.get(from);
        if (points === 0 || stack === undefined || !steps.includes(hex)) continue;
        sum += points - walk(stack, hex).points;
      }
      bars.set(hex, sum);
      return sum;
    },
    moved: (hex, isThere) => {
      const now = isThere ? 1 : 0;
      if (held[hex] === now) return;
      hold(hex, now);
      walks = new Map();
      open = undefined;
      bars.clear();
    },
  };
};

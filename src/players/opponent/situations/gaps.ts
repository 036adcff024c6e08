// What ground lies open to the enemy behind one's own units, and how much of it somebody in a hex would shut.
import type { Side } from '../../../core/types.ts';
import type { Force, Prize } from '../../../api/outlook.ts';
import type { Ground } from '../ground.ts';

export type Gaps = {
  /** Whether anybody of the enemy could walk to a hex. */
  walks(hex: number): boolean;
  /** Whether anybody of the enemy could come to a hex, or beside it. */
  comes(hex: number): boolean;
  /** What the enemy could walk to is worth less with somebody in a hex, by so many points near and in it. */
  shut(hex: number): number;
  /** Somebody has come to a hex, or has left it; what those who are there have of a zone that stops others. */
  moved(hex: number, isThere: boolean, grip?: number): void;
};

/** What a hex is worth to who comes into it, by the steps to a prize there: walking into it, standing beside it, being near. */
const LURE = [1.5, 0.5, 0.25, 0.12, 0.06, 0.03] as const;
/** One of many: more can be walked to than are entered. */
const MANY = 0.5;
const MOST_STRIDE = 15;

/** What zones of a side do to who walks into them: `drag` is what they cost him, in hexes; `stop`: that he goes no farther. */
export type Zones = { readonly drag?: number; readonly stop?: boolean };

/** Who stands alone has a zone, if nothing else is known of it. */
const WHOLE = 1;

/** `more`: by hex, what else it is worth to the enemy to come there. */
export const gapsOf = (
  ground: Ground,
  forces: readonly Force[],
  prizes: readonly Prize[],
  side: Side,
  { drag = 0, stop = false }: Zones = {},
  more: ReadonlyMap<number, number> = new Map(),
): Gaps => {
  const { grid, next } = ground;
  const held = new Uint8Array(grid.count);
  const zone = new Uint8Array(grid.count);
  /** By hex in which somebody stands: whether he has a zone. */
  const grips = new Uint8Array(grid.count);
  const grip = (hex: number, now: 0 | 1): void => {
    if (grips[hex] === now) return;
    grips[hex] = now;
    for (let i = hex * 6; i < hex * 6 + 6; i++) if (next[i]! >= 0) zone[next[i]!]! += now === 1 ? 1 : -1;
  };
  const hold = (hex: number, now: 0 | 1, part = WHOLE): void => {
    held[hex] = now;
    grip(hex, now === 1 && (!stop || part >= WHOLE) ? 1 : 0);
  };
  /** Nobody goes from hex to hex of one zone. */
  const isGripped = (i: number): boolean => {
    const at = i - (i % 6);
    const left = next[at + ((i + 5) % 6)]!;
    const right = next[at + ((i + 1) % 6)]!;
    return (left >= 0 && grips[left] === 1) || (right >= 0 && grips[right] === 1);
  };
  const starts = new Map<number, number>();
  const parts = new Map<number, number>();
  for (const { hex: id, side: of, stride, isFed, grip: part = WHOLE } of forces) {
    const hex = grid.index(id);
    if (hex < 0) continue;
    if (of === side) {
      parts.set(hex, (parts.get(hex) ?? 0) + part);
      hold(hex, 1, parts.get(hex));
    } else {
      const most = Math.min(MOST_STRIDE, isFed ? stride : Math.floor(stride / 2));
      starts.set(hex, Math.max(starts.get(hex) ?? 0, most));
    }
  }
  const lure = new Float32Array(grid.count);
  for (const { hex: id, worth, holder, isMany } of prizes) {
    const hex = grid.index(id);
    if (hex < 0 || holder !== side) continue;
    if (isMany === true) {
      lure[hex]! += worth * MANY;
      continue;
    }
    const steps = ground.stepsTo(hex);
    for (const near of ground.near(hex, LURE.length - 1)) lure[near]! += worth * LURE[steps[near]!]!;
  }
  for (const [hex, worth] of more) lure[hex]! += worth;
  const left = new Int8Array(grid.count);
  const rings: number[][] = Array.from({ length: MOST_STRIDE + 1 }, () => []);
  /** Marked as walked by: who has most steps left in a hex goes on from there. */
  const flood = (without: number, walked?: Uint8Array): number => {
    left.fill(-1);
    for (const ring of rings) ring.length = 0;
    for (const [hex, stride] of starts) {
      left[hex] = stride;
      rings[stride]!.push(hex);
    }
    let sum = 0;
    for (let rest = MOST_STRIDE; rest >= 0; rest--)
      for (const at of rings[rest]!) {
        if (left[at] !== rest) continue;
        left[at] = rest;
        if (walked !== undefined) walked[at] = 1;
        if (!starts.has(at)) sum += lure[at]!;
        if (rest === 0) continue;
        const leave = drag > 0 && zone[at]! > 0 ? drag : 0;
        for (let i = at * 6; i < at * 6 + 6; i++) {
          const to = next[i]!;
          if (to < 0 || held[to] === 1 || to === without) continue;
          if (stop && zone[at]! > 0 && isGripped(i)) continue;
          // Whoever can still move comes a hex farther, whatever that costs.
          const slow = leave + (drag > 0 && zone[to]! > 0 ? drag : 0);
          const then = stop && zone[to]! > 0 ? 0 : Math.max(0, rest - 1 - slow);
          if (left[to]! >= then) continue;
          left[to] = then;
          rings[then]!.push(to);
        }
      }
    return sum;
  };
  const kept = new Map<number, number>();
  let walked: Uint8Array | undefined;
  let all = 0;
  const open = (): Uint8Array => {
    if (walked !== undefined) return walked;
    walked = new Uint8Array(grid.count);
    all = flood(-1, walked);
    kept.clear();
    return walked;
  };
  return {
    walks: (hex) => open()[hex] === 1,
    comes: (hex) => {
      const there = open();
      if (there[hex] === 1) return true;
      for (let i = hex * 6; i < hex * 6 + 6; i++) if (there[next[i]!] === 1) return true;
      return false;
    },
    shut: (hex) => {
      if (held[hex] === 1 || open()[hex] === 0) return 0;
      const before = kept.get(hex);
      if (before !== undefined) return before;
      if (stop) hold(hex, 1);
      const found = Math.max(0, all - flood(hex));
      if (stop) hold(hex, 0);
      kept.set(hex, found);
      return found;
    },
    moved: (hex, isThere, part) => {
      const before = held[hex]! + grips[hex]!;
      hold(hex, isThere ? 1 : 0, part);
      if (held[hex]! + grips[hex]! !== before) walked = undefined;
    },
  };
};

// How near a unit would be to losing its supply in a hex: one stack of the enemy on its line, or too far ahead of everybody.
import type { Seen } from '../../../core/rule-set.ts';
import type { Side } from '../../../core/types.ts';
import type { Force } from '../../../api/outlook.ts';
import type { Scales } from '../appraise.ts';
import type { Fields } from '../fields.ts';
import type { Mover } from '../table.ts';
import type { Gaps } from './gaps.ts';
import { supposedOf } from './supply.ts';

export type Risk = {
  /** By hex, from 0 to 1. */
  readonly at: Float32Array;
  /** By a hex to which the enemy could come: what those would lose in all whom he cut off there. */
  readonly cuts: ReadonlyMap<number, number>;
};

/** So many hexes ahead of all others nothing is risked, and with each farther one so much more. */
const AHEAD = 1;
const STEP = 0.3;
/** A line is cut so near to who hangs on it. */
const NEAR = 2;
/** Who could be cut off by one stack alone. */
const HANGING = 0.9;

/** Steps over ground to which the enemy can come and where nobody of one's own is beside one, from the ground that is safe. */
const aheadOf = (scales: Scales, fields: Fields, gaps: Gaps): Uint8Array => {
  const { grid, next } = scales.ground;
  const far = new Uint8Array(grid.count).fill(255);
  const near = (hex: number): boolean => {
    if (fields.own.count[hex]! > 0) return true;
    for (let i = hex * 6; i < hex * 6 + 6; i++)
      if (next[i]! >= 0 && fields.own.count[next[i]!]! > 0) return true;
    return false;
  };
  const order: number[] = [];
  for (let hex = 0; hex < grid.count; hex++)
    if (fields.foe.count[hex] === 0 && fields.own.count[hex]! > 0) {
      far[hex] = 0;
      order.push(hex);
    }
  for (let head = 0; head < order.length; head++) {
    const at = order[head]!;
    for (let i = at * 6; i < at * 6 + 6; i++) {
      const to = next[i]!;
      if (to < 0 || fields.foe.count[to]! > 0) continue;
      const step = far[at]! + (gaps.walks(to) && !near(to) ? 1 : 0);
      if (step >= far[to]!) continue;
      far[to] = step;
      order.push(to);
    }
  }
  return far;
};

/** The hexes near those to which units could come. */
const aroundOf = ({ ground }: Scales, movers: readonly Mover[]): Uint8Array => {
  const { grid, next } = ground;
  const about = new Uint8Array(grid.count);
  for (const { here, reach } of movers) for (const hex of [here, ...reach]) about[hex] = 1;
  for (let step = 2; step <= 1 + NEAR; step++)
    for (let hex = 0; hex < grid.count; hex++)
      if (about[hex] === step - 1)
        for (let i = hex * 6; i < hex * 6 + 6; i++)
          if (next[i]! >= 0 && about[next[i]!] === 0) about[next[i]!] = step;
  return about;
};

/** A unit of the enemy that leaves nobody alone when it goes somewhere in thought. */
const ghostOf = (forces: readonly Force[], foe: Side): Force | undefined => {
  const counts = new Map<string, number>();
  for (const { side, hex } of forces) if (side === foe) counts.set(hex, (counts.get(hex) ?? 0) + 1);
  return forces
    .filter(({ side }) => side === foe)
    .reduce<Force | undefined>(
      (most, each) =>
        most === undefined || (counts.get(each.hex) ?? 0) > (counts.get(most.hex) ?? 0) ? each : most,
      undefined,
    );
};

export const riskOf = (
  scales: Scales,
  s: Seen<unknown>,
  side: Side,
  forces: readonly Force[],
  fields: Fields,
  gaps: Gaps,
  movers: readonly Mover[],
): Risk => {
  const { ground, outlook, sides } = scales;
  const { grid } = ground;
  const risk = new Float32Array(grid.count);
  const cuts = new Map<number, number>();
  const ahead = aheadOf(scales, fields, gaps);
  for (let hex = 0; hex < grid.count; hex++) {
    const steps = ahead[hex]!;
    if (steps < 255) risk[hex] = Math.min(1, Math.max(0, steps - AHEAD) * STEP);
  }
  const ghost = ghostOf(forces, sides.find((each) => each !== side) ?? side);
  const supposed = supposedOf(outlook, s);
  if (ghost === undefined || supposed === undefined) return { at: risk, cuts };
  const about = aroundOf(scales, movers);
  const now = supposed.fed(side, new Map());
  const prices = new Map<string, number>();
  for (const { hex, price, side: of } of forces)
    if (of === side && now.has(hex)) prices.set(hex, (prices.get(hex) ?? 0) + price);
  const fed = grid.ids.flatMap((id, hex) => (now.has(id) ? [hex] : []));
  for (let block = 0; block < grid.count; block++) {
    if (about[block] === 0) continue;
    const id = grid.id(block);
    if (!gaps.walks(block) || fields.own.count[block]! > 0 || fields.foe.count[block]! > 0 || !now.has(id))
      continue;
    const then = supposed.fed(side, new Map([[ghost.unit, id]]));
    if (then.size === now.size - 1) continue;
    for (const hex of fed)
      if (hex !== block && !then.has(grid.id(hex))) risk[hex] = Math.max(risk[hex]!, HANGING);
    let lost = 0;
    for (const [hex, price] of prices) if (hex !== id && !then.has(hex)) lost += price;
    if (lost > 0) cuts.set(block, lost * (1 - scales.weights.unfed));
  }
  return { at: risk, cuts };
};

// Own units that are cut off: what those of the enemy are worth without whom they would be supplied again.
import type { Seen } from '../../../core/rule-set.ts';
import type { Side } from '../../../core/types.ts';
import { distance } from '../../../hex/distance.ts';
import type { Force } from '../../../api/outlook.ts';
import type { Scales } from '../appraise.ts';
import { AWAY, lossOf, supposedOf } from './supply.ts';

/** Who shuts a ring stands so near to somebody of the other side. */
const NEAR = 2;

/** By the hex of a stack of the enemy: what its end would give back, in factors. */
export const reliefOf = (
  { ground, outlook, weights }: Scales,
  s: Seen<unknown>,
  side: Side,
  forces: readonly Force[],
): ReadonlyMap<number, number> => {
  const found = new Map<number, number>();
  const { grid } = ground;
  const caught = forces.filter((force) => force.side === side && !force.isFed);
  const supposed = weights.snare === 0 || caught.length === 0 ? undefined : supposedOf(outlook, s);
  if (supposed === undefined) return found;
  const own = [...new Set(forces.filter((force) => force.side === side).map(({ hex }) => grid.index(hex)))];
  const stacks = new Map<number, string[]>();
  for (const { unit, hex, side: of } of forces)
    if (of !== side) stacks.set(grid.index(hex), [...(stacks.get(grid.index(hex)) ?? []), unit]);
  for (const [hex, units] of stacks) {
    if (hex < 0 || !own.some((each) => distance(grid, each, hex) <= NEAR)) continue;
    const then = supposed.starved(side, new Map(units.map((unit) => [unit, AWAY])));
    const free = caught.filter(({ unit }) => !then.has(unit));
    const worth = free.reduce((sum, force) => sum + lossOf(force, weights.unfed), 0);
    if (worth > 0) found.set(hex, weights.snare * worth);
  }
  return found;
};

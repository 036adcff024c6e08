// Chapter 10, other ways: whether those that cost the same differ in anything that matters, so that a player is told
// only then: enemy land that would change hands (9.1), and rivers that would be crossed.
import { isHeldBy } from '../../../mechanics/control.ts';
import { stackCost } from './10.10-cost-tables.ts';
import { hereOf } from './10.2-stacks.ts';
import type { Stack } from './10.2-stacks.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

/** How many rivers, and which enemy hexes, lie on the ways to a hex: sets of ways are compared, not listed. */
type Toll = { readonly fewest: number; readonly most: number; readonly taken: ReadonlySet<string> };

const START: Toll = { fewest: 0, most: 0, taken: new Set([' ']) };

/** Ways by the enemy hexes on them; more kinds than this differ anyway. */
const KINDS = 4;

const joined = (tolls: readonly Toll[]): Toll => ({
  fewest: Math.min(...tolls.map(({ fewest }) => fewest)),
  most: Math.max(...tolls.map(({ most }) => most)),
  taken: new Set(tolls.flatMap(({ taken }) => [...taken]).slice(0, KINDS)),
});

/** Whether the cheapest ways of a stack to a hex lead over other rivers or through other hexes of the enemy. */
export const waysDiffer = (p: Printed, s: Seeing, stack: Stack, goal: string): boolean => {
  const { grid } = p;
  const enemy = otherSide(stack.side);
  const step = stackCost(p, s, stack);
  const source = grid.index(hereOf(stack));
  const target = grid.index(goal);
  const { cost, order, reached } = p.search.flood({ sources: [source], cost: step });
  const far = cost[target] ?? -1;
  const tolls = new Map<number, Toll>([[source, START]]);
  for (const hex of order.subarray(1, reached)) {
    const total = cost[hex] ?? -1;
    if (total > far) break;
    const before: Toll[] = [];
    for (let d = 0; d < 6; d++) {
      const from = grid.neighbours[hex * 6 + d] ?? -1;
      const toll = from < 0 ? undefined : tolls.get(from);
      if (toll === undefined) continue;
      const back = (d + 3) % 6;
      const price = step(from, hex, back, from * 6 + back);
      if (price <= 0 || (cost[from] ?? 0) + price !== total) continue;
      const river = p.sideKinds(grid.id(from), grid.id(hex)).includes('river') ? 1 : 0;
      before.push({ ...toll, fewest: toll.fewest + river, most: toll.most + river });
    }
    if (before.length === 0) continue;
    const toll = joined(before);
    const isTaken = hex !== target && isHeldBy(p, s, grid.id(hex), enemy);
    tolls.set(
      hex,
      isTaken ? { ...toll, taken: new Set([...toll.taken].map((way) => `${way}${hex} `)) } : toll,
    );
  }
  const found = tolls.get(target);
  return found !== undefined && (found.fewest < found.most || found.taken.size > 1);
};

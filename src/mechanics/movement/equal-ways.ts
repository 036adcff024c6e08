// Other ways: whether those that cost the same differ in anything that matters, so that a player is told only then:
// enemy land that would change hands, and what would be crossed.
import { isHeldBy } from '../control.ts';
import { stackCost } from './costs.ts';
import type { MoveLaw, MoveSight, Stack } from './law.ts';
import { hereOf } from './stack.ts';

/** How many crossings, and which enemy hexes, lie on the ways to a hex: sets of ways are compared, not listed. */
type Toll = { readonly fewest: number; readonly most: number; readonly taken: ReadonlySet<string> };

const START: Toll = { fewest: 0, most: 0, taken: new Set([' ']) };

/** Ways by the enemy hexes on them; more kinds than this differ anyway. */
const KINDS = 4;

const joined = (tolls: readonly Toll[]): Toll => ({
  fewest: Math.min(...tolls.map(({ fewest }) => fewest)),
  most: Math.max(...tolls.map(({ most }) => most)),
  taken: new Set(tolls.flatMap(({ taken }) => [...taken]).slice(0, KINDS)),
});

/** Whether the cheapest ways of a stack to a hex lead over other crossings or through other hexes of the enemy. */
export const waysDiffer = (law: MoveLaw, s: MoveSight, stack: Stack, goal: string): boolean => {
  const { sheet } = law;
  const { grid, search } = sheet;
  const enemy = sheet.other(stack.side);
  const step = stackCost(law, s, stack);
  const source = grid.index(hereOf(stack));
  const target = grid.index(goal);
  const { cost, order, reached } = search.flood({ sources: [source], cost: step });
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
      const more = law.crossings?.(grid.id(from), grid.id(hex)) ?? 0;
      before.push({ ...toll, fewest: toll.fewest + more, most: toll.most + more });
    }
    if (before.length === 0) continue;
    const toll = joined(before);
    const isTaken = hex !== target && isHeldBy(sheet, s, grid.id(hex), enemy);
    tolls.set(
      hex,
      isTaken ? { ...toll, taken: new Set([...toll.taken].map((way) => `${way}${hex} `)) } : toll,
    );
  }
  const found = tolls.get(target);
  return found !== undefined && (found.fewest < found.most || found.taken.size > 1);
};

// Chapter 6: stacking. Who may stand together in a hex at the moments when it counts (6.1); passing through is free.
import { refusal } from '../../../core/rule-set.ts';
import type { Message } from '../../../core/types.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { askStacking, stacking } from '../../../mechanics/stacking.ts';
import type { StackBound, Stacking } from '../../../mechanics/stacking.ts';
import { isAlly, isArtillery, isGerman, nationOf } from '../02-counters.ts';
import { supplyOf } from '../07-supply/7.2-supply.ts';
import { eliminate } from '../08-reinforcements/8.4-dead-pile.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own } from '../state.ts';

const bound = (
  p: Printed,
  id: string,
  by: Pick<StackBound, 'code' | 'rule'>,
  counts: (unit: string) => boolean,
): StackBound => ({
  ...by,
  problem: 'STATE.STACK',
  weight: (unit) => (counts(unit) ? 1 : 0),
  most: () => lineOf(p.tables.limits, id).value,
  told: ({ counted, most }) => ({ there: counted.length, limit: most }),
});

/** 6.7: markers are no units. */
const bounds = perSheet((p: Printed): readonly StackBound[] => [
  bound(p, 'stack-german', { code: 'STACK.FULL', rule: 'storm:6.4' }, (unit) => isGerman(p, unit)),
  bound(p, 'stack-ally', { code: 'STACK.FULL', rule: 'storm:6.3' }, (unit) => isAlly(p, unit)),
  // 6.5a, 6.5b: artillery is counted apart.
  bound(
    p,
    'stack-soviet',
    { code: 'STACK.FULL', rule: 'storm:6.5a' },
    (unit) => p.sideOf(unit) === 'soviet' && !isArtillery(p, unit),
  ),
  bound(p, 'stack-artillery', { code: 'STACK.FULL', rule: 'storm:6.5a' }, (unit) => isArtillery(p, unit)),
]);

const stackingOf = perSheet((p: Printed): Stacking<Own> =>
  stacking<Own>(p, {
    bounds: bounds(p),
    free: 1,
    // 6.2a
    apart: {
      problem: 'STATE.NATIONS',
      refuse: (hex, unit, others) => {
        const isOther = (each: string): boolean =>
          p.sideOf(each) === p.sideOf(unit) && nationOf(p, each) !== nationOf(p, unit);
        const other = others.find(isOther);
        return other === undefined ? undefined : refusal('STACK.NATIONS', 'storm:6.2a', { unit, other, hex });
      },
    },
    // 6.6a, R44: of positions that were read in alone.
    excess: {
      rule: 'storm:6.6a',
      by: 'opponent',
      // 4.7c, 4.8b, 8.4a: with the supply they have there.
      remove: (ctx, units) => {
        const supply = supplyOf(p, ctx.seen, units);
        eliminate(p, ctx, units, { rule: 'storm:6.6a', cause: 'overstack', supply });
      },
    },
  }),
);

/** How full a stack leaves its hex, by each number that bounds it. */
export const roomsOf = (p: Printed, side: Who, units: readonly string[]): readonly Message[] =>
  bounds(p).flatMap(({ rule, weight, most }) => {
    const counted = units.filter((unit) => weight(unit) > 0);
    if (counted.length === 0) return [];
    const key = counted.every((unit) => isArtillery(p, unit)) ? 'why.stack-artillery' : 'why.stack';
    return [{ key, params: { side, count: counted.length, limit: most('', side), rule } }];
  });

/** 6.1e, 6.6a, 6.6b: of every hex over a limit the opponent is asked. */
export const { refuseStack, overstacks, stackProblems, overstack } = askStacking(stackingOf);

// Stacking limit: who may stand together in a hex as a move or an advance ends, and who goes where too much does.
import type { Procedure } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { stacking } from '../../../mechanics/stacking.ts';
import type { Overstack, StackBound, Stacking } from '../../../mechanics/stacking.ts';
import { classOf } from '../../../mechanics/unit-classes.ts';
import type { UnitClass } from '../../../mechanics/unit-classes.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { eliminate } from '../eliminate.ts';
import type { Own, Seeing } from '../state.ts';

const boundsOf = (p: Printed): readonly StackBound[] => {
  const bound = (id: string, rule: StackBound['rule'], counts: (unit: UnitClass) => boolean): StackBound => ({
    code: `STACK.${id.toUpperCase()}`,
    rule,
    problem: 'STATE.STACK',
    weight: (unit) => (counts(classOf(p, unit)) ? 1 : 0),
    most: () => lineOf(p.tables.limits, id).value,
    told: ({ counted, there, most }) => ({ there, counted: [...counted], limit: most }),
  });
  return [
    // STK.8
    bound('stack', 'typhoon:STK.3', ({ isKatyusha, isAir }) => !isKatyusha && !isAir),
    bound('stack-corps', 'typhoon:STK.5', ({ isCorpsLevel }) => isCorpsLevel),
    bound('stack-mobile', 'typhoon:STK.6', ({ isMobile, isKatyusha }) => isMobile && !isKatyusha),
    bound('stack-armies', 'typhoon:STK.4', ({ isArmy }) => isArmy),
    bound('stack-two-icons', 'typhoon:STK.7', ({ isTwoIcon }) => isTwoIcon),
  ];
};

const stackingOf = perSheet((p: Printed): Stacking<Own> =>
  stacking<Own>(p, {
    bounds: boundsOf(p),
    free: 1,
    // STK.2
    excess: {
      rule: 'typhoon:STK.2',
      by: 'owner',
      // STK.1, STK.10: who has been driven back looks to it when his own move ends.
      whose: (s) => s.clock.phasing,
      remove: (ctx, units) => eliminate(p, ctx, units, 'typhoon:STK.2', 'overstack'),
    },
  }),
);

/** Why units may not join those of their side in a hex where they come to rest (STK.1). */
export const refuseStack = (
  p: Printed,
  s: Pick<Seeing, 'own'>,
  hex: string,
  side: Who,
  coming: readonly string[],
  leaving?: readonly string[],
): Refusal | undefined => stackingOf(p).refuse(s.own, hex, side, coming, leaving);

/** Every hex of a side over a limit. */
export const overstacks = (p: Printed, s: Pick<Seeing, 'own'>, side: Who): readonly Overstack[] =>
  stackingOf(p)
    .overstacks(s)
    .filter((over) => over.side === side);

/** STK.2: asks the owner until no hex is over a limit. */
export const overstack = (p: Printed): Procedure<Own> => stackingOf(p).excess;

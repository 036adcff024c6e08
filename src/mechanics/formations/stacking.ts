// Stacking of armies, corps and smaller units: so many in a hex, and fewer of some classes.
import type { RuleId } from '../../core/types.ts';
import type { Placed } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import { stacking } from '../stacking.ts';
import type { ExcessLaw, StackBound, Stacking } from '../stacking.ts';
import { classOf } from './unit-classes.ts';
import type { UnitClass } from './unit-classes.ts';

export type CorpsStackLaw<O extends Placed> = {
  readonly rules: {
    readonly units: RuleId;
    readonly armies: RuleId;
    readonly corps: RuleId;
    readonly mobile: RuleId;
    readonly twoIcons: RuleId;
    readonly penalty: RuleId;
  };
  /** By id of the chart: `stack`, `stack-armies`, `stack-corps`, `stack-mobile`, `stack-two-icons`. */
  limit(id: string): number;
  remove: ExcessLaw<O>['remove'];
};

/** Looked at as the move or the advance of a side ends; who is driven back looks to it later. Katyushas do not count. */
export const corpsStacking = <O extends Placed>(
  p: Sheet,
  { rules, limit, remove }: CorpsStackLaw<O>,
): Stacking<O> => {
  const bound = (id: string, rule: RuleId, counts: (unit: UnitClass) => boolean): StackBound => ({
    code: `STACK.${id.toUpperCase()}`,
    rule,
    problem: 'STATE.STACK',
    weight: (unit) => (counts(classOf(p, unit)) ? 1 : 0),
    most: () => limit(id),
    told: ({ counted, there, most }) => ({ there, counted: [...counted], limit: most }),
  });
  return stacking<O>(p, {
    bounds: [
      bound('stack', rules.units, ({ isKatyusha, isAir }) => !isKatyusha && !isAir),
      bound('stack-corps', rules.corps, ({ isCorpsLevel }) => isCorpsLevel),
      bound('stack-mobile', rules.mobile, ({ isMobile, isKatyusha }) => isMobile && !isKatyusha),
      bound('stack-armies', rules.armies, ({ isArmy }) => isArmy),
      bound('stack-two-icons', rules.twoIcons, ({ isTwoIcon }) => isTwoIcon),
    ],
    free: 1,
    excess: { rule: rules.penalty, by: 'owner', whose: (s) => s.clock.phasing, remove },
  });
};

// Units that are lost: what is remembered of them is forgotten, and they go where their game sends them.
import type { Ctx } from '../../core/rule-set.ts';
import type { RuleId } from '../../core/types.ts';
import { eliminateUnits } from '../entry/dead-pile.ts';
import type { Fate } from '../entry/dead-pile.ts';
import type { Sheet } from '../sheet.ts';
import { forgetUnits } from './ledger.ts';
import type { ArmyOwn } from './ledger.ts';

export type EliminationLaw<O extends ArmyOwn, C extends string> = {
  fate(unit: string, cause: C): Fate;
  /** Lists of units that not every game keeps. */
  lists?(own: O): readonly string[][];
  /** What else goes with a unit, such as what it was made of. */
  forgets?(own: O, unit: string): void;
};

export type Elimination<O extends ArmyOwn, C extends string> = {
  /** Of units that leave the map in another way, too. */
  forget(own: O, units: readonly string[]): void;
  /** Takes units off the map because of `rule`. */
  eliminate(ctx: Ctx<O>, units: readonly string[], rule: RuleId, cause: C): void;
};

export const elimination = <O extends ArmyOwn, C extends string>(
  p: Sheet,
  { fate, lists, forgets }: EliminationLaw<O, C>,
): Elimination<O, C> => {
  const forget = (own: O, units: readonly string[]): void => {
    forgetUnits(own, units, lists?.(own));
    for (const unit of units) forgets?.(own, unit);
  };
  return {
    forget,
    eliminate: (ctx, units, rule, cause) => {
      forget(ctx.s.own, units);
      eliminateUnits<O, Fate, C>(p, { fate: (_, unit, known) => fate(unit, known) }, ctx, {
        units,
        rule,
        cause,
        known: cause,
      });
    },
  };
};

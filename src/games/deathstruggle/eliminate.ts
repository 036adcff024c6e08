// Where units go that are lost: into the pile of those that may come again, or out of play (KAT.5, REP.10).
import type { Ctx } from '../../core/rule-set.ts';
import type { RuleId } from '../../core/types.ts';
import { leavePlan } from '../../mechanics/combat/front/plan.ts';
import { DEAD, eliminateUnits, OUT } from '../../mechanics/entry/dead-pile.ts';
import type { Fate } from '../../mechanics/entry/dead-pile.ts';
import { dropFrom } from '../../mechanics/formations/disruption.ts';
import type { Printed } from './data/sheet.ts';
import { losePartsOf } from './replacements/parts.ts';
import type { Own } from './state.ts';
import { classOf } from './unit-data/classes.ts';

export type Cause =
  | 'combat'
  | 'exchange'
  | 'retreat'
  | 'overstack'
  | 'overrun'
  | 'katyusha'
  | 'voluntary'
  | 'air'
  | 'sea'
  | 'breakdown';

export const fateOf = (p: Printed, unit: string): Fate =>
  classOf(p, unit).isKatyusha
    ? { place: OUT, rule: 'deathstruggle:KAT.5' }
    : { place: DEAD, rule: 'deathstruggle:REP.3' };

/** What the ledger remembers of units on the map is forgotten with them. */
export const forgetUnits = (own: Own, units: readonly string[]): void => {
  const { disrupted, entrenched, strong, fed, pulse } = own;
  for (const list of [disrupted, entrenched, strong, fed, pulse.healing, pulse.dug]) dropFrom(list, units);
  for (const unit of units) {
    delete own.hits[unit];
    delete own.components[unit];
  }
  leavePlan(own, units);
};

/** Takes units off the map because of `rule`. */
export const eliminate = (
  p: Printed,
  ctx: Ctx<Own>,
  units: readonly string[],
  rule: RuleId,
  cause: Cause,
): void => {
  for (const unit of units) losePartsOf(p, ctx, unit);
  forgetUnits(ctx.s.own, units);
  eliminateUnits<Own>(p, { fate: (_, unit) => fateOf(p, unit) }, ctx, {
    units,
    rule,
    cause,
    known: undefined,
  });
};

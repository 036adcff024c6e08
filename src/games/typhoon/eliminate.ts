// Where units go that are lost: out of play for good, or where the Russian may raise them again (REP.2, REP.6).
import type { Ctx } from '../../core/rule-set.ts';
import type { RuleId } from '../../core/types.ts';
import { leavePlan } from '../../mechanics/combat/front/plan.ts';
import { dropFrom } from '../../mechanics/formations/disruption.ts';
import { DEAD, eliminateUnits, OUT } from '../../mechanics/entry/dead-pile.ts';
import type { Fate } from '../../mechanics/entry/dead-pile.ts';
import { classOf } from '../../mechanics/formations/unit-classes.ts';
import type { Printed } from './data/sheet.ts';
import type { Own } from './state.ts';

export type Cause =
  'combat' | 'exchange' | 'retreat' | 'overstack' | 'katyusha' | 'voluntary' | 'air' | 'breakdown';

/** REP.5: Rokossovsky's. */
export const SIXTEENTH = '16a';

/** ARM.4, KAT.5, REP.6: a red cross; REP.5: the 16th Army comes back only where it was given up. */
export const fateOf = (p: Printed, unit: string, cause: Cause): Fate => {
  if (classOf(p, unit).isCrossed) return { place: OUT, rule: 'typhoon:REP.6' };
  if (unit === SIXTEENTH && cause !== 'exchange' && cause !== 'voluntary')
    return { place: OUT, rule: 'typhoon:REP.5' };
  return { place: DEAD, rule: 'typhoon:REP.2' };
};

/** What the ledger remembers of units on the map is forgotten with them. */
export const forgetUnits = (own: Own, units: readonly string[]): void => {
  const { disrupted, entrenched, strong, unsupplied, inactive, pulse, turn } = own;
  const lists = [
    disrupted,
    entrenched,
    strong,
    unsupplied,
    inactive,
    pulse.healing,
    pulse.walked,
    turn.shaken,
  ];
  for (const list of lists) dropFrom(list, units);
  for (const unit of units) delete own.hits[unit];
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
  forgetUnits(ctx.s.own, units);
  eliminateUnits<Own, Fate, Cause>(p, { fate: (_, unit, known) => fateOf(p, unit, known) }, ctx, {
    units,
    rule,
    cause,
    known: cause,
  });
};

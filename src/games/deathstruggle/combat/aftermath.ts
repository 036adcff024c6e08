// What follows a battle beside its result: defenders recover (REC.4), attackers in limited supply are Disrupted (SUP.12, SUP.14),
// Rumania is no longer closed (FST.2), and a ford has been used (FST.5).
import type { Ctx } from '../../../core/rule-set.ts';
import { resting } from '../../../core/state-cache.ts';
import type { Frame } from '../../../core/types.ts';
import { placeOf } from '../../../mechanics/places.ts';
import { fightOf } from '../../../mechanics/combat/allocated/fight.ts';
import { survivors } from '../../../mechanics/combat/front/exchange.ts';
import type { FrontLaw } from '../../../mechanics/combat/front/law.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import { disrupt, recoveryOf } from '../disruption/disrupt.ts';
import { isBreakthrough } from '../sequence/phases.ts';
import type { Own } from '../state.ts';
import { levelOf } from '../supply/supplied.ts';
import { divisionsIn } from './breakdown.ts';
import { isForded, isInRumania } from './first-turn.ts';

/** As it is declared: who attacks in limited supply, from where, and over which ford. */
export const booked = (p: Printed, ctx: Ctx<Own>, f: Frame): void => {
  const { hex, units, from } = fightOf(f);
  const { own } = ctx.s;
  f.vars['short'] = resting(ctx.seen, () => units.filter((unit) => levelOf(p, ctx.seen, unit) !== 'full'));
  const sources = Object.values(from);
  const isAxis = units.every((unit) => p.sideOf(unit) === 'axis');
  if (isAxis && sources.some((source) => isInRumania(p, source))) own.rumania = true;
  if (own.turn.ford !== undefined && sources.some((source) => isForded(ctx.seen, source, hex)))
    own.turn.ford.used = true;
};

/** SUP.12: nothing falls apart by it (R7). REC.4: whom the attack has not Disrupted again recovers after it, but in the breakthrough (SEQ.A6). */
export const settled = (p: Printed, law: FrontLaw<Own, ResultCode>, ctx: Ctx<Own>, f: Frame): void => {
  if (!isBreakthrough(ctx.seen.clock.phase)) recoveryOf(p).healDefenders(ctx, fightOf(f).defenders);
  const short = (f.vars['short'] ?? []) as readonly string[];
  const parts = short.flatMap((unit) => divisionsIn(p, ctx.seen.own, unit));
  const found = survivors(law, ctx.seen, fightOf(f)).filter(
    (unit) => short.includes(unit) || parts.includes(unit),
  );
  if (found.length > 0) disrupt(p, ctx, found, 'deathstruggle:SUP.12');
  const { own } = ctx.s;
  for (const unit of fightOf(f).units) if (!p.isHex(placeOf(own, unit))) delete own.components[unit];
};

// Air units that are out: shot down or driven off, until a turn ends.
import type { Ctx, Seen } from '../../core/rule-set.ts';
import type { RuleId, Side } from '../../core/types.ts';
import { placeOf, put, unitsAt } from '../places.ts';
import { flyingOf } from './law.ts';
import type { AirAbsence, AirLaw, AirStand, Fall, Flying } from './law.ts';

/** Air units wait in a box of their side, and those that are out in another. */
export const inBoxes = <O extends Flying>(
  atHand: Readonly<Record<Side, string>>,
  out: string,
): AirStand<O> => ({
  atHand: (s, side) => unitsAt(flyingOf(s), atHand[side] ?? ''),
  isOut: (s, unit) => placeOf(flyingOf(s), unit) === out,
  leave: (ctx, unit) => put(ctx.s.own, [unit], out),
  comeBack: (ctx, side, units) => put(ctx.s.own, units, atHand[side] ?? out),
});

/** Absence by game turns. */
export const byTurns = <O extends Flying>(until: (s: Seen<O>, fall: Fall) => number): AirAbsence<O> => ({
  now: (s) => s.clock.turn,
  until,
  told: (turn) => ({ turn }),
});

export const fall = <O extends Flying>(
  law: AirLaw<O>,
  ctx: Ctx<O>,
  unit: string,
  how: Fall,
  rule: RuleId,
): void => {
  const until = law.absence.until(ctx.seen, how);
  law.stand.leave(ctx, unit);
  ctx.s.own.downed[unit] = until;
  const data = { unit, side: law.sheet.sideOf(unit), ...law.absence.told(until) };
  ctx.emit({ kind: `air.${how}`, rule, data });
};

/** As a turn ends, or whatever absence is counted by. */
export const comeBack = <O extends Flying>(law: AirLaw<O>, ctx: Ctx<O>): void => {
  const { own } = ctx.s;
  const now = law.absence.now(ctx.seen);
  const due = Object.keys(own.downed).filter((unit) => (own.downed[unit] ?? 0) <= now);
  // Somebody may have been taken out of play meanwhile.
  const back = due.filter((unit) => law.stand.isOut(ctx.seen, unit)).toSorted();
  for (const unit of due) delete own.downed[unit];
  for (const side of law.sheet.sides) {
    const units = back.filter((unit) => law.sheet.sideOf(unit) === side);
    if (units.length === 0) continue;
    law.stand.comeBack(ctx, side, units);
    ctx.emit({ kind: 'air.back', rule: law.rules.out, data: { side, units } });
  }
};

// Air units that are out: shot down or driven off, until a turn ends.
import type { Ctx } from '../../core/rule-set.ts';
import type { RuleId } from '../../core/types.ts';
import { placeOf, put } from '../places.ts';
import type { AirLaw, Fall, Flying } from './law.ts';

export const fall = <O extends Flying>(
  law: AirLaw<O>,
  ctx: Ctx<O>,
  unit: string,
  how: Fall,
  rule: RuleId,
): void => {
  const turn = law.backAfter(ctx.seen, how);
  put(ctx.s.own, [unit], law.boxes.out);
  ctx.s.own.downed[unit] = turn;
  ctx.emit({ kind: `air.${how}`, rule, data: { unit, side: law.sheet.sideOf(unit), turn } });
};

/** As a turn ends. */
export const comeBack = <O extends Flying>(law: AirLaw<O>, ctx: Ctx<O>): void => {
  const { own, clock } = ctx.s;
  const due = Object.keys(own.downed).filter((unit) => (own.downed[unit] ?? 0) <= clock.turn);
  for (const unit of due) delete own.downed[unit];
  // Somebody may have been taken out of play meanwhile.
  const back = due.filter((unit) => placeOf(own, unit) === law.boxes.out).toSorted();
  for (const side of law.sheet.sides) {
    const units = back.filter((unit) => law.sheet.sideOf(unit) === side);
    if (units.length === 0) continue;
    put(own, units, law.boxes.atHand[side] ?? law.boxes.out);
    ctx.emit({ kind: 'air.back', rule: law.rules.out, data: { side, units } });
  }
};

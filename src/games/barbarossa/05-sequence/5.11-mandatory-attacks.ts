// Chapter 5: what the first turns forbid and demand: closed borders (5.11), the Soviets' mandatory attacks (5.12).
import type { DutyLaw } from '../../../mechanics/combat/attack-duty.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { hasUnitsOf, onMap, placeOf, unitsAt } from '../../../mechanics/places.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { isOn } from './5.4-phase-order.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

const countryOf = (p: Printed, hex: string): string => p.hex(hex).country ?? '';

type Where = Pick<Seeing, 'clock'>;

/** 5.11: why a unit of this side may not go, or strike, from one hex into the next while the borders are closed. */
export const refuseBorder = (
  p: Printed,
  s: Where,
  side: Who,
  from: string,
  to: string,
): Refusal | undefined => {
  if (!isOn(p, s.clock.turn, 'border-closed')) return undefined;
  const [here, there] = [countryOf(p, from), countryOf(p, to)];
  const told = { from, hex: to };
  if (side === 'soviet')
    return there === 'romania' || there === 'hungary'
      ? refusal('BORDER.SOVIET', 'barbarossa:5.11c', told)
      : undefined;
  if (here === 'romania' && there !== 'romania') return refusal('BORDER.ROMANIA', 'barbarossa:5.11a', told);
  return here !== there && (here === 'hungary' || there === 'hungary')
    ? refusal('BORDER.HUNGARY', 'barbarossa:5.11b', told)
    : undefined;
};

/** 5.11a: in Romania nobody of the German side attacks at all; the rest is as for moves. */
export const refuseBorderAttack = (
  p: Printed,
  s: Where,
  side: Who,
  from: string,
  target: string,
): Refusal | undefined =>
  side === 'german' && isOn(p, s.clock.turn, 'border-closed') && countryOf(p, from) === 'romania'
    ? refusal('BORDER.NO-ATTACK', 'barbarossa:5.11a', { from, hex: target })
    : refuseBorder(p, s, side, from, target);

/** 5.12d, R62: nobody must attack across a river, nor across water that no attack crosses. */
const isDrySide = (p: Printed, from: string, to: string): boolean => p.sideKinds(from, to).length === 0;

/** Enemy hexes that a unit standing here would have to attack one of. */
const duties = (p: Printed, s: Pick<Seeing, 'own' | 'clock'>, hex: string): readonly string[] =>
  p.neighbours(hex).filter(
    (next) =>
      hasUnitsOf(p, s.own, next, 'german') &&
      isDrySide(p, hex, next) &&
      // R60: where 5.11 forbids the attack, 5.12 does not demand it.
      refuseBorder(p, s, 'soviet', hex, next) === undefined,
  );

/** 5.12c: cities and fortified lines excuse whoever stands in them; whose the line is, the rule does not ask. */
const isExcused = (p: Printed, hex: string): boolean => {
  const { city, fortified } = p.hex(hex);
  return city !== undefined || fortified !== undefined;
};

/** R62: who has no attack factor is never bound, the Coastal Army among them. */
const canAttack = (p: Printed, unit: string): boolean => p.unit(unit).attack !== 0;

/** 5.12a: who begins a Soviet assault phase bound to attack; all others may attack or not (5.12e). */
export const boundUnits = (p: Printed, s: Pick<Seeing, 'own' | 'clock'>): readonly string[] =>
  isOn(p, s.clock.turn, 'mandatory-attacks')
    ? onMap(p, s, 'soviet').filter((unit) => {
        const hex = placeOf(s.own, unit);
        return canAttack(p, unit) && !isExcused(p, hex) && duties(p, s, hex).length > 0;
      })
    : [];

export const bindUnits = (p: Printed, ctx: Ctx<Own>): void => {
  const units = boundUnits(p, ctx.seen).toSorted();
  if (units.length === 0) return;
  ctx.s.own.phase.bound = [...units];
  // 11.7a: who they are, and how many, the German does not see.
  ctx.emit({ kind: 'attacks.due', rule: 'barbarossa:5.12a', data: { units: [...units] }, to: ['soviet'] });
};

/** 11.4b: nobody is attacked twice in a phase, so whoever has been is no way out of the duty. */
const targetsLeft = (p: Printed, s: Pick<Seeing, 'own' | 'clock'>, unit: string): readonly string[] =>
  duties(p, s, placeOf(s.own, unit)).filter((hex) =>
    unitsAt(s.own, hex).some((enemy) => !s.own.phase.defended.includes(enemy)),
  );

/** 5.12b: which units must still attack, and one of which hexes. */
export const dutyLaw = perSheet((p: Printed): DutyLaw<Seeing> => ({
  sheet: p,
  bound: (s) => s.own.phase.bound,
  hasFought: (s, unit) => s.own.phase.attackers.includes(unit),
  targets: (s, unit) => targetsLeft(p, s, unit),
}));

// Katyushas: rockets before ordinary ground attacks (KAT.1 to KAT.3, R41).
import { refusal } from '../../../core/rule-set.ts';
import type { Procedure } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { isLakeSide } from '../../../mechanics/combat/allocated/field.ts';
import { fireChoice, volley as volleyOf } from '../../../mechanics/combat/allocated/volley.ts';
import type { VolleyLaw } from '../../../mechanics/combat/allocated/volley.ts';
import { isDisrupted } from '../../../mechanics/disruption.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { onMap, placeOf, unitsAt } from '../../../mechanics/places.ts';
import { classOf } from '../../../mechanics/unit-classes.ts';
import { fieldOf } from '../combat-results/field.ts';
import { rowOf } from '../combat-results/table.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { disrupt } from '../disruption/disrupt.ts';
import { refuseAttackCost } from '../movement/attack-cost.ts';
import type { Own, Seeing } from '../state.ts';
import { isSupplied } from '../supply/supplied.ts';

const enemiesAt = (p: Printed, s: Seeing, side: string, hex: string): readonly string[] =>
  unitsAt(s.own, hex).filter((unit) => p.sideOf(unit) === otherSide(side as Who));

const refuse = (p: Printed, s: Seeing, unit: string): Refusal | undefined => {
  if (!isSupplied(p, s, unit)) return refusal('FIRE.UNSUPPLIED', 'typhoon:KAT.1', { unit });
  if (isDisrupted(s, unit)) return refusal('FIRE.DISRUPTED', 'typhoon:DIS.1', { unit });
  if (s.own.pulse.fired.includes(unit)) return refusal('FIRE.AGAIN', 'typhoon:KAT.1', { unit });
  // KAT.2: before the first battle of the phase.
  if (s.own.pulse.engaged === true) return refusal('FIRE.TOO-LATE', 'typhoon:KAT.2', { unit });
  return refuseAttackCost(p, s, unit);
};

const lawOf = perSheet((p: Printed): VolleyLaw<Own> => ({
  rules: { fire: 'typhoon:KAT.2', die: 'typhoon:KAT.3', target: 'typhoon:KAT.2' },
  rockets: (s, side) => onMap(p, s, side).filter((unit) => classOf(p, unit).isKatyusha),
  around: (s, unit) => p.neighbours(placeOf(s.own, unit)),
  refuse: (s, unit) => refuse(p, s, unit),
  refuseHex: (s, unit, hex) => {
    const data = { unit, hex };
    if (enemiesAt(p, s, p.sideOf(unit), hex).length === 0)
      return refusal('FIRE.NOBODY', 'typhoon:KAT.2', data);
    return isLakeSide(fieldOf(p), s, placeOf(s.own, unit), hex)
      ? refusal('FIRE.LAKE', 'typhoon:INH.TER', data)
      : undefined;
  },
  targets: (s, side, hex) => enemiesAt(p, s, side, hex),
  isHit: (s, face) => rowOf(s, face) <= lineOf(p.tables.limits, 'katyusha-disrupts').value,
  fired: (ctx, unit) => void ctx.s.own.pulse.fired.push(unit),
  hit: (ctx, units) => disrupt(p, ctx, units, 'typhoon:KAT.3'),
}));

export const fire = (p: Printed) => fireChoice<Own>(lawOf(p));
export const volley = (p: Printed): Procedure<Own> => volleyOf<Own>(lawOf(p));

// Exchanges: who pays first, and what is left of units that a DE eliminates (RES.X.10 to RES.X.12, RES.DE.2, R5, R9, R11, R88).
import type { Ctx } from '../../../core/rule-set.ts';
import type { AccountLaw } from '../../../mechanics/combat/front/law.ts';
import { placeOf, put, unitsAt } from '../../../mechanics/places.ts';
import { POOL } from '../boxes.ts';
import type { Printed } from '../data/sheet.ts';
import { facesOf, partsOf } from '../replacements/parts.ts';
import type { Own, Seeing } from '../state.ts';
import { classOf } from '../unit-data/classes.ts';
import { factorsOf } from '../unit-data/factors.ts';
import { isGermanFootCorps } from './unit-kinds.ts';

/** RES.X.11: the tank units that cost panzers first. */
const TANKS: ReadonlySet<string> = new Set(['4-3', '3-2', '2-1']);

export const accountOf = (p: Printed): AccountLaw<Own> => ({
  // RES.X.12
  least: p.limit('exchange-least'),
  // RES.X.3
  losesAll: true,
  isFirst: (_, unit) => classOf(p, unit).isArmour,
  asksFirst: (_, unit) => {
    const { type, isGerman, isArmy, isCorps, isArmour } = classOf(p, unit);
    // RES.X.10
    if (p.sideOf(unit) === 'axis')
      return isGerman && (isArmy || type === 'panzer' || type === 'motorised-infantry');
    return isArmour && !isCorps && TANKS.has(facesOf(p, unit));
  },
});

const strength = (p: Printed, s: Seeing, unit: string): number => {
  const { fullAttack, defence } = factorsOf(p);
  return fullAttack(s, unit) + defence(s, unit);
};

/** R88: a division of the army's nation as weak as 1-2. */
const ofThePool = (p: Printed, s: Seeing, army: string): string | undefined =>
  unitsAt(s.own, POOL).find((unit) => {
    const { isDivision, isRed, type, nationality } = classOf(p, unit);
    const isSame = nationality === classOf(p, army).nationality;
    return (
      isSame &&
      isDivision &&
      !isRed &&
      (type === 'rifle' || type === 'infantry') &&
      facesOf(p, unit) === '1-2'
    );
  });

/** RES.DE.2, OVR.3, R5: the weakest of its own, or one of the pool; nothing of the base of a motorized corps. */
const weakOf = (p: Printed, s: Seeing, unit: string): string | undefined => {
  const { isArmy, isAllied } = classOf(p, unit);
  if (isArmy && !isAllied) return ofThePool(p, s, unit);
  if (!isGermanFootCorps(p, unit)) return undefined;
  return partsOf(p, s, unit).toSorted((a, b) => strength(p, s, a) - strength(p, s, b))[0];
};

/** It stands in the hex, and suffers a D3. */
export const leaveRemnant = (p: Printed, ctx: Ctx<Own>, unit: string): string | undefined => {
  const left = weakOf(p, ctx.seen, unit);
  if (left === undefined) return undefined;
  const hex = placeOf(ctx.seen.own, unit);
  put(ctx.s.own, [left], hex);
  ctx.emit({ kind: 'unit.saved', rule: 'deathstruggle:RES.DE.2', data: { unit: left, of: unit, hex } });
  return left;
};

// Movement: who attacks has no bonus (MOV.7), pays for the rivers on his way and in front of him (TER.6, R72), and must not have
// needed what he has not.
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { SIDE, has, sideBits } from '../../../mechanics/ground/ground.ts';
import { placeOf } from '../../../mechanics/places.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { classOf } from '../unit-data/classes.ts';
import { isFrozen } from '../weather.ts';
import { allowance, bonusOf, HALVES } from './allowance.ts';
import { GIVEN_UP, MORE } from './carried.ts';
import { refuseIdle } from './idle.ts';

/** TER.6: panzers, tanks and German armies. */
export const paysForRivers = (p: Printed, unit: string): boolean => {
  const { isArmour, isArmy, isGerman } = classOf(p, unit);
  return isArmour || (isArmy && isGerman);
};

export const isOpenRiver = (p: Printed, s: Seeing, from: string, to: string): boolean =>
  has(sideBits(p, from, to), SIDE.river) && !isFrozen(p, s);

/** What its way has cost a unit without the bonus, in halves. */
const plainCost = (p: Printed, s: Seeing, unit: string): number => {
  const { spent, carried } = s.own.phase;
  const bits = carried[unit] ?? 0;
  const more = (bits & MORE) === 0 ? 0 : HALVES;
  return (spent[unit] ?? 0) + more - ((bits & GIVEN_UP) === 0 ? 0 : bonusOf(p, s, unit));
};

/** Why a unit cannot attack a hex in this phase; without a hex: any at all. */
export const refuseAttackCost = (p: Printed, s: Seeing, unit: string, hex?: string): Refusal | undefined => {
  const idle = refuseIdle(p, s, unit);
  if (idle !== undefined) return { ...idle, code: idle.code.replace('MOVE.', 'ATTACK.') };
  const most = allowance(p, s, unit) - bonusOf(p, s, unit);
  const plain = plainCost(p, s, unit);
  if (plain > most) return refusal('ATTACK.BONUS', 'deathstruggle:MOV.7', { unit });
  if (!paysForRivers(p, unit)) return undefined;
  const isOver = hex !== undefined && isOpenRiver(p, s, placeOf(s.own, unit), hex);
  const rivers = (s.own.phase.rivers[unit] ?? 0) + (isOver ? 1 : 0);
  const cost = rivers * lineOf(p.tables.costs, 'river').value * HALVES;
  return plain + cost > most ? refusal('ATTACK.RIVER', 'deathstruggle:TER.6', { unit, rivers }) : undefined;
};

// Operational movement: what must be left to attack with (MOV.8), of the way without any road rate (MOV.9, MOV.10).
import { lineOf } from '../../../board/chart-lines.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import type { Printed } from '../data/sheet.ts';
import { isMovement } from '../sequence/phases.ts';
import type { Seeing } from '../state.ts';
import { allowance, HALVES } from './allowance.ts';

/** R35: attacks before movement cost nothing; one that has not moved pays as well, and always can. */
export const refuseAttackCost = (
  p: Printed,
  s: Seeing,
  unit: string,
  what: 'attack' | 'rocket' = 'attack',
): Refusal | undefined => {
  if (!isMovement(s.clock.phase) && !s.clock.phase.endsWith('-combat')) return undefined;
  const cost = lineOf(p.tables.costs, what).value * HALVES;
  const { plain, spent } = s.own.phase;
  const way = plain[unit] ?? 0;
  const has = allowance(p, s, unit) - way;
  if (has >= cost) return undefined;
  const isByRoad = allowance(p, s, unit) - (spent[unit] ?? 0) >= cost;
  return refusal(isByRoad ? 'ATTACK.BY-ROAD' : 'ATTACK.NO-MF', isByRoad ? 'typhoon:MOV.9' : 'typhoon:MOV.8', {
    unit,
    has: Math.max(0, has) / HALVES,
    need: cost / HALVES,
  });
};

// Operational movement: what an attack costs, and what a unit must not have done to pay for it (MOV.8 to MOV.10, R35).
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { MoveLaw } from '../../../mechanics/movement/law.ts';
import { classOf } from '../../../mechanics/formations/unit-classes.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed } from '../data/sheet.ts';
import { isAttackBeforeMovement } from '../sequence/phases.ts';
import type { Seeing } from '../state.ts';
import { allowance, HALVES } from './allowance.ts';
import { plainCost } from './costs.ts';
import { moveLaw, refuseIdle } from './move-law.ts';

/** What a unit still has for an attack where it stands, in half MF: without any road rate. */
export const leftForAttack = (p: Printed, s: Seeing, unit: string): number =>
  allowance(p, s, unit) - (s.own.phase.plain[unit] ?? 0);

/** Moves after which a unit can attack in the same pulse: without any road rate, and with the points of the attack kept (MOV.8 to MOV.10). */
export const toStrike = perSheet((p: Printed): MoveLaw => {
  const { carry: _, ...law } = moveLaw(p);
  const kept = lineOf(p.tables.costs, 'attack').value * HALVES;
  return {
    ...law,
    allowance: (s: Seeing, unit) => allowance(p, s, unit) - kept,
    price: (s: Seeing, unit, from, to, sink) => plainCost(p, s, unit, from, to, sink),
  };
});

const isMobile = (p: Printed, unit: string): boolean => classOf(p, unit).isMobile;

/** Why a unit cannot attack in this pulse, whatever is next to it; R35: attacks before movement cost nothing. */
export const refuseAttackCost = (p: Printed, s: Seeing, unit: string): Refusal | undefined => {
  const idle = refuseIdle(s, unit);
  if (idle !== undefined) return { ...idle, code: idle.code.replace('MOVE.', 'ATTACK.') };
  if (isAttackBeforeMovement(s.clock.phase)) return undefined;
  const cost = lineOf(p.tables.costs, 'attack').value;
  if (leftForAttack(p, s, unit) >= cost * HALVES) return undefined;
  const spent = s.own.phase.spent[unit] ?? 0;
  return spent + cost * HALVES <= allowance(p, s, unit)
    ? refusal('ATTACK.BY-ROAD', isMobile(p, unit) ? 'typhoon:MOV.9' : 'typhoon:MOV.10', { unit, cost })
    : refusal('ATTACK.NO-POINTS', 'typhoon:MOV.8', { unit, cost });
};

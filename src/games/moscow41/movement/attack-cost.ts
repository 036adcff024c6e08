// Movement: who attacks has no bonus of operational movement (R1), and so must not have needed it.
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import type { MoveLaw } from '../../../mechanics/movement/law.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed } from '../data/sheet.ts';
import { isAttackBeforeMovement } from '../sequence/phases.ts';
import type { Seeing } from '../state.ts';
import { allowance, bonusOf } from './allowance.ts';
import { GIVEN_UP } from './carried.ts';
import { moveLaw, refuseIdle } from './move-law.ts';

/** Moves after which a unit can attack in the same player turn: without its bonus, and without what goes with that (R1). */
export const toStrike = perSheet((p: Printed): MoveLaw => {
  const { carry: _, ...law } = moveLaw(p);
  return { ...law, allowance: (s: Seeing, unit) => allowance(p, s, unit) - bonusOf(p, unit) };
});

/** Why a unit cannot attack in this player turn, whatever is next to it. */
export const refuseAttackCost = (p: Printed, s: Seeing, unit: string): Refusal | undefined => {
  const idle = refuseIdle(s, unit);
  if (idle !== undefined) return { ...idle, code: idle.code.replace('MOVE.', 'ATTACK.') };
  if (isAttackBeforeMovement(s.clock.phase)) return undefined;
  const { spent, carried } = s.own.phase;
  const bonus = bonusOf(p, unit);
  const gone = (spent[unit] ?? 0) - (((carried[unit] ?? 0) & GIVEN_UP) === 0 ? 0 : bonus);
  return gone <= allowance(p, s, unit) - bonus
    ? undefined
    : refusal('ATTACK.BONUS', 'moscow41:MOV.1', { unit });
};

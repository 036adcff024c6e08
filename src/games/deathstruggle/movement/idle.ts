// Movement: who neither moves nor attacks in a phase (DIS.1, ENT.1, R79, MOV.12, SEQ.A3, SEQ.A6, SEQ.B3).
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal, RuleId } from '../../../core/types.ts';
import type { Printed } from '../data/sheet.ts';
import { isBreakthrough } from '../sequence/phases.ts';
import type { Seeing } from '../state.ts';
import { classOf } from '../unit-data/classes.ts';

/** The step of the player turn in which a side moves now. */
export const moveStep = ({ clock: { phase, phasing } }: Seeing): RuleId => {
  if (phasing === 'axis') return isBreakthrough(phase) ? 'deathstruggle:SEQ.A6' : 'deathstruggle:SEQ.A3';
  // The printed sequence has no such step for Russians (R30).
  return isBreakthrough(phase) ? 'deathstruggle:MOV.12' : 'deathstruggle:SEQ.B3';
};

export const refuseIdle = (p: Printed, s: Seeing, unit: string): Refusal | undefined => {
  const { isAir, isAllied } = classOf(p, unit);
  const { dug, used, gone, fought } = s.own.pulse;
  if (isAir) return refusal('MOVE.AIR', 'deathstruggle:AIR.2', { unit });
  if (s.own.disrupted.includes(unit)) return refusal('MOVE.DISRUPTED', 'deathstruggle:DIS.1', { unit });
  // PRO.1, R62: it has not dug in, and neither moves nor attacks all the same.
  if (dug.includes(unit) && !s.own.entrenched.includes(unit))
    return refusal('MOVE.PROMOTED', 'deathstruggle:PRO.1', { unit });
  if (dug.includes(unit)) return refusal('MOVE.DUG-IN', 'deathstruggle:ENT.1', { unit });
  // R79
  if (used.includes(unit)) return refusal('MOVE.ATTACKED-FIRST', moveStep(s), { unit });
  if (!isBreakthrough(s.clock.phase)) return undefined;
  if (isAllied) return refusal('MOVE.ALLIES', 'deathstruggle:SEQ.A6', { unit });
  if (gone.includes(unit)) return refusal('MOVE.HAS-GONE', 'deathstruggle:MOV.12', { unit });
  return fought.includes(unit) ? refusal('MOVE.HAS-GONE', moveStep(s), { unit }) : undefined;
};

/** Who is to attack stays where it is. */
export const refusePlanned = (s: Seeing, unit: string): Refusal | undefined => {
  const attack = s.own.pulse.attacks.find(({ units }) => units.includes(unit));
  return attack === undefined ? undefined : refusal('MOVE.TO-ATTACK', moveStep(s), { unit, hex: attack.hex });
};

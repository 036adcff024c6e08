// Movement: who neither moves nor attacks in a phase (DIS.1, ENT.1, R79, MOV.12, SEQ.A3, SEQ.A6, SEQ.B3).
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal, RuleId, Side } from '../../../core/types.ts';
import type { Printed } from '../data/sheet.ts';
import { isBreakthrough } from '../sequence/phases.ts';
import type { Seeing } from '../state.ts';
import { classOf } from '../unit-data/classes.ts';

/** The steps of the player turns in which units move: movement and breakthrough. */
const STEPS: Readonly<Record<Side, readonly [RuleId, RuleId]>> = {
  axis: ['deathstruggle:SEQ.A3', 'deathstruggle:SEQ.A6'],
  russian: ['deathstruggle:SEQ.B3', 'deathstruggle:R30'],
};

const MOVES: RuleId = 'deathstruggle:MOV.3';

const stepOf = (steps: typeof STEPS, { clock: { phase, phasing } }: Seeing): RuleId =>
  steps[phasing]?.[isBreakthrough(phase) ? 1 : 0] ?? MOVES;

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
  if (used.includes(unit)) return refusal('MOVE.ATTACKED-FIRST', stepOf(STEPS, s), { unit });
  if (!isBreakthrough(s.clock.phase)) return undefined;
  if (isAllied) return refusal('MOVE.ALLIES', 'deathstruggle:SEQ.A6', { unit });
  if (gone.includes(unit)) return refusal('MOVE.HAS-GONE', 'deathstruggle:MOV.12', { unit });
  return fought.includes(unit) ? refusal('MOVE.HAS-GONE', stepOf(STEPS, s), { unit }) : undefined;
};

/** Who is to attack stays where it is. */
export const refusePlanned = (s: Seeing, unit: string): Refusal | undefined => {
  const attack = s.own.pulse.attacks.find(({ units }) => units.includes(unit));
  return attack === undefined
    ? undefined
    : refusal('MOVE.TO-ATTACK', stepOf(STEPS, s), { unit, hex: attack.hex });
};

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

type Named = readonly string[] | ReadonlySet<string>;

const isIn = (named: Named, unit: string): boolean =>
  'has' in named ? named.has(unit) : named.includes(unit);

/** Who has something that keeps him. */
type Kept = Readonly<Record<'disrupted' | 'dug' | 'used' | 'gone' | 'fought', Named>>;

const keptIn = ({ own: { disrupted, pulse } }: Seeing): Kept => {
  const { dug, used, gone, fought } = pulse;
  return { disrupted, dug, used, gone, fought };
};

export const refuseIdle = (
  p: Printed,
  s: Seeing,
  unit: string,
  { disrupted, dug, used, gone, fought }: Kept = keptIn(s),
): Refusal | undefined => {
  const { isAir, isAllied } = classOf(p, unit);
  if (isAir) return refusal('MOVE.AIR', 'deathstruggle:AIR.2', { unit });
  if (isIn(disrupted, unit)) return refusal('MOVE.DISRUPTED', 'deathstruggle:DIS.1', { unit });
  // PRO.1, R62: it has not dug in, and neither moves nor attacks all the same.
  if (isIn(dug, unit) && !s.own.entrenched.includes(unit))
    return refusal('MOVE.PROMOTED', 'deathstruggle:PRO.1', { unit });
  if (isIn(dug, unit)) return refusal('MOVE.DUG-IN', 'deathstruggle:ENT.1', { unit });
  // R79
  if (isIn(used, unit)) return refusal('MOVE.ATTACKED-FIRST', moveStep(s), { unit });
  if (!isBreakthrough(s.clock.phase)) return undefined;
  if (isAllied) return refusal('MOVE.ALLIES', 'deathstruggle:SEQ.A6', { unit });
  if (isIn(gone, unit)) return refusal('MOVE.HAS-GONE', 'deathstruggle:MOV.12', { unit });
  return isIn(fought, unit) ? refusal('MOVE.HAS-GONE', moveStep(s), { unit }) : undefined;
};

/** Who is to attack stays where it is. */
export const refusePlanned = (s: Seeing, unit: string): Refusal | undefined => {
  const attack = s.own.pulse.attacks.find(({ units }) => units.includes(unit));
  return attack === undefined ? undefined : refusal('MOVE.TO-ATTACK', moveStep(s), { unit, hex: attack.hex });
};

/** The same for who asks it of many units, while nothing changes. */
export const movers = (p: Printed, s: Seeing): ((unit: string) => boolean) => {
  const { disrupted, dug, used, gone, fought } = keptIn(s);
  const kept: Kept = {
    disrupted: new Set(disrupted),
    dug: new Set(dug),
    used: new Set(used),
    gone: new Set(gone),
    fought: new Set(fought),
  };
  const planned = new Set(s.own.pulse.attacks.flatMap(({ units }) => units));
  return (unit) => !planned.has(unit) && refuseIdle(p, s, unit, kept) === undefined;
};

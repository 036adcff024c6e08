// What a side could still do in a phase that it is about to end, and what it would lose.
import type { Message } from '../../core/types.ts';
import { attacksLeft, movesLeft } from '../../mechanics/left-over.ts';
import { isCombat } from './05-sequence/5.2-phases.ts';
import { moveLaw } from './09-movement/9.1-move-law.ts';
import { canArrive } from './10-reinforcements/10.1-reinforcements.ts';
import { stepsLeft } from './10-reinforcements/10.6-replacement-steps.ts';
import { canTakeStep } from './10-reinforcements/10.8-rebuilding.ts';
import { attacksOf } from './11-combat/11.2-attacks.ts';
import type { Printed } from './data/sheet.ts';
import { phasing } from './state.ts';
import type { Seeing } from './state.ts';

/** 10.5a: nobody must enter, and who does not waits. */
const newcomers = (p: Printed, s: Seeing): readonly Message[] => {
  const units = canArrive(p, s);
  return units.length === 0
    ? []
    : [{ key: 'left.arrivals', params: { side: phasing(s), units: [...units] } }];
};

/** 9.2b: nobody must move; 11.1b: nor attack, but on the first turn. */
export const leftOver = (p: Printed, s: Seeing): readonly Message[] => {
  const { proc = '' } = s.stack.at(-1) ?? {};
  if (proc.endsWith('-movement')) return [...newcomers(p, s), ...movesLeft(moveLaw(p), s)];
  if (proc.endsWith('-replacement')) return newcomers(p, s);
  return isCombat(proc) ? attacksLeft('left.attacks', phasing(s), attacksOf(p).targets(s)) : [];
};

/** 10.6b: steps that somebody could take. */
export const lostByEnd = (p: Printed, s: Seeing): readonly Message[] => {
  const { proc = '' } = s.stack.at(-1) ?? {};
  if (!proc.endsWith('-replacement')) return [];
  const units = canTakeStep(p, s);
  const steps = stepsLeft(p, s, phasing(s));
  return units.length === 0
    ? []
    : [{ key: 'left.steps', params: { side: phasing(s), steps, units: [...units] } }];
};

// What a side could still do in a phase that it is about to end, and what it would lose.
import type { Message } from '../../core/types.ts';
import { movable } from '../../mechanics/movement/movers.ts';
import { placeOf } from '../../mechanics/places.ts';
import { isCombat } from './05-sequence/5.2-phases.ts';
import { moveLaw } from './09-movement/9.1-move-law.ts';
import { canArrive } from './10-reinforcements/10.1-reinforcements.ts';
import { stepsLeft } from './10-reinforcements/10.6-replacement-steps.ts';
import { canTakeStep } from './10-reinforcements/10.8-rebuilding.ts';
import { attacksOf } from './11-combat/11.2-attacks.ts';
import type { Printed } from './data/sheet.ts';
import { phasing } from './state.ts';
import type { Seeing } from './state.ts';

/** 9.2b: nobody must move. */
const moves = (p: Printed, s: Seeing): readonly Message[] => {
  const units = movable(moveLaw(p), s);
  const stacks = new Set(units.map((unit) => placeOf(s.own, unit))).size;
  return units.length === 0
    ? []
    : [{ key: 'left.movement', params: { side: phasing(s), count: units.length, stacks } }];
};

/** 11.1b: nobody must attack but on the first turn. */
const attacks = (p: Printed, s: Seeing): readonly Message[] => {
  const hexes = [...attacksOf(p).targets(s)];
  return hexes.length === 0 ? [] : [{ key: 'left.attacks', params: { side: phasing(s), hexes } }];
};

/** 10.5a: nobody must enter, and who does not waits. */
const newcomers = (p: Printed, s: Seeing): readonly Message[] => {
  const units = canArrive(p, s);
  return units.length === 0
    ? []
    : [{ key: 'left.arrivals', params: { side: phasing(s), units: [...units] } }];
};

export const leftOver = (p: Printed, s: Seeing): readonly Message[] => {
  const { proc = '' } = s.stack.at(-1) ?? {};
  if (proc.endsWith('-movement')) return [...newcomers(p, s), ...moves(p, s)];
  if (proc.endsWith('-replacement')) return newcomers(p, s);
  return isCombat(proc) ? attacks(p, s) : [];
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

// What a side could still do in a phase that it is about to end.
import type { Message } from '../../core/types.ts';
import { attacksLeft, movesLeft } from '../../mechanics/left-over.ts';
import { isCombat, isMovement } from './05-sequence/5.2-phases.ts';
import { arrivals, replacements } from './08-reinforcements/8.1-entry-phases.ts';
import { canBePlaced } from './08-reinforcements/5.10-placing.ts';
import { moveLaw } from './09-movement/9.1-move-law.ts';
import { attacksOf } from './10-prepared-assaults/10.3-attacks.ts';
import type { Printed } from './data/sheet.ts';
import { phasing } from './state.ts';
import type { Seeing } from './state.ts';

/** 5.10b, 5.11b: nobody must enter, and who does not waits; a replacement that is not taken is gone. */
const newcomers = (p: Printed, s: Seeing): readonly Message[] => {
  const side = phasing(s);
  const units = [
    ...canBePlaced(arrivals(p, side), s),
    ...(side === 'german' ? canBePlaced(replacements(p), s) : []),
  ];
  return units.length === 0 ? [] : [{ key: 'left.arrivals', params: { side, units } }];
};

/** 9.2b, 10.1b: nobody must move or attack. */
export const leftOver = (p: Printed, s: Seeing): readonly Message[] => {
  const { proc = '' } = s.stack.at(-1) ?? {};
  if (isMovement(proc)) return movesLeft(moveLaw(p), s);
  if (proc.endsWith('-reinforcement')) return newcomers(p, s);
  return isCombat(proc) ? attacksLeft('left.attacks', phasing(s), attacksOf(p).targets(s)) : [];
};

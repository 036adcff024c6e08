// What a side could still do in a phase that it is about to end.
import type { Message } from '../../core/types.ts';
import { movesLeft } from '../../mechanics/left-over.ts';
import type { Printed } from './data/sheet.ts';
import { moveLaw } from './movement/move-law.ts';
import { credits, walkers } from './replacements/replacements.ts';
import { isMovement } from './sequence/phases.ts';
import type { Seeing } from './state.ts';

/** REP.3: what is not used is lost. */
const creditsLeft = (p: Printed, s: Seeing): readonly Message[] => {
  if (credits(p).affordable(s).length === 0) return [];
  const { rifle = 0, tank = 0, siberian = 0, shock = 0 } = credits(p).left(s);
  return [{ key: 'left.credits', params: { rifle, tank, siberian, ...(shock > 0 && { shock }) } }];
};

const walkersLeft = (p: Printed, s: Seeing): readonly Message[] => {
  const units = walkers(p).entrants(s);
  return units.length === 0 ? [] : [{ key: 'left.walkers', params: { units: [...units] } }];
};

export const leftOver = (p: Printed, s: Seeing): readonly Message[] => {
  const { proc = '' } = s.stack.at(-1) ?? {};
  if (proc === 'russian-administration') return creditsLeft(p, s);
  return isMovement(proc) ? [...movesLeft(moveLaw(p), s), ...walkersLeft(p, s)] : [];
};

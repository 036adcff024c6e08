// What a side could still do in a phase that it is about to end.
import type { Message } from '../../core/types.ts';
import { movesLeft } from '../../mechanics/left-over.ts';
import { creditsLeft, walkersLeft } from '../../mechanics/replacements/told.ts';
import type { Printed } from './data/sheet.ts';
import { moveLaw } from './movement/move-law.ts';
import { credits, walkers } from './replacements/replacements.ts';
import { isMovement } from './sequence/phases.ts';
import type { Seeing } from './state.ts';

/** REP.3: credits are not kept. */
export const leftOver = (p: Printed, s: Seeing): readonly Message[] => {
  const { proc = '' } = s.stack.at(-1) ?? {};
  if (proc === 'russian-administration') return creditsLeft(credits(p), s);
  return isMovement(proc) ? [...movesLeft(moveLaw(p), s), ...walkersLeft(walkers(p), s)] : [];
};

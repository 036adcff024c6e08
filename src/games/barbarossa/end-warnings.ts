// What a side could still do in a phase that it is about to end: nobody must move (10.2b), nobody must attack (11.1b).
import { attacksLeft, movesLeft } from '../../mechanics/left-over.ts';
import type { Message } from '../../core/types.ts';
import { lastFollowers } from './04-how-to-win/4.13-return-to-map.ts';
import { isUnused, lastCall } from './05-sequence/5.3-administration-phase.ts';
import { moveLaw } from './10-movement/10.1-move-law.ts';
import { attacksOf } from './11-prepared-assaults/11.3-eligible-attackers.ts';
import type { Printed } from './data/sheet.ts';
import { phasing } from './state.ts';
import type { Seeing } from './state.ts';

/** 10.2b, 11.1b: what nobody must do. */
export const leftOver = (p: Printed, s: Seeing): readonly Message[] => {
  const { proc = '' } = s.stack.at(-1) ?? {};
  if (proc === 'assaults') return attacksLeft('left.assaults', phasing(s), attacksOf(p).targets(s));
  if (proc !== 'movement') return [];
  const late = lastFollowers(p, s);
  const followers = late.length === 0 ? [] : [{ key: 'left.followers', params: { units: [...late] } }];
  return [...followers, ...movesLeft(moveLaw(p), s)];
};

/** 8.1d, 8.12b: the first `end` has told of it, and the next one loses it. */
export const lostByEnd = (p: Printed, s: Seeing): readonly Message[] => {
  const frame = s.stack.at(-1);
  const side = phasing(s);
  return frame?.step === 'enter' && isUnused(p, s, frame, side) ? lastCall(p, s, frame, side) : [];
};

// The verb `try`: orders on a scratch copy, which is dropped again.
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer } from '../../reply.ts';
import { speaker, tell } from '../../session.ts';
import { trial } from '../../../core/match.ts';
import type { Args, Order } from '../../../core/types.ts';
import { giveMeant } from '../../end/end-to-phase.ts';
import { first } from '../handler.ts';

export const tryOn = (desk: Desk): Reply => {
  desk.trialBy = speaker(desk);
  desk.trial = trial(desk.match);
  return answer(tell(desk, 'trial.on'));
};

export const tryOff = (desk: Desk): Reply => {
  if (desk.trial === undefined) return answer(tell(desk, 'trial.none'));
  desk.trial = undefined;
  desk.trialBy = undefined;
  return answer(tell(desk, 'trial.off'));
};

/** By itself it begins a trial; with an order it gives that in one. */
export const tryOut = (desk: Desk, args: Args, orders: readonly Order[]): Reply => {
  if (first(args, 'how') === 'off') return tryOff(desk);
  const fresh = desk.trial === undefined;
  if (orders.length === 0) return fresh ? tryOn(desk) : answer(tell(desk, 'trial.on'));
  if (fresh) tryOn(desk);
  const tried = giveMeant(desk, orders);
  // A trial that began with a refusal has not begun.
  if (fresh && tried.kind === 'refused') tryOff(desk);
  return tried;
};

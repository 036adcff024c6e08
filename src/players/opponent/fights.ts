// A phase of attacks, reckoned anew after every die; and the words all phases have in common.
import { resting } from '../../core/state-cache.ts';
import type { Order } from '../../core/types.ts';
import type { Said } from '../../api/outlook.ts';
import type { Seat } from '../player.ts';
import type { Mind } from './answers.ts';
import { reasonsOfPeace, reasonsOfStrike } from './reasons.ts';
import { anyStrikes, chosenStrikes, strikesOf } from './rungs.ts';
import type { Strike } from './rungs.ts';
import type { Reasons } from './thinker.ts';

/** An order, and why; the reasons of a plan are those of all its orders. */
export type Chosen = { readonly order: Order; readonly reasons?: Reasons };

/** Of what ends the question what needs no more to be said: the end of a phase stands after all that can be done in it. */
export const endOf = (seat: Seat): Order | undefined =>
  seat
    .offers()
    .filter(({ ends, right }) => ends && !right)
    .map(({ verb }): Order => ({ by: seat.side, verb, args: {} }))
    .findLast((order) => seat.check(order) === undefined);

const orderOf = ({ fight, units }: Strike): Said => ({ verb: fight.verb, args: fight.order(units) });

export const firstStrike = (
  seat: Seat,
  strikes: readonly Strike[],
  all: readonly (readonly Strike[])[],
  made = strikes,
): Chosen | undefined => {
  const strike = strikes.find((each) => seat.check(orderOf(each)) === undefined);
  return strike === undefined
    ? undefined
    : { order: { ...orderOf(strike), by: seat.side }, reasons: reasonsOfStrike(strike, all, made) };
};

/** The best attack now; none worth while: the end of the phase, or, where there is a duty, the least bad. */
export const fought = (mind: Mind, seat: Seat): Chosen | undefined => {
  const scratch = seat.imagine(mind.pick, 'now');
  const strikes = resting(scratch.state, () => strikesOf(mind, scratch.state, seat.side));
  const willing = firstStrike(seat, chosenStrikes(strikes, mind.weights.least), strikes);
  if (willing !== undefined) return willing;
  const end = endOf(seat);
  return end === undefined
    ? firstStrike(seat, anyStrikes(strikes), strikes, [])
    : { order: end, reasons: reasonsOfPeace(strikes) };
};

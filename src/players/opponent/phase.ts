// A phase of orders: where units go, by a plan that is made once; whom they attack, reckoned anew after every die.
import { resting } from '../../core/state-cache.ts';
import type { Order } from '../../core/types.ts';
import type { Offer } from '../../core/kernel.ts';
import type { Said } from '../../api/outlook.ts';
import type { Scratch, Seat } from '../player.ts';
import type { Mind } from './answers.ts';
import { anyStrikes, chosenStrikes, strikesOf } from './rungs.ts';
import type { Strike } from './rungs.ts';
import { standsOf } from './stands.ts';
import type { Mover, Stand } from './stands.ts';

/** What is left to be done of the movement phase it was made for; the one thing that is kept between orders. */
export type Plan = { of: string; stands: Stand[] | undefined };

const end = (seat: Seat): Order | undefined => {
  const offer = seat.offers().find(({ ends, right }) => ends && !right);
  if (offer === undefined) return undefined;
  const order = { by: seat.side, verb: offer.verb, args: {} };
  return seat.check(order) === undefined ? order : undefined;
};

const orderOf = ({ fight, units }: Strike): Said => ({ verb: fight.verb, args: fight.order(units) });

const firstLegal = (seat: Seat, strikes: readonly Strike[]): Order | undefined => {
  const said = strikes.map(orderOf).find((each) => seat.check(each) === undefined);
  return said === undefined ? undefined : { ...said, by: seat.side };
};

/** The best attack now; none worth while: the end of the phase, or, where there is a duty, the least bad. */
export const fought = (mind: Mind, seat: Seat): Order | undefined => {
  const scratch = seat.imagine(mind.pick, 'now');
  const strikes = resting(scratch.state, () => strikesOf(mind, scratch.state, seat.side));
  return (
    firstLegal(seat, chosenStrikes(strikes, mind.weights.least)) ??
    end(seat) ??
    firstLegal(seat, anyStrikes(strikes))
  );
};

const movers = (mind: Mind, seat: Seat, offer: Offer, scratch: Scratch): readonly Mover[] => {
  const { grid } = mind.ground;
  const forces = new Map(mind.outlook.forces(scratch.state).map((force) => [force.unit, force]));
  return seat.subjects(offer).flatMap((unit): Mover[] => {
    const force = forces.get(unit);
    if (force === undefined) return [];
    const reach = (seat.reach(offer, unit) ?? []).map(({ place }) => grid.index(place));
    return [{ force, here: grid.index(force.hex), reach: reach.filter((hex) => hex >= 0) }];
  });
};

const nextStand = (mind: Mind, seat: Seat, stands: Stand[]): Order | undefined => {
  for (let stand = stands.shift(); stand !== undefined; stand = stands.shift())
    for (const hex of stand.hexes) {
      const full = seat.complete(mind.outlook.march([stand.unit], hex));
      if (full.ok && seat.check(full.order) === undefined) return full.order;
    }
  return undefined;
};

/** First what can be attacked out of a move, then everybody to his stand. */
export const marched = (mind: Mind, seat: Seat, plan: Plan): Order | undefined => {
  const { clock, decision, side } = seat;
  const of = `${clock.turn} ${clock.phase} ${decision.at} ${side}`;
  if (plan.of !== of) Object.assign(plan, { of, stands: undefined });
  if (plan.stands === undefined) {
    const scratch = seat.imagine(mind.pick, 'now');
    const strikes = resting(scratch.state, () => strikesOf(mind, scratch.state, side));
    const strike = firstLegal(seat, chosenStrikes(strikes, mind.weights.leastMobile));
    if (strike !== undefined) return strike;
    const offer = seat.offers().find(({ verb }) => verb === mind.outlook.march([], '').verb);
    plan.stands = [
      ...(offer === undefined
        ? []
        : seat.thinking(() => standsOf(mind, scratch.state, side, movers(mind, seat, offer, scratch)))),
    ];
  }
  return nextStand(mind, seat, plan.stands) ?? end(seat);
};

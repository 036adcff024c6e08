// A phase of moves, by a plan that is made of the position at the last news: attacks out of a move, then everybody to his stand.
import { resting } from '../../core/state-cache.ts';
import type { Side } from '../../core/types.ts';
import type { Scratch, Seat } from '../player.ts';
import type { Mind } from './answers.ts';
import { endOf, firstStrike } from './fights.ts';
import type { Chosen } from './fights.ts';
import { reasonOfTask, reasonsOfMoves } from './reasons.ts';
import { chosenStrikes, strikesOf } from './rungs.ts';
import type { Strike } from './rungs.ts';
import { standsOf } from './stands.ts';
import type { March } from './stands.ts';
import type { Mover } from './table.ts';
import type { Reasons } from './thinker.ts';

/**
 * What is to be done in a movement phase until there is news: made of the position then, so that whoever comes in the middle
 * makes the same, and kept between orders only because it takes long.
 */
export type Plan = { of: string; orders: MoveOrders | undefined; gone: Gone | undefined };

/** Who has gone by the time so many entries had been played, and who was told to go then. */
type Gone = { readonly units: Set<string>; readonly played: number; readonly told: string };

type MoveOrders = {
  readonly strikes: readonly Strike[];
  readonly all: readonly (readonly Strike[])[];
  /** Worked out when nobody attacks any more: every attack is news, and everybody goes elsewhere then. */
  readonly marching: () => Marching;
};

type Marching = {
  readonly march: March;
  readonly reasons: Reasons;
  /** Where everybody was who may move. */
  readonly from: ReadonlyMap<string, string>;
};

const movers = (mind: Mind, seat: Seat, scratch: Scratch): readonly Mover[] => {
  const { grid } = mind.ground;
  const offer = seat.offers().find(({ verb }) => verb === mind.outlook.march([], '').verb);
  if (offer === undefined) return [];
  const forces = new Map(mind.outlook.forces(scratch.state).map((force) => [force.unit, force]));
  return seat.subjects(offer).flatMap((unit): Mover[] => {
    const force = forces.get(unit);
    if (force === undefined) return [];
    const reach = (seat.reach(offer, unit) ?? []).map(({ place }) => grid.index(place));
    const strikes = mind.outlook.strikesFrom?.(scratch.state, unit);
    return [
      {
        force,
        here: grid.index(force.hex),
        reach: reach.filter((hex) => hex >= 0),
        ...(strikes !== undefined && { strikes: new Set([...strikes].map(grid.index)) }),
      },
    ];
  });
};

const moveOrders = (mind: Mind, side: Side, scratch: Scratch): MoveOrders => {
  const { state } = scratch;
  const all = resting(state, () => strikesOf(mind, state, side));
  const made = (): Marching => {
    const seat = scratch.seat(side);
    const who = seat === undefined ? [] : seat.thinking(() => movers(mind, seat, scratch));
    const march = standsOf(mind, state, side, who);
    return {
      march,
      reasons: reasonsOfMoves(march.done, march.open),
      from: new Map(who.map(({ force }) => [force.unit, force.hex])),
    };
  };
  let kept: Marching | undefined;
  return {
    strikes: chosenStrikes(all, mind.weights.leastMobile),
    all,
    marching: () => (kept ??= made()),
  };
};

/** Found on the map, unless it was told to somebody one entry ago: then only he has gone since. */
const goneBy = (seat: Seat, { gone }: Plan, { from }: Marching): Set<string> => {
  if (gone !== undefined && gone.played + 1 === seat.played) return gone.units.add(gone.told);
  const at = new Map(seat.view().units.map((unit) => [unit.id, unit.at]));
  return new Set([...from].filter(([unit, hex]) => at.get(unit) !== hex).map(([unit]) => unit));
};

/** Who has not gone yet goes; who cannot is asked again each time, as somebody would who knows nothing of before. */
const nextStand = (mind: Mind, seat: Seat, plan: Plan, orders: MoveOrders): Chosen | undefined => {
  const { march, reasons, from } = orders.marching();
  const units = goneBy(seat, plan, { march, reasons, from });
  const { shuns } = mind.outlook;
  const board = shuns === undefined ? undefined : seat.imagine(mind.pick, 'now').state;
  for (const { unit, hexes, task } of march.stands) {
    if (units.has(unit)) continue;
    for (const hex of hexes) {
      const full = seat.complete(mind.outlook.march([unit], hex));
      if (!full.ok || seat.check(full.order) !== undefined) continue;
      if (board !== undefined && shuns?.(board, full.order) === true) continue;
      plan.gone = { units, played: seat.played, told: unit };
      return {
        order: full.order,
        reasons: task === undefined ? reasons : { ...reasons, order: reasonOfTask(task) },
      };
    }
  }
  return undefined;
};

/** First what can be attacked out of a move, then everybody to his stand. */
export const marched = (mind: Mind, seat: Seat, plan: Plan): Chosen | undefined => {
  const { clock, decision, side, played } = seat;
  const newsAt = seat.newsAt();
  const of = `${clock.turn} ${clock.phase} ${decision.at} ${side} ${newsAt}`;
  const isKept = plan.of === of && plan.orders !== undefined;
  const orders = isKept ? plan.orders! : moveOrders(mind, side, seat.imagine(mind.newsPick, 'news'));
  const strike = played === newsAt ? firstStrike(seat, orders.strikes, orders.all) : undefined;
  // An attack is news; nothing else is, and then nobody attacks before there is some.
  plan.orders = strike === undefined ? { ...orders, strikes: [] } : undefined;
  if (!isKept) Object.assign(plan, { of, gone: undefined });
  const next = strike ?? nextStand(mind, seat, plan, orders);
  if (next !== undefined) return next;
  const end = endOf(seat);
  return end === undefined ? undefined : { order: end, reasons: orders.marching().reasons };
};

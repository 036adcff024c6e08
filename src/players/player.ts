// What a computer player is and what it may see: its own seat at the table, never the state.
import { seenBy } from '../api/game.ts';
import { resting } from '../core/state-cache.ts';
import { listed, offers, sampled, subjects, waiting } from '../core/kernel.ts';
import type { Offer, Waiting } from '../core/kernel.ts';
import type { Pick, Rules, Seen } from '../core/rule-set.ts';
import type { Clock, Order, Side, StandingOrder } from '../core/types.ts';
import { windowNames } from '../core/standing-orders.ts';
import type { View } from '../api/view.ts';

/** One side's place at the table, at one decision; the decision may be the other side's. */
export type Seat = {
  readonly side: Side;
  readonly decision: Waiting;
  readonly clock: Readonly<Clock>;
  /** The name of the window that is open now. */
  readonly window?: string;
  /** The windows this side may ever have in this game, for standing orders. */
  readonly windows: readonly string[];
  /** Its own standing orders. */
  readonly standing: readonly StandingOrder[];
  /** What this side may do now: its choices, or its rights inside the other's decision. */
  offers(): readonly Offer[];
  list(offer: Offer): readonly Order[] | undefined;
  sample(offer: Offer, pick: Pick): Order | undefined;
  subjects(offer: Offer): readonly string[];
  view(): View;
  /** What is asked within is asked of one and the same state, so nothing is found out twice. */
  thinking<T>(think: () => T): T;
};

/** Undefined: it lets this chance go by, or, at its own decision, finds nothing legal to do. */
export type Player = (seat: Seat) => Order | undefined;

const openWindow = (rules: Rules, s: Seen<unknown>): string | undefined => {
  const frame = s.stack.at(-1);
  const step = frame === undefined ? undefined : rules.procedures[frame.proc]?.[frame.step];
  return step?.kind === 'window' ? step.name : undefined;
};

/** Gives out seats at whatever is to be decided now; none when the game is over. */
export const seating = (rules: Rules): ((s: Seen<unknown>) => ((side: Side) => Seat) | undefined) => {
  const windows = new Map(rules.sides.map((side) => [side, windowNames(rules, side)]));
  return (s) => {
    const now = waiting(rules, s);
    if (now === undefined) return undefined;
    const window = now.kind === 'window' ? openWindow(rules, s) : undefined;
    return (side) => ({
      side,
      decision: now,
      clock: s.clock,
      ...(window !== undefined && { window }),
      windows: windows.get(side) ?? [],
      standing: s.standing.filter((kept) => kept.by === side),
      offers: () => offers(rules, s).filter((offer) => offer.by === side),
      list: (offer) => listed(s, offer),
      sample: (offer, pick) => sampled(s, offer, pick),
      subjects: (offer) => subjects(s, offer),
      view: () => seenBy({ rules }, s, side),
      thinking: (think) => resting(s, think),
    });
  };
};

/** A player for each side; the first that has something to say is heard, the deciding side last. */
export const nextOrder = (
  seat: (side: Side) => Seat,
  sides: readonly Side[],
  players: Readonly<Record<Side, Player>>,
): Order | undefined => {
  const { decision: now, thinking } = seat(sides[0] ?? '');
  return thinking(() => {
    for (const side of sides) {
      const order = side === now.by ? undefined : players[side]?.(seat(side));
      if (order !== undefined) return order;
    }
    return players[now.by]?.(seat(now.by));
  });
};

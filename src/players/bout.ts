// One game between players of this program, and what it came to for a side, from 0 to 1: the other side has the rest of it.
import { copyJson } from '../core/canonical-json.ts';
import type { DiceSource } from '../core/dice.ts';
import { give, matchFrom } from '../core/match.ts';
import type { Seen } from '../core/rule-set.ts';
import type { Event, Order, Refusal, Side, State } from '../core/types.ts';
import { seenBy } from '../api/game.ts';
import type { Game } from '../api/game.ts';
import type { View } from '../api/view.ts';
import { lead } from './lead.ts';
import { nextOrder, seating } from './player.ts';
import type { Player } from './player.ts';

export type BoutSettings = {
  /** Where it begins; it is not changed. */
  readonly state: State;
  readonly dice: DiceSource;
  readonly players: Readonly<Record<Side, Player>>;
  /** After so many orders it is given up. */
  readonly mostOrders: number;
  /** Told after each order how things are now, and what it led to. */
  readonly watch?: (s: Seen<unknown>, events: readonly Event[]) => void;
};

type Fault = { readonly side: Side; readonly refused?: { readonly order: Order; readonly refusal: Refusal } };

export type Bout = {
  /** By side; both together are 1. */
  readonly worth: Readonly<Record<Side, number>>;
  /** Absent: a draw, or given up. */
  readonly winner?: Side;
  readonly isFinished: boolean;
  readonly orders: number;
  /** Who gave no order or one that is not legal: it has lost. */
  readonly fault?: Fault;
};

/** What a victory is worth at the very start and on the last turn; a defeat is worth the rest of 1. */
const WON = { early: 0.95, late: 0.65 } as const;
/** What points can add or take away, and how many more than at the start bring half of that. */
const POINTS = { most: 0.05, half: 10 } as const;

/** Won early, won late, open, lost late, lost early; among these by the points won since it began. */
const worthTo = (side: Side, winner: Side | undefined, before: View, after: View): number => {
  const gain = lead(after, side) - lead(before, side);
  const points = (POINTS.most * gain) / (Math.abs(gain) + POINTS.half);
  if (winner === undefined) return 0.5 + points;
  const past = Math.min(1, after.clock.turn / after.turns);
  const won = WON.early - (WON.early - WON.late) * past;
  return (winner === side ? won : 1 - won) + points;
};

type Ended = Pick<Bout, 'winner' | 'isFinished' | 'orders' | 'fault'>;

/** A game that began with `before` and ended so, wherever it was played. */
export const boutOf = (game: Game, before: View, after: State, ended: Ended): Bout => {
  const [first, second] = game.rules.sides;
  const worth = worthTo(first, ended.winner, before, seenBy(game, after, 'both'));
  return { worth: { [first]: worth, [second]: 1 - worth }, ...ended };
};

export const playBout = (game: Game, settings: BoutSettings): Bout => {
  const { state, dice, players, mostOrders, watch } = settings;
  const { rules } = game;
  const match = matchFrom(rules, copyJson(state), { dice });
  const before = seenBy(game, match.state, 'both');
  const seats = seating(rules, { game, match });
  const [first, second] = rules.sides;
  const ended = (more: Omit<Ended, 'orders'>): Bout =>
    boutOf(game, before, match.state, { orders: match.entries.length, ...more });
  const lost = (fault: Fault): Bout =>
    ended({ winner: fault.side === first ? second : first, isFinished: true, fault });
  for (;;) {
    const seat = seats(match.state);
    if (seat === undefined) {
      const winner = match.state.over?.winner ?? 'draw';
      return ended(winner === 'draw' ? { isFinished: true } : { winner, isFinished: true });
    }
    if (match.entries.length >= mostOrders) return ended({ isFinished: false });
    const order = nextOrder(seat, rules.sides, players);
    if (order === undefined) return lost({ side: seat(first).decision.by });
    const done = give(match, [order]);
    if (!done.ok) return lost({ side: order.by, refused: { order, refusal: done.refusal } });
    watch?.(match.state, match.entries.at(-1)?.events ?? []);
  }
};

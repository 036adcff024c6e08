// What a computer player is and what it may see: its own seat at the table, never the state.
import { seenBy } from '../api/game.ts';
import type { Game, SupplySight } from '../api/game.ts';
import type { Question } from '../api/questions.ts';
import type { View } from '../api/view.ts';
import type { Heard } from '../core/event-audience.ts';
import {
  check,
  complete,
  decision,
  listed,
  offers,
  reached,
  sampled,
  subjects,
  waiting,
} from '../core/kernel.ts';
import type { Offer, Waiting } from '../core/kernel.ts';
import type { Match } from '../core/match.ts';
import type { Pick, Rules, Seen } from '../core/rule-set.ts';
import { windowNames } from '../core/standing-orders.ts';
import { resting } from '../core/state-cache.ts';
import type { Args, Clock, Message, Order, Refusal, Side, StandingOrder, State } from '../core/types.ts';
import { imagined } from './imagine.ts';
import { pastOf } from './past.ts';

/** An order of one's own. */
export type Said = Omit<Order, 'by'>;

/** A position to play on with the rules themselves: whatever is done to it is done to nobody's game. */
export type Scratch = {
  readonly rules: Rules;
  readonly state: State;
  /** The place of a side at it, as it is then; none when the game is over. */
  seat(side: Side): Seat | undefined;
};

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
  /**
   * Where a unit could come with an offer alone, and at what cost if any is paid; undefined where its orders can be listed.
   */
  reach(
    offer: Offer,
    unit: string,
  ): readonly { readonly place: string; readonly cost?: number }[] | undefined;
  /** An order of its own with all filled in that may be left out, or why it cannot be. */
  complete(order: Said): ReturnType<typeof complete>;
  /** Why an order of its own is not legal now. */
  check(order: Said): Refusal | undefined;
  /** What is asked now; where something is hidden, of the other side only that it is asked. */
  question(): Message | undefined;
  view(): View;
  /**
   * A question of the game by its verb, such as `odds`, with its slots filled: answered from what this side may see.
   * Undefined: the game has no such question.
   */
  ask(verb: string, args: Args): ReturnType<Question>;
  supply(): SupplySight | undefined;
  /** How many entries have been played: for `heard`. */
  readonly played: number;
  /** What it has heard since so many entries had been played; absent: of all of them, and of the opening. */
  heard(since?: number): readonly Heard[];
  /** How many entries had been played when what is asked now was first asked since its last news. */
  newsAt(): number;
  /**
   * A whole position as it might be for all that this side knows: now, or when what is asked now was first asked since its
   * last news, which is that a phase has begun, a die has fallen, or the other side has acted. The same whatever is hidden
   * in truth, so long as it is drawn the same way.
   */
  imagine(pick: Pick, when: 'now' | 'news'): Scratch;
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

/** What a seat can tell of beside the position: the game's own questions, and how the match came here. */
export type Table = { readonly game: Game; readonly match?: Match };

type Seats = (s: Seen<unknown>) => ((side: Side) => Seat) | undefined;

/** Gives out seats at whatever is to be decided now; none when the game is over. Without a table nothing has happened yet. */
export const seating = (rules: Rules, table?: Table): Seats => {
  const windows = new Map(rules.sides.map((side) => [side, windowNames(rules, side)]));
  const game = table?.game;
  const match = table?.match;
  const past = game === undefined || match === undefined ? undefined : pastOf(game, match);
  const imagine = (s: Seen<unknown>, side: Side, pick: Pick): Scratch => {
    const state = imagined(rules, s, side, pick);
    // What is thought of has no past.
    let seats: Seats | undefined;
    return {
      rules,
      state,
      seat: (of) => (seats ??= seating(rules, game === undefined ? undefined : { game }))(state)?.(of),
    };
  };
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
      reach: (offer, unit) => reached(s, offer, unit),
      complete: (order) => complete(rules, s, { ...order, by: side }),
      check: (order) => check(rules, s, { ...order, by: side }),
      question: () =>
        now.by !== side && rules.hides?.(s) === true ? undefined : decision(rules, s)?.question,
      view: () => seenBy({ rules }, s, side),
      ask: (verb, args) => game?.questions?.[verb]?.(s, side, args),
      supply: () => game?.supplied?.(s, side),
      played: match?.entries.length ?? 0,
      heard: (since) => past?.heard(side, since) ?? [],
      newsAt: () => past?.atNews(side).played ?? 0,
      imagine: (pick, when) => imagine(when === 'now' ? s : (past?.atNews(side).state ?? s), side, pick),
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

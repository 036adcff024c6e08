// A player that thinks in slices: whoever runs it decides how long each may be, and may ask it to come to an end.
import type { Message, Order } from '../../core/types.ts';
import type { Player, Seat } from '../player.ts';

/** Why it plays as it does: what it is after, why now, and what it thought of in its place. */
export type Reasons = {
  readonly aim: Message;
  readonly because: Message;
  readonly instead?: Message;
  /** Of the one order, where it has a part in something that several do. */
  readonly order?: Message;
  /** What it is after is worth so many factors on the mean: the reasons of a turn are those worth most. */
  readonly worth?: number;
};

export type Thought = {
  readonly order: Order | undefined;
  /** Positions that were played on for it. */
  readonly spent: number;
  /** Nothing it thought of was legal, so that it was drawn. */
  readonly isDrawn: boolean;
  /** Of the plan it belongs to. */
  readonly reasons?: Reasons;
};

/** Pauses after every few positions; `true` sent in says: come to an end now. */
export type Thinking = Generator<void, Thought, boolean | undefined>;

export type Thinker = (seat: Seat) => Thinking;

/** What has been spent, in positions; nothing is ever timed. */
export type Purse = { spent: number };

export const finished = (thinking: Thinking): Thought => {
  for (;;) {
    const step = thinking.next();
    if (step.done === true) return step.value;
  }
};

/** For games without a clock; each thought may be looked at. */
export const atOnce =
  (thinker: Thinker, onThought?: (thought: Thought, seat: Seat) => void): Player =>
  (seat) => {
    const thought = finished(thinker(seat));
    onThought?.(thought, seat);
    return thought.order;
  };

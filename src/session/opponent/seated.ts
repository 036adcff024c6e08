// The opponent of a desk at which one person plays: who it is, whether it plays now, and what it has had to say for its orders.
import type { Entry, Match } from '../../core/match.ts';
import type { Problem, Refusal, Side } from '../../core/types.ts';
import type { Game } from '../../api/game.ts';
import type { View } from '../../api/view.ts';
import type { Reasons } from '../../players/opponent/thinker.ts';
import { isAsked } from '../../players/rival.ts';
import type { Rival } from '../../players/rival.ts';
import { seating } from '../../players/player.ts';
import type { Seat } from '../../players/player.ts';

/** How many orders had been given, and what the person saw then; which units of his were out of supply. */
export type Since = { readonly entries: number; readonly was: View; readonly cut: ReadonlySet<string> };

export type SeatedOpponent = {
  readonly rival: Rival;
  readonly person: Side;
  /** Its place at what is to be decided now; none when the game is over. */
  readonly seat: () => Seat | undefined;
  readonly reasons: WeakMap<Entry, Reasons>;
  /** Of which orders reasons have been looked for again. */
  readonly recalled: WeakSet<Entry>;
  state: 'waits' | 'plays' | 'stopping';
  /** How far the match was when somebody stopped it, or it could not go on; it plays on once that changes. */
  haltedAt: number | undefined;
  /** Why it could not go on. */
  fault: Problem | Refusal | undefined;
  /** How far the match was when it let its chance go by to break in. */
  passedAt: number | undefined;
  /** What the person had been told of when it last began to play. */
  since: Since | undefined;
};

/** Anything in it may be another at each game; who else takes the other side is the person. */
export const seatOpponent = (game: Game, match: Match, rival: Rival): SeatedOpponent => {
  const seats = seating(game.rules, { game, match });
  const [first, second] = game.rules.sides;
  return {
    rival,
    person: rival.side === first ? second : first,
    seat: () => seats(match.state)?.(rival.side),
    reasons: new WeakMap(),
    recalled: new WeakSet(),
    state: 'waits',
    haltedAt: undefined,
    fault: undefined,
    passedAt: undefined,
    since: undefined,
  };
};

export const isHalted = ({ haltedAt }: SeatedOpponent, { revision }: Match): boolean => haltedAt === revision;

/** Whether it has to say something now, or could break in and has not been asked. */
export const hasChance = ({ seat, rival, passedAt }: SeatedOpponent, { revision }: Match): boolean => {
  const now = seat();
  if (now === undefined || !isAsked(now)) return false;
  return now.decision.by === rival.side || passedAt !== revision;
};

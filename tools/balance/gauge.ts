// What the balance of a game is measured by, which the game says in `tools/games`; without it, points and the end alone.
import type { BoardSet } from '../../src/board/board.ts';
import type { Prize } from '../../src/api/outlook.ts';
import type { Event, Side } from '../../src/core/types.ts';

/** Who would win at the end of a turn, by the points of the side that is counted: the first of these that is met. */
export type Check = {
  readonly turn: number;
  readonly wins: readonly { readonly side: Side; readonly atLeast?: number; readonly atMost?: number }[];
};

/** How the war went: the points at the end of a turn, and where the front stood. */
export type Past = { readonly turn: number; readonly points: number; readonly front?: number | undefined };

export type Gauge = {
  /** The reason of verdicts that `checks` stand for: reckoned from the points, they can be tried with other bounds. */
  readonly reason: string;
  checks(set: BoardSet, scenario: string): readonly Check[];
  history(set: BoardSet, scenario: string): readonly Past[];
  /** What a check counted, if there was one among these events. */
  counted(events: readonly Event[]): number | undefined;
  /** Where the front stands by who holds what, as a number, and what that number is. */
  front(prizes: readonly Prize[]): number | undefined;
  readonly frontIs: string;
  /** Where points should be: so near to history up to a turn, and inside the bounds of the checks after it. */
  readonly aim?: { readonly points: number; readonly upTo: number };
};

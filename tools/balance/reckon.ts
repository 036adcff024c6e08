// What the games come to: who won and when, under any bounds, and the middle of their points and fronts by turn.
import type { Side } from '../../src/core/types.ts';
import type { Course } from './game.ts';
import type { Check } from './gauge.ts';

export type Outcome = { readonly winner: Side | 'draw'; readonly turn: number; readonly reason: string };

const winnerAt = ({ wins }: Check, points: number): Side | undefined =>
  wins.find(
    ({ atLeast, atMost }) =>
      (atLeast !== undefined && points >= atLeast) || (atMost !== undefined && points <= atMost),
  )?.side;

/**
 * Who would have won, were the first victory the end: what ends a game within a turn comes before the check of that turn.
 * Verdicts of the reason `reckoned` are left out, for the checks stand for them.
 */
export const outcomeOf = (
  { turns, verdicts }: Course,
  checks: readonly Check[],
  reckoned: string | undefined,
): Outcome | undefined => {
  const others = verdicts.filter(({ reason }) => checks.length === 0 || reason !== reckoned);
  for (const { turn, points } of turns) {
    const sudden = others.find((verdict) => verdict.turn <= turn);
    if (sudden !== undefined) return sudden;
    const check = checks.find((each) => each.turn === turn);
    const winner = check === undefined ? undefined : winnerAt(check, points);
    if (winner !== undefined) return { winner, turn, reason: reckoned ?? '' };
  }
  return others[0];
};

export type Spread = { readonly least: number; readonly middle: number; readonly most: number };

export const spreadOf = (numbers: readonly number[]): Spread | undefined => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return undefined;
  const half = (sorted.length - 1) / 2;
  const middle = ((sorted[Math.floor(half)] ?? least) + (sorted[Math.ceil(half)] ?? least)) / 2;
  return { least, middle, most };
};

export type TurnLine = {
  readonly turn: number;
  readonly points: Spread;
  readonly front: Spread | undefined;
  /** Games that no victory would have ended before this turn. */
  readonly open: number;
};

export const turnLines = (
  courses: readonly Course[],
  outcomes: readonly (Outcome | undefined)[],
): readonly TurnLine[] => {
  const all = [...new Set(courses.flatMap(({ turns }) => turns.map(({ turn }) => turn)))];
  return all
    .toSorted((a, b) => a - b)
    .flatMap((turn) => {
      const lines = courses.flatMap(({ turns }) => turns.filter((line) => line.turn === turn));
      const points = spreadOf(lines.map((line) => line.points));
      const front = spreadOf(lines.flatMap((line) => line.front ?? []));
      const open = outcomes.filter((outcome) => outcome === undefined || outcome.turn >= turn).length;
      return points === undefined ? [] : [{ turn, points, front, open }];
    });
};

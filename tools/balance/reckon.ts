// What the games come to: who won and when, under any bounds, and the middle of their points and fronts by turn.
import type { Side } from '../../src/core/types.ts';
import type { Course } from './course.ts';
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

/** At 95 percent, after Wilson: it never leaves 0 to 1, and few games give a wide one. */
export const shareOf = (n: number, all: number): { readonly low: number; readonly high: number } => {
  if (all === 0) return { low: 0, high: 1 };
  const z = 1.96;
  const share = n / all;
  const spread = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
  const [centre, scale] = [share + z ** 2 / (2 * all), 1 + z ** 2 / all];
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
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

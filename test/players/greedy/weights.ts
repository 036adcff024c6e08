// What the greedy yardstick thinks things are worth. Never to be changed: strength is measured against it for ever.
import type { Side } from '../../../src/core/types.ts';

export type Weights = {
  /** How hard it presses on to prizes it has not, and how much it clings to those it has. */
  readonly push: number;
  readonly hold: number;
  /** A prize of its own that is threatened, enough in it. */
  readonly guard: number;
  /** How it shies from hexes that are threatened. */
  readonly shy: number;
  /** A prize of the enemy to walk into. */
  readonly take: number;
  /** How much less than something an attack may gain. */
  readonly bold: number;
};

export const GREEDY = {
  greedy: { push: 1, hold: 0.5, guard: 6, shy: 1, take: 14, bold: 0 },
  /** The best of the others that were tried when it was drawn up. */
  'greedy:push': { push: 1.5, hold: 0.5, guard: 6, shy: 0.5, take: 14, bold: 1 },
} as const satisfies Readonly<Record<string, Weights>>;

export type GreedyName = keyof typeof GREEDY;

/** From a turn on how hard a side presses; the last line that has begun counts. */
type Tide = readonly { readonly from: number; readonly push: number }[];

const TIDES: Readonly<Record<string, Readonly<Record<Side, Tide>>>> = {
  barbarossa: {
    german: [
      { from: 1, push: 1 },
      { from: 14, push: 0.4 },
    ],
    soviet: [
      { from: 1, push: 0.3 },
      { from: 5, push: 0.6 },
      { from: 13, push: 1 },
    ],
  },
  dagc: {
    soviet: [{ from: 1, push: 1 }],
    german: [{ from: 1, push: 0.3 }],
  },
};

export const tideOf = (game: string, side: Side, turn: number): number =>
  TIDES[game]?.[side]?.findLast(({ from }) => from <= turn)?.push ?? 1;

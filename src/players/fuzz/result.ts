// What random games are played with, and what comes of them.
import type { Options } from '../../core/rule-set.ts';
import type { Order } from '../../core/types.ts';
import type { Game } from '../../api/game.ts';
import type { Scramble } from './state-checks.ts';
import type { Beginning, Startable } from './random-start.ts';
import type { Tally } from './statistics.ts';

/** `invariants` to `undo`: at every so many orders. `replay` and `again`: of every so many games. 0: never. */
export const CHECKS = {
  invariants: 1,
  text: 7,
  offers: 5,
  reading: 11,
  secrets: 3,
  redeal: 7,
  undo: 6,
  replay: 1,
  again: 10,
} as const;
export type CheckName = keyof typeof CHECKS;

/** What of a game is needed to play it at random. */
export type FuzzGame = Pick<Game, 'id' | 'title' | 'scenarios' | 'sideWords'> & Startable;

export type FuzzSettings = Omit<Beginning, 'scenario'> & {
  readonly games: number;
  /** A whole number. The first game has this seed, the next the one after. */
  readonly seed: number;
  readonly scenario?: string | undefined;
  readonly maxOrders?: number | undefined;
  readonly checks?: Readonly<Partial<Record<CheckName, number>>> | undefined;
  readonly scramble?: Scramble | undefined;
  /** An order as somebody would type it. */
  readonly write?: ((order: Order) => string) | undefined;
  /** A clock in milliseconds, for the rate. */
  readonly now?: (() => number) | undefined;
};

export type FuzzFailure = {
  /** The check that failed; or nobody could go on, nobody stopped, or the rules threw. */
  readonly kind: CheckName | 'dead end' | 'runaway' | 'fault';
  /** Which game, from 1, and its seed. */
  readonly game: number;
  readonly seed: number;
  /** Orders given before, and the question that was open. */
  readonly order: number;
  readonly at: string;
  readonly said: string;
  /** The last orders, the newest at the end. */
  readonly last: readonly string[];
  /** The command that does it again. */
  readonly again: string;
};

export type FuzzResult = {
  readonly game: string;
  readonly title: string;
  /** What each side is called. */
  readonly names: Readonly<Record<string, string>>;
  readonly scenario: string;
  readonly options: Options;
  readonly drawn: readonly string[];
  readonly seed: number;
  readonly anyTurn: boolean;
  readonly playOn: boolean;
  readonly tally: Tally;
  /** How often each check was made; `scrambled`: how often something hidden was changed; `redealt`: dealt
   * anew. */
  readonly checked: Readonly<Record<CheckName | 'scrambled' | 'redealt', number>>;
  readonly failure?: FuzzFailure;
  /** Seconds it took, where a clock was given. */
  readonly seconds?: number;
  /** The order that took longest to carry out, where a clock was given. */
  readonly slowest?: Slowest;
};

export type Slowest = {
  readonly milliseconds: number;
  readonly seed: number;
  /** Orders given before it. */
  readonly order: number;
  readonly said: string;
};

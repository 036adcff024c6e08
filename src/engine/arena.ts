// Many games between two engines, changing sides: who won, and everything that went wrong.
import { openSeed, seeded } from '../core/dice.ts';
import type { Message, Side } from '../core/types.ts';
import { playGame } from './arbiter.ts';
import type { Beginning, Outcome } from './arbiter.ts';
import type { Opponent } from './engine-client.ts';

export type Entrant = { readonly name: string; readonly open: () => Opponent };

export type Match = {
  readonly entrants: readonly [Entrant, Entrant];
  readonly games: number;
  readonly seed: number;
  readonly seconds: number;
  readonly mostOrders: number;
  /** Before each game. */
  readonly onGame?: (game: number) => void;
};

type Score = { readonly name: string; wins: number; draws: number; losses: number; unfinished: number };

export type Standings = {
  readonly scores: readonly [Score, Score];
  /** Games won by side. */
  readonly sides: Readonly<Record<Side, number>>;
  readonly orders: number;
  readonly hashes: number;
  readonly isHidden: boolean;
  readonly faults: readonly (readonly Message[])[];
};

const noScore = ({ name }: Entrant): Score => ({ name, wins: 0, draws: 0, losses: 0, unfinished: 0 });

const count = (
  scores: readonly [Score, Score],
  sides: Readonly<Record<Side, number>>,
  outcome: Outcome,
): void => {
  const { winner, isFinished } = outcome;
  for (const [i, score] of scores.entries()) {
    if (!isFinished) score.unfinished += 1;
    else if (winner === undefined) score.draws += 1;
    else if (sides[winner] === i) score.wins += 1;
    else score.losses += 1;
  }
};

/** Every game is played by engines that were just started, so that none can spoil the next. */
export const playMatch = async (beginning: Beginning, match: Match): Promise<Standings> => {
  const { game, state } = beginning;
  const [first, second] = game.rules.sides;
  const scores: [Score, Score] = [noScore(match.entrants[0]), noScore(match.entrants[1])];
  const won: Record<Side, number> = { [first]: 0, [second]: 0 };
  const faults: (readonly Message[])[] = [];
  let orders = 0;
  let hashes = 0;
  for (let i = 0; i < match.games; i++) {
    match.onGame?.(i + 1);
    const seats: Record<Side, number> = { [first]: i % 2, [second]: 1 - (i % 2) };
    const opened = match.entrants.map(({ open }) => open());
    const [a, b] = opened;
    if (a === undefined || b === undefined) break;
    const seed = match.seed + i;
    try {
      const outcome = await playGame(beginning, {
        number: i + 1,
        seed,
        dice: seeded(openSeed(String(seed))),
        engines: { [first]: i % 2 === 0 ? a : b, [second]: i % 2 === 0 ? b : a },
        seconds: match.seconds,
        mostOrders: match.mostOrders,
      });
      count(scores, seats, outcome);
      if (outcome.winner !== undefined) won[outcome.winner] = (won[outcome.winner] ?? 0) + 1;
      if (outcome.fault !== undefined) faults.push(outcome.fault.said);
      orders += outcome.orders;
      hashes += outcome.hashes;
    } finally {
      for (const engine of opened) engine.close();
    }
  }
  const isHidden = game.rules.hides?.(state) === true;
  return { scores, sides: won, orders, hashes, isHidden, faults };
};

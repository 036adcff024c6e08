// Many games between engines or players, changing sides, or in pairs: who won, and everything that went wrong.
import { openSeed, seeded } from '../core/dice.ts';
import type { Message, Side } from '../core/types.ts';
import { seenBy } from '../api/game.ts';
import { boutOf } from '../players/bout.ts';
import type { Bout } from '../players/bout.ts';
import type { Pair } from '../players/pairs.ts';
import { playGame } from './arbiter.ts';
import type { Beginning, Outcome, Sitter } from './arbiter.ts';
import type { Opponent } from './engine-client.ts';

/** Opened anew for each game of a side. */
export type Entrant = {
  readonly name: string;
  readonly open: (seed: number) => Opponent | Sitter;
};

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

type Game = {
  readonly number: number;
  readonly seed: number;
  /** Who has the first side. */ readonly first: 0 | 1;
};

/** Every game is played by engines that were just started, so that none can spoil the next. */
const playOne = async (
  beginning: Beginning,
  { entrants, seconds, mostOrders }: Omit<Match, 'games' | 'seed' | 'onGame'>,
  { number, seed, first }: Game,
): Promise<Outcome> => {
  const [one, two] = beginning.game.rules.sides;
  const opened: (Opponent | Sitter)[] = [];
  try {
    const seated: [Side, Opponent | Sitter][] = [];
    for (const [side, i] of [
      [one, first],
      [two, 1 - first],
    ] as const) {
      const player = entrants[i === 0 ? 0 : 1].open(seed);
      opened.push(player);
      seated.push([side, player]);
    }
    const dice = seeded(openSeed(String(seed)));
    return await playGame(beginning, {
      number,
      seed,
      dice,
      players: Object.fromEntries(seated),
      seconds,
      mostOrders,
    });
  } finally {
    for (const player of opened) player.close();
  }
};

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
    const outcome = await playOne(beginning, match, {
      number: i + 1,
      seed: match.seed + i,
      first: i % 2 === 0 ? 0 : 1,
    });
    count(scores, seats, outcome);
    if (outcome.winner !== undefined) won[outcome.winner] = (won[outcome.winner] ?? 0) + 1;
    if (outcome.fault !== undefined) faults.push(outcome.fault.said);
    orders += outcome.orders;
    hashes += outcome.hashes;
  }
  const isHidden = game.rules.hides?.(state) === true;
  return { scores, sides: won, orders, hashes, isHidden, faults };
};

/** A pair, and what went wrong in its games. */
export type ToldPair = { readonly pair: Pair; readonly faults: readonly (readonly Message[])[] };

/** As players of this program are compared, for entrants of any kind. */
export async function* playToldPairs(
  beginning: Beginning,
  match: Omit<Match, 'games' | 'onGame'> & { readonly pairs: number },
): AsyncGenerator<ToldPair, void> {
  const { game, state } = beginning;
  const before = seenBy(game, state, 'both');
  for (let i = 0; i < match.pairs; i++) {
    const seed = match.seed + i;
    const faults: (readonly Message[])[] = [];
    const bout = async (first: 0 | 1): Promise<Bout> => {
      const outcome = await playOne(beginning, match, { number: 2 * i + first + 1, seed, first });
      const { winner, isFinished, orders, fault } = outcome;
      if (fault !== undefined) faults.push(fault.said);
      return boutOf(game, before, outcome.state, {
        isFinished,
        orders,
        ...(winner !== undefined && { winner }),
      });
    };
    yield { pair: { seed, bouts: [await bout(0), await bout(1)] }, faults };
  }
}

// Two players compared as at duplicate bridge: the same start and the same dice twice, the sides changed in between.
import { openSeed, seeded } from '../core/dice.ts';
import type { Side, State } from '../core/types.ts';
import type { Game } from '../api/game.ts';
import { playBout } from './bout.ts';
import type { Bout } from './bout.ts';
import type { Player } from './player.ts';

/** A player anew for each game, of a seed of its own. */
export type Entrant = { readonly name: string; readonly player: (seed: number, stream: number) => Player };

export type PairSettings = {
  /** Where every game begins, settled. */
  readonly state: State;
  readonly entrants: readonly [Entrant, Entrant];
  readonly pairs: number;
  /** Of the dice and the players of the first pair; the next has the one after. */
  readonly seed: number;
  readonly mostOrders: number;
};

/** The first entrant has the first side of the game in the one, and the second in the other. */
export type Pair = { readonly seed: number; readonly bouts: readonly [Bout, Bout] };

export function* playPairs(game: Game, settings: PairSettings): Generator<Pair, void> {
  const { state, entrants, mostOrders } = settings;
  const [first, second] = game.rules.sides;
  const bout = (seed: number, seats: readonly [0 | 1, 0 | 1]): Bout =>
    playBout(game, {
      state,
      dice: seeded(openSeed(String(seed))),
      players: {
        [first]: entrants[seats[0]].player(seed, seats[0]),
        [second]: entrants[seats[1]].player(seed, seats[1]),
      },
      mostOrders,
    });
  for (let i = 0; i < settings.pairs; i++) {
    const seed = settings.seed + i;
    yield { seed, bouts: [bout(seed, [0, 1]), bout(seed, [1, 0])] };
  }
}

/** A mean, and between what bounds it lies at 95 percent; of a single number the bounds are those of the scale. */
export type Estimate = { readonly mean: number; readonly low: number; readonly high: number };

/** Standard errors either way at 95 percent. */
const NINETY_FIVE = 1.96;

export const estimate = (values: readonly number[]): Estimate => {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, n);
  if (n < 2) return { mean: n === 0 ? 0.5 : mean, low: 0, high: 1 };
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  const error = NINETY_FIVE * Math.sqrt(spread / n);
  return { mean, low: Math.max(0, mean - error), high: Math.min(1, mean + error) };
};

export type PairScore = {
  readonly name: string;
  /** Of a pair: the mean of its two games. */
  readonly worth: Estimate;
  /** Of its games as each side. */
  readonly sides: Readonly<Record<Side, Estimate>>;
  /** Pairs in which it did better than the other, as well, and worse. */
  readonly pairs: { readonly won: number; readonly equal: number; readonly lost: number };
  readonly games: {
    readonly won: number;
    readonly drawn: number;
    readonly lost: number;
    readonly open: number;
  };
};

/** Sums of fractions are not exact. */
const EVEN = { low: 0.5 - 1e-9, high: 0.5 + 1e-9 };

type Played = { readonly side: Side; readonly bout: Bout };

const gamesOf = (pairs: readonly Pair[], sides: readonly [Side, Side], entrant: 0 | 1): readonly Played[] =>
  pairs.flatMap(({ bouts }) =>
    bouts.map((bout, i) => ({ side: sides[(i + entrant) % 2 === 0 ? 0 : 1], bout })),
  );

export const scorePairs = (
  game: Game,
  { entrants }: { readonly entrants: readonly [Pick<Entrant, 'name'>, Pick<Entrant, 'name'>] },
  pairs: readonly Pair[],
): readonly [PairScore, PairScore] => {
  const { sides } = game.rules;
  const score = (entrant: 0 | 1): PairScore => {
    const games = gamesOf(pairs, sides, entrant);
    const worth = ({ side, bout }: Played): number => bout.worth[side] ?? 0;
    const means = pairs.map((_, i) =>
      games.slice(2 * i, 2 * i + 2).reduce((sum, each) => sum + worth(each) / 2, 0),
    );
    const count = (is: (each: Played) => boolean): number => games.filter(is).length;
    return {
      name: entrants[entrant].name,
      worth: estimate(means),
      sides: Object.fromEntries(
        sides.map((side) => [side, estimate(games.filter((each) => each.side === side).map(worth))]),
      ),
      pairs: {
        won: means.filter((mean) => mean > EVEN.high).length,
        equal: means.filter((mean) => mean >= EVEN.low && mean <= EVEN.high).length,
        lost: means.filter((mean) => mean < EVEN.low).length,
      },
      games: {
        won: count(({ side, bout }) => bout.winner === side),
        drawn: count(({ bout }) => bout.isFinished && bout.winner === undefined),
        lost: count(({ side, bout }) => bout.winner !== undefined && bout.winner !== side),
        open: count(({ bout }) => !bout.isFinished),
      },
    };
  };
  return [score(0), score(1)];
};

// One pair of games of the ladder: where it begins, what it came to, and what it took.
import { hashOf } from '../../src/core/canonical-json.ts';
import { openSeed, seeded } from '../../src/core/dice.ts';
import type { Game } from '../../src/api/game.ts';
import { playPairs } from '../../src/players/pairs.ts';
import type { Entrant, Pair } from '../../src/players/pairs.ts';
import { entrantOf } from '../entrants.ts';
import { opened } from '../opening.ts';
import { paced } from './pace.ts';
import type { Pace } from './pace.ts';

/** All that a pair comes of. Two of equal hash are one and the same pair. */
export type Spec = {
  readonly game: string;
  readonly scenario: string;
  readonly fog: string;
  /** The opening, or a turn drawn by the seed. */
  readonly start: 'opening' | 'any';
  readonly entrants: readonly [string, string];
  readonly seed: number;
  readonly data: string;
  readonly program: string;
};

/** `pace` and `drawn` of the first entrant: orders that it drew because nothing it had thought of was legal. */
export type Played = {
  readonly of: string;
  readonly spec: Spec;
  readonly pair: Pair;
  readonly pace: Pace;
  readonly drawn: number;
};

export const isPlayed = (value: unknown): value is Played =>
  typeof value === 'object' && value !== null && 'of' in value && 'pair' in value && 'pace' in value;

const MOST_ORDERS = 20_000;

const rounded = (took: readonly number[]): number[] => took.map((ms) => Math.round(10 * ms) / 10);

export const play = async (game: Game, spec: Spec): Promise<Played> => {
  const [first, second] = spec.entrants;
  const pace: Pace = { orders: [], phases: [] };
  let drawn = 0;
  const makers = [
    await entrantOf(game, first, ({ isDrawn }) => {
      if (isDrawn) drawn += 1;
    }),
    await entrantOf(game, second),
  ] as const;
  const entrants: readonly [Entrant, Entrant] = [
    { name: first, player: (seed, stream) => paced(makers[0](seed, stream), pace) },
    { name: second, player: makers[1] },
  ];
  const [pair] = playPairs(game, {
    state: opened(game, { ...spec, anyTurn: spec.start === 'any' }, seeded(openSeed(String(spec.seed)))),
    entrants,
    pairs: 1,
    seed: spec.seed,
    mostOrders: MOST_ORDERS,
  });
  const took = { orders: rounded(pace.orders), phases: rounded(pace.phases) };
  return { of: hashOf(spec), spec, pair: pair!, pace: took, drawn };
};

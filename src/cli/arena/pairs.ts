// The command `hexfront arena --pairs`: players of this program compared, each pair of games with the same dice, sides changed.
import type { Message, State } from '../../core/types.ts';
import type { Game } from '../../api/game.ts';
import { playToldPairs } from '../../engine/arena.ts';
import type { ToldPair } from '../../engine/arena.ts';
import { registryFor } from '../../language/verb-registry.ts';
import { write } from '../../language/canonical-write.ts';
import { playPairs, scorePairs } from '../../players/pairs.ts';
import type { Entrant, Estimate, Pair, PairScore } from '../../players/pairs.ts';
import { isOwnPlayer, playerMaker } from '../../players/own-players.ts';
import { jsonReply } from '../../text/json-reply.ts';
import { say } from '../../text/say.ts';
import type { Voice } from '../../text/voice.ts';
import { EXIT } from '../exit-codes.ts';
import type { Exit } from '../exit-codes.ts';
import type { Setting } from '../main.ts';
import { endInOrder, entrantNames, entrantsOf, progress } from './entrants.ts';

export type PairsOptions = {
  readonly first: string;
  readonly second: string;
  readonly pairs: number;
  readonly seed: number;
  readonly orders: number;
  readonly seconds: number;
  readonly data?: string;
  readonly json?: boolean;
};

type Hall = { readonly setting: Setting; readonly voice: Voice; readonly game: Game; readonly state: State };

const places = (value: number): string => value.toFixed(3);

const shown = ({ mean, low, high }: Estimate): Message['params'] => ({
  mean: places(mean),
  low: places(low),
  high: places(high),
});

const rows = (game: Game, { name, worth, sides, pairs, games }: PairScore): readonly Message[] => [
  { key: 'arena.pair-score', params: { name, ...shown(worth), ...pairs } },
  ...game.rules.sides.flatMap((side): Message[] => {
    const found = sides[side];
    const params = { side: game.sideWords[side]?.name ?? side };
    return found === undefined ? [] : [{ key: 'arena.pair-side', params: { ...params, ...shown(found) } }];
  }),
  {
    key: 'arena.pair-games',
    params: {
      won: games.won,
      drawn: games.drawn,
      lost: games.lost,
      ...(games.open > 0 && { open: games.open }),
    },
  },
];

/** A player of this program that gave no order, or one that is refused: a fault of the program. `pair`: its number. */
const faults = (
  game: Game,
  names: readonly [string, string],
  { seed, bouts }: Pair,
  pair: number,
): readonly (readonly Message[])[] => {
  const [first] = game.rules.sides;
  return bouts.flatMap(({ fault, orders }, i): Message[][] => {
    if (fault === undefined) return [];
    const { side, refused } = fault;
    const name = names[(side === first) === (i === 0) ? 0 : 1];
    const about = { game: 2 * pair + i + 1, name };
    const line = { key: 'arena.line', params: { order: orders, seed } };
    if (refused === undefined) return [[{ key: 'ARENA.NOTHING', params: about }, line]];
    const { order, refusal } = refused;
    const typed = write(registryFor(game), order);
    const params = { ...about, typed, code: refusal.code, rule: refusal.rule };
    return [[{ key: 'ARENA.ILLEGAL', params }, line]];
  });
};

/** Players of this program play at once; with others among them it goes by the arbiter. */
async function* playedPairs(
  { setting, game, state }: Hall,
  options: PairsOptions,
): AsyncGenerator<ToldPair, void> {
  const { first, second, pairs, seed, orders: mostOrders } = options;
  const names = entrantNames(options);
  if (!isOwnPlayer(first) || !isOwnPlayer(second)) {
    const beginning = { game, registry: registryFor(game), state };
    const entrants = await entrantsOf({ setting, game }, options, false);
    const { seconds } = options;
    return yield* playToldPairs(beginning, { entrants, pairs, seed, seconds, mostOrders });
  }
  const entrants: readonly [Entrant, Entrant] = [
    { name: names[0], player: await playerMaker(game, first) },
    { name: names[1], player: await playerMaker(game, second) },
  ];
  let count = 0;
  for (const pair of playPairs(game, { state, entrants, pairs, seed, mostOrders })) {
    yield { pair, faults: faults(game, names, pair, count) };
    count += 1;
  }
}

export const arenaPairs = async (hall: Hall, options: PairsOptions): Promise<Exit> => {
  const { setting, voice, game } = hall;
  const { io } = setting;
  const { pairs: count, seed, json } = options;
  const speak = (messages: readonly Message[]): void => {
    for (const line of messages.flatMap((message) => say(voice, message))) io.out(line);
  };
  const names = entrantNames(options);
  if (json !== true)
    speak([
      { key: 'arena.pairs', params: { count, title: game.title, first: names[0], second: names[1], seed } },
    ]);
  const onPair = progress(io, voice, 'arena.pairs-progress', count);
  const played: Pair[] = [];
  const wrong: (readonly Message[])[] = [];
  const forget = endInOrder(options);
  try {
    for await (const { pair, faults: found } of playedPairs(hall, options)) {
      played.push(pair);
      wrong.push(...found);
      onPair(played.length);
    }
  } finally {
    forget();
  }
  const scores = scorePairs(game, { entrants: [{ name: names[0] }, { name: names[1] }] }, played);
  const isFine = wrong.length === 0;
  if (json === true)
    io.out(jsonReply('arena', { game: game.id, seed, pairs: count, scores, faults: wrong }, isFine));
  else speak([...wrong.flat(), ...scores.flatMap((score) => rows(game, score))]);
  return isFine ? EXIT.fine : EXIT.failed;
};

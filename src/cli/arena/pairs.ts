// The command `hexfront arena --pairs`: players of this program compared, each pair of games with the same dice, sides changed.
import { problem } from '../../core/problem.ts';
import type { Message, State } from '../../core/types.ts';
import type { Game } from '../../api/game.ts';
import { registryFor } from '../../language/verb-registry.ts';
import { write } from '../../language/canonical-write.ts';
import { playPairs, scorePairs } from '../../players/pairs.ts';
import type { Entrant, Estimate, Pair, PairScore } from '../../players/pairs.ts';
import { isOwnPlayer, OWN_PLAYERS, playerMaker } from '../../players/own-players.ts';
import { jsonReply } from '../../text/json-reply.ts';
import { say } from '../../text/say.ts';
import type { Voice } from '../../text/voice.ts';
import { EXIT } from '../exit-codes.ts';
import type { Exit } from '../exit-codes.ts';
import { sayWrong } from '../io.ts';
import type { Setting } from '../main.ts';
import { entrantNames, progress } from './entrants.ts';

export type PairsOptions = {
  readonly first: string;
  readonly second: string;
  readonly pairs: number;
  readonly seed: number;
  readonly orders: number;
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

/** A player of this program that gave no order, or one that is refused: a fault of the program. */
const faults = (
  game: Game,
  names: readonly [string, string],
  pairs: readonly Pair[],
): readonly (readonly Message[])[] => {
  const [first] = game.rules.sides;
  const registry = registryFor(game);
  return pairs.flatMap(({ seed, bouts }, pair) =>
    bouts.flatMap(({ fault, orders }, i): Message[][] => {
      if (fault === undefined) return [];
      const { side, refused } = fault;
      const name = names[(side === first) === (i === 0) ? 0 : 1];
      const about = { game: 2 * pair + i + 1, name };
      const line = { key: 'arena.line', params: { order: orders, seed } };
      if (refused === undefined) return [[{ key: 'ARENA.NOTHING', params: about }, line]];
      const { order, refusal } = refused;
      const params = { ...about, typed: write(registry, order), code: refusal.code, rule: refusal.rule };
      return [[{ key: 'ARENA.ILLEGAL', params }, line]];
    }),
  );
};

export const arenaPairs = async (
  { setting, voice, game, state }: Hall,
  options: PairsOptions,
): Promise<Exit> => {
  const { io } = setting;
  const { first, second, pairs: count, seed, orders: mostOrders, json } = options;
  if (!isOwnPlayer(first) || !isOwnPlayer(second)) {
    const params = { typed: isOwnPlayer(first) ? second : first, names: [...OWN_PLAYERS] };
    sayWrong(io, problem('ARENA.NOT-OWN', params), say(voice, { key: 'ARENA.NOT-OWN', params }));
    return EXIT.usage;
  }
  const speak = (messages: readonly Message[]): void => {
    for (const line of messages.flatMap((message) => say(voice, message))) io.out(line);
  };
  const names = entrantNames(options);
  const entrants: readonly [Entrant, Entrant] = [
    { name: names[0], player: await playerMaker(game, first) },
    { name: names[1], player: await playerMaker(game, second) },
  ];
  if (json !== true)
    speak([
      { key: 'arena.pairs', params: { count, title: game.title, first: names[0], second: names[1], seed } },
    ]);
  const onPair = progress(io, voice, 'arena.pairs-progress', count);
  const played: Pair[] = [];
  for (const pair of playPairs(game, { state, entrants, pairs: count, seed, mostOrders })) {
    played.push(pair);
    onPair(played.length);
  }
  const scores = scorePairs(game, { entrants }, played);
  const wrong = faults(game, names, played);
  const isFine = wrong.length === 0;
  if (json === true)
    io.out(jsonReply('arena', { game: game.id, seed, pairs: count, scores, faults: wrong }, isFine));
  else speak([...wrong.flat(), ...scores.flatMap((score) => rows(game, score))]);
  return isFine ? EXIT.fine : EXIT.failed;
};

// The command `hexfront arena`: games between two engines, the program's own or others.
import { arenaPairs } from '../arena/pairs.ts';
import { endInOrder, entrantsOf, progress, strangerIn, unstartableIn } from '../arena/entrants.ts';
import { playMatch } from '../../engine/arena.ts';
import type { Standings } from '../../engine/arena.ts';
import { ENGINE_MESSAGES } from '../../text/en/cli/engine-arena.ts';
import type { Message, Problem } from '../../core/types.ts';
import type { Game } from '../../api/game.ts';
import { registryFor } from '../../language/verb-registry.ts';
import { atPhaseStart } from '../../record/position.ts';
import { problem } from '../../core/problem.ts';
import { PROGRAM_MESSAGES } from '../../text/en/index.ts';
import { say } from '../../text/say.ts';
import { messageBook } from '../../text/voice.ts';
import { sayWrong } from '../io.ts';
import { EXIT } from '../exit-codes.ts';
import type { Exit } from '../exit-codes.ts';
import { jsonReply } from '../../text/json-reply.ts';
import { programVoice } from '../load/game.ts';
import type { Setting } from '../main.ts';
import { standingGame } from '../load/position.ts';

export type ArenaOptions = {
  readonly first: string;
  readonly second: string;
  readonly games: number;
  readonly seed: number;
  readonly from?: string;
  readonly option: readonly string[];
  readonly seconds: number;
  readonly orders: number;
  readonly pairs?: number;
  readonly json?: boolean;
  readonly data?: string;
};

const told = (
  game: Game,
  { scores, sides, orders, hashes, isHidden, faults }: Standings,
): readonly Message[] => [
  ...faults.flat(),
  ...scores.map(({ unfinished, ...score }) => ({
    key: 'arena.score',
    params: { ...score, ...(unfinished > 0 && { unfinished }) },
  })),
  ...Object.entries(sides).map(([side, count]) => ({
    key: 'arena.sides',
    params: { side: game.sideWords[side]?.name ?? side, count },
  })),
  { key: 'arena.orders', params: { orders, hashes } },
  { key: isHidden ? 'arena.hidden' : 'arena.open', params: {} },
];

export const arena = async (setting: Setting, options: ArenaOptions): Promise<Exit> => {
  const { io } = setting;
  const voice = { ...programVoice, book: messageBook(PROGRAM_MESSAGES, ENGINE_MESSAGES) };
  const speak = (messages: readonly Message[], to: (line: string) => void): void => {
    for (const line of messages.flatMap((message) => say(voice, message))) to(line);
  };
  const refused = (wrong: Problem): Exit => {
    sayWrong(io, wrong, say(voice, { key: wrong.code, params: wrong.params }));
    return EXIT.usage;
  };
  const stranger = strangerIn(options) ?? unstartableIn(options);
  if (stranger !== undefined) return refused(stranger);
  const position = options.from ?? setting.games[0]?.id ?? '';
  const standing = await standingGame(setting, {
    position,
    option: options.option,
    ...(options.data !== undefined && { data: options.data }),
  });
  if (typeof standing === 'number') return standing;
  const { game, match } = standing;
  if (!atPhaseStart(game, match.state)) return refused(problem('ARENA.POSITION'));
  if (options.pairs !== undefined)
    return arenaPairs({ setting, voice, game, state: match.state }, { ...options, pairs: options.pairs });
  const entrants = await entrantsOf({ setting, game }, options, true);
  const [first, second] = entrants;
  const { games, seed, seconds, orders: mostOrders, json } = options;
  const begin = { count: games, title: game.title, first: first.name, second: second.name, seed };
  if (json !== true) speak([{ key: 'arena.begin', params: begin }], io.out);
  const forget = endInOrder(options);
  const standings = await playMatch(
    { game, registry: registryFor(game), state: match.state },
    {
      entrants,
      games,
      seed,
      seconds,
      mostOrders,
      onGame: progress(io, voice, 'arena.progress', games),
    },
  ).finally(forget);
  if (json === true)
    io.out(jsonReply('arena', { game: game.id, seed, games, ...standings }, standings.faults.length === 0));
  else speak(told(game, standings), io.out);
  return standings.faults.length === 0 ? EXIT.fine : EXIT.failed;
};

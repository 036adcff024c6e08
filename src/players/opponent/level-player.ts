// A player of a level for one game, at once: for arenas, tests and whoever need not be told how it came to its orders.
import type { Game } from '../../api/game.ts';
import type { PlayerMaker } from '../own-players.ts';
import type { Seat } from '../player.ts';
import { outlookOf } from './bare.ts';
import { LEVELS } from './levels.ts';
import type { Level } from './levels.ts';
import { opponent } from './opponent.ts';
import { atOnce } from './thinker.ts';
import type { Thought } from './thinker.ts';

/** Each thought may be looked at. */
export const levelPlayer = async (
  game: Game,
  said: string | Level,
  onThought?: (thought: Thought, seat: Seat) => void,
): Promise<PlayerMaker> => {
  const level = typeof said === 'string' ? LEVELS[said] : said;
  if (level === undefined) throw new RangeError(`no level ${JSON.stringify(said)}`);
  const outlook = await outlookOf(game);
  return (seed, stream) => atOnce(opponent({ game, outlook, level, seed: seed * 2 + stream }), onThought);
};

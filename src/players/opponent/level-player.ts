// A player of a level for one game: as it thinks, or at once for whoever need not be told how it came to its orders.
import type { Game } from '../../api/game.ts';
import type { PlayerMaker } from '../own-players.ts';
import { outlookOf } from './bare.ts';
import { LEVELS } from './levels.ts';
import { opponent } from './opponent.ts';
import { atOnce } from './thinker.ts';
import type { Thinker } from './thinker.ts';

/** Undefined: there is no such level. */
export const levelThinker = async (
  game: Game,
  name: string,
): Promise<((seed: number) => Thinker) | undefined> => {
  const level = Object.hasOwn(LEVELS, name) ? LEVELS[name] : undefined;
  if (level === undefined) return undefined;
  const outlook = await outlookOf(game);
  return (seed) => opponent({ game, outlook, level, seed });
};

export const levelPlayer = async (game: Game, name: string): Promise<PlayerMaker> => {
  const thinker = await levelThinker(game, name);
  if (thinker === undefined) throw new RangeError(`no level ${name}`);
  return (seed, stream) => atOnce(thinker(seed * 2 + stream));
};

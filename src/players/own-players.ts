// The players of this program by the names they are typed with; what the computer player needs is loaded when one plays.
import type { Game } from '../api/game.ts';
import { LEVEL_NAMES } from './level-names.ts';
import type { Player } from './player.ts';
import { randomPlayer } from './random.ts';

/** A player anew for each game: `stream` parts those that share a seed. */
export type PlayerMaker = (seed: number, stream: number) => Player;

const RANDOM = 'random';
const LEVEL = 'level:';

export const OWN_PLAYERS: readonly string[] = [RANDOM, ...LEVEL_NAMES.map((name) => LEVEL + name)];

export const isOwnPlayer = (name: string): boolean => OWN_PLAYERS.includes(name);

/** Named like a player of this program, though there may be none of that name. */
export const isNamedLikeOwn = (name: string): boolean => name === RANDOM || name.startsWith(LEVEL);

export const playerMaker = async (game: Game, name: string): Promise<PlayerMaker> => {
  if (name === RANDOM) return randomPlayer;
  const { levelPlayer } = await import('./opponent/level-player.ts');
  return levelPlayer(game, name.slice(LEVEL.length));
};

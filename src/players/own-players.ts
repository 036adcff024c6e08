// The players of this program by the names they are typed with; what the computer player needs is loaded when one plays.
import type { Game } from '../api/game.ts';
import type { Player } from './player.ts';
import { randomPlayer } from './random.ts';

/** A player anew for each game: `stream` parts those that share a seed. */
export type PlayerMaker = (seed: number, stream: number) => Player;

export const OWN_PLAYERS = ['random', 'level:1', 'level:2'] as const;
export type OwnPlayer = (typeof OWN_PLAYERS)[number];

export const isOwnPlayer = (name: string): name is OwnPlayer => OWN_PLAYERS.some((known) => known === name);

export const playerMaker = async (game: Game, name: OwnPlayer): Promise<PlayerMaker> => {
  if (name === 'random') return randomPlayer;
  const { levelPlayer } = await import('./opponent/level-player.ts');
  return levelPlayer(game, name.slice('level:'.length));
};

// A player that takes more trouble than it is made to: all that it counts is multiplied.
import type { Game } from '../../src/api/game.ts';
import type { PlayerMaker } from '../../src/players/own-players.ts';
import { levelPlayer } from '../../src/players/opponent/level-player.ts';
import { LEVELS } from '../../src/players/opponent/levels.ts';
import type { Level } from '../../src/players/opponent/levels.ts';
import { entrantOf } from '../entrants.ts';

const harder = (level: Level, effort: number): Level => ({
  ...level,
  most: effort * level.most,
  drawn: effort * level.drawn,
});

export const playerOf = async (game: Game, name: string, effort: number): Promise<PlayerMaker> => {
  const level = LEVELS[name.slice('level:'.length)];
  return effort === 1 || level === undefined
    ? await entrantOf(game, name)
    : await levelPlayer(game, harder(level, effort));
};

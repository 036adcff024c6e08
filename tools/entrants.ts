// Who can be measured, by name: random play, the frozen greedy player, and the computer player by its levels.
import type { Game } from '../src/api/game.ts';
import { levelPlayer } from '../src/players/opponent/level-player.ts';
import { LEVELS } from '../src/players/opponent/levels.ts';
import type { Thought } from '../src/players/opponent/thinker.ts';
import type { PlayerMaker } from '../src/players/own-players.ts';
import type { Seat } from '../src/players/player.ts';
import { randomPlayer } from '../src/players/random.ts';
import { greedyPlayer } from '../test/players/greedy/greedy.ts';
import { GREEDY } from '../test/players/greedy/weights.ts';
import type { GreedyName } from '../test/players/greedy/weights.ts';

/** The weakest first. */
export const ENTRANTS: readonly string[] = [
  'random',
  ...Object.keys(GREEDY),
  ...Object.keys(LEVELS).map((level) => `level:${level}`),
];

export const STRONGEST = ENTRANTS.at(-1) ?? 'random';

const isGreedy = (name: string): name is GreedyName => Object.hasOwn(GREEDY, name);

export type OnThought = (thought: Thought, seat: Seat) => void;

export const entrantOf = async (game: Game, name: string, onThought?: OnThought): Promise<PlayerMaker> => {
  if (name === 'random') return randomPlayer;
  if (isGreedy(name)) return greedyPlayer(game, name);
  return await levelPlayer(game, name.replace(/^level:/, ''), onThought);
};

// Who can be measured, by name: random play, the frozen greedy player, and the computer player by its levels.
import type { Game } from '../../src/api/game.ts';
import { levelPlayer } from '../../src/players/opponent/level-player.ts';
import { LEVELS } from '../../src/players/opponent/levels.ts';
import type { Thought } from '../../src/players/opponent/thinker.ts';
import type { PlayerMaker } from '../../src/players/own-players.ts';
import type { Player, Seat } from '../../src/players/player.ts';
import { randomPlayer } from '../../src/players/random.ts';
import { greedyPlayer } from '../../test/players/greedy/greedy.ts';
import { GREEDY } from '../../test/players/greedy/weights.ts';
import type { GreedyName } from '../../test/players/greedy/weights.ts';

/** The weakest first. */
export const ENTRANTS: readonly string[] = [
  'random',
  ...Object.keys(GREEDY),
  ...Object.keys(LEVELS).map((level) => `level:${level}`),
];

const isGreedy = (name: string): name is GreedyName => Object.hasOwn(GREEDY, name);

export type OnThought = (thought: Thought, seat: Seat) => void;

export const entrantOf = async (game: Game, name: string, onThought?: OnThought): Promise<PlayerMaker> => {
  if (name === 'random') return randomPlayer;
  if (isGreedy(name)) return greedyPlayer(game, name);
  return await levelPlayer(game, name.replace(/^level:/, ''), onThought);
};

/**
 * What a player's phases took, in thousandths of a second of the processor, and their orders but the first: that is when
 * the plan of a phase is made.
 */
export type Pace = { readonly orders: number[]; readonly phases: number[] };

/** The same player, with what it took noted. */
export const paced = (player: Player, { orders, phases }: Pace): Player => {
  let phase = '';
  return (seat) => {
    const before = process.cpuUsage();
    const order = player(seat);
    const { user, system } = process.cpuUsage(before);
    if (order === undefined) return order;
    const took = (user + system) / 1000;
    const { turn, phase: now, phasing } = seat.clock;
    const of = `${turn} ${now} ${phasing}`;
    if (of === phase) {
      orders.push(took);
      phases[phases.length - 1]! += took;
    } else phases.push(took);
    phase = of;
    return order;
  };
};

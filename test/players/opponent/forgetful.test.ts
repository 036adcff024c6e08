// A computer player that remembers nothing: built anew before every order it plays the same game.
import { describe, expect, it } from '@jest/globals';
import { openSeed, seeded } from '../../../src/core/dice.ts';
import { settle } from '../../../src/core/kernel.ts';
import type { Order, Side, State } from '../../../src/core/types.ts';
import type { Game } from '../../../src/api/game.ts';
import { playBout } from '../../../src/players/bout.ts';
import { outlookOf } from '../../../src/players/opponent/bare.ts';
import { LEVELS } from '../../../src/players/opponent/levels.ts';
import { opponent } from '../../../src/players/opponent/opponent.ts';
import { atOnce } from '../../../src/players/opponent/thinker.ts';
import type { Player } from '../../../src/players/player.ts';
import { picker } from '../../../src/players/prng.ts';
import { barbarossa } from '../../../tools/games/barbarossa/shipped.ts';
import { dagc } from '../../../tools/games/dagc/shipped.ts';

const midGame = (game: Game, fog: string): State => {
  const standard = Object.fromEntries(game.options.map((option) => [option.id, option.standard]));
  const s = game.anyTurn?.(game.scenarios[0]?.id ?? '', { ...standard, fog }, picker(4));
  if (s === undefined) throw new Error(`${game.id} has no turns to begin at`);
  settle(game.rules, s, seeded(openSeed('forgetful')));
  // Nobody wins before the last turn.
  return { ...s, playOn: [] };
};

const ordersOf = (
  game: Game,
  state: State,
  mostOrders: number,
  player: (i: number) => Player,
): readonly Order[] => {
  const found: Order[] = [];
  const players = game.rules.sides.map((side, i): [Side, Player] => {
    const plays = player(i);
    const told: Player = (seat) => {
      const order = plays(seat);
      if (order !== undefined) found.push(order);
      return order;
    };
    return [side, told];
  });
  const dice = seeded(openSeed('forgetful'));
  playBout(game, { state, dice, players: Object.fromEntries(players), mostOrders });
  return found;
};

describe('a player that knows nothing of before', () => {
  it.each([
    { game: barbarossa, fog: 'on', name: '1', most: 70 },
    { game: barbarossa, fog: 'off', name: '2', most: 70 },
    { game: dagc, fog: 'on', name: '2', most: 70 },
  ])(
    'gives the same orders: $game.id, fog $fog, level $name',
    async ({ game, fog, name, most }) => {
      const outlook = await outlookOf(game);
      const level = LEVELS[name]!;
      const state = midGame(game, fog);
      const anew = (i: number): Player => atOnce(opponent({ game, outlook, level, seed: 3 + i }));
      const remembered = ordersOf(game, state, most, anew);
      expect(ordersOf(game, state, most, (i) => (seat) => anew(i)(seat))).toEqual(remembered);
      expect(remembered.length).toBeGreaterThanOrEqual(0.6 * most);
    },
    120_000,
  );
});

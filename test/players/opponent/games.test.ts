// Whole games of the computer player: it is the same again, and never says what is refused.
import { describe, expect, it } from '@jest/globals';
import { openSeed, seeded } from '../../../src/core/dice.ts';
import { settle } from '../../../src/core/kernel.ts';
import type { Side, State } from '../../../src/core/types.ts';
import type { Game } from '../../../src/api/game.ts';
import type { Outlook } from '../../../src/api/outlook.ts';
import { playBout } from '../../../src/players/bout.ts';
import { outlookOf } from '../../../src/players/opponent/bare.ts';
import { LEVELS } from '../../../src/players/opponent/levels.ts';
import { opponent } from '../../../src/players/opponent/opponent.ts';
import { atOnce } from '../../../src/players/opponent/thinker.ts';
import type { Thought } from '../../../src/players/opponent/thinker.ts';
import type { Player } from '../../../src/players/player.ts';
import { picker } from '../../../src/players/prng.ts';
import { barbarossa } from '../../../tools/games/barbarossa/shipped.ts';
import { dagc } from '../../../tools/games/dagc/shipped.ts';

/** The highest heeds all that the others do. */
const level = LEVELS['2']!;
/** Positions that are played on for one order. */
const MOST_SPENT = 400;

const standard = ({ options }: Game): Record<string, string> =>
  Object.fromEntries(options.map((option) => [option.id, option.standard]));

const fogged = (game: Game, seed: number): State => {
  const s = game.anyTurn?.(game.scenarios[0]?.id ?? '', { ...standard(game), fog: 'on' }, picker(seed));
  if (s === undefined) throw new Error(`${game.id} has no turns to begin at`);
  settle(game.rules, s, seeded(openSeed(`fogged ${seed}`)));
  return s;
};

const player = (game: Game, outlook: Outlook, seed: number): Player =>
  atOnce(opponent({ game, outlook, level, seed }));

const players = (game: Game, of: (side: Side, i: number) => Player): Readonly<Record<Side, Player>> =>
  Object.fromEntries(game.rules.sides.map((side, i) => [side, of(side, i)]));

describe('a game between two of its kind', () => {
  it.each<[string, Game, number]>([
    ['barbarossa', barbarossa, 1],
    ['dagc', dagc, 1],
  ])('goes to its last turn without a word that is refused or drawn: %s', async (_, game, seed) => {
    const outlook = await outlookOf(game);
    const thoughts: Thought[] = [];
    const state = { ...fogged(game, seed), playOn: [] };
    const { fault, isFinished } = playBout(game, {
      state,
      dice: seeded(openSeed(`whole ${seed}`)),
      players: players(game, (__, i) =>
        atOnce(
          opponent({ game, outlook, level, seed: seed * 2 + i }),
          (thought) => void thoughts.push(thought),
        ),
      ),
      mostOrders: 9000,
    });
    expect(fault).toBeUndefined();
    expect(isFinished).toBe(true);
    expect(thoughts.filter(({ isDrawn }) => isDrawn)).toEqual([]);
    expect(Math.max(...thoughts.map(({ spent }) => spent))).toBeLessThanOrEqual(MOST_SPENT);
  });

  it('is the same again', async () => {
    const outlook = await outlookOf(barbarossa);
    const state = fogged(barbarossa, 4);
    const play = (): unknown =>
      playBout(barbarossa, {
        state,
        dice: seeded(openSeed('again')),
        players: players(barbarossa, (_, i) => player(barbarossa, outlook, i)),
        mostOrders: 150,
      });
    expect(play()).toEqual(play());
  });
});

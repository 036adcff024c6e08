// The computer player: it finds something legal to say to every question of a game, in any game, and plays to win.
import { describe, expect, it } from '@jest/globals';
import { openSeed, seeded } from '../../src/core/dice.ts';
import { apply, settle } from '../../src/core/kernel.ts';
import type { Side, State } from '../../src/core/types.ts';
import type { Game } from '../../src/api/game.ts';
import { playBout } from '../../src/players/bout.ts';
import type { Bout } from '../../src/players/bout.ts';
import { outlookOf } from '../../src/players/opponent/bare.ts';
import { LEVELS } from '../../src/players/opponent/levels.ts';
import { opponent } from '../../src/players/opponent/opponent.ts';
import { atOnce } from '../../src/players/opponent/thinker.ts';
import type { Thought } from '../../src/players/opponent/thinker.ts';
import { seating } from '../../src/players/player.ts';
import type { Player } from '../../src/players/player.ts';
import { randomPlayer } from '../../src/players/random.ts';
import { barbarossa } from '../../tools/games/barbarossa/shipped.ts';
import { dagc } from '../../tools/games/dagc/shipped.ts';
import { ford } from '../games/ford/game.ts';

const opening = ({ rules, options }: Game, scenario: string, fog: string): State => {
  const standard = Object.fromEntries(options.map((option) => [option.id, option.standard]));
  const s = rules.setup(scenario, { ...standard, fog });
  settle(rules, s, seeded(openSeed('opening')));
  return s;
};

type Played = { readonly bout: Bout; readonly thoughts: readonly Thought[] };

/** A game of a level as one side against random play. */
const against = async (game: Game, state: State, side: Side, seed: number, name = '1'): Promise<Played> => {
  const level = LEVELS[name]!;
  const outlook = await outlookOf(game);
  const thoughts: Thought[] = [];
  const mine = atOnce(opponent({ game, outlook, level, seed }), (thought) => void thoughts.push(thought));
  const players = Object.fromEntries(
    game.rules.sides.map((each, i): [Side, Player] => [each, each === side ? mine : randomPlayer(seed, i)]),
  );
  const dice = seeded(openSeed(String(seed)));
  return { bout: playBout(game, { state, dice, players, mostOrders: 5000 }), thoughts };
};

describe('a game that says nothing of itself', () => {
  it.each(ford.rules.sides.flatMap((side) => ['on', 'off'].map((fog) => [side, fog])))(
    'is played to its end and won as the %s, hidden stacks %s',
    async (side, fog) => {
      const { bout, thoughts } = await against(ford, opening(ford, 'crossing', fog), side, 1);
      expect(bout.fault).toBeUndefined();
      expect(bout.winner).toBe(side);
      expect(thoughts.filter(({ isDrawn }) => isDrawn)).toEqual([]);
    },
  );
});

describe('a thought', () => {
  it('that is asked to come to its end says something legal at once', async () => {
    const outlook = await outlookOf(ford);
    const seats = seating(ford.rules, { game: ford });
    const s = opening(ford, 'crossing', 'on');
    let asked = 0;
    for (let n = 0; n < 60; n++) {
      const seat = seats(s);
      if (seat === undefined) break;
      const { by } = seat('north').decision;
      const thinking = opponent({ game: ford, outlook, level: LEVELS['2']!, seed: n })(seat(by));
      const first = thinking.next();
      const last = first.done === true ? first : thinking.next(true);
      if (first.done !== true) asked += 1;
      if (last.done !== true || last.value.order === undefined) throw new Error('It went on');
      expect(apply(ford.rules, s, last.value.order, seeded(openSeed(String(n)))).ok).toBe(true);
    }
    expect(asked).toBeGreaterThan(5);
  });
});

describe('the computer player in Barbarossa', () => {
  it.each(
    barbarossa.rules.sides.flatMap((side) =>
      ['on', 'off'].flatMap((fog) => ['1', '2'].map((level) => ({ side, fog, level }))),
    ),
  )('beats random play as the $side, fog $fog, level $level', async ({ side, fog, level }) => {
    const start = opening(barbarossa, 'campaign', fog);
    const { bout, thoughts } = await against(barbarossa, start, side, 1, level);
    expect(bout.fault).toBeUndefined();
    expect(bout.winner).toBe(side);
    expect(thoughts.filter(({ isDrawn }) => isDrawn)).toEqual([]);
  });
});

describe('the computer player in DAGC', () => {
  it.each(dagc.rules.sides.flatMap((side) => ['1', '2'].map((level) => [side, level])))(
    'beats random play as the %s, level %s',
    async (side, level) => {
      const { bout, thoughts } = await against(dagc, opening(dagc, 'historical', 'on'), side, 1, level);
      expect(bout.fault).toBeUndefined();
      expect(bout.winner).toBe(side);
      expect(thoughts.filter(({ isDrawn }) => isDrawn)).toEqual([]);
    },
  );
});

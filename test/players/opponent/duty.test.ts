// Attacks of those who must attack: what each would lose by himself is spared him who comes along with others.
import { describe, expect, it } from '@jest/globals';
import { openSeed, seeded } from '../../../src/core/dice.ts';
import { apply, settle } from '../../../src/core/kernel.ts';
import { resting } from '../../../src/core/state-cache.ts';
import type { State } from '../../../src/core/types.ts';
import { outlookOf } from '../../../src/players/opponent/bare.ts';
import { groundOf } from '../../../src/players/opponent/ground.ts';
import { LEVELS } from '../../../src/players/opponent/levels.ts';
import { levelPlayer } from '../../../src/players/opponent/level-player.ts';
import { strikesOf } from '../../../src/players/opponent/rungs.ts';
import type { Strike } from '../../../src/players/opponent/rungs.ts';
import { nextOrder, seating } from '../../../src/players/player.ts';
import { barbarossa } from '../../../tools/games/barbarossa/shipped.ts';

const { rules, board } = barbarossa;
const outlook = await outlookOf(barbarossa);

/** The first assault phase of the Soviets (5.12a). */
const assaults = async (): Promise<State> => {
  const maker = await levelPlayer(barbarossa, '1');
  const s = rules.setup(
    'campaign',
    Object.fromEntries(barbarossa.options.map((option) => [option.id, option.standard])),
  );
  const dice = seeded(openSeed('duty'));
  settle(rules, s, dice);
  const seats = seating(rules, { game: barbarossa });
  const players = { german: maker(1, 0), soviet: maker(1, 1) };
  for (let n = 0; n < 300; n++) {
    const seat = seats(s);
    if (seat === undefined || s.clock.phase === 'soviet-assault') return s;
    const order = nextOrder(seat, rules.sides, players);
    if (order === undefined || !apply(rules, s, order, dice).ok) throw new Error('nothing legal');
  }
  throw new Error('The Soviets never attacked');
};

const strikesAt = (s: State, name: string): readonly Strike[] => {
  const { weights } = LEVELS[name]!;
  const scales = { ground: groundOf(board.grid, outlook), outlook, weights, sides: rules.sides };
  return resting(s, () => strikesOf(scales, s, 'soviet')).flat();
};

describe('who must attack', () => {
  it('is offered to come along with all who must attack the same hex, which spares him another attack', async () => {
    const s = await assaults();
    const bound = new Set(outlook.bound?.(s, 'soviet'));
    expect(bound.size).toBeGreaterThan(3);
    const strikes = strikesAt(s, '2');
    const together = strikes.filter(({ units }) => units.filter((unit) => bound.has(unit)).length > 1);
    expect(together.length).toBeGreaterThan(0);
    for (const { gain, mean, units } of strikes)
      expect(gain > mean).toBe(units.some((unit) => bound.has(unit)));
  }, 60_000);

  it('is reckoned like anybody at level 1', async () => {
    const strikes = strikesAt(await assaults(), '1');
    expect(strikes.filter(({ gain, mean }) => gain !== mean)).toEqual([]);
  }, 60_000);
});

// Which attacks are made: no gamble, whatever else hangs on it, and none that would leave an own prize to the enemy.
import { describe, expect, it } from '@jest/globals';
import { resting } from '../../../src/core/state-cache.ts';
import type { Outlook } from '../../../src/api/outlook.ts';
import { outlookOf } from '../../../src/players/opponent/bare.ts';
import { groundOf } from '../../../src/players/opponent/ground.ts';
import { LEVELS } from '../../../src/players/opponent/levels.ts';
import { chosenStrikes, strikesOf } from '../../../src/players/opponent/rungs.ts';
import type { Strike } from '../../../src/players/opponent/rungs.ts';
import { dagc } from '../../../tools/games/dagc/shipped.ts';
import { positionOf } from '../../kit/position.ts';

const outlook = await outlookOf(dagc);
const { weights } = LEVELS['2']!;

const strikesAt = (units: string, by: Outlook = outlook): readonly (readonly Strike[])[] => {
  const { state } = positionOf(dagc, `phase german-pre-combat; turn 3; option fog=off; ${units}`);
  const scales = { ground: groundOf(dagc.board.grid, by), outlook: by, weights, sides: dagc.rules.sides };
  return resting(state, () => strikesOf(scales, state, 'german'));
};

/** At worst all who attack are lost. */
const ruinous: Outlook = {
  ...outlook,
  prospect: (s, side, fight, units) => ({
    ...outlook.prospect(s, side, fight, units),
    endings: [
      {
        chance: 0.5,
        own: outlook.forces(s).find(({ unit }) => unit === units[0])!.price,
        theirs: 0,
        falls: 0,
      },
      { chance: 0.5, own: 0, theirs: 12, falls: 0 },
    ],
  }),
};

describe('an attack', () => {
  const outOf = (units: string): number => strikesAt(units, ruinous).flat()[0]!.mean;

  it('of all who keep a prize counts that it lies open when they are lost', () => {
    const [alone, left, nowhere] = [
      outOf('6inf@4101; 5a@4102'),
      outOf('6inf@4101; fors@4101 under; 5a@4102'),
      outOf('6inf@4202; 5a@4102'),
    ];
    expect(left).toBeCloseTo(nowhere);
    expect(alone).toBeCloseTo(nowhere - 0.5 * weights.bare);
  });

  it('that loses more than it gains is not made for what hangs on it besides', () => {
    const strikes = strikesAt('6inf@4205; 5a@4206; 39a@4206 under; 11g@4305').map((rungs) =>
      rungs.map((strike) => ({ ...strike, gain: 9, mean: 9 })),
    );
    const gambles = strikes.flat().filter(({ isEven }) => !isEven);
    expect(gambles.length).toBeGreaterThan(0);
    expect(chosenStrikes([gambles], weights.least)).toEqual([]);
    expect(chosenStrikes([gambles.map((one) => ({ ...one, isEven: true }))], weights.least)).toHaveLength(1);
  });

  it('is made all the same by those who spare others one that they have to make', () => {
    const [[strike] = []] = strikesAt('6inf@4205; 5a@4206');
    expect(chosenStrikes([[{ ...strike!, isEven: false, mean: -1, gain: 5 }]], weights.least)).toHaveLength(
      1,
    );
  });
});

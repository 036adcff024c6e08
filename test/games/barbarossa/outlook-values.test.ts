// What counts for the computer player of Barbarossa: which ground hex by hex, and until when.
import { describe, expect, it } from '@jest/globals';
import { openSeed, seeded } from '../../../src/core/dice.ts';
import { settle } from '../../../src/core/kernel.ts';
import { outlookOf } from '../../../src/players/opponent/bare.ts';
import { barbarossa } from '../../../tools/games/barbarossa/shipped.ts';

const outlook = await outlookOf(barbarossa);
describe('the Reich in 1941 (4.2g)', () => {
  const { rules } = barbarossa;
  const standard = Object.fromEntries(barbarossa.options.map(({ id, standard: value }) => [id, value]));
  const s = rules.setup('campaign', standard);
  settle(rules, s, seeded(openSeed('outlook')));

  it('is ground every hex of which counts, and a city is none', () => {
    const each = outlook.prizes(s).filter(({ isEach }) => isEach === true);
    expect(each.length).toBeGreaterThan(50);
    expect(each.every(({ holder, isMany }) => holder === 'german' && isMany === true)).toBe(true);
    expect(outlook.prizes(s).some(({ isEach }) => isEach !== true)).toBe(true);
  });

  it('counts no more from turn 6 on', () => {
    const late = { ...s, clock: { ...s.clock, turn: 6 } };
    expect(outlook.prizes(late).filter(({ isEach }) => isEach === true)).toEqual([]);
  });
});

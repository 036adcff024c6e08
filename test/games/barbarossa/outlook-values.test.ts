// What the computer player of Barbarossa heeds by turn and side: when a side should hurry, and which ground counts hex by hex.
import { describe, expect, it } from '@jest/globals';
import { openSeed, seeded } from '../../../src/core/dice.ts';
import { settle } from '../../../src/core/kernel.ts';
import { outlookOf } from '../../../src/players/opponent/bare.ts';
import { barbarossa } from '../../../tools/games/barbarossa/shipped.ts';

const outlook = await outlookOf(barbarossa);
const onTurn = (turn: number) => ({ turn, phase: 'german-movement', phasing: 'german' });

describe('the German who attacks', () => {
  it('is drawn to cities more than others are, until the winter of 1942 (4.14b)', () => {
    for (const turn of [1, 6, 13])
      expect(outlook.leanings?.(onTurn(turn), 'german')).toEqual({ march: 1.5, take: 1.5 });
    for (const turn of [14, 20, 32]) expect(outlook.leanings?.(onTurn(turn), 'german')).toEqual({});
  });

  it('is the only one', () => {
    for (const turn of [1, 13, 32]) expect(outlook.leanings?.(onTurn(turn), 'soviet')).toEqual({});
  });
});

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

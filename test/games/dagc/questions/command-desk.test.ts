// What the command desk of the screen tells: the points and what is needed, air at hand and who comes; and when a hex falls.
import { describe, expect, it } from '@jest/globals';
import type { Args, Message } from '../../../../src/core/types.ts';
import { dagc, stateOf } from '../rules/kit.ts';

const COMBAT = 'phase soviet-post-combat; turn 2; option fog=off';

const odds = (text: string, args: Args): Message | undefined =>
  (dagc.questions?.odds?.(stateOf(text), 'both', args) ?? []).flatMap((fact) =>
    'key' in fact && fact.key === 'odds.column' ? [fact] : [],
  )[0];

describe('the command desk', () => {
  it('tells the points between nothing and what the Soviets need', () => {
    const { score = [], scale } = dagc.heading?.(stateOf(COMBAT), 'both') ?? {};
    expect(score.map(({ told }) => told?.key)).toEqual(['word.head.points.told', 'word.head.score.told']);
    expect(scale).toEqual({ now: 0, above: { side: 'soviet', points: score[1]?.told?.params['points'] } });
  });

  it('tells the air armies that have not flown, and of each side who comes next', () => {
    const told = dagc.atHand?.(stateOf(COMBAT), 'both') ?? [];
    expect(told.find(({ key }) => key === 'word.at-hand.air')?.params).toMatchObject({ front: 'main-front' });
    const sides = told
      .filter(({ key }) => key === 'word.at-hand.arrivals')
      .map(({ params }) => params['side']);
    expect(new Set(sides).size).toBe(sides.length);
  });
});

describe('the faces on which a hex falls', () => {
  it('are not those that only take a step of who has two', () => {
    const takes = (unit: string, more = ''): unknown =>
      odds(`${COMBAT}; ${unit}@3806${more}; 5a@3805; 31a@3705`, { target: ['3806'] })?.params['takes'];
    const whole = takes('56pz');
    const reduced = takes('56pz', '; hits 56pz 1');
    expect(whole).not.toEqual(reduced);
  });
});

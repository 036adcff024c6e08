// What a computer player reckons with: places by what they win, how it stands, what ground is worth, when it is late.
import { describe, expect, it } from '@jest/globals';
import { outlookOf } from '../../../../src/games/deathstruggle/outlook.ts';
import { isLate } from '../../../../src/games/deathstruggle/outlook/habits.ts';
import { prizesOf, standingOf } from '../../../../src/games/deathstruggle/outlook/prizes.ts';
import { p, stateOf } from '../rules/kit.ts';

const AXIS = 'phase axis-movement; turn 4; 8a@2845; 1ik@2846';
const prizeOf = (text: string, name: string) =>
  prizesOf(p, stateOf(text)).find(({ hex }) => hex === p.placeNamed(name));

describe('the prizes', () => {
  it('rank as what they win: Moscow, the two others one of which the Axis needs, other points, oil, major cities', () => {
    const names = ['Moscow', 'Leningrad', 'Kiev', 'Maikop', 'Riga'];
    const worth = names.map((name) => prizeOf(AXIS, name)?.worth ?? 0);
    expect(worth.toSorted((a, b) => b - a)).toEqual(worth);
    expect(new Set(worth).size).toBe(names.length);
    expect(prizeOf(AXIS, 'Stalingrad')?.worth).toBe(worth[1]);
    expect(prizeOf(AXIS, 'Ploesti')?.worth).toBe(worth[3]);
  });

  it('are each by itself where they have points, and else many', () => {
    expect([prizeOf(AXIS, 'Kiev')?.isEach, prizeOf(AXIS, 'Kiev')?.isMany]).toEqual([true, undefined]);
    expect([prizeOf(AXIS, 'Maikop')?.isEach, prizeOf(AXIS, 'Maikop')?.isMany]).toEqual([undefined, true]);
    const hexes = prizesOf(p, stateOf(AXIS)).map(({ hex }) => hex);
    expect(hexes).toHaveLength(new Set(hexes).size);
  });

  it('are keys of the Russians, the three that the Axis needs, as long as they hold them', () => {
    const keys = (text: string): readonly string[] =>
      ['Moscow', 'Leningrad', 'Stalingrad', 'Kiev', 'Warsaw'].filter((name) => prizeOf(text, name)?.isKey);
    expect(keys(AXIS)).toEqual(['Moscow', 'Leningrad', 'Stalingrad']);
    expect(keys(`${AXIS}; held ${p.placeNamed('Moscow')} axis`)).toEqual(['Leningrad', 'Stalingrad']);
  });
});

describe('how it stands', () => {
  it('deathstruggle:VIC.6 is by points of ten, for one side what it is not for the other', () => {
    const s = stateOf(AXIS);
    const [axis, russian] = [standingOf(p, s, 'axis'), standingOf(p, s, 'russian')];
    // Warsaw and Bucharest.
    expect(axis).toEqual({ points: 2, hope: 0.2 });
    expect([russian.points, russian.hope]).toEqual([10, 0.8]);
    const cities = [
      'Moscow',
      'Kiev',
      'Leningrad',
      'Odessa',
      'Smolensk',
      'Rostov',
      'Sevastopol',
      'Stalingrad',
    ];
    const all = cities.map((name) => `held ${p.placeNamed(name)} axis`).join('; ');
    expect(standingOf(p, stateOf(`${AXIS}; ${all}`), 'axis')).toEqual({ points: 11, hope: 1 });
  });
});

describe('the outlook', () => {
  const outlook = outlookOf(p);

  it('deathstruggle:TER.1 gives infantry shelter by the ground', () => {
    const shelter = ['2820', '2135', '3647', '1318', '2845'].map((hex) => outlook.shelter(hex, 'russian'));
    expect(shelter).toEqual([2, 2, 1.5, 1.25, 1]);
  });

  it('deathstruggle:R33 is late from October on', () => {
    expect([
      isLate(stateOf('phase axis-movement; turn 8')),
      isLate(stateOf('phase axis-movement; turn 9')),
    ]).toEqual([false, true]);
  });

  it('deathstruggle:R130 sends nobody into the air before movement', () => {
    const errands = (phase: string) => {
      const s = stateOf(`phase ${phase}; turn 4; ${AXIS.split('; ').slice(2).join('; ')}; 8fk@2847`);
      return outlook.errands?.[`${phase}@orders`]?.(s, 'axis').length ?? -1;
    };
    expect([errands('axis-first-attacks'), errands('axis-movement') > 0]).toEqual([0, true]);
  });
});

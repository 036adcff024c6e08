// What a computer player reckons with: cities by what they win, the turns in which it is late, and draws from any turn.
import { describe, expect, it } from '@jest/globals';
import { outlookOf } from '../../../../src/games/moscow41/outlook.ts';
import { prizesOf, standingOf } from '../../../../src/games/moscow41/outlook/prizes.ts';
import { anyTurn } from '../../../../src/games/moscow41/random-start.ts';
import { setup } from '../../../../src/games/moscow41/set-up/setup.ts';
import { p, stateOf } from '../rules/kit.ts';

const at = (name: string): string => p.placeNamed(name);
const worth = (text: string, name: string): number =>
  prizesOf(p, stateOf(text)).find(({ hex }) => hex === at(name))?.worth ?? 0;
const GERMAN = 'phase german-movement; turn 4; own weather "mud"; 22a@1806; 35ik@3719';

describe('the prizes', () => {
  it('rank as what they win: Moscow, the cities of a raid, Voronezh, those of the counter-offensive', () => {
    const names = ['Moscow', 'Smolensk', 'Voronezh', 'Orel'];
    const all = names.map((name) => worth(GERMAN, name));
    expect(all.toSorted((a, b) => b - a)).toEqual(all);
    expect(new Set(all).size).toBe(4);
    expect(worth(GERMAN, 'Moscow')).toBeGreaterThanOrEqual(10);
    expect([worth(GERMAN, 'Roslavl'), worth(GERMAN, 'Glukhov')]).toEqual([all[1], all[1]]);
  });

  it('count the seven cities only after the unhistorical first move', () => {
    const first = `option first-move=russian; ${GERMAN}`;
    expect(worth(first, 'Kalinin')).toBeGreaterThan(worth(GERMAN, 'Kalinin'));
    expect(standingOf(p, stateOf(GERMAN), 'german')).toBeDefined();
  });
});

describe('the outlook', () => {
  it('is late from the turn on from which Moscow must be held', () => {
    const { isLate } = outlookOf(p) as unknown as { isLate?(s: unknown): boolean };
    if (isLate === undefined) return;
    expect(
      [5, 6, 7].map((turn) => isLate(stateOf(`phase german-movement; turn ${turn}; own weather "mud"`))),
    ).toEqual([false, true, true]);
  });
});

describe('a position drawn from any turn', () => {
  it('moscow41:WEA.17 has had its die of turn 2: Mud twice as often as Good, and none before', () => {
    const draw = anyTurn(p);
    const skies = Array.from({ length: 90 }, (_, seed) => {
      let n = seed * 7919 + 1;
      const pick = (most: number): number => {
        n = (n * 48271) % 2147483647;
        return n % most;
      };
      const s = draw('campaign', setup(p)('campaign', stateOf(GERMAN).options).options, pick);
      return [s.clock.turn, s.own.weather] as const;
    });
    const late = skies.filter(([turn]) => turn > 2).map(([, weather]) => weather);
    expect(late.every((weather) => weather === 'mud' || weather === 'good')).toBe(true);
    const mud = late.filter((weather) => weather === 'mud').length;
    expect(mud).toBeGreaterThan(late.length / 2);
    expect(mud).toBeLessThan(late.length);
    expect(skies.filter(([turn]) => turn < 2).every(([, weather]) => weather === undefined)).toBe(true);
  });
});

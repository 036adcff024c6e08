// What a computer player reckons with: cities by what they win, the turns in which it is late, and draws from any turn.
import { describe, expect, it } from '@jest/globals';
import { outlookOf } from '../../../../src/games/moscow41/outlook.ts';
import { prizesOf, standingOf } from '../../../../src/games/moscow41/outlook/prizes.ts';
import { anyTurn } from '../../../../src/games/moscow41/random-start.ts';
import { setup } from '../../../../src/games/moscow41/set-up/setup.ts';
import { moveLaw } from '../../../../src/games/moscow41/movement/move-law.ts';
import { reachOf } from '../../../../src/mechanics/movement/ways.ts';
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

  it('a city of a raid is worth more with the enemy in it, who wins by it', () => {
    const smolensk = at('Smolensk');
    const raided = prizesOf(p, stateOf(`${GERMAN}; 5para@${smolensk}`));
    expect(raided.find(({ hex }) => hex === smolensk)?.holder).toBe('russian');
    expect(raided.find(({ hex }) => hex === smolensk)?.worth).toBeGreaterThan(worth(GERMAN, 'Smolensk'));
  });

  it('count the seven cities only after the unhistorical first move', () => {
    const first = `option first-move=russian; ${GERMAN}`;
    expect(worth(first, 'Kalinin')).toBeGreaterThan(worth(GERMAN, 'Kalinin'));
    expect(standingOf(p, stateOf(GERMAN), 'german')).toBeDefined();
  });
});

describe('the outlook', () => {
  it('pushes less with the Germans and more with the Russians from the turn on from which Moscow must be held', () => {
    const push = (turn: number, side: string): number =>
      outlookOf(p).push?.(stateOf(`phase german-movement; turn ${turn}; own weather "mud"`), side) ?? 0;
    expect([push(5, 'german') > push(6, 'german'), push(6, 'german')]).toEqual([true, push(7, 'german')]);
    expect([push(5, 'russian') < push(6, 'russian'), push(6, 'russian')]).toEqual([true, push(7, 'russian')]);
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

describe('moscow41:MOV.1: who has used the bonus does not attack', () => {
  const s = stateOf('phase german-movement; turn 1; own weather "good"; 5ik@2816');
  const strikes = outlookOf(p).strikesFrom?.(s, '5ik') ?? new Set<string>();

  it('strikes from where it comes with its factor, and from no hex it needs the bonus for', () => {
    const reached = new Set(reachOf(moveLaw(p), s, ['5ik']).map(({ place }) => place));
    expect([...strikes].filter((hex) => !reached.has(hex))).toEqual([]);
    expect(strikes.size).toBeGreaterThan(0);
    expect(strikes.size).toBeLessThan(reached.size);
  });
});

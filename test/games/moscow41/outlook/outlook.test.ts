// What a computer player reckons with: cities by what they win, the turns in which it is late, and draws from any turn.
import { describe, expect, it } from '@jest/globals';
import { outlookOf } from '../../../../src/games/moscow41/outlook.ts';
import { prizesOf, standingOf } from '../../../../src/games/moscow41/outlook/prizes.ts';
import { anyTurn } from '../../../../src/games/moscow41/random-start.ts';
import { moveLaw } from '../../../../src/games/moscow41/movement/move-law.ts';
import { reachOf } from '../../../../src/mechanics/movement/ways.ts';
import { skiesOf } from '../../../kit/picks.ts';
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

  it('are reckoned by one of a raid: Moscow at two, one of the seven at half, one of the counter-offensive at less', () => {
    const raid = worth(GERMAN, 'Smolensk');
    const seven = worth(`option first-move=russian; ${GERMAN}`, 'Kalinin');
    expect([worth(GERMAN, 'Moscow'), seven]).toEqual([raid * 2, raid / 2]);
    expect(worth(GERMAN, 'Orel') / raid).toBeCloseTo(0.3);
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
  it('moscow41:SUP.12: fears to be cut off twice as much as elsewhere, and the Russians snags a little more', () => {
    const heeds = (side: string) => outlookOf(p).leanings?.(stateOf(GERMAN).clock, side);
    expect(heeds('german')).toMatchObject({ snag: 2, cut: 2 });
    expect(heeds('russian')).toMatchObject({ snag: 3, cut: 2 });
  });

  it('pushes less with the Germans and more with the Russians from the turn on from which Moscow must be held', () => {
    const push = (turn: number, side: string): number =>
      outlookOf(p).push?.(stateOf(`phase german-movement; turn ${turn}; own weather "mud"`), side) ?? 0;
    expect([push(5, 'german') > push(6, 'german'), push(6, 'german')]).toEqual([true, push(7, 'german')]);
    expect([push(5, 'russian') < push(6, 'russian'), push(6, 'russian')]).toEqual([true, push(7, 'russian')]);
  });
});

it('moscow41:WEA.17: the die of turn 2 has fallen by turn 3, one in three times for Good weather, and not before', () => {
  const { options } = stateOf(GERMAN);
  const skies = skiesOf((pick) => anyTurn(p)('campaign', options, pick));
  expect(skies(0, 1, 2)).toEqual(new Set([undefined]));
  expect([0, 1, 2].map((face) => skies(face, 3, 8))).toEqual(
    ['good', 'mud', 'mud'].map((weather) => new Set([weather])),
  );
  expect(skies(0, 3, 3)).toEqual(new Set(['good']));
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

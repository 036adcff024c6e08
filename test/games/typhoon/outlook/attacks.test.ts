// What a computer player of Typhoon knows of attacks: from where one can still be made, and which others it asks for.
import { expect, it } from '@jest/globals';
import { outlookOf, plannerOf } from '../../../../src/games/typhoon/outlook.ts';
import { p, stateOf } from '../rules/kit.ts';

const MOVES = 'phase german-movement; turn 5';

it('counts a hex as one to attack from only where a point is left for it (MOV.8)', () => {
  const s = stateOf(`${MOVES}; 27ik@3017; 22a@3013`);
  const from = outlookOf(p).strikesFrom?.(s, '27ik') ?? new Set();
  const steps = [...from].map((hex) => Math.abs(Number(hex.slice(2)) - 17));
  expect(from.size).toBeGreaterThan(0);
  expect(Math.max(...steps)).toBe(1);
});

it('attacks nobody whose neighbours would have to be attacked by nobody (MAN.1)', () => {
  const alone = stateOf(`${MOVES}; 40pz@3017; 7ik@3017; 27ik@3116; 22a@3016`);
  expect(plannerOf(p).next(alone, 'german')[0]?.args['target']).toEqual(['3016']);
  const beside = stateOf(`${MOVES}; 40pz@3017; 7ik@3017; 22a@3016; 19a@2917; 50a@3117; 24a@3018`);
  expect(plannerOf(p).next(beside, 'german')).toEqual([]);
});

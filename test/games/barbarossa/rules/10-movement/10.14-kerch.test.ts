// Chapter 10: the Kerch Strait: who crosses it, from where, and at what cost (10.14).
import { moveLaw } from '../../../../../src/games/barbarossa/10-movement/10.1-move-law.ts';
import { stackOf, stepOn } from '../../../../../src/mechanics/movement/stack.ts';
import { costSum } from '../../../../../src/mechanics/movement/costs.ts';
import { expect } from '@jest/globals';
import { p, rule, stateOf } from '../kit.ts';

const german = (turn: number, rest: string): string =>
  `phase german-movement; turn ${turn}; held 2607 german; ${rest}`;
const soviet = (turn: number, rest: string): string => `phase soviet-movement; turn ${turn}; ${rest}`;

rule('barbarossa:10.14a', 'one stack of a side crosses Kerch in a phase', ({ given, when, then }) => {
  given(soviet(9, '13ra@3105; 3ra@3105; 16ra@3106'));
  when('move 13ra 3ra 3106');
  then.event('kerch.crossed', { from: '3105', hex: '3106' });
  then.refused('move 16ra 3105', 'MOVE.KERCH-USED');
});

rule(
  'barbarossa:10.14b',
  'it begins the phase beside the strait, and stops beyond',
  ({ given, when, then }) => {
    given(soviet(9, '13ra@3104; 3ra@3105; 16ra@3105'));
    then.refused('move 13ra 3105 3106', 'MOVE.KERCH-START');
    then.refused('move 3ra 3106 3107', 'MOVE.KERCH-STOP');
    then.entry(costSum(moveLaw(p), stateOf(soviet(9, '3ra@3105')), '3ra', ['3106']), 'cost.kerch', 2);
    when('move 3ra 3106');
    then.refused('move 3ra 3107', 'MOVE.AGAIN', 'barbarossa:10.2c');
    given(german(9, '24pz@3106'));
    then.allowed('move 24pz 3105');
  },
);

rule('barbarossa:10.14b', 'the strait takes all that is left, be it nothing', ({ given, when, then }) => {
  // One point out of supply: the hex beyond takes it.
  const text = soviet(9, 'own phase.halved ["3ra"]; 3ra@3105; 3t@3105');
  given(text);
  const s = stateOf(text);
  then.entry(costSum(moveLaw(p), s, '3ra', ['3106']), 'cost.kerch', 0);
  expect(costSum(moveLaw(p), s, '3ra', ['3106']).total).toBe(1);
  expect(stepOn(moveLaw(p), s, stackOf(moveLaw(p), s, ['3ra', '3t']), '3106').spent).toEqual([1, 5]);
  when('move 3ra 3t 3106');
  then.refused('move 3t 3107', 'MOVE.AGAIN', 'barbarossa:10.2c');
});

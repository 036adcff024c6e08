// Positions of Typhoon drawn from any turn.
import { expect, it } from '@jest/globals';
import { anyTurn } from '../../../src/games/typhoon/random-start.ts';
import { skiesOf } from '../../kit/picks.ts';
import { p, stateOf } from './rules/kit.ts';

const { options } = stateOf('phase german-movement; turn 2');

it('typhoon:R46: the die of turn 2 has fallen by turn 3, one in three times for Good weather, and not before', () => {
  const skies = skiesOf((pick) => anyTurn(p)('campaign', options, pick));
  expect(skies(0, 1, 2)).toEqual(new Set([undefined]));
  expect([0, 1, 2].map((face) => skies(face, 3, 12))).toEqual(
    ['good', 'mud', 'mud'].map((weather) => new Set([weather])),
  );
  expect(skies(0, 3, 3)).toEqual(new Set(['good']));
});

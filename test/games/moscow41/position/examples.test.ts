// What is said to whoever misreads: examples of lines of a position, and of orders there are in another edition alone.
import { expect, it } from '@jest/globals';
import { deskAt } from '../../../kit/desk.ts';
import { moscow41, stateOf } from '../rules/kit.ts';

it.each([
  ['unit 24pz', 'unit 24pz 3414'],
  ['held 1806', 'held 1806 german'],
])('a line that is misread is shown with one like it: %s', (line, example) => {
  expect(() => stateOf(`phase german-movement; turn 2; ${line}`)).toThrow(`"${example}"`);
});

it('moscow41:R27: help says that no exchange is forced here', () => {
  const { says } = deskAt(moscow41, 'phase german-movement; turn 2; own weather "mud"; 34ik@3719; 22a@1806');
  expect(says('help force')).toMatch('forces no exchange: only the first edition knows that.');
});

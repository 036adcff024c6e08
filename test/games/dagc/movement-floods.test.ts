// The floods of movement find what single steps find: who is in the way, what zones of control and stacks add.
import { expect, it } from '@jest/globals';
import { movable } from '../../../src/mechanics/movement/movers.ts';
import { reachOf } from '../../../src/mechanics/movement/ways.ts';
import { moveLaw } from '../../../src/games/dagc/09-movement/9.1-move-law.ts';
import { p, stateOf } from './rules/kit.ts';

const law = moveLaw(p);
const { meeting: _, ...asked } = law;

it.each([
  'base historical; phase soviet-movement; turn 1',
  'base historical; phase soviet-movement; turn 3',
  'base historical; phase german-movement; turn 2',
  'phase soviet-movement; turn 5; option ukrainian-front=free; 13a@4820; 49a@4822; 50a@4822 under; 3g@4825; 6inf@4723',
])('in %s', (text) => {
  const s = stateOf(text);
  const units = movable(law, s);
  expect(units.length).toBeGreaterThan(3);
  const found = (by: typeof asked) =>
    units.map((unit) => [unit, reachOf(by, s, [unit]).toSorted((a, b) => a.place.localeCompare(b.place))]);
  expect(found(law)).toEqual(found(asked));
});

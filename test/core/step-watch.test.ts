// The watch on a rule set: every step that is reached is told.
import { describe, expect, it } from '@jest/globals';
import { played, race } from './race.ts';

describe('a watch on the rules', () => {
  it('is told every step that is reached', () => {
    const { rules, state, steps } = race(false);
    played(rules, state, 1);
    expect(steps).toEqual(['turn@act', 'turn@victory', 'turn@next', 'turn@act']);
  });
});

// The verb `luck`: attacks, dice against what was to be expected, and losses.
import { describe, expect, it } from '@jest/globals';
import { seated } from './kit.ts';
import { exchanged } from './northern-attack.ts';

describe('luck', () => {
  it('tells attacks, dice by side with what was to be expected, and losses', () => {
    expect(exchanged().type('luck').lines).toEqual([
      '1 attack: Northerners 1, Southerners 0.',
      'Northern dice: 1 rolled, on average 5, where 3 and 1 half is expected.',
      'Northerners lost 1 unit, Southerners 1.',
    ]);
  });

  it('says so before the first die', () => {
    expect(seated().type('luck').lines).toEqual(['No die has been rolled yet.']);
  });
});

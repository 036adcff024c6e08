// Ids found and changed wherever they are named: in lists, in frames, as keys.
import { describe, expect, it } from '@jest/globals';
import { namedIn, renamed } from '../../src/core/rename-ids.ts';

const phase = {
  moved: ['a', 'b'],
  spent: { a: 3 },
  origins: { b: '0101' },
  deep: [{ unit: 'c' }],
  n: 1,
  no: null,
};

describe('ids', () => {
  it('are found as values and as keys', () => {
    expect([...namedIn(phase, new Set(['a', 'c', 'd']))].toSorted()).toEqual(['a', 'c']);
    expect([...namedIn({ spent: { d: 1 } }, new Set(['d']))]).toEqual(['d']);
    expect(namedIn(phase, new Set(['0102'])).size).toBe(0);
  });

  it('are changed all at once, in a copy', () => {
    const to = new Map([
      ['a', 'b'],
      ['b', 'a'],
      ['c', 'x'],
    ]);
    expect(renamed(phase, to)).toEqual({
      moved: ['b', 'a'],
      spent: { b: 3 },
      origins: { a: '0101' },
      deep: [{ unit: 'x' }],
      n: 1,
      no: null,
    });
    expect(phase.moved).toEqual(['a', 'b']);
  });
});

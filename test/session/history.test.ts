// The history at the desk: orders with what came of them, and none that would tell the other side something.
import { describe, expect, it } from '@jest/globals';
import { seated } from './kit.ts';

describe('the history', () => {
  it('tells each order, the result of an attack, and the dice', () => {
    const { type } = seated({ dice: [6] });
    type('end', 'attack 1403 from n1');
    expect(type('history').lines).toEqual([
      '1, Northerners: end.',
      '2, Northerners: attack 1403 from n1. Result DR at 14 03. Dice 6.',
    ]);
  });

  it('in fog does not say that nothing was ordered when it was the other side that did', () => {
    const { type } = seated({ fog: 'on', dice: [6], twoPeople: true });
    expect(type('ready', 'end', 'attack 1403 from n1', 'ready', 'history').lines[0]).toMatch(
      /^No order of yours/,
    );
  });

  it('in fog has all orders for one person who plays both sides', () => {
    const { type } = seated({ fog: 'on', dice: [6] });
    expect(type('end', 'attack 1403 from n1', 'history').lines).toEqual([
      '1, Northerners: end.',
      expect.stringMatching(/^2, Northerners: attack 1403 from n1\./),
    ]);
  });
});

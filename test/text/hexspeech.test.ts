import { describe, expect, it } from '@jest/globals';
import { sayHex } from '../../src/text/hexspeech.ts';

describe('a hex', () => {
  it.each([
    ['pair', '26 08'],
    ['digits', '2 6 0 8'],
    ['raw', '2608'],
    ['nato', 'two six zero eight'],
  ] as const)('is said in the style %s as %s', (style, said) => {
    expect(sayHex('2608', style)).toBe(said);
  });

  it.each([
    ['pair', 'N 17 21'],
    ['digits', 'N 1 7 2 1'],
    ['raw', 'n1721'],
    ['nato', 'November one seven two one'],
  ] as const)('with a sheet letter keeps the letter apart in the style %s', (style, said) => {
    expect(sayHex('n1721', style)).toBe(said);
  });

  it('with an odd number of digits has its single digit in front', () => {
    expect(sayHex('10208', 'pair')).toBe('1 02 08');
  });

  it('that is no hex number is left as it is', () => {
    expect(sayHex('reserve', 'digits')).toBe('reserve');
  });

  it('has a NATO word for every sheet letter and digit', () => {
    const said = sayHex('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 'nato').split(' ');
    expect(said).toHaveLength(36);
    expect(said.every((word) => word.length > 2)).toBe(true);
    expect(new Set(said).size).toBe(36);
  });
});

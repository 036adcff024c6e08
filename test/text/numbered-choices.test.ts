import { describe, expect, it } from '@jest/globals';
import { choiceNumbers, numbered } from '../../src/text/numbered-choices.ts';

describe('numbered choices', () => {
  it('stand in a line each', () => {
    expect(numbered(['25 06', '1 Guards Rifle Corps, 24 07'])).toEqual([
      '1: 25 06.',
      '2: 1 Guards Rifle Corps, 24 07.',
    ]);
  });

  it('can begin with nobody', () => {
    expect(numbered(['nobody', '24 Panzer Corps'], 0)).toEqual(['0: nobody.', '1: 24 Panzer Corps.']);
  });

  it('of nothing are no line', () => {
    expect(numbered([])).toEqual([]);
  });

  it('are printable whatever they are called', () => {
    expect(numbered(['\u001b[1mX\u00e4'])).toEqual(['1: [1mXa.']);
  });

  it.each([
    [1, 1, '1'],
    [2, 1, '1 or 2'],
    [4, 1, '1, 2, 3 or 4'],
    [12, 1, '1 to 12'],
    [3, 0, '0, 1 or 2'],
  ])('%d of them from %d are asked for as %s', (count, from, said) => {
    expect(choiceNumbers(count, from)).toBe(said);
  });
});

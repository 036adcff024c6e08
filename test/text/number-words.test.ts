import { describe, expect, it } from '@jest/globals';
import { capital } from '../../src/core/strings.ts';
import {
  joinWords,
  sayChance,
  sayColumn,
  sayAll,
  sayCount,
  sayDate,
  sayFaces,
  sayHash,
  sayNumber,
  sayOdds,
  sayOrdinal,
  sayPeriod,
  saySigned,
  saySpan,
} from '../../src/text/number-words.ts';

describe('a number', () => {
  it.each([
    [6, '6'],
    [0, '0'],
    [-1, 'minus 1'],
    [0.5, '1 half'],
    [-0.5, 'minus 1 half'],
    [1.5, '1 and 1 half'],
    [2 / 3, '2 thirds'],
    [5.33, '5 and 1 third'],
    [2.25, '2 and 1 quarter'],
    [0.37, '0.37'],
    [0.999999999, '1'],
    [Number.NaN, 'no number'],
    [Infinity, 'no number'],
  ])('%d is said as %s', (n, said) => {
    expect(sayNumber(n)).toBe(said);
  });

  it('with a sign is plus or minus, and nought has none', () => {
    expect([15, -2, 0].map(saySigned)).toEqual(['plus 15', 'minus 2', '0']);
  });

  it('of things takes the word for one only when it is one', () => {
    expect([0, 1, 2].map((n) => sayCount(n, 'unit', 'units'))).toEqual(['0 units', '1 unit', '2 units']);
  });

  it('tells all of several by their number, two of them as both', () => {
    const told = [1, 2, 3].map((n) => sayAll(n, 'unit', 'units'));
    expect(told).toEqual(['the one unit', 'both units', 'all 3 units']);
  });

  it.each([
    [1, 'first'],
    [12, 'twelfth'],
    [13, '13th'],
    [21, '21st'],
    [22, '22nd'],
    [33, '33rd'],
    [44, '44th'],
    [111, '111th'],
    [121, '121st'],
  ])('%d in a row is the %s', (n, said) => {
    expect(sayOrdinal(n)).toBe(said);
  });
});

describe('a list', () => {
  it.each([
    ['list', 'a, b, c'],
    ['and', 'a, b and c'],
    ['or', 'a, b or c'],
  ] as const)('in the style %s is %s', (style, said) => {
    expect(joinWords(['a', 'b', 'c'], style)).toBe(said);
  });

  it('of one is that one, of none is nothing', () => {
    expect(joinWords(['a'], 'and')).toBe('a');
    expect(joinWords([], 'or')).toBe('');
  });

  it('too long to be listened to says how many more there are', () => {
    expect(joinWords(['alpha', 'beta', 'gamma', 'delta'], 'and', 13)).toBe('alpha, beta and 2 more');
  });

  it('says at least its first item, however long', () => {
    expect(joinWords(['abcdef', 'g'], 'list', 3)).toBe('abcdef and 1 more');
  });
});

describe('dice and odds', () => {
  it('faces to choose from are joined by or, in order and once', () => {
    expect(sayFaces([4, 2, 3, 2])).toBe('2, 3 or 4');
  });

  it.each([
    [[1, 2, 3], '1 to 3'],
    [[5, 6], '5 and 6'],
    [[1, 2, 3, 5], '1 to 3 and 5'],
    [[1, 3], '1 and 3'],
    [[4], '4'],
  ])('a span of %j is %s', (faces, said) => {
    expect(saySpan(faces)).toBe(said);
  });

  it('chances are told in faces, not reduced', () => {
    expect(sayChance(3)).toBe('3 in 6');
    expect(sayChance(5, 36)).toBe('5 in 36');
  });

  it('odds and columns are words', () => {
    expect(sayOdds(3, 1)).toBe('3 to 1');
    expect([15, -1, 0].map(sayColumn)).toEqual(['column plus 15', 'column minus 1', 'column 0']);
  });
});

describe('a date', () => {
  it.each([
    ['1941-06-22', '22 June 1941'],
    ['1941-06', 'June 1941'],
    ['1944-12-01', '1 December 1944'],
    ['1941-13-01', undefined],
    ['1941-06-32', undefined],
    ['June', undefined],
  ])('%s is said as %s', (iso, said) => {
    expect(sayDate(iso)).toBe(said);
  });
});

describe('the span of a turn', () => {
  it.each([
    ['22-30 June 1941', '22 to 30 June 1941'],
    ['30 September-9 October 1941', '30 September to 9 October 1941'],
    ['29 December 1941-7 January 1942', '29 December 1941 to 7 January 1942'],
    ['November and December 1941', 'November and December 1941'],
    ['Jun 1941', 'June 1941'],
    ['Oct/Nov 1941', 'October and November 1941'],
    ['Dec/Jan 1941/42', 'December 1941 and January 1942'],
    ['whenever', 'whenever'],
  ])('%s is said as %s', (printed, said) => {
    expect(sayPeriod(printed)).toBe(said);
  });
});

it('a checksum is said in fours', () => {
  expect(sayHash('77ab19c0')).toBe('77ab 19c0');
  expect(sayHash('77ab19c')).toBe('77ab 19c');
});

it('a capital goes to the first letter only', () => {
  expect(capital('rule of this program')).toBe('Rule of this program');
  expect(capital('')).toBe('');
});

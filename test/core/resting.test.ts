import { expect, test } from '@jest/globals';
import { atRest, resting, stir } from '../../src/core/resting.ts';

const finder = () => {
  const found: number[] = [];
  const find = atRest((by: { readonly times: number }, s: { readonly n: number }) => {
    found.push(s.n);
    return s.n * by.times;
  });
  return { found, find };
};

const twice = { times: 2 };

test('outside a question nothing is kept', () => {
  const { found, find } = finder();
  const s = { n: 1 };
  expect(find(twice, s)).toBe(2);
  s.n = 5;
  expect(find(twice, s)).toBe(10);
  expect(found).toEqual([1, 5]);
});

test('within a question an answer is found once, and forgotten with it', () => {
  const { found, find } = finder();
  const s = { n: 1 };
  expect(resting(s, () => [find(twice, s), resting(s, () => find(twice, s)), find(twice, s)])).toEqual([
    2, 2, 2,
  ]);
  expect(found).toEqual([1]);
  s.n = 7;
  expect(find(twice, s)).toBe(14);
  expect(resting(s, () => find(twice, s))).toBe(14);
});

test('an answer about one state, or from one printing, is none for another', () => {
  const { find } = finder();
  const [s, other] = [{ n: 1 }, { n: 2 }];
  const answers = resting(s, () => [find(twice, s), find(twice, other), find({ times: 3 }, s)]);
  expect(answers).toEqual([2, 4, 3]);
});

test('a question that fails leaves nothing behind', () => {
  const { find } = finder();
  const s = { n: 1 };
  const failing = () =>
    resting(s, () => {
      find(twice, s);
      throw new Error('no answer');
    });
  expect(failing).toThrow('no answer');
  s.n = 2;
  expect(find(twice, s)).toBe(4);
});

test('whoever changes the state in the middle of a question is believed', () => {
  const { find } = finder();
  const s = { n: 1 };
  const answers = resting(s, () => {
    const before = find(twice, s);
    stir(s);
    s.n = 3;
    return [before, find(twice, s)];
  });
  expect(answers).toEqual([2, 6]);
});

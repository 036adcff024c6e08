// The sums of exchanges, reckoned by hand.
import { describe, expect, it } from '@jest/globals';
import {
  afterPay,
  coverable,
  leastFor,
  mayPay,
  meansOf,
  priceOf,
  worthOf,
} from '../../../../src/mechanics/combat/allocated/exchange.ts';
import type { Bill, Pay, Purse } from '../../../../src/mechanics/combat/allocated/exchange.ts';

const bill = (owed: Record<string, number>, percent = 100, dues: Bill['dues'] = []): Bill => ({
  owed: Object.entries(owed).map(([id, factor]) => ({ id, factor })),
  dues,
  percent,
});

const purse = (unit: string, pays: readonly (readonly [Pay['kind'], number])[], isFirst = false): Purse => ({
  unit,
  names: [unit],
  pays: pays.map(([kind, worth]) => ({ kind, worth })),
  isFirst,
});

/** Five factors: one for breaking up, and one for each of four divisions. */
const corps = (unit: string): Purse =>
  purse(unit, [
    ['break', 1],
    ['part', 1],
    ['part', 1],
    ['part', 1],
    ['part', 1],
  ]);
const panzer = (unit: string): Purse =>
  purse(
    unit,
    [
      ['flip', 2],
      ['die', 4],
    ],
    true,
  );

describe('what defenders cost', () => {
  it('counts the bonus of the hex with the last of those it helps', () => {
    const forest = bill({ a: 2, b: 1, tank: 1 }, 100, [{ factor: 1, of: ['a', 'b'] }]);
    expect(worthOf(forest, ['a', 'tank'])).toBe(3);
    expect(worthOf(forest, ['a', 'b'])).toBe(4);
    expect(worthOf(forest, ['a', 'b', 'tank'])).toBe(5);
  });

  it('takes half of a total and rounds it up, and one and a half times of it', () => {
    expect(priceOf(5, 50)).toBe(3);
    expect(priceOf(3, 150)).toBe(5);
    expect(priceOf(4, 100)).toBe(4);
    expect(priceOf(1, 34)).toBe(1);
  });

  it('removes the largest total that can be covered, and leaves equal sets to the defender', () => {
    expect(coverable(bill({ a: 3, b: 2, c: 2 }), 4)).toEqual([['b', 'c']]);
    expect(coverable(bill({ a: 2, b: 2 }), 3)).toEqual([['a'], ['b']]);
    expect(coverable(bill({ a: 2, b: 2 }), 4)).toEqual([['a', 'b']]);
    expect(coverable(bill({ a: 2 }), 1)).toEqual([[]]);
  });

  it('covers twice as much for half the price', () => {
    expect(coverable(bill({ a: 3, b: 2 }, 50), 2)).toEqual([['a']]);
    expect(coverable(bill({ a: 3, b: 2 }, 50), 3)).toEqual([['a', 'b']]);
  });

  it('reaches a garrison only when everybody else is removed', () => {
    const moscow: Bill = {
      owed: [
        { id: 'a', factor: 2 },
        { id: 'city', factor: 2, with: ['a'] },
      ],
      dues: [],
      percent: 100,
    };
    expect(coverable(moscow, 2)).toEqual([['a']]);
    expect(coverable(moscow, 4)).toEqual([['a', 'city']]);
  });

  it('weighs a bonus that makes a set too dear', () => {
    const forest = bill({ a: 2, b: 2 }, 100, [{ factor: 1, of: ['a', 'b'] }]);
    expect(coverable(forest, 4)).toEqual([['a'], ['b']]);
    expect(coverable(forest, 5)).toEqual([['a', 'b']]);
  });
});

describe('what attackers pay', () => {
  it('is no more than it must be: corps and panzers have small change', () => {
    expect(leastFor([corps('x'), panzer('y')], { owed: 3, first: 0 })).toBe(3);
    expect(leastFor([purse('a', [['die', 2]]), purse('b', [['die', 3]])], { owed: 1, first: 0 })).toBe(2);
    expect(leastFor([purse('a', [['die', 2]]), purse('b', [['die', 3]])], { owed: 4, first: 0 })).toBe(5);
  });

  it('is all there is where that is too little', () => {
    const purses = [purse('a', [['die', 2]])];
    expect(leastFor(purses, { owed: 5, first: 0 })).toBe(2);
    expect(meansOf(purses)).toBe(2);
    expect(mayPay(purses, { owed: 5, first: 0 })).toEqual(['a']);
  });

  it('lets nobody pay more than the least', () => {
    const purses = [purse('two', [['die', 2]]), purse('three', [['die', 3]])];
    expect(mayPay(purses, { owed: 2, first: 0 })).toEqual(['two']);
    expect(mayPay(purses, { owed: 3, first: 0 })).toEqual(['three']);
    expect(mayPay(purses, { owed: 4, first: 0 })).toEqual(['two', 'three']);
  });

  it('begins with panzers where tanks are removed, as far as the tanks go', () => {
    const purses = [corps('x'), panzer('y')];
    expect(leastFor(purses, { owed: 3, first: 1 })).toBe(3);
    // Two factors of the flip meet the one of the tank: a corps may pay the third, and after it.
    expect(mayPay(purses, { owed: 3, first: 1 })).toEqual(['y']);
    const { purses: left, debt } = afterPay(purses, { owed: 3, first: 1 }, 'y');
    expect(mayPay(left, debt)).toEqual(['x']);
    // Three factors of tanks take the whole panzer corps, six for three.
    expect(leastFor(purses, { owed: 3, first: 3 })).toBe(6);
    expect(mayPay(purses, { owed: 3, first: 3 })).toEqual(['y']);
  });

  it('goes on with what is left of a purse', () => {
    const after = afterPay([panzer('y')], { owed: 6, first: 2 }, 'y');
    expect(after.debt).toEqual({ owed: 4, first: 0 });
    expect(after.purses[0]?.pays).toEqual([{ kind: 'die', worth: 4 }]);
    expect(mayPay(after.purses, after.debt)).toEqual(['y']);
    expect(mayPay(after.purses, { owed: 0, first: 0 })).toEqual([]);
  });

  it('reaches every sum that parts of different worth make once a corps is broken', () => {
    // One for breaking up, then of 2, 2 and 1 whatever is wanted.
    const mixed: Purse = {
      unit: 'x',
      names: ['x'],
      pays: [{ kind: 'break', worth: 1 }],
      then: [2, 2, 1],
      isFirst: false,
    };
    expect(meansOf([mixed])).toBe(6);
    for (const owed of [1, 2, 3, 4, 5, 6]) expect(leastFor([mixed], { owed, first: 0 })).toBe(owed);
    expect(leastFor([{ ...mixed, then: [2, 2] }], { owed: 2, first: 0 })).toBe(3);
  });

  it('is nothing where it comes to less than the least', () => {
    expect([priceOf(2, 34), priceOf(2, 34, 1), priceOf(3, 34, 1), priceOf(2, 50, 1)]).toEqual([1, 0, 2, 1]);
    expect(coverable({ ...bill({ a: 2 }, 34), least: 1 }, 0)).toEqual([['a']]);
  });
});

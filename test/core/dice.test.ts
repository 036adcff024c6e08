// Dice: provable, evenly spread, and the same for anybody who has the seed and an ordinary sha256 tool.
import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { commitment, provableDie, scripted, seeded } from '../../src/core/dice.ts';
import { entry, ledger, telling } from '../../src/core/ledger.ts';

const request = { purpose: 'luck', by: 'red', rule: 'toy:1', sides: 6 } as const;

describe('a provable die', () => {
  it('is the first byte below 252 of sha256(seed:n:k), modulo 6, plus 1', () => {
    const byHand = (seed: string, n: number): number => {
      for (let k = 0; ; k++) {
        const byte = createHash('sha256').update(`${seed}:${n}:${k}`).digest()[0] ?? 255;
        if (byte < 252) return (byte % 6) + 1;
      }
    };
    for (let n = 1; n <= 500; n++) expect(provableDie('a seed', n)).toBe(byHand('a seed', n));
  });

  it('shows every face about equally often', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let n = 1; n <= 12_000; n++) counts[provableDie('spread', n) - 1]! += 1;
    // Chi-squared with 5 degrees of freedom stays under 20.5 in 999 of 1000 fair series; the seed is fixed.
    const chi = counts.reduce((sum, c) => sum + (c - 2000) ** 2 / 2000, 0);
    expect(chi).toBeLessThan(20.5);
  });

  it('can have other numbers of sides', () => {
    for (let n = 1; n <= 200; n++) {
      const face = provableDie('ten', n, 10);
      expect(face).toBeGreaterThanOrEqual(1);
      expect(face).toBeLessThanOrEqual(10);
    }
  });

  it('depends on nothing but seed and number', () => {
    const source = seeded('s');
    const later = source(9, request);
    source(1, request);
    expect(source(9, request)).toBe(later);
  });
});

describe('the commitment', () => {
  it('is the sha256 of the seed as text', () => {
    expect(commitment('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

describe('scripted dice', () => {
  it('run out, and refuse a face the die does not have', () => {
    const source = scripted([3, 9]);
    expect(source(1, request)).toBe(3);
    expect(source(2, request)).toBeUndefined();
    expect(source(3, request)).toBeUndefined();
  });
});

describe('a ledger', () => {
  const l = ledger('attack', [
    entry('add', 5, 'unit', 'toy:6.1', { unit: 'a' }),
    entry('add', 4, 'unit', 'toy:6.1', { unit: 'b' }),
    entry('divide', 2, 'river', 'toy:6.2'),
    entry('round-down', 0, 'fractions', 'toy:6.3'),
    entry('at-least', 1, 'least', 'toy:6.4'),
  ]);

  it('is worked through in order', () => {
    expect(l.total).toBe(4);
  });

  it('tells only the entries that changed something', () => {
    expect(telling(l).map((e) => e.why)).toEqual(['unit', 'unit', 'river', 'fractions']);
  });

  it.each([
    ['times', 2, 6],
    ['round-up', 0, 3],
    ['at-most', 2, 2],
    ['set', 9, 9],
  ] as const)('knows %s', (op, n, expected) => {
    expect(ledger('x', [entry('add', 3, 'a', 'toy:1'), entry(op, n, 'b', 'toy:2')]).total).toBe(expected);
  });
});

// Choices from a seed in pure integer arithmetic: the same everywhere, for ever. Dice never come from here.
import type { Pick } from '../core/rule-set.ts';

/** Spreads a seed over 32 bits, so that seeds 1 and 2 have nothing in common (splitmix32). */
const spread = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let z = state ^ (state >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    return z ^ (z >>> 15);
  };
};

const turnLeft = (n: number, by: number): number => (n << by) | (n >>> (32 - by));

/** Whole numbers of 32 bits (xoshiro128**). Streams of one seed do not disturb one another. */
const numbers = (seed: number, stream: number): (() => number) => {
  const fill = spread(Math.imul(seed, 0x5bd1e995) + stream);
  let [a, b, c, d] = [fill(), fill(), fill(), fill()];
  return () => {
    const result = Math.imul(turnLeft(Math.imul(b, 5), 7), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = turnLeft(d, 11);
    return result >>> 0;
  };
};

const ALL = 2 ** 32;

/** Draws whole numbers below n, each as likely as the others; of none there is nothing to draw. */
export const picker = (seed: number, stream = 0): Pick => {
  const next = numbers(seed, stream);
  return (n) => {
    if (!(n >= 1)) throw new RangeError(`nothing to pick from: ${n}`);
    const limit = ALL - (ALL % n);
    for (;;) {
      const value = next();
      if (value < limit) return value % n;
    }
  };
};

// Everything a sampler can ever draw: its picks are followed through every branch, like the digits of an odometer.
import type { Pick } from '../../src/core/rule-set.ts';

/** Calls `draw` once for every way its picks can fall; undefined when there are more than `limit` of them. */
export const everyDraw = <T>(draw: (pick: Pick) => T, limit: number): readonly T[] | undefined => {
  const found: T[] = [];
  const digits: number[] = [];
  const sizes: number[] = [];
  for (;;) {
    if (found.length === limit) return undefined;
    let depth = 0;
    const pick: Pick = (n) => {
      if (digits[depth] === undefined) digits[depth] = 0;
      sizes[depth] = n;
      return digits[depth++] ?? 0;
    };
    found.push(draw(pick));
    digits.length = depth;
    while (digits.length > 0 && (digits[digits.length - 1] ?? 0) + 1 >= (sizes[digits.length - 1] ?? 0))
      digits.pop();
    if (digits.length === 0) return found;
    digits[digits.length - 1] = (digits[digits.length - 1] ?? 0) + 1;
  }
};

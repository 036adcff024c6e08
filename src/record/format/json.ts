// JSON that stands in a line of a record. What is nested deeper than anything the program writes is none.
import type { Json } from '../../core/types.ts';

const DEEPEST = 40;

const isWithin = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((each) => isWithin(each, depth - 1)));

export const jsonIn = (text: string): Json | undefined => {
  try {
    const value = JSON.parse(text) as Json;
    return isWithin(value, DEEPEST) ? value : undefined;
  } catch {
    return undefined;
  }
};

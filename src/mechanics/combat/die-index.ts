// Tables whose rows have two numbers, one for each index of the die: by A low rolls are good, by B high ones.
import type { Seen } from '../../core/rule-set.ts';

export const FACES = 6;

/** The option by which players agree on it. */
export const isIndexB = (s: Pick<Seen<unknown>, 'options'>): boolean => s.options['die-index'] === 'b';

/** The row of a face, by its number in index A. */
export const rowOf = (s: Pick<Seen<unknown>, 'options'>, face: number): number =>
  isIndexB(s) ? FACES + 1 - face : face;

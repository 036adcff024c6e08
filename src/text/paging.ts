// Long answers come in pieces: as many lines as the level allows, then how many are left.
import type { Level } from '../api/settings.ts';

/** Lines of a first reply. */
export const PAGE: Readonly<Record<Level, number>> = { brief: 3, normal: 6, verbose: 10 };

/** Lines after each `more`. */
export const MORE_PAGE = 10;

export type Page = { readonly shown: readonly string[]; readonly rest: readonly string[] };

/** To hear of so few lines that they are there takes as long as to hear them. */
const NEVER_CUT = 3;

/** "N more. Type more." counts among the lines; it stands for more than three. */
export const paginate = (lines: readonly string[], size: number): Page => {
  const room = Math.max(2, Math.floor(size));
  const rest = lines.slice(room - 1);
  if (rest.length <= NEVER_CUT) return { shown: lines, rest: [] };
  return { shown: [...lines.slice(0, room - 1), `${rest.length} more. Type more.`], rest };
};

/** Choices of one question that come at once, at every level. */
export const CHOICES_PAGE = 12;

/**
 * What an order brought about is news and comes whole, whatever it is cut to; only of the question that closes it, where
 * its choices are many, the last are kept back.
 */
export const paginateOrder = (lines: readonly string[], closing: number, size: number): Page => {
  if (closing <= size) return { shown: lines, rest: [] };
  const told = lines.slice(0, lines.length - closing);
  const { shown, rest } = paginate(lines.slice(lines.length - closing), size);
  return { shown: [...told, ...shown], rest };
};

// Long replies come in pieces: as many lines as the level allows, then how many are left.
import type { Level } from './table.ts';

/** Lines of a first reply. */
export const PAGE: Readonly<Record<Level, number>> = { brief: 2, normal: 6, verbose: 12 };

/** Lines at once of what an order brought about, at every level: all of it is news. */
export const ORDER_PAGE = 12;

/** Lines after each `more`. */
export const MORE_PAGE = 10;

export type Page = { readonly shown: readonly string[]; readonly rest: readonly string[] };

/** "N more. Type more." counts among the lines; it never stands for a single line. */
export const paginate = (lines: readonly string[], size: number): Page => {
  const room = Math.max(2, Math.floor(size));
  if (lines.length <= room) return { shown: lines, rest: [] };
  const rest = lines.slice(room - 1);
  return { shown: [...lines.slice(0, room - 1), `${rest.length} more. Type more.`], rest };
};

/**
 * What an order brought about, and the question that closes it: where they do not go into one piece, what lies between
 * the beginning and the question is kept back, so that whoever must answer hears what is asked. Of more choices than
 * there is room for the last are kept back, too.
 */
export const paginateOrder = (lines: readonly string[], closing: number, size: number): Page => {
  if (lines.length <= size) return { shown: lines, rest: [] };
  const told = lines.slice(0, lines.length - closing);
  const question = lines.slice(lines.length - closing);
  const asked = Math.min(closing, size - Math.min(told.length, 3) - 1);
  const head = size - 1 - asked;
  const rest = [...told.slice(head), ...question.slice(asked)];
  const foot = `${rest.length} more. Type more.`;
  const isWhole = asked === closing;
  const kept = question.slice(0, asked);
  return { shown: [...told.slice(0, head), ...(isWhole ? [foot, ...kept] : [...kept, foot])], rest };
};

// The text of a script as lines without comments, and a line as words.
import type { Result } from '../core/types.ts';
import { printable } from '../orders/lex.ts';
import { asProblem } from '../orders/codes.ts';
import { failed, problem, worked } from '../record/problems.ts';

/** Long enough for a position in one line. An order has a shorter limit of its own. */
export const LONGEST_LINE = 10_000;

const QUOTED = /"(?:\\.|[^"\\])*"|#/g;

export const withoutComment = (raw: string): string => {
  if (!raw.includes('#')) return raw.trim();
  for (const found of raw.matchAll(QUOTED)) if (found[0] === '#') return raw.slice(0, found.index).trim();
  return raw.trim();
};

/** Lines end as they do on any system; a byte-order mark is no part of the first. */
export const splitLines = (text: string): readonly string[] =>
  text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);

/** A line without its comment and the blanks at its ends; one of which nothing is left says nothing. */
export const readLine = (raw: string): Result<string> => {
  if (raw.length > LONGEST_LINE) {
    return failed(problem('LINE.LONG', { count: raw.length, limit: LONGEST_LINE }));
  }
  const clean = printable(raw);
  return clean.ok ? worked(withoutComment(clean.value)) : failed(asProblem(clean.error));
};

/** Words between blanks; a stretch in quotes is part of one word and keeps its quotes. */
export const wordsOf = (text: string): readonly string[] => text.match(/(?:"(?:\\.|[^"\\])*"|\S)+/g) ?? [];

/** A word as it is meant, its quotes taken off. */
export const unquoted = (word: string): string =>
  word.replace(/"((?:\\.|[^"\\])*)"/g, (_, inside: string) => inside.replace(/\\(.)/g, '$1'));

/** A long list said in two. */
export const inTwo = (
  names: readonly string[],
): { readonly names: readonly string[]; readonly more: readonly string[] } => {
  const half = names.length > 8 ? Math.ceil(names.length / 2) : names.length;
  return { names: names.slice(0, half), more: names.slice(half) };
};

// The text of a script as lines without comments, and a line as words.
import type { Result } from '../core/types.ts';
import { printable } from '../language/parse/lex.ts';
import { asProblem } from '../language/errors.ts';
import { failed, problem, worked } from '../core/problem.ts';

/** Long enough for a position in one line. An order has a shorter limit of its own. */
export const LONGEST_LINE = 10_000;

/** Where the quoted stretch ends that begins here; 0 where it never does. */
const quoteEnd = (text: string, start: number): number => {
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === '"') return i + 1;
  }
  return 0;
};

/**
 * Calls back with every character outside quotes, and with every quoted stretch, until it is told to stop. A mark that
 * is never closed is a character; past the first such there is none that is.
 */
const outside = (text: string, see: (part: string, at: number) => boolean): void => {
  let closes = true;
  for (let i = 0; i < text.length;) {
    const end = closes && text[i] === '"' ? quoteEnd(text, i) : 0;
    if (text[i] === '"' && end === 0) closes = false;
    const to = Math.max(end, i + 1);
    if (!see(text.slice(i, to), i)) return;
    i = to;
  }
};

export const withoutComment = (raw: string): string => {
  let end = raw.length;
  if (raw.includes('#'))
    outside(raw, (part, at) => {
      if (part === '#') end = at;
      return part !== '#';
    });
  return raw.slice(0, end).trim();
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
export const wordsOf = (text: string): readonly string[] => {
  const words: string[] = [];
  let word = '';
  const close = (): void => {
    if (word !== '') words.push(word);
    word = '';
  };
  outside(text, (part) => {
    if (/^\s$/.test(part)) close();
    else word += part;
    return true;
  });
  close();
  return words;
};

/** A word as it is meant, its quotes taken off. */
export const unquoted = (word: string): string => {
  let said = '';
  outside(word, (part) => {
    said += part.length > 1 ? part.slice(1, -1).replace(/\\(.)/g, '$1') : part;
    return true;
  });
  return said;
};

/** A long list said in two. */
export const inTwo = (
  names: readonly string[],
): { readonly names: readonly string[]; readonly more: readonly string[] } => {
  const half = names.length > 8 ? Math.ceil(names.length / 2) : names.length;
  return { names: names.slice(0, half), more: names.slice(half) };
};

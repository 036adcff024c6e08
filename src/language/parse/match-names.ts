// Names of units and places as people type them: without case, hyphens and dots, in part, in several words.
import type { Word } from './lex.ts';

export type Named = { readonly id: string; readonly words: readonly string[]; readonly full: string };

export type NameBook = {
  readonly entries: readonly Named[];
  readonly byFull: ReadonlyMap<string, readonly Named[]>;
};

const ORDINAL = /\b(\d+)(?:st|nd|rd|th)\b/gi;

export const withoutOrdinal = (text: string): string => text.replace(ORDINAL, '$1');

/**
 * `Brest-Litovsk` and `brest litovsk` are one name, `St. Peter's` and `st peters` another; `24th` is 24, and `13mech`
 * two words.
 */
export const plainName = (name: string): string =>
  withoutOrdinal(name.toLowerCase().replace(/['"]/g, ''))
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(\d+)(?=[a-z]{2})/g, '$1 ')
    .trim();

const namedAs = (id: string, name: string): Named => {
  const full = plainName(name);
  return { id, full, words: full.split(' ') };
};

/** The same id under the same name counts once. */
export const nameBook = (names: Iterable<readonly [id: string, name: string]>): NameBook => {
  const byFull = new Map<string, Named[]>();
  const entries: Named[] = [];
  for (const [id, name] of names) {
    const entry = namedAs(id, name);
    const same = byFull.get(entry.full) ?? [];
    if (entry.full === '' || same.some((other) => other.id === id)) continue;
    byFull.set(entry.full, [...same, entry]);
    entries.push(entry);
  }
  return { entries, byFull };
};

/** Whether the typed words stand for words of the name, in its order. */
export type Fits = (typed: readonly string[], name: readonly string[]) => boolean;

const inOrder =
  (isMeant: (typed: string, word: string) => boolean): Fits =>
  (typed, name) => {
    let at = 0;
    for (const word of typed) {
      while (at < name.length && !isMeant(word, name[at] ?? '')) at++;
      if (at === name.length) return false;
      at++;
    }
    return true;
  };

export const byWholeWords: Fits = inOrder((typed, word) => typed === word);

/** Words may be cut short, but not to a single letter; numbers may not. */
export const byPartWords: Fits = inOrder(
  (typed, word) => typed === word || (typed.length > 1 && !/^\d/.test(typed) && word.startsWith(typed)),
);

export type NameMatch = { readonly found: readonly Named[]; readonly next: number };

const MOST_WORDS = 6;

/** The longest run of words from `i` on that is a whole name. */
export const wholeName = (book: NameBook, words: readonly Word[], i: number): NameMatch | undefined => {
  let best: NameMatch | undefined;
  let full = '';
  for (let j = i; j < words.length && j < i + MOST_WORDS; j++) {
    full = `${full} ${plainName(words[j]?.text ?? '')}`.trim();
    const found = book.byFull.get(full);
    if (found !== undefined) best = { found, next: j + 1 };
  }
  return best;
};

/** Words that join others: alone they call nobody, though names have them. */
export const JOINING: ReadonlySet<string> = new Set([
  'from',
  'with',
  'of',
  'at',
  'by',
  'in',
  'on',
  'to',
  'the',
  'and',
  'for',
]);

/** The longest run of words from `i` on that fits any name, and all names it fits. */
export const partName = (
  book: NameBook,
  words: readonly Word[],
  i: number,
  fits: Fits,
): NameMatch | undefined => {
  let best: NameMatch | undefined;
  let typed: readonly string[] = [];
  let pool = book.entries;
  for (let j = i; j < words.length && j < i + MOST_WORDS; j++) {
    const plain = plainName(words[j]?.text ?? '');
    if (plain === '') break;
    typed = [...typed, ...plain.split(' ')];
    pool = pool.filter((entry) => fits(typed, entry.words));
    if (pool.length === 0) break;
    if (!typed.every((word) => JOINING.has(word))) best = { found: pool, next: j + 1 };
  }
  return best;
};

// The book of a game in our words, under examination: every statement in order, sentences fit to be heard, and rulings that
// cite statements there are.
import { describe, expect, it } from '@jest/globals';
import type { BoardSet } from '../../src/board/board.ts';
import type { OptionLine } from '../../src/board/data-types.ts';

export type BookOf = {
  readonly game: string;
  readonly set: BoardSet;
  /** Statements by kind, and by section in the order of the book. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly sections: Readonly<Record<string, number>>;
  /** So many characters at most. */
  readonly summary: number;
  readonly title: number;
  /** Letters that the ear does not know, and the one statement that explains them. */
  readonly short: RegExp;
  readonly explained?: string;
  /** Rulings that leave a choice. */
  readonly choices: readonly string[];
};

const counted = (words: readonly string[]): Readonly<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (const word of words) found[word] = (found[word] ?? 0) + 1;
  return found;
};

const sectionOf = (id: string): string => id.split('.')[0] ?? '';

const sentences = (text: string): readonly string[] => text.split(/(?<=\.) (?=[A-Z\d])/);

export const describeBook = (book: BookOf): void => {
  const {
    game,
    set,
    kinds,
    sections,
    summary: mostSummary,
    title: mostTitle,
    short,
    explained,
    choices,
  } = book;
  const { rules } = set.rules;
  const { rulings } = set.rulings;
  const { options } = set.tables as { readonly options: readonly OptionLine[] };
  const cited = new Set([...rules, ...rulings].map(({ id }) => `${game}:${id}`));
  const ids = rules.map(({ id }) => id);

  describe('the rules', () => {
    it('are as many of each kind and in each section as the book has', () => {
      expect(counted(rules.map(({ kind }) => kind))).toEqual(kinds);
      expect(counted(ids.map(sectionOf))).toEqual(sections);
    });

    it('have ids of their own, section by section, numbered without a gap', () => {
      expect(new Set(ids).size).toBe(ids.length);
      const starts = ids.filter((id, i) => sectionOf(id) !== sectionOf(ids[i - 1] ?? ''));
      expect(starts.map(sectionOf)).toEqual(Object.keys(sections));
      const numbered = ids.filter((id) => /^[A-Z]{2,4}\.\d+$/.test(id));
      for (const [section, count] of Object.entries(sections)) {
        const own = numbered.filter((id) => sectionOf(id) === section);
        const from = own[0] === `${section}.0` ? 0 : 1;
        if (own.length === count)
          expect(own).toEqual(Array.from({ length: count }, (_, i) => `${section}.${i + from}`));
      }
    });

    it('are summed up on one line in sentences fit to be heard', () => {
      const isLine = (text: string, least: number, most: number): boolean =>
        /^[\x20-\x7e]+$/.test(text) && text.length >= least && text.length <= most;
      const wrong = rules.filter(
        ({ title, summary }) =>
          !isLine(summary, 10, mostSummary) ||
          !summary.endsWith('.') ||
          summary.includes('  ') ||
          !isLine(title, 2, mostTitle) ||
          title.endsWith('.'),
      );
      expect(wrong).toEqual([]);
      const long = rules.flatMap(({ summary }) => sentences(summary)).filter((text) => text.length > 160);
      expect(long).toEqual([]);
    });

    it('spell out what the ear does not know', () => {
      const said = [
        ...rules.filter(({ id }) => id !== explained).flatMap(({ title, summary }) => [title, summary]),
        ...rulings.flatMap(({ title, issue, ruling, reason }) => [title, issue, ruling, reason]),
      ];
      expect(said.filter((text) => short.test(text))).toEqual([]);
    });

    it('refer to rules and rulings there are', () => {
      const strange = [
        ...rules.map(({ id, summary }) => ({ id, text: summary })),
        ...rulings.map(({ id, issue, ruling, reason }) => ({ id, text: [issue, ruling, reason].join(' ') })),
      ].flatMap(({ id, text }) =>
        [...text.matchAll(/\b(?:R\d+|[A-Z]{3,4}\.\w+)\b/g)]
          .map(([found]) => found)
          .filter((found) => !cited.has(`${game}:${found}`) || found === id)
          .map((found) => `${id}: ${found}`),
      );
      expect(strange).toEqual([]);
    });
  });

  describe('the rulings', () => {
    it('cite rules of the book, none twice', () => {
      const wrong = rulings.filter(
        ({ rules: of }) =>
          of.length === 0 ||
          new Set(of).size !== of.length ||
          of.some((rule) => !cited.has(rule) || /:R\d/.test(rule)),
      );
      expect(wrong.map(({ id }) => id)).toEqual([]);
    });

    it('that leave a choice have an option', () => {
      const lacking = choices.filter(
        (id) => !options.some((option) => option.rules.includes(`${game}:${id}`)),
      );
      expect(lacking).toEqual([]);
      expect(options).toHaveLength(choices.length);
    });
  });
};

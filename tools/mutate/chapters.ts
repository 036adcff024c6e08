// Which chapters of a rulebook a source, a rule, a ruling or a test belongs to.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RulesFile, RulingsFile } from '../../src/board/data-types.ts';
import { idsIn } from './cited.ts';

export type Book = {
  readonly isRule: (id: string) => boolean;
  /** Of an id: that of its paragraph, for a ruling those of the paragraphs it is about. */
  readonly chaptersOf: (id: string) => readonly string[];
};

/** Files without a number: what the chapters have in common. */
export const COMMON = 'common';
/** What games share: of the chapters of the rules that cover it. */
export const SHARED = 'mechanics';

/** 7 of 7.14; of a book in sections RES of RES.D2.1, and of what it takes from another book, INH.ZOC, the section there. */
const chapterOfRule = (id: string): string | undefined =>
  /(\d+)\.\d/.exec(id)?.[1]?.padStart(2, '0') ?? /^(?:INH\.)?([A-Z]+)(?:\.|$)/.exec(id)?.[1];

export const bookOf = (root: string, game: string): Book => {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(root, 'data', game, `${name}.json`), 'utf8'));
  const { rules } = read('rules') as RulesFile;
  const { rulings } = read('rulings') as RulingsFile;
  // A paragraph as a whole may be meant, such as 4.7 for 4.7a and 4.7b.
  const known = new Set([...rules, ...rulings].flatMap(({ id }) => [id, id.replace(/[a-z]$/, '')]));
  const about = new Map(rulings.map((ruling) => [ruling.id, ruling.rules]));
  return {
    isRule: (id) => known.has(id),
    chaptersOf: (id) => (about.get(id) ?? [id]).flatMap((rule) => chapterOfRule(rule) ?? []),
  };
};

/** `07-supply.ts` and `07-supply/7.14-supply-lines.ts` are of chapter 07; `07-supply/5.3-phase.ts` is of 05. */
export const chapterOfFile = (path: string): string =>
  /\/(\d+)\.\d+-[^/]*$/.exec(path)?.[1]?.padStart(2, '0') ?? /(?:^|\/)(\d\d)-/.exec(path)?.[1] ?? COMMON;

/** Where the mechanics are tried by themselves. */
export const SHARED_TESTS = 'test/mechanics';

/** A test is of the chapter of its file and of those of the rules in its name; one of the game as a whole of none. */
export const chaptersOfTest = (book: Book, file: string, name: string): readonly string[] => {
  if (file.startsWith(`${SHARED_TESTS}/`)) return [SHARED];
  return [...ownChapters(book, file, name)];
};

const ownChapters = (book: Book, file: string, name: string): ReadonlySet<string> =>
  new Set(
    !/^test\/games\/[^/]+\/rules\//.test(file)
      ? [COMMON]
      : [
          chapterOfFile(file),
          ...idsIn(name.replaceAll(/\w+:(?=[\dRE])/g, ' '), book.isRule).flatMap(book.chaptersOf),
        ],
  );

/** Where the rules altered are of several chapters, or the file is of none, the tests of all of them count. */
export const isTestOf = (
  book: Book,
  mutant: { readonly chapter: string; readonly ids: readonly string[] },
  chapters: readonly string[],
): boolean =>
  mutant.chapter === COMMON ||
  chapters.some(
    (chapter) => chapter === mutant.chapter || mutant.ids.flatMap(book.chaptersOf).includes(chapter),
  );

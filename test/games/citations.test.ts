// Rule tests and rule index belong together: every rule has a block, every block and every citation in the code a rule.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import type { Game } from '../../src/api/game.ts';
import { ford } from './ford/game.ts';
import { barbarossa, p } from './barbarossa/rules/kit.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

type Book = {
  readonly game: Game;
  /** Where the code of its chapters is. */
  readonly folder: string;
  /** What a program can keep or break; the rest of a book are facts of its sheets, advice and notes. */
  readonly statements: readonly string[];
  /** Each block stands in the chapter of its rule; elsewhere in that of the code that keeps it. */
  readonly byChapter: boolean;
};

const KINDS = ['rule', 'optional', 'example'];

const BOOKS: readonly Book[] = [
  { game: ford, folder: 'test/games/ford', statements: ford.ruleIds, byChapter: true },
  {
    game: barbarossa,
    folder: 'src/games/barbarossa',
    statements: p.set.rules.rules
      .filter(({ kind }) => KINDS.includes(kind))
      .map(({ id }) => `barbarossa:${id}`),
    byChapter: false,
  },
];

const filesOf = (folder: string, end: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(end));

const textOf = (folder: string, end: string): string =>
  filesOf(folder, end)
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n');

/** A statement that a block is headed with or names: `barbarossa:7.10b`, 7.7A.a, ERR.M1, R72. */
const ID = String.raw`(?:\d+\.\d+[A-Za-z]?(?:\.[a-z])?[a-z]?|ERR\.[A-Z]\d+|R\d+)(?![\w.]*\w)`;

const found = (text: string, pattern: string): ReadonlySet<string> =>
  new Set([...text.matchAll(new RegExp(pattern, 'g'))].map((match) => match[1] ?? ''));

describe.each(BOOKS.map((book) => ({ ...book, id: book.game.id })))(
  '$id',
  ({ game, folder, statements, byChapter, id }) => {
    const tests = `test/games/${id}/rules`;
    const [code, proof] = [textOf(folder, '.ts'), textOf(tests, '.test.ts')];
    const headed = found(proof, String.raw`(?<=^|\n)rule\(\s*'([^']+)'`);
    const named = found(proof, String.raw`\b(${id}:${ID})`);
    // In code an id may stand alone, or with the game before it.
    const cited = found(code, String.raw`(?<![\d.\w])(${ID})(?!-[a-z])`);

    it('has a block for every statement', () => {
      expect(statements.length).toBeGreaterThan(0);
      const blocks = byChapter ? headed : named;
      expect(statements.filter((rule) => !blocks.has(rule))).toEqual([]);
    });

    it('has a rule for every block and every citation', () => {
      // A paragraph as a whole may be meant, such as 4.7 for 4.7a and 4.7b.
      const known = new Set<string>(game.ruleIds.flatMap((rule) => [rule, rule.replace(/[a-z]$/, '')]));
      const all = [...headed, ...named, ...found(code, String.raw`\b(${id}:${ID})`)];
      expect(all.filter((rule) => !known.has(rule))).toEqual([]);
    });

    it('cites every statement in its code', () => {
      expect(statements.filter((rule) => !cited.has(rule.slice(id.length + 1)))).toEqual([]);
    });

    it('expects something in every block', () => {
      const blocks = proof.split(/^(?=rule\()/m).slice(1);
      expect(blocks.filter((block) => !/\bthen\.|\bexpect\(/.test(block))).toEqual([]);
    });

    if (!byChapter) return;
    it('has its blocks in the chapter of their rule', () => {
      const astray = filesOf(tests, '.test.ts').flatMap((name) => {
        const chapter = Number(name.split('-')[0]);
        const heads = [
          ...readFileSync(join(root, tests, name), 'utf8').matchAll(/^rule\(\s*'[^:']+:(\d+)/gm),
        ];
        return heads.filter((block) => Number(block[1]) !== chapter).map((block) => `${name}: ${block[0]}`);
      });
      expect(astray).toEqual([]);
    });
  },
);

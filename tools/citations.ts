// Where the statements of a rulebook stand in the code of a game and in its tests, by file and line.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RulesFile, RulingsFile } from '../src/board/data-types.ts';
import { treeOf } from './mutate/tree.ts';

const root = join(import.meta.dirname, '..');

/** A statement or a ruling: 7.10b, 7.7A.a, ERR.M1, CRT.9, RES.BR.1, R72. */
export const ID = String.raw`(?:\d+\.\d+[A-Za-z]?(?:\.[a-z])?[a-z]?|[A-Z]{2,4}\.(?:[A-Z]{1,3}\d?(?:\.\d+)?|\d+)|R\d+)`;

export type Source = { readonly file: string; readonly text: string };

/** By id: the places, files in order. */
export type Places = ReadonlyMap<string, readonly { readonly file: string; readonly line: number }[]>;

export type Book = { readonly rules: RulesFile['rules']; readonly rulings: RulingsFile['rulings'] };

export const hasBook = (game: string): boolean => existsSync(join(root, 'data', game, 'rules.json'));

export const bookOf = (game: string): Book => {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(root, 'data', game, `${name}.json`), 'utf8'));
  return { ...(read('rules') as RulesFile), rulings: (read('rulings') as RulingsFile).rulings };
};

export const codeFolder = (game: string): string => `src/games/${game}`;
export const testFolder = (game: string): string => `test/games/${game}/rules`;

/** What is made by `npm run docs` cites nothing of its own. */
export const sourcesIn = (folder: string, end = '.ts'): readonly Source[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .toSorted()
    .map((name) => ({ file: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') }))
    .filter(({ text }) => !text.startsWith('// Made by'));

type Hit = { readonly id: string; readonly at: number };

const hitsOf = (text: string, pattern: RegExp, from = 0): readonly Hit[] =>
  [...text.matchAll(pattern)].map((match) => ({
    id: match[1] ?? '',
    at: from + match.index + match[0].length,
  }));

const fullOf = (game: string): RegExp => new RegExp(`\\b${game}:(${ID})(?![\\w.]*\\w)`, 'g');
const BARE = new RegExp(`(?<![\\d.\\w])(${ID})(?!\\w|-[a-z])`, 'g');

const gathered = (sources: readonly Source[], hits: (text: string) => readonly Hit[]): Places => {
  const found = new Map<string, { file: string; line: number }[]>();
  for (const { file, text } of sources) {
    for (const { id, at } of hits(text)) {
      const line = text.slice(0, at).split('\n').length;
      const places = found.get(id) ?? [];
      found.set(id, places);
      if (!places.some((one) => one.file === file && one.line === line)) places.push({ file, line });
    }
  }
  return found;
};

/** A string that is an id and nothing else. */
const ALONE = new RegExp(`'(${ID})'`, 'g');

/**
 * In code an id stands in a comment, bare, as a string of its own, or anywhere with the game before it. The number
 * that begins the name of a file is none.
 */
export const citedIn = (game: string, sources: readonly Source[]): Places =>
  gathered(sources, (text) =>
    [
      ...treeOf(text).comments.flatMap(({ value, start }) => hitsOf(value, BARE, start + 2)),
      ...hitsOf(text, ALONE),
      ...hitsOf(text, fullOf(game)),
    ].toSorted((a, b) => a.at - b.at),
  );

/** In tests it stands in the head of its block, or in what the block expects, with the game before it. */
export const testedIn = (game: string, sources: readonly Source[]): Places =>
  gathered(sources, (text) => hitsOf(text, fullOf(game)));

/** The text of every block, from its `rule(` to the next. */
export const blocksIn = (text: string): readonly string[] => text.split(/^(?=rule\()/m).slice(1);

export const expectsNothing = (block: string): boolean => !/\bthen\.|\bexpect\(/.test(block);

/** A paragraph as a whole may be meant, such as 4.7 for 4.7a and 4.7b. */
export const knownIds = ({ rules, rulings }: Book): ReadonlySet<string> =>
  new Set([...rules, ...rulings].flatMap(({ id }) => [id, id.replace(/[a-z]$/, '')]));

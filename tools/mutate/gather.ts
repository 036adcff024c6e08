// Every mutant of a game with its number, and the sources with all of them in it.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED, chapterOfFile } from './chapters.ts';
import { instrument } from './instrument.ts';
import type { Numbered } from './instrument.ts';
import { MECHANICS, coversOf } from './laws.ts';
import { mutantsIn } from './mutants.ts';
import { treeOf } from './tree.ts';

export type Placed = Numbered & {
  readonly file: string;
  readonly chapter: string;
  /** The line of the source, and which of those that look alike in the file this is. */
  readonly at: string;
  readonly nth: number;
};

export type Gathered = {
  readonly all: readonly Placed[];
  readonly altered: ReadonlyMap<string, string>;
  /** Files of the mechanics that no law of this game reaches: they carry out no rule, or are for other games. */
  readonly bare: readonly string[];
};

export type Sources = {
  readonly root: string;
  /** Folder of the game, and its sides. */
  readonly game: string;
  readonly sides: readonly string[];
  readonly isWanted: (chapter: string) => boolean;
  readonly isRule: (id: string) => boolean;
};

/** Sentences are no rules, and what is made by `npm run docs` is made anew. */
const isSource = (text: string, path: string): boolean =>
  !/\/en\//.test(path) && !text.startsWith('// Made by');

export const sourcesIn = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => path.endsWith('.ts') && isSource(readFileSync(join(root, path), 'utf8'), path))
    .toSorted();

export const gathered = ({ root, game, sides, isWanted, isRule }: Sources): Gathered => {
  const altered = new Map<string, string>();
  const all: Placed[] = [];
  const [own, shared] = [sourcesIn(root, game), sourcesIn(root, MECHANICS)];
  const covers = coversOf(root, own, shared, isRule);
  for (const file of [...own, ...shared]) {
    const chapter = covers.has(file) ? SHARED : chapterOfFile(file);
    if (!isWanted(chapter)) continue;
    const tree = treeOf(readFileSync(join(root, file), 'utf8'));
    const lines = tree.text.split('\n');
    const alike = new Map<string, number>();
    const about = { sides, covers: covers.get(file) ?? [] };
    const mutants = mutantsIn(tree, isRule, about).map((mutant, i): Placed => {
      const at = (lines[mutant.line - 1] ?? '').trim();
      const looks = JSON.stringify([at, mutant.was, mutant.becomes]);
      const nth = alike.get(looks) ?? 0;
      alike.set(looks, nth + 1);
      return { ...mutant, n: all.length + i, file, chapter, at, nth };
    });
    if (mutants.length > 0) altered.set(join(root, file), instrument(tree, mutants));
    all.push(...mutants);
  }
  const bare = shared.filter((file) => (covers.get(file) ?? []).length === 0);
  return { all, altered, bare };
};

/** Mixed by a seed alone (mulberry32), so that a sample can be had again. */
export const shuffled = <T>(all: readonly T[], seed: number): readonly T[] => {
  let state = seed >>> 0;
  const random = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return all
    .map((one) => ({ one, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one);
};

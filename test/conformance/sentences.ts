// Every code, event, question and die that the sources of a game name has its sentence: those in its own
// folder, and in the mechanics it imports.
import { expect, it } from '@jest/globals';
import { wordKey } from '../../src/api/game-words.ts';
import type { Game } from '../../src/api/game.ts';
import { PROGRAM_MESSAGES } from '../../src/text/en/index.ts';
import { sourcesOf } from '../../tools/rooms.ts';
import type { Source } from '../../tools/rooms.ts';

/** Sentences themselves, values of data, papers of tests, and positions that are drawn name nothing that is said. */
const SILENT = /\/(en|data|random-start|rules)\/|\.test\.ts$/;

const codeOf = (folder: string): string => {
  const all = new Map([...sourcesOf('src'), ...sourcesOf(folder)].map((source) => [source.path, source]));
  const found = new Map<string, Source>();
  const take = (path: string): void => {
    const source = all.get(path);
    if (source === undefined || found.has(path)) return;
    if (!path.startsWith(`${folder}/`) && !path.startsWith('src/mechanics/')) return;
    found.set(path, source);
    source.imports.forEach(take);
  };
  for (const path of all.keys()) if (path.startsWith(`${folder}/`) && !SILENT.test(path)) take(path);
  return [...found.values()]
    .filter(({ path }) => !SILENT.test(path))
    .map(({ text }) => text)
    .join('\n');
};

export const sentenceTests = (game: Game, folder: string): void => {
  const code = codeOf(folder);
  const named = (pattern: RegExp): readonly string[] => [
    ...new Set([...code.matchAll(pattern)].map((match) => match[1] ?? '')),
  ];
  const unsaid = (keys: readonly string[]): readonly string[] =>
    keys.filter((key) => !Object.hasOwn(game.messages, key) && !Object.hasOwn(PROGRAM_MESSAGES, key));

  it('there is a sentence for every code', () => {
    const codes = named(/'([A-Z]+\.[A-Z-]+)'/g);
    expect(codes.length).toBeGreaterThan(0);
    expect(unsaid(codes)).toEqual([]);
  });

  it('there is one for every event and question', () => {
    const kinds = named(/k(?:ind|ey): '([a-z-]+\.[a-z-]+)'/g);
    expect(kinds.length).toBeGreaterThan(0);
    expect(unsaid(kinds)).toEqual([]);
  });

  it('there are words for every die', () => {
    const purposes = named(/purpose: '([a-z-]+)'/g).map((purpose) => wordKey('purpose', purpose));
    expect(unsaid(purposes)).toEqual([]);
  });
};

// Rule tests and rule index belong together: every rule has a block, every block and every citation in the code a rule.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import type { Game } from '../../src/games/game.ts';
import { ford } from '../ford/game.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Each game, with the folder of its chapters. */
const GAMES: readonly (readonly [Game, string])[] = [[ford, 'test/ford']];

const filesOf = (folder: string, end: string): readonly string[] =>
  readdirSync(join(root, folder)).filter((name) => name.endsWith(end));

const textOf = (folder: string, end: string): string =>
  filesOf(folder, end)
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n');

describe.each(GAMES.map(([game, folder]) => ({ game, folder, id: game.id })))(
  '$id',
  ({ game, folder, id }) => {
    const tests = `test/rules/${id}`;
    const blocks = new Set(
      [...textOf(tests, '.test.ts').matchAll(/^rule\(\s*'([^']+)'/gm)].map((found) => found[1] ?? ''),
    );
    const cited = new Set(textOf(folder, '.ts').match(new RegExp(`\\b${id}:[R\\d][\\w.]*\\w`, 'g')));

    it('has a block for every rule', () => {
      expect(game.ruleIds.filter((rule) => !blocks.has(rule))).toEqual([]);
    });

    it('has a rule for every block and every citation', () => {
      const known: ReadonlySet<string> = new Set(game.ruleIds);
      expect([...blocks, ...cited].filter((rule) => !known.has(rule))).toEqual([]);
    });

    it('cites every rule in its code', () => {
      expect(game.ruleIds.filter((rule) => !cited.has(rule))).toEqual([]);
    });

    it('has its blocks in the chapter of their rule', () => {
      const astray = filesOf(tests, '.test.ts').flatMap((name) => {
        const chapter = Number(name.split('-')[0]);
        const found = [
          ...readFileSync(join(root, tests, name), 'utf8').matchAll(/^rule\(\s*'[^:']+:(\d+)/gm),
        ];
        return found.filter((block) => Number(block[1]) !== chapter).map((block) => `${name}: ${block[0]}`);
      });
      expect(astray).toEqual([]);
    });
  },
);

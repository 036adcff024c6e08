// Mutation covers a shared mechanic with the rules a game cites in what it hands to it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { coversOf } from '../../tools/mutate/laws.ts';
import { mutantsIn } from '../../tools/mutate/mutants.ts';
import { treeOf } from '../../tools/mutate/tree.ts';

const root = mkdtempSync(join(tmpdir(), 'laws-'));
afterAll(() => rmSync(root, { recursive: true }));

const put = (path: string, text: string): string => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  return path;
};

const isRule = (): boolean => true;

const covers = (game: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    coversOf(
      root,
      [put('src/games/toy/05-move.ts', game)],
      [
        put('src/mechanics/lock.ts', "import { flat } from './flat.ts';\nexport type Law = {};\n"),
        put('src/mechanics/flat.ts', 'export const flat = (n: number): boolean => n > 1;\n'),
      ],
      isRule,
    ),
  );

it.each([
  ['given in a call', "import { lock } from '../../mechanics/lock.ts';\nlock(p, { rule: 'toy:5.1' });\n"],
  [
    'declared with its type',
    "import type { Law } from '../../mechanics/lock.ts';\nconst law: Law = { a: (s) => s, rule: 'toy:5.1' };\n",
  ],
  [
    'made by a function',
    "import type { Law } from '../../mechanics/lock.ts';\nconst law = (p: P): Law => ({ /* 5.1 */ a: 1 });\n",
  ],
  [
    'held to its type',
    "import type { Law } from '../../mechanics/lock.ts';\nconst law = { rule: 'toy:5.1' } satisfies Law;\n",
  ],
])('a law %s covers the mechanic, and what that is built on', (_how, text) => {
  expect(covers(text)).toEqual({ 'src/mechanics/lock.ts': ['5.1'], 'src/mechanics/flat.ts': ['5.1'] });
});

it('a law covers whatever works by its type, but nothing that the game never comes to', () => {
  put('src/mechanics/lock.ts', "import { turn } from './turn.ts';\nexport const lock = turn;\n");
  const files = [
    put('src/mechanics/key.ts', 'export type Law = { rule: string };\n'),
    put(
      'src/mechanics/turn.ts',
      "import type { Law } from './key.ts';\nexport const turn = (law: Law) => law.rule;\n",
    ),
    put(
      'src/mechanics/other.ts',
      "import type { Law } from './key.ts';\nexport const other = (law: Law) => law;\n",
    ),
    'src/mechanics/lock.ts',
  ];
  const text = [
    "import type { Law } from '../../mechanics/key.ts';",
    "import { lock } from '../../mechanics/lock.ts';",
    "const lawOf = (p: P): Law => ({ rule: 'toy:5.1', more: () => 'toy:5.3' });",
    '/** 5.2 */',
    'export const go = () => lock(lawOf(2));',
  ];
  const game = [put('src/games/toy/05-move.ts', `${text.join('\n')}\n`)];
  expect(Object.fromEntries(coversOf(root, game, files, isRule))).toEqual({
    'src/mechanics/key.ts': ['5.1', '5.3', '5.2'],
    'src/mechanics/turn.ts': ['5.1', '5.3', '5.2'],
    'src/mechanics/other.ts': [],
    'src/mechanics/lock.ts': ['5.2'],
  });
});

it('a mechanic without a law is covered by the rules around its uses', () => {
  const text =
    "import { flat } from '../../mechanics/flat.ts';\n/** 5.2 */\nexport const go = () => flat(2);\n";
  expect(covers(text)).toEqual({ 'src/mechanics/lock.ts': [], 'src/mechanics/flat.ts': ['5.2'] });
});

it('code that is covered is altered, under the rules that cover it', () => {
  const tree = treeOf('export const flat = (n: number): boolean => n > 1;\n');
  expect(mutantsIn(tree, isRule)).toEqual([]);
  const found = mutantsIn(tree, isRule, { covers: ['5.1'] });
  expect(found.map(({ ids, was, becomes }) => [ids, was, becomes])).toContainEqual([
    ['5.1'],
    'n > 1',
    'n <= 1',
  ]);
});

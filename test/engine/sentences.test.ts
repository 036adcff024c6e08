import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { DESK_MESSAGES } from '../../src/text/en/play/session.ts';
import { ENGINE_MESSAGES } from '../../src/text/en/cli/engine-arena.ts';
import { tableProblems } from '../../src/text/lint-messages.ts';
import { PROGRAM_MESSAGES } from '../../src/text/en/index.ts';

const src = join(dirname(fileURLToPath(import.meta.url)), '../../src');
const sources = [
  ...['engine', 'cli/arena'].flatMap((folder) =>
    readdirSync(join(src, folder)).map((name) => `${folder}/${name}`),
  ),
  'cli/commands/arena.ts',
]
  .map((path) => readFileSync(join(src, path), 'utf8'))
  .filter((text) => !text.includes('ENGINE_MESSAGES: MessageTable'));

it('the sentences of engines and arena have nothing wrong with them, and are no others again', () => {
  expect(tableProblems(ENGINE_MESSAGES, {}, PROGRAM_MESSAGES)).toEqual([]);
  const others = { ...PROGRAM_MESSAGES, ...DESK_MESSAGES };
  expect(Object.keys(ENGINE_MESSAGES).filter((key) => Object.hasOwn(others, key))).toEqual([]);
});

it('and are all of use, and none is missing', () => {
  const named = sources.flatMap((text) =>
    [...text.matchAll(/'((?:ENGINE|ARENA)\.[A-Z-]+|(?:engine|arena)\.[a-z-]+)'/g)].map(
      (found) => found[1] ?? '',
    ),
  );
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(ENGINE_MESSAGES).toSorted());
});

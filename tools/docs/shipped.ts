// src/games/barbarossa/data/shipped-hash.ts: the hash of the shipped data, so that no start has to work it out.
import { readFileSync } from 'node:fs';
import { boardSet } from '../../src/board/read-board.ts';
import { BOARDS } from '../../src/games/registry.ts';
import { dataHashOf, fingerprintOf } from '../../src/games/barbarossa/data/data-hash.ts';

const textOf = (name: string): string =>
  readFileSync(new URL(`../../data/barbarossa/${name}`, import.meta.url), 'utf8');

export const shippedText = (): string => {
  const names = BOARDS.find(({ id }) => id === 'barbarossa')?.files.map(({ name }) => name) ?? [];
  const files = Object.fromEntries(names.map((name) => [name, JSON.parse(textOf(name)) as unknown]));
  return [
    '// Made by `npm run docs`: the hash of the shipped files, and of the values in them.',
    'export const SHIPPED = {',
    `  files: '${fingerprintOf(textOf)}',`,
    `  values: '${dataHashOf(boardSet(files, []))}',`,
    '} as const;',
    '',
  ].join('\n');
};

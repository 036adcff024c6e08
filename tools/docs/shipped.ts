// src/games/barbarossa/data/shipped-hash.ts: the hash of the shipped data, so that no start has to work it out.
import { readFileSync } from 'node:fs';
import { boardSet } from '../../src/board/read-board.ts';
import { BOARDS } from '../../src/games/registry.ts';
import { valuesOfPlay } from '../../src/games/barbarossa/data/values-of-play.ts';
import { dataHashOf, fingerprintOf } from '../../src/mechanics/load-game.ts';

const textOf = (name: string): string =>
  readFileSync(new URL(`../../data/barbarossa/${name}`, import.meta.url), 'utf8');

export const shippedText = (): string => {
  const all = BOARDS.find(({ id }) => id === 'barbarossa')?.files ?? [];
  const files = Object.fromEntries(all.map(({ name }) => [name, JSON.parse(textOf(name)) as unknown]));
  return [
    '// Made by `npm run docs`: the hash of the shipped files, and of the values in them.',
    'export const SHIPPED = {',
    `  files: '${fingerprintOf(all, textOf)}',`,
    `  values: '${dataHashOf({ values: valuesOfPlay }, boardSet(files))}',`,
    '} as const;',
    '',
  ].join('\n');
};

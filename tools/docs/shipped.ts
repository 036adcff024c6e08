// src/games/<id>/data/shipped-hash.ts: the hash of the shipped data, so that no start has to work it out.
import { BOARDS } from '../../src/games/registry.ts';
import { dataHashOf, fingerprintOf } from '../../src/mechanics/load-game.ts';
import { toolsOf } from '../games.ts';
import { dataText, shippedSet } from '../games/shipped-data.ts';

export const shippedText = (id: string): string => {
  const files = BOARDS.find((board) => board.id === id)?.files ?? [];
  return [
    '// Made by `npm run docs`: the hash of the shipped files, and of the values in them.',
    'export const SHIPPED = {',
    `  files: '${fingerprintOf(files, (name) => dataText(id, name))}',`,
    `  values: '${dataHashOf(toolsOf(id), shippedSet(id))}',`,
    '} as const;',
    '',
  ].join('\n');
};

// src/games/<id>/data/shipped-hash.ts: the hash of the shipped data, so that no start has to work it out.
import { dataText, shippedSet, toolsOf } from '../games.ts';

export const shippedText = (id: string): string => {
  const { fingerprintOf, dataHashOf } = toolsOf(id).hashes;
  return [
    '// Made by `npm run docs`: the hash of the shipped files, and of the values in them.',
    'export const SHIPPED = {',
    `  files: '${fingerprintOf((name) => dataText(id, name))}',`,
    `  values: '${dataHashOf(shippedSet(id))}',`,
    '} as const;',
    '',
  ].join('\n');
};

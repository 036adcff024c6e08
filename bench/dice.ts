// A die that can be proved, against one sha256 of the same bytes.
import { hash } from 'node:crypto';
import { openSeed, provableDie } from '../src/core/dice.ts';
import { compare, rowOf } from './row.ts';
import type { BenchRow } from './row.ts';

export const rows = (): Promise<BenchRow[]> => {
  const seed = openSeed('bench');
  let die = 0;
  let hashed = 0;
  const compared = compare(
    () => provableDie(seed, ++die),
    () => hash('sha256', `${seed}:${++hashed}:0`),
  );
  return Promise.resolve([rowOf('a die', 'us', 'sha256 of the same bytes', compared)]);
};

// A game that is registered and not put before the suite fails here; each has a file of its own, so that they run side by side.
import { existsSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { GAMES } from '../../src/games/registry.ts';

it('every registered game is put before the suite', () => {
  const isThere = (id: string): boolean => existsSync(new URL(`${id}.test.ts`, import.meta.url));
  expect(GAMES.map(({ id }) => id).filter((id) => !isThere(id))).toEqual([]);
});

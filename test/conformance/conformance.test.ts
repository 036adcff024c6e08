// The one suite that every game passes; a game that is registered and not put before it fails here.
import { expect, it } from '@jest/globals';
import { GAMES } from '../../src/games/registry.ts';
import { CONFORMING } from './games.ts';
import { conformance } from './suite.ts';

it('every registered game is put before the suite', () => {
  const ids = CONFORMING.map(({ game }) => game.id);
  expect(GAMES.map(({ id }) => id).filter((id) => !ids.includes(id))).toEqual([]);
});

for (const conforming of CONFORMING) await conformance(conforming);

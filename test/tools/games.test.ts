// The tools know every game of the registry, and name none in what they share.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { GAME_IDS, shippedGame, toolGames } from '../../tools/games.ts';

const root = join(import.meta.dirname, '../..');

it('each registered game has what the tools need of it, and can be loaded', async () => {
  expect(toolGames().map(({ id }) => id)).toEqual(GAME_IDS);
  for (const id of GAME_IDS) expect((await shippedGame(id)).id).toBe(id);
});

it('shared code of the tools and what runs at night name no game', () => {
  const names = new RegExp(`\\b(${GAME_IDS.join('|')})\\b`, 'gi');
  const own = new RegExp(`^(games\\.ts|(games|mapmaker)/(${GAME_IDS.join('|')})/)`);
  const shared = readdirSync(join(root, 'tools'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(ts|mjs)$/.test(name) && !own.test(name),
  );
  const wrong = [...shared.map((name) => `tools/${name}`), '.ci/nightly', '.ci/run'].flatMap((path) =>
    (readFileSync(join(root, path), 'utf8').match(names) ?? []).map((name) => `${path}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

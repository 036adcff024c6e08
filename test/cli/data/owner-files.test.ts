// Data files: an owner's own come first, file by file; nothing outside the two folders is read.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { dataReader } from '../../../src/cli/load/data-files.ts';
import { fordEntry } from '../../games/ford/game.ts';
import type { GameEntry } from '../../../src/api/game-entry.ts';
import { newHome, run } from '../kit.ts';

describe('a data reader', () => {
  const folder = newHome();
  writeFileSync(join(folder, 'map.json'), '{"own":true}');
  mkdirSync(join(folder, 'scenarios'));
  writeFileSync(join(folder, 'scenarios', 'one.json'), '{}');

  it('reads what the owner has', () => {
    const read = dataReader({ shipped: folder, game: 'nosuch', folder });
    expect(read('map.json')).toEqual({ ok: true, value: '{"own":true}' });
    expect(read('scenarios/one.json')).toEqual({ ok: true, value: '{}' });
  });

  it('says which shipped file is missing otherwise', () => {
    expect(dataReader({ shipped: folder, game: 'nosuch', folder })('units.json')).toMatchObject({
      ok: false,
      error: { code: 'FILE.MISSING' },
    });
  });

  it.each(['../secret.json', '/etc/passwd', 'a/b/c.json', 'map.txt', '.json', 'scenarios/../map.json'])(
    'does not read %s',
    (name) => {
      expect(dataReader({ shipped: folder, game: 'nosuch', folder })(name)).toMatchObject({ ok: false });
    },
  );

  it('is given to the game that is loaded, with the folder named on the command line', async () => {
    let seen: unknown;
    const entry: GameEntry = {
      ...fordEntry,
      load: (read) => {
        seen = read('map.json');
        return fordEntry.load(read);
      },
    };
    await run(['play', 'ford', '--no-save', '--data', folder], newHome(), ['quit'], [entry]);
    expect(seen).toEqual({ ok: true, value: '{"own":true}' });
  });

  it('is not passed over when a game is played and there is no such folder', async () => {
    const nowhere = join(folder, 'nowhere');
    const { code, err } = await run(['play', 'ford', '--no-save', '--data', nowhere], newHome(), ['quit']);
    expect([code, err]).toEqual([4, [`Cannot open ${nowhere}: there is no such folder.`]]);
  });
});

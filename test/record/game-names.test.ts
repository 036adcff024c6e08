// Names and places: what is typed in play stays in the data home, and the data home is where each platform wants it.
import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { shippedData, userPaths } from '../../src/paths.ts';
import { gameFiles } from '../../src/record/files/game-files.ts';
import { freeName, mayWrite, nameProblem, namedFile, savedGames } from '../../src/record/files/game-names.ts';
import { inFolder, put } from './desk.ts';

describe('a name typed in play', () => {
  it.each(['typhoon-2026-01-05', 'a', 'Tuesday_2.b', '1941', 'x+y'])('may be %j', (name) => {
    expect(nameProblem(name)).toBeUndefined();
  });

  it.each([
    ['', 'NAME.EMPTY'],
    ['../../etc/passwd', 'NAME.FOLDER'],
    ['a/b', 'NAME.FOLDER'],
    ['a\\b', 'NAME.FOLDER'],
    ['..', 'NAME.LETTERS'],
    ['.hidden', 'NAME.LETTERS'],
    ['-rf', 'NAME.LETTERS'],
    ['a b', 'NAME.LETTERS'],
    ['a:b', 'NAME.LETTERS'],
    ['Fl\u00fcgel', 'NAME.LETTERS'],
    ['a\u0000b', 'NAME.LETTERS'],
    ['end.', 'NAME.LETTERS'],
    ['con', 'NAME.DEVICE'],
    ['LPT1.txt', 'NAME.DEVICE'],
    ['x'.repeat(65), 'NAME.LONG'],
  ])('may not be %j', (name, code) => {
    expect(nameProblem(name)).toMatchObject({ code });
  });

  it('never leads out of the folder, and is said again in plain letters only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const file = namedFile('/home', typed, '.game');
        if (file.ok) expect(file.value).toMatch(/^\/home\/[A-Za-z0-9][A-Za-z0-9._+-]*\.game$/);
        else expect(JSON.stringify(file.error.params)).toMatch(/^[ -~]*$/);
      }),
    );
  });

  it('may have the ending or not', () => {
    expect(namedFile('/home', 'a.game', '.game')).toEqual(namedFile('/home', 'a', '.game'));
  });
});

describe('files', () => {
  it(
    'are not written over',
    inFolder((path) => {
      const file = join(path, 'a.game');
      expect(mayWrite(file)).toBeUndefined();
      put(file, '');
      expect(mayWrite(file)).toMatchObject({ code: 'FILE.EXISTS' });
      expect(freeName(path, 'a', '.game')).toBe('a-2');
      put(join(path, 'a-2.game'), '');
      expect(freeName(path, 'a', '.game')).toBe('a-3');
      expect(freeName(path, 'b', '.game')).toBe('b');
    }),
  );

  it(
    'of games are listed, the one played last first',
    inFolder((path) => {
      for (const [name, time] of [
        ['a', 100],
        ['b', 300],
        ['c', 200],
      ] as const) {
        put(join(path, `${name}.game`), '');
        utimesSync(join(path, `${name}.game`), time, time);
      }
      put(join(path, 'd.seed'), '');
      expect(savedGames(path).map(({ name }) => name)).toEqual(['b', 'c', 'a']);
      expect(savedGames(join(path, 'none'))).toEqual([]);
    }),
  );

  it('of one game stand beside each other, whatever its record is called', () => {
    expect(gameFiles('/x/a.game')).toEqual({
      name: 'a',
      record: '/x/a.game',
      fresh: '/x/a.game.new',
      seed: '/x/a.seed',
      states: '/x/a.states',
      groups: '/x/a.groups',
      lock: '/x/a.lock',
    });
    expect(gameFiles('/x/old.rec')).toMatchObject({ name: 'old.rec', seed: '/x/old.rec.seed' });
  });
});

describe('the data home', () => {
  it.each([
    ['linux', {}, '/me/.local/share/hexfront/games', '/me/.config/hexfront', '/me/.local/state/hexfront'],
    [
      'linux',
      { XDG_DATA_HOME: '/d', XDG_CONFIG_HOME: '/c', XDG_STATE_HOME: '/s' },
      '/d/hexfront/games',
      '/c/hexfront',
      '/s/hexfront',
    ],
    [
      'linux',
      { XDG_DATA_HOME: 'd', XDG_CONFIG_HOME: '' },
      '/me/.local/share/hexfront/games',
      '/me/.config/hexfront',
      '/me/.local/state/hexfront',
    ],
    [
      'darwin',
      { XDG_DATA_HOME: '/d' },
      '/me/Library/Application Support/hexfront/games',
      '/me/Library/Application Support/hexfront',
      '/me/Library/Application Support/hexfront/state',
    ],
    [
      'win32',
      {},
      '/me/AppData/Local/hexfront/games',
      '/me/AppData/Roaming/hexfront',
      '/me/AppData/Local/hexfront/state',
    ],
    ['win32', { LOCALAPPDATA: '/l', APPDATA: '/r' }, '/l/hexfront/games', '/r/hexfront', '/l/hexfront/state'],
    ['linux', { HEXFRONT_HOME: '/all', XDG_DATA_HOME: '/d' }, '/all/games', '/all', '/all/state'],
  ])('on %s with %j', (platform, env, games, config, state) => {
    expect(userPaths(env, platform, '/me')).toMatchObject({ games, config, state });
  });

  it('of what was shipped stands beside the package file', () => {
    expect(existsSync(join(shippedData(), '..', 'package.json'))).toBe(true);
  });
});

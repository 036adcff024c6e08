// One program at a time on one game: who is told, and who is not kept out by what a crash left behind.
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { holderText, readHolder, standingOf, thisProcess } from '../../src/record/files/lock-owner.ts';
import type { Holder } from '../../src/record/files/lock-owner.ts';
import type { KeptGame } from '../../src/record/recorded-game.ts';
import { resumeGame } from '../../src/record/resume.ts';
import { begin, contents, inFolder, put } from './desk.ts';
import { tiny } from './tiny.ts';

const onLinux = process.platform === 'linux' ? it : it.skip;

/** Another program, alive. */
let other: ChildProcess | undefined;
const living = (): number => {
  other = spawn('sleep', ['60'], { stdio: 'ignore' });
  if (other.pid === undefined) throw new Error('Nothing was started');
  return other.pid;
};
afterEach(() => void other?.kill('SIGKILL'));

/** This process, but for what is said. */
const holder = (more: { readonly [K in keyof Holder]?: Holder[K] | undefined }): Holder => {
  const known = Object.entries({ ...thisProcess(), ...more }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as unknown as Holder;
};

const kept = (path: string): KeptGame => {
  const game = begin(join(path, 'a.game'));
  game.close();
  return game;
};

const open = ({ files }: KeptGame): ReturnType<typeof resumeGame> =>
  resumeGame(tiny(), { path: files.record });

describe('a game', () => {
  it(
    'names who has it open, for as long as it is open',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      expect(readHolder(contents(game.files.lock))).toEqual(thisProcess());
      game.close();
      expect(existsSync(game.files.lock)).toBe(false);
    }),
  );

  it(
    'that a living program has open is not opened, and nothing of it is touched',
    inFolder((path) => {
      const game = kept(path);
      const { lock, record: file } = game.files;
      const pid = living();
      const text = holderText(holder({ pid, since: undefined }));
      put(lock, text);
      const before = contents(file);
      expect(open(game)).toMatchObject({
        ok: false,
        error: [{ code: 'RECORD.OPEN', params: { pid, lock, file, name: 'a', stopped: false } }],
      });
      expect([contents(file), contents(lock)]).toEqual([before, text]);
    }),
  );

  it(
    'is free again when the program is gone, however it went',
    inFolder((path) => {
      const game = kept(path);
      const { pid } = spawnSync(process.execPath, ['-e', '']);
      put(game.files.lock, holderText(holder({ pid, since: undefined })));
      // Another one died while it took such a lock away.
      put(`${game.files.lock}.old`, 'process 12');
      const again = open(game);
      expect(readHolder(contents(game.files.lock))).toEqual(thisProcess());
      if (again.ok) again.value.close();
      expect(readdirSync(dirname(game.files.lock)).filter((name) => name.includes('lock'))).toEqual([]);
    }),
  );

  it.each([
    ['that is empty', ''],
    ['of zeros', '\0\0\0\0'],
    ['cut off in the middle', 'process 12 ho'],
    ['of an older version', `${process.ppid}\n`],
  ])('is opened over a lock %s', (_what, text) =>
    inFolder((path) => {
      const game = kept(path);
      put(game.files.lock, text);
      const again = open(game);
      expect(again).toMatchObject({ ok: true });
      expect(readHolder(contents(game.files.lock))).toEqual(thisProcess());
      if (again.ok) again.value.close();
    })(),
  );

  it(
    'is told nothing by a file of another kind, and leaves it alone',
    inFolder((path) => {
      const game = kept(path);
      put(game.files.lock, '{"lockfileVersion": 3}\n');
      const again = open(game);
      if (again.ok) again.value.close();
      expect(again).toMatchObject({ ok: true });
      expect(contents(game.files.lock)).toBe('{"lockfileVersion": 3}\n');
    }),
  );

  it(
    'is opened where a folder has the name of its lock',
    inFolder((path) => {
      const game = kept(path);
      mkdirSync(game.files.lock);
      const again = open(game);
      expect(again).toMatchObject({ ok: true });
      if (again.ok) again.value.close();
      expect(existsSync(game.files.lock)).toBe(true);
    }),
  );
});

describe('who holds a game', () => {
  const now = Date.now();

  it('is read as it was written, with what the system tells', () => {
    const all: Holder = { pid: 12, host: 'a.b-c', boot: 'ab-12', space: '4026', since: '99' };
    for (const each of [all, { pid: 1, host: 'x' }, { pid: 1, host: 'x', since: '3' }]) {
      expect(readHolder(holderText(each))).toEqual(each);
    }
    expect(readHolder('process 0 host=x\n')).toBeUndefined();
    expect(readHolder('process 1 host=x')).toBeUndefined();
  });

  it('is this process itself, or one on another computer', () => {
    expect(standingOf(thisProcess(), now)).toBe('here');
    expect(standingOf(holder({ host: 'other', boot: 'other' }), now)).toBe('elsewhere');
    expect(standingOf({ pid: 1, host: 'other' }, now)).toBe('elsewhere');
  });

  onLinux('is gone when another program has its number now, or the computer began anew', () => {
    expect(standingOf(holder({ since: '1' }), now)).toBe('gone');
    expect(standingOf(holder({ boot: 'earlier' }), now)).toBe('gone');
    expect(standingOf(holder({ boot: undefined, since: undefined }), 0)).toBe('gone');
  });

  onLinux('is somewhere else in a container of its own', () => {
    expect(standingOf(holder({ space: '1', host: 'box' }), now)).toBe('elsewhere');
  });

  onLinux('is there still when it has been suspended', async () => {
    const pid = living();
    other?.kill('SIGSTOP');
    const suspended = holder({ pid, since: undefined });
    for (let i = 0; i < 3000 && standingOf(suspended, now) !== 'stopped'; i++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(standingOf(suspended, now)).toBe('stopped');
  });
});

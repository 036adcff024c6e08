// A copy of the checkout to build, pack and install in, so that tests never touch the real dist.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

const PARTS = [
  'bin',
  'build.mjs',
  'data',
  'docs',
  'examples',
  'man',
  'package.json',
  'package-lock.json',
  'src',
  'tools',
  'tsconfig.json',
  'CHANGELOG.md',
  'LICENSE',
  'NOTICE',
  'README.md',
  'SECURITY.md',
];

export type Finished = { readonly status: number | null; readonly out: string; readonly err: string };

/** A fresh folder with a home of its own; `done` takes it away. */
export const workshop = () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hexfront-package-')));
  const home = join(folder, 'home');
  mkdirSync(home);
  // Settings of whoever runs the tests, and of the npm that runs them, must not decide.
  const own = /^(npm_|xdg_|hexfront_)/i;
  const kept = Object.entries(process.env).filter(([name]) => !own.test(name));
  const env = { ...Object.fromEntries(kept), HOME: home, NO_UPDATE_NOTIFIER: '1' };
  return {
    folder,
    run: (command: string, args: readonly string[], cwd = folder, input = ''): Finished => {
      const { status, stdout, stderr } = spawnSync(command, args, { cwd, input, encoding: 'utf8', env });
      return { status, out: stdout, err: stderr };
    },
    /** What a clone holds, with the development packages beside it. */
    checkout: (): string => {
      const copy = join(folder, 'checkout');
      for (const part of PARTS) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
      return copy;
    },
    /** Puts one real development package into a folder that has few. */
    lend: (to: string, name: string): void => {
      const place = join(to, 'node_modules', name);
      mkdirSync(dirname(place), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules', name), place);
    },
    done: (): void => rmSync(folder, { recursive: true, force: true }),
  };
};

export type Workshop = ReturnType<typeof workshop>;

/** Long enough for npm on a busy machine. */
export const PATIENCE = 120_000;

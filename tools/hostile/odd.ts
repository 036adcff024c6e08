// Files that are none: pipes, devices, folders, links that go round, files of 200 MB, and input that never ends.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { dirname, join } from 'node:path';
import type { Bench } from './bench.ts';
import { FIRST } from './seeds.ts';

export type Odd = {
  readonly name: string;
  readonly argv: readonly string[];
  /** What is put where a file of this path should be. */
  readonly lay?: readonly [path: string, how: (path: string) => void];
  /** Standard input, from this file. */
  readonly from?: string;
};

const big = (path: string): void => {
  fs.writeFileSync(path, '');
  fs.truncateSync(path, 200 * 1024 * 1024);
};

const pipe = (path: string): void => void spawnSync('mkfifo', [path]);
const folder = (path: string): void => {
  fs.mkdirSync(path);
};
const round = (path: string): void => fs.symlinkSync(path, path);
const device = (path: string): void => fs.symlinkSync('/dev/zero', path);
const shut = (path: string): void => fs.writeFileSync(path, 'x', { mode: 0 });

type Things = Readonly<Record<string, (path: string) => void>>;

const THINGS: Things = {
  'a file of 200 MB': big,
  'a pipe': pipe,
  'a folder': folder,
  'a link to itself': round,
  'a file that is shut': shut,
};

/** A pipe that is named on the command line is waited for, as by every program: only what the program looks for itself. */
const NAMED = [['ask', 'status'], ['show'], ['run'], ['verify'], ['replay'], ['resume']] as const;

const named = (bench: Bench, things: Things): readonly Odd[] =>
  Object.entries(things).flatMap(([thing, how]) =>
    NAMED.flatMap(([command, ...rest]): readonly Odd[] => {
      const path = join(
        bench.folder,
        command === 'run' ? 'odd.hxf' : command === 'ask' || command === 'show' ? 'odd.pos' : 'odd.game',
      );
      const isWaitedFor = how === pipe && ['ask', 'show', 'run'].includes(command);
      return isWaitedFor
        ? []
        : [{ name: `${command}, ${thing}`, argv: [command, path, ...rest], lay: [path, how] }];
    }),
  );

/** Where the program looks of its own. */
const kept = ({ home, folder: here }: Bench, things: Things): readonly Odd[] =>
  Object.entries(things).flatMap(([thing, how]): readonly Odd[] => [
    { name: `config, ${thing}`, argv: ['config'], lay: [join(home, 'config.txt'), how] },
    { name: `config set, ${thing}`, argv: ['config', 'page', '7'], lay: [join(home, 'config.txt'), how] },
    {
      name: `resume --list, ${thing}`,
      argv: ['resume', '--list'],
      lay: [join(home, 'games', 'odd.game'), how],
    },
    {
      name: `play, config, ${thing}`,
      argv: ['play', FIRST.id, '--no-save'],
      lay: [join(home, 'config.txt'), how],
    },
    {
      name: `play, lock, ${thing}`,
      argv: ['play', FIRST.id, '--name', 'g'],
      lay: [join(home, 'games', 'g.lock'), how],
    },
    {
      name: `play, seed, ${thing}`,
      argv: ['play', FIRST.id, '--name', 'g'],
      lay: [join(home, 'games', 'g.seed'), how],
    },
    {
      name: `play, states, ${thing}`,
      argv: ['play', FIRST.id, '--name', 'g'],
      lay: [join(home, 'games', 'g.states'), how],
    },
    { name: `tutorial, ${thing}`, argv: ['tutorial', '--plain'], lay: [join(home, 'tutorial'), how] },
    {
      name: `data, ${thing}`,
      argv: ['ask', FIRST.id, 'status', '--data', join(here, 'own')],
      lay: [join(here, 'own', 'map.json'), how],
    },
    {
      name: `validate, ${thing}`,
      argv: ['validate', FIRST.id, '--data', join(here, 'own')],
      lay: [join(here, 'own', 'units.json'), how],
    },
  ]);

/** Bytes without a line end, and without an end. */
const endless = ['ask', 'run', 'engine', 'play', 'tutorial'].map((command): Odd => {
  const words =
    {
      ask: ['-', 'status'],
      run: ['-'],
      engine: [],
      play: [FIRST.id, '--plain', '--no-save'],
      tutorial: ['--plain'],
    }[command] ?? [];
  return {
    name: `${command}, 300 MB on standard input without a line end`,
    argv: [command, ...words],
    from: 'zeros',
  };
});

/** `devices`: only where the program has no more rights than anybody, since it might write to them. */
export const oddities = (bench: Bench, devices: boolean): readonly Odd[] => {
  const things = devices ? { ...THINGS, 'a device': device } : THINGS;
  return [...named(bench, things), ...kept(bench, things), ...endless];
};

export const layOut = ({ lay }: Odd): void => {
  if (lay === undefined) return;
  const [path, how] = lay;
  fs.mkdirSync(dirname(path), { recursive: true });
  how(path);
};

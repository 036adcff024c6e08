// Watches what a command does besides talking: files it writes, programs it starts, and the prototypes everything shares.
import { syncBuiltinESMExports } from 'node:module';
import childProcess from 'node:child_process';
import fs from 'node:fs';
import { resolve, sep } from 'node:path';

type Fence = {
  /** What was done beyond the fence since the last time this was asked for. */
  broken(): readonly string[];
  /** Does what the one who watches does himself: it may go beyond the fence. */
  leave(work: () => void): void;
};

type Any = (...args: unknown[]) => unknown;

/** Which of the arguments names what is written. */
const WRITERS: Readonly<Record<string, readonly number[]>> = {
  writeFileSync: [0],
  appendFileSync: [0],
  mkdirSync: [0],
  mkdtempSync: [0],
  renameSync: [0, 1],
  rmSync: [0],
  rmdirSync: [0],
  unlinkSync: [0],
  symlinkSync: [1],
  linkSync: [1],
  truncateSync: [0],
  chmodSync: [0],
  copyFileSync: [1],
  cpSync: [1],
  createWriteStream: [0],
  writeFile: [0],
  appendFile: [0],
  rename: [0, 1],
  rm: [0],
  unlink: [0],
};

const STARTERS = ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork'] as const;

const writes = (flags: unknown): boolean =>
  typeof flags === 'number'
    ? (flags & 3) !== 0 || (flags & fs.constants.O_CREAT) !== 0
    : /[wa+]/.test(String(flags));

/** Where a path leads, as far as there is anything. */
const real = (path: string): string => {
  const whole = resolve(path);
  try {
    return fs.realpathSync(whole);
  } catch {
    const above = resolve(whole, '..');
    return above === whole ? whole : `${real(above)}${sep}${whole.slice(above.length).replace(/^[/\\]/, '')}`;
  }
};

const PROTOTYPES: readonly (readonly [string, object])[] = [
  ['Object', Object.prototype],
  ['Array', Array.prototype],
  ['Function', Function.prototype],
  ['String', String.prototype],
  ['Number', Number.prototype],
  ['Boolean', Boolean.prototype],
  ['RegExp', RegExp.prototype],
  ['Map', Map.prototype],
  ['Set', Set.prototype],
  ['Error', Error.prototype],
  ['Promise', Promise.prototype],
];

const signs = (shared: object): string =>
  Reflect.ownKeys(shared)
    .map((key) => {
      const { value, get } = Object.getOwnPropertyDescriptor(shared, key) ?? {};
      return `${String(key)} ${typeof (value ?? get)}`;
    })
    .join();

const prototypes = (): readonly string[] => PROTOTYPES.map(([name, shared]) => `${name}: ${signs(shared)}`);

/** `inside`: the only folder that may be written in. To be put up once, before anything else is loaded. */
export const putUpFence = (inside: string): Fence => {
  let seen: string[] = [];
  let isOpen = false;
  const root = real(inside);
  const look = (how: string, path: unknown): void => {
    if (typeof path !== 'string' || isOpen) return;
    const found = real(path);
    if (found === root || found.startsWith(root + sep)) return;
    seen.push(`${how} of ${path}`);
    // It is not only seen: this may be somebody's own machine.
    throw Object.assign(new Error(`The fence is before ${path}`), { code: 'EACCES' });
  };
  const wrap = (holder: object, name: string, before: (args: readonly unknown[]) => void): void => {
    const functions = holder as Record<string, Any>;
    const was = functions[name];
    if (was === undefined) return;
    functions[name] = (...args) => {
      before(args);
      return was.apply(holder, args);
    };
  };
  for (const [name, places] of Object.entries(WRITERS))
    wrap(fs, name, (args) => {
      for (const at of places) look(name, args[at]);
    });
  wrap(fs, 'openSync', ([path, flags = 'r']) => {
    if (writes(flags)) look('openSync', path);
  });
  for (const name of STARTERS)
    wrap(childProcess, name, ([command]) => {
      seen.push(`${name} of ${String(command)}`);
      throw new Error('The fence is before other programs');
    });
  syncBuiltinESMExports();
  const before = prototypes();
  return {
    broken: () => {
      const altered = prototypes().filter((now, i) => now !== before[i]);
      const all = [...seen, ...altered.map((now) => `an altered prototype, ${now.slice(0, 200)}`)];
      seen = [];
      return all;
    },
    leave: (work) => {
      isOpen = true;
      try {
        work();
      } finally {
        isOpen = false;
      }
    },
  };
};

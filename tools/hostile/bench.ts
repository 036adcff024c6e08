// The bench an input is tried on: a home, a folder for files, and commands run in this process with all they say kept.
import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Io } from '../../src/cli/io.ts';
import { main } from '../../src/cli/main.ts';
import { GAMES } from '../../src/games/registry.ts';
import type { GameEntry } from '../../src/api/game-entry.ts';
import type { Registry } from '../../src/games/registry.ts';
import { fordEntry } from '../../test/games/ford/game.ts';
import { FIRST } from './seeds.ts';

export type Heard = {
  readonly text: string;
  readonly code?: number;
  /** Of a process of its own: bytes, and milliseconds of the processor. */
  readonly usage?: { readonly memory: number; readonly took: number };
};

type Given = {
  readonly input?: Uint8Array | string;
  readonly env?: Readonly<Record<string, string>>;
  readonly isTerminal?: boolean;
  /** Games are read from their files again, as with an owner's data. */
  readonly fresh?: boolean;
  /** A file that is standard input, where a process of its own is started. */
  readonly from?: string;
};

export type Bench = {
  /** Emptied before every input, but for the files that are always there. */
  readonly folder: string;
  readonly home: string;
  readonly games: Registry;
  run(argv: readonly string[], given?: Given): Promise<Heard>;
  /** Puts a file into the folder and gives its path. */
  put(name: string, bytes: Uint8Array | string): string;
  /** Puts it among the kept games. */
  keep(name: string, bytes: Uint8Array | string): string;
  clear(): void;
};

const loadedOnce = (entry: GameEntry): GameEntry => {
  let shipped: ReturnType<GameEntry['load']> | undefined;
  return { ...entry, load: async (read) => (shipped ??= entry.load(read)) };
};

const FRESH: Registry = [fordEntry, ...GAMES];
const ONCE: Registry = FRESH.map(loadedOnce);

const { hostile } = FIRST;
const POSITION = `${[...hostile.position, hostile.fact].join('\n')}\n`;

/** Files that inputs may name: a script that includes itself, a long chain of them, ways out of the folder. */
const neighbours = (folder: string): void => {
  const put = (name: string, text: string): void => fs.writeFileSync(join(folder, name), text);
  put('loop.hxf', 'include loop.hxf\n');
  for (let n = 1; n <= 40; n++) put(`chain-${n}.hxf`, `include chain-${n + 1}.hxf\n`);
  put('wide.hxf', 'include wide.hxf\n'.repeat(100));
  put('good.pos', POSITION);
  put('itself.pos', POSITION.replace(/^scenario .*$/m, 'base itself.pos'));
  const outside = join(folder, '..', 'outside.txt');
  fs.writeFileSync(outside, 'expect turn 1\n');
  fs.symlinkSync(outside, join(folder, 'outside.hxf'));
  fs.symlinkSync('round.hxf', join(folder, 'round.hxf'));
  fs.mkdirSync(join(folder, 'folder.hxf'));
};

const putAt = (path: string, bytes: Uint8Array | string): string => {
  fs.mkdirSync(dirname(path), { recursive: true });
  fs.writeFileSync(path, bytes);
  return path;
};

export const newBench = (root: string): Bench => {
  const folder = join(root, 'work');
  const home = join(root, 'home');
  fs.mkdirSync(folder, { recursive: true });
  neighbours(folder);
  const always = new Set(fs.readdirSync(folder));
  return {
    folder,
    home,
    games: ONCE,
    clear: () => {
      if (fs.existsSync(home)) fs.rmSync(home, { recursive: true });
      for (const name of fs.readdirSync(folder))
        if (!always.has(name)) fs.rmSync(join(folder, name), { recursive: true });
    },
    put: (name, bytes) => putAt(join(folder, name), bytes),
    keep: (name, bytes) => putAt(join(home, 'games', name), bytes),
    run: async (argv, { input = '', env = {}, isTerminal = false, fresh = false } = {}) => {
      let text = '';
      const say = (more: string): void => {
        text += more;
      };
      const io: Io = {
        input: Readable.from([Buffer.from(input)]),
        inputIsTerminal: isTerminal,
        outputIsTerminal: isTerminal,
        env: { HEXFRONT_HOME: home, ...env },
        out: (line) => say(`${line}\n`),
        write: say,
        err: (line) => say(`${line}\n`),
        onInterrupt: () => () => undefined,
      };
      const code = await main(argv, { io, games: fresh ? FRESH : ONCE });
      return { text, code };
    },
  };
};

// A real terminal with a shell in it, by way of tmux: typed into, looked at, resized, closed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const PROMPT = 'sh# ';
/** Generous: it is only waited for as long as it takes. */
const LONGEST = 30_000;

export const hasTmux = spawnSync('tmux', ['-V']).status === 0;

export type Pane = {
  /** Where its games are kept. */
  readonly home: string;
  /** Letters, as if typed. */
  type(text: string): void;
  /** Keys by their names in tmux, such as `Enter`, `Escape`, `C-c`, `Up`. */
  press(...keys: readonly string[]): void;
  /** What is to be seen, line by line. */
  seen(): readonly string[];
  /** The same with its colour codes. */
  coloured(): string;
  isAlternate(): boolean;
  cursor(): { readonly line: number; readonly column: number };
  /** Waits until it is to be seen, and gives what is. */
  until(sight: RegExp): Promise<readonly string[]>;
  /** Waits until the shell asks again. */
  untilShell(): Promise<readonly string[]>;
  resize(columns: number, lines: number): void;
  /** The modes of the terminal, as its shell sees them. */
  modes(): Promise<string>;
  /** The process of the program that runs in it. */
  program(): number;
  close(): void;
};

let count = 0;

const tmux = (socket: string, ...args: readonly string[]): string => {
  const ran = spawnSync('tmux', ['-L', socket, '-f', '/dev/null', ...args], { encoding: 'utf8' });
  if (ran.status !== 0) throw new Error(`tmux ${args.join(' ')}: ${ran.stderr}`);
  return ran.stdout;
};

/** `env`: set for the shell; undefined takes a name away. */
export const openPane = async (
  columns = 80,
  lines = 24,
  env: Readonly<Record<string, string>> = {},
): Promise<Pane> => {
  const socket = `hexfront-test-${process.pid}-${++count}`;
  const home = mkdtempSync(join(tmpdir(), 'hexfront-tty-'));
  const all = { HEXFRONT_HOME: home, PS1: PROMPT, COLUMNS: '', LINES: '', ...env };
  const set = Object.entries(all).map(([name, value]) => `${name}='${value}'`);
  const shell = `env -u CI -u CONTINUOUS_INTEGRATION -u NO_COLOR -u FORCE_COLOR -u ACCESSIBLE ${set.join(' ')} bash --norc --noprofile`;
  tmux(socket, 'new-session', '-d', '-x', String(columns), '-y', String(lines), '-c', ROOT, shell);
  const told = (form: string): string => tmux(socket, 'display-message', '-p', form).trim();
  const pane: Pane = {
    home,
    type: (text) => void tmux(socket, 'send-keys', '-l', text),
    press: (...keys) => void tmux(socket, 'send-keys', ...keys),
    seen: () => tmux(socket, 'capture-pane', '-p').replace(/\n$/, '').split('\n'),
    coloured: () => tmux(socket, 'capture-pane', '-p', '-e'),
    isAlternate: () => told('#{alternate_on}') === '1',
    cursor: () => ({ line: Number(told('#{cursor_y}')), column: Number(told('#{cursor_x}')) }),
    until: async (sight) => {
      const end = Date.now() + LONGEST;
      for (;;) {
        const seen = pane.seen();
        if (sight.test(seen.join('\n'))) return seen;
        if (Date.now() > end) throw new Error(`${sight} is not to be seen:\n${seen.join('\n')}`);
        await wait(50);
      }
    },
    untilShell: () => pane.until(/(?:^|\n)sh#\n*$/),
    resize: (wide, high) => void tmux(socket, 'resize-window', '-x', String(wide), '-y', String(high)),
    modes: async () => {
      const file = join(home, `modes-${++count}`);
      pane.type(`clear; stty -a > ${file}; echo modes $((${count} + 1000))`);
      pane.press('Enter');
      await pane.until(new RegExp(`^modes ${count + 1000}$`, 'm'));
      await pane.untilShell();
      return readFileSync(file, 'utf8').replace(/^speed.*\n/, '');
    },
    program: () => {
      const child = spawnSync('pgrep', ['-n', '-P', told('#{pane_pid}')], { encoding: 'utf8' }).stdout.trim();
      if (child === '') throw new Error('No program runs in the terminal');
      return Number(child);
    },
    close: () => void spawnSync('tmux', ['-L', socket, 'kill-server']),
  };
  await pane.untilShell();
  return pane;
};

/** Is this process still there? One that has ended and was not yet asked about counts as gone. */
export const isRunning = (pid: number): boolean => {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  return state !== '' && !state.startsWith('Z');
};

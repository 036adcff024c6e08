// A folder of scripts, and the command run on one of them with everything it prints kept.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll } from '@jest/globals';
import { main } from '../../src/cli/main.ts';
import type { GameEntry } from '../../src/api/game-entry.ts';
import type { Io } from '../../src/cli/io.ts';
import { fordEntry } from '../games/ford/game.ts';

export type Outcome = {
  readonly exit: number;
  readonly out: readonly string[];
  readonly err: readonly string[];
};

const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A folder of its own with these files in it. */
export const folderOf = (files: Readonly<Record<string, string | Uint8Array>>): string => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hexfront-script-')));
  made.push(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
};

/** The command as typed, with what stands on its standard input. */
export const runIt = async (
  args: readonly string[],
  input = '',
  games: readonly GameEntry[] = [fordEntry],
): Promise<Outcome> => {
  const out: string[] = [];
  const err: string[] = [];
  const io: Io = {
    input: Readable.from([Buffer.from(input)]),
    inputIsTerminal: false,
    outputIsTerminal: false,
    env: {},
    out: (line) => void out.push(line),
    write: (text) => void out.push(text),
    err: (line) => void err.push(line),
    onInterrupt: () => () => undefined,
  };
  const exit = await main(['run', ...args], { io, games });
  return { exit, out, err };
};

/** A script of these lines, from standard input. */
export const runLines = async (...lines: readonly string[]): Promise<Outcome> =>
  runIt(['-'], `${lines.join('\n')}\n`);

/** One against one over the ford, in the combat phase. */
export const DUEL = [
  'position 1',
  'game ford',
  'scenario skirmish',
  'phase combat',
  'unit n1 1302',
  'unit s1 1402',
  '.',
] as const;

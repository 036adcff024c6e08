// Commands run in this process, with input and output in memory and a home of their own.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Io } from '../../src/cli/io.ts';
import type { Setting } from '../../src/cli/main.ts';
import type { Registry } from '../../src/games/registry.ts';
import { main } from '../../src/cli/main.ts';
import { fordEntry } from '../games/ford/game.ts';

export const newHome = (): string => mkdtempSync(join(tmpdir(), 'hexfront-home-'));

export type Ran = { readonly code: number; readonly out: readonly string[]; readonly err: readonly string[] };

export const run = async (
  argv: readonly string[],
  home: string,
  input: readonly string[] = [],
  games: Registry = [fordEntry],
  /** Boards there are, and where their data lie; none if not said. */
  shelf: Pick<Partial<Setting>, 'boards' | 'shipped'> = { boards: [] },
  terminal: Pick<Partial<Io>, 'inputIsTerminal'> = {},
): Promise<Ran> => {
  let out = '';
  const err: string[] = [];
  const io: Io = {
    input: Readable.from(input.map((line) => `${line}\n`)),
    inputIsTerminal: false,
    outputIsTerminal: false,
    env: { HEXFRONT_HOME: home },
    out: (line) => void (out += `${line}\n`),
    write: (text) => void (out += text),
    err: (line) => void err.push(line),
    onInterrupt: () => () => undefined,
    ...terminal,
  };
  const code = await main(argv, { io, games, ...shelf });
  return { code, out: out === '' ? [] : out.replace(/\n$/, '').split('\n'), err };
};

// The outside world as the commands see it: input, output, environment. Tests put their own in its place.
import type { Readable } from 'node:stream';
import { isatty } from 'node:tty';
import type { Problem } from '../core/types.ts';
import { EXIT } from './exit-codes.ts';

type TerminalFacts = {
  readonly columns: number;
  readonly lines: number;
  /** Bits of colour, by what the environment says of it. */
  colorDepth(env: Readonly<Record<string, string | undefined>>): number;
};

export type Io = {
  readonly input: Readable;
  readonly inputIsTerminal: boolean;
  readonly outputIsTerminal: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What is known of the terminal written to; absent where it is none. */
  readonly terminal?: TerminalFacts;
  /** Replies, in order. */
  out(line: string): void;
  /** As it is, without an end of line: prompts, and machine-readable output. */
  write(text: string): void;
  /** Diagnostics, never part of a reply. */
  err(line: string): void;
  /** Hears what went wrong, and the diagnostics that say so; there where a program asked. */
  wrong?(problem: Problem, lines: readonly string[]): void;
  /** Calls back at every Ctrl-C until the function it returns is called. */
  onInterrupt(heard: () => void): () => void;
};

/** A reader that went away is no fault of ours: say nothing more, end quietly. A disk that is full is said once. */
const heedErrors = (stream: NodeJS.WriteStream): void => {
  let isTold = false;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // EIO: the terminal is gone.
    if (error.code === 'EPIPE' || error.code === 'EIO') process.exit(0);
    // Nothing can be said where it is the saying that fails.
    if (stream === process.stderr) process.exit(EXIT.file);
    if (isTold) return;
    isTold = true;
    void import('./output-failed.ts').then(({ outputFailed }) => process.exit(outputFailed(error)));
  });
};

const terminalFacts = (stream: NodeJS.WriteStream): { readonly terminal: TerminalFacts } | undefined =>
  stream.isTTY && stream.columns > 0 && stream.rows > 0
    ? {
        terminal: {
          columns: stream.columns,
          lines: stream.rows,
          colorDepth: (env) => stream.getColorDepth(env),
        },
      }
    : undefined;

export const processIo = (): Io => {
  heedErrors(process.stdout);
  heedErrors(process.stderr);
  return {
    input: process.stdin,
    inputIsTerminal: isatty(0),
    outputIsTerminal: isatty(1),
    env: process.env,
    ...terminalFacts(process.stdout),
    out: (line) => void process.stdout.write(`${line}\n`),
    write: (text) => void process.stdout.write(text),
    err: (line) => void process.stderr.write(`${line}\n`),
    onInterrupt: (heard) => {
      process.on('SIGINT', heard);
      return () => void process.off('SIGINT', heard);
    },
  };
};

/** Says a problem in the lines it has. */
export const sayWrong = (io: Io, problem: Problem, lines: readonly string[]): void => {
  io.wrong?.(problem, lines);
  for (const line of lines) io.err(line);
};

/** What starts this program at the shell the way it was started: who has not installed it goes through npm. */
export const commandOf = (env: Io['env']): string =>
  env['npm_lifecycle_event'] === 'start' ? 'npm start --' : 'hexfront';

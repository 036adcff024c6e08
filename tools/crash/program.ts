// The program as a process of its own, with our hand between it and the disk, and our finger on the trigger.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const HOOK = join(import.meta.dirname, 'hook.mjs');
const PROGRAM = [join(import.meta.dirname, '../../bin/hexfront.js')];

/** What is to happen between the program and the disk; see hook.mjs. */
export type Plan = {
  readonly seed?: string;
  readonly log?: string;
  /** The flushes are done, and not only counted. */
  readonly slow?: boolean;
  readonly kill?: {
    readonly at: number;
    readonly half?: boolean;
    readonly after?: boolean;
    readonly power?: number;
  };
  readonly fault?: {
    readonly from?: number;
    readonly times?: number;
    readonly op?: readonly string[];
    readonly path?: string;
    readonly code?: string;
    readonly short?: number;
    readonly while?: string;
  };
};

export type Ran = {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
};

export type Running = {
  type(line: string): void;
  /** No more is typed. */
  end(): void;
  kill(signal: NodeJS.Signals): void;
  /** Whoever read what it says goes away. */
  leave(): void;
  /** What it has said so far. */
  said(): string;
  /** Calls back each time it says something. */
  heard(listener: () => void): void;
  readonly ended: Promise<Ran>;
};

/** Where the story is told, and by which program; it is always told in the same folder, for its path is said. */
export type Stage = {
  readonly home: string;
  /** What is run in place of the built program. */
  readonly program?: readonly string[] | undefined;
};

export type Started = Stage & {
  readonly argv: readonly string[];
  readonly plan?: Plan;
};

export const start = ({ home, argv, plan, program = PROGRAM }: Started): Running => {
  const hook = plan === undefined ? [] : ['--import', HOOK];
  const child = spawn(process.execPath, [...hook, ...program, ...argv], {
    env: {
      ...process.env,
      HEXFRONT_HOME: home,
      ...(plan !== undefined && { HEXFRONT_CRASH: JSON.stringify({ root: home, ...plan }) }),
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  let listener = (): void => undefined;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    listener();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (err += text));
  // It may be dead before all is typed.
  child.stdin.on('error', () => undefined);
  const ended = new Promise<Ran>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ out, err, code, signal }));
  });
  return {
    type: (line) => void child.stdin.write(`${line}\n`),
    end: () => child.stdin.end(),
    kill: (signal) => void child.kill(signal),
    leave: () => void child.stdout.destroy(),
    said: () => out,
    heard: (heard) => (listener = heard),
    ended,
  };
};

/** Types everything at once, and waits for the end. */
export const run = (started: Started, lines: readonly string[] = []): Promise<Ran> => {
  const running = start(started);
  for (const line of lines) running.type(line);
  running.end();
  return running.ended;
};

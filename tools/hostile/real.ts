// The same inputs through the program as it is started from a shell: a process for each, watched for memory, time and,
// where the system has strace, for every file it opens to write and every program it starts.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { join } from 'node:path';
import type { Bench } from './bench.ts';

const BIN = join(import.meta.dirname, '..', '..', 'bin', 'hexfront.js');
const USAGE = join(import.meta.dirname, 'usage.mjs');

/** By the clock on the wall; a start takes long where others use the machine. */
const HANGS = 60_000;

export const hasStrace = (): boolean => spawnSync('strace', ['-V']).status === 0;

const CALLS =
  'openat,open,creat,mkdir,mkdirat,rename,renameat,renameat2,unlink,unlinkat,symlinkat,linkat,execve';
const WRITING =
  /^\d+ +(?:open(?:at)?\(.*O_(?:WRONLY|RDWR|CREAT)|creat|mkdir|rename|unlink|symlink|link|execve)/;
/** What every start of node opens. */
const USUAL = ['/dev/null', '/dev/tty', '/proc/'];

/** Calls that name a path outside a folder. */
const strayCalls = (log: string, inside: string): readonly string[] =>
  fs
    .readFileSync(log, 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => WRITING.test(line) && !/= -1 E/.test(line))
    .filter((line) =>
      [...line.matchAll(/"([^"]*)"/g)]
        .slice(0, line.includes('execve') ? 1 : 2)
        .some(
          ([, path = '']) =>
            path.startsWith('/') && !path.startsWith(inside) && !USUAL.some((one) => path.startsWith(one)),
        ),
    );

type Usage = { readonly memory: number; readonly took: number };

/** `trace`: with strace. */
export const realBench = (
  root: string,
  bench: Bench,
  trace: boolean,
): Bench & { strays(): readonly string[] } => {
  let strays: readonly string[] = [];
  const usage = join(root, 'usage');
  const log = join(root, 'calls');
  const run: Bench['run'] = async (argv, { input = '', env = {}, from } = {}) => {
    const stdin = from === undefined ? undefined : fs.openSync(from, 'r');
    fs.rmSync(usage, { force: true });
    const words = [
      process.execPath,
      '--import',
      USAGE,
      BIN,
      ...argv.map((word) => word.replaceAll('\0', '')),
    ];
    const [command = '', ...rest] = trace
      ? ['strace', '-f', '-qq', '-e', `trace=${CALLS}`, '-o', log, ...words]
      : words;
    const { status, stdout, stderr, signal } = spawnSync(command, rest, {
      ...(stdin === undefined ? { input } : { stdio: [stdin, 'pipe', 'pipe'] as const }),
      env: { PATH: process.env['PATH'], HEXFRONT_HOME: bench.home, HOSTILE_USAGE: usage, ...env },
      cwd: bench.folder,
      timeout: HANGS,
      killSignal: 'SIGKILL',
      maxBuffer: 256 * 1024 * 1024,
    });
    if (stdin !== undefined) fs.closeSync(stdin);
    if (trace) strays = strayCalls(log, root);
    const text = `${stdout.toString('utf8')}${stderr.toString('utf8')}`;
    const took: Usage | undefined = fs.existsSync(usage)
      ? (JSON.parse(fs.readFileSync(usage, 'utf8')) as Usage)
      : undefined;
    const code = status ?? 5;
    return Promise.resolve({
      text: signal === null ? text : `${text}\x1bended by ${signal}`,
      code,
      ...(took && { usage: took }),
    });
  };
  return { ...bench, run, strays: () => strays };
};

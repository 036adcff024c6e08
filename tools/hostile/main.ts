// Hostile inputs by the thousand: `npm run hostile -- [N] [SEED] [KIND]`. Prints how many were tried, how fast, the slowest,
// the most memory, and everything that went wrong, with its number: `--from NUMBER` and N 1 try that one again.
import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '../command-line.ts';
import { KINDS } from './kinds.ts';
import { becomeNobody } from './nobody.ts';
import { inputAt } from './trial.ts';
import type { Told } from './worker.ts';

/** An input that takes so long hangs: of the processor, where the system tells it, and by the clock on the wall. */
const HANGS = { processor: 20_000, wall: 600_000 } as const;
/** How often the worker is looked at, in milliseconds. */
const LOOKS = 2000;
/** What the program may use of the heap before it counts as too much; it is then ended by its own engine. */
const HEAP = 300;

const { values, positionals } = commandLine({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: '0' },
    results: { type: 'string', default: join(tmpdir(), `hostile-found-${process.pid}`) },
  },
});
const [count = '2000', seed = '1', kind = ''] = positionals;
if (kind !== '' && !KINDS.some(({ id }) => id === kind)) {
  console.error(`No kind is called ${kind}. There is ${KINDS.map(({ id }) => id).join(', ')}.`);
  process.exit(2);
}
const first = Number(values.from);
const last = first + Number(count);
becomeNobody();
mkdirSync(values.results, { recursive: true });

type Found = { readonly sign: string; why: string; file: string; times: number; readonly at: string };

const found = new Map<string, Found>();
const tally = new Map<string, { inputs: number; took: number }>();
let slowest = { took: 0, at: '' };
let largest = 0;
let memory = 0;
/** Of the program and what tries it, before the first input. */
let own = 0;
let bytes = 0;

const note = (sign: string, why: string, file: string, at: string): void => {
  const known = found.get(sign);
  if (known === undefined) {
    found.set(sign, { sign, why, file, times: 1, at });
    console.log(`WRONG ${at}: ${sign}\n  ${why.slice(0, 600)}\n  ${file}`);
  } else known.times++;
};

/** Ticks of the system's clock are hundredths of a second. */
const usedBy = (pid: number | undefined): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
};

/** Tries from an index on, until all are done or the worker is gone; gives where to go on. */
const work = async (from: number): Promise<number> => {
  const root = mkdtempSync(join(tmpdir(), 'hostile-'));
  const worker = fork(
    join(import.meta.dirname, 'worker.ts'),
    [root, values.results, seed, String(from), String(last), kind],
    {
      execArgv: ['--import', 'tsx', '--expose-gc', `--max-old-space-size=${HEAP}`],
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    },
  );
  let complaint = '';
  worker.stderr
    ?.setEncoding('utf8')
    .on('data', (text: string) => void (complaint = (complaint + text).slice(-4000)));
  let index = from;
  let hung = false;
  let done = false;
  let since = { wall: performance.now(), processor: 0 };
  const timer = setInterval(() => {
    const isLong = performance.now() - since.wall > HANGS.wall;
    if (!isLong && usedBy(worker.pid) - since.processor < HANGS.processor) return;
    hung = true;
    worker.kill('SIGKILL');
  }, LOOKS);
  worker.on('message', (told: Told) => {
    if (told.type === 'ready') own = Math.max(own, told.memory);
    else if (told.type === 'begins') {
      index = told.index;
      since = { wall: performance.now(), processor: usedBy(worker.pid) };
    } else if (told.type === 'wrong')
      note(told.sign, told.why, told.file, `${told.index} ${told.kind}, ${told.way}`);
    else if (told.type === 'ends') {
      const at = `${told.index} ${told.kind}, ${told.way}`;
      const entry = tally.get(told.kind) ?? { inputs: 0, took: 0 };
      tally.set(told.kind, { inputs: entry.inputs + 1, took: entry.took + told.took });
      if (told.took > slowest.took) slowest = { took: told.took, at };
      largest = Math.max(largest, told.size);
      memory = Math.max(memory, told.memory);
      bytes += told.size;
      if (told.kept !== undefined)
        console.log(
          `${told.index + 1} inputs: ${Math.round(told.memory / 1e6)} MB, ${(told.kept / 1e6).toFixed(1)} MB kept`,
        );
    } else done = true;
  });
  await new Promise<void>((resolve) => void worker.on('close', () => resolve()));
  clearInterval(timer);
  rmSync(root, { recursive: true, force: true });
  if (done) return last;
  const why = hung ? 'Nothing came of it' : `It ended: ${complaint}`;
  const short = hung ? 'hang' : 'end';
  const { kind: of, way, bytes: made } = inputAt(Number(seed), index, kind === '' ? undefined : kind);
  const file = join(values.results, `${of.id}-${index}.${of.ending}`);
  writeFileSync(file, made);
  note(`${of.id}: ${short}, ${way.name}`, why, file, `${index} ${of.id}, ${way.name}`);
  return index + 1;
};

const began = performance.now();
for (let at = first; at < last;) at = await work(at);
const seconds = (performance.now() - began) / 1000;

const inputs = last - first;
console.log(
  `${inputs} inputs, ${Math.round(bytes / 1e6)} MB of them, largest ${largest} bytes, in ${seconds.toFixed(0)} seconds: ${(inputs / seconds).toFixed(0)} a second.`,
);
for (const [id, { inputs: n, took }] of tally)
  console.log(`  ${id}: ${n} inputs, ${(took / n).toFixed(1)} ms each`);
console.log(
  `Slowest: ${slowest.took.toFixed(0)} ms, ${slowest.at}. Most memory: ${Math.round(memory / 1e6)} MB, ${Math.round(own / 1e6)} of it before the first input.`,
);
console.log(`Wrong: ${found.size} kinds.`);
for (const { sign, times, at } of found.values()) console.log(`  ${times} times, first ${at}: ${sign}`);
process.exitCode = found.size === 0 ? 0 : 1;

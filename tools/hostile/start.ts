// Hostile inputs through the program as it is started from a shell: `npm run hostile:real -- [N] [SEED]`. First files that
// are none, input that never ends, and files as large as they may be, then N of the inputs of `npm run hostile`, each in a process of its own. What it
// opens to write and what it starts is watched where there is strace.
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newBench } from './bench.ts';
import type { Heard } from './bench.ts';
import { becomeNobody } from './nobody.ts';
import { largeFiles } from './large.ts';
import { layOut, oddities } from './odd.ts';
import { harmIn } from './output.ts';
import { hasStrace, realBench } from './real.ts';
import { SLOW, inputAt, pace, tried } from './trial.ts';

const MOST_MEMORY = 300 * 1024 * 1024;
const FAULT = 5;
/** These have doors of their own. */
const NOT_HERE = ['reply', 'keys'];

const [count = '200', seed = '1'] = process.argv.slice(2);
const isNobody = becomeNobody();
const root = fs.mkdtempSync(join(tmpdir(), 'hostile-real-'));
const bench = newBench(root);
const real = realBench(root, bench, hasStrace());

let most = { took: 0, at: '' };
let largest = { memory: 0, at: '' };
const wrong: string[] = [];

/** What a start and a game take by themselves. */
const idle = (await real.run(['ask', join(bench.folder, 'good.pos'), 'status'])).usage?.took ?? 0;
const slow = idle + SLOW * pace();

const heed = (at: string, { usage, code, text }: Heard): void => {
  const harm = harmIn(text);
  const [stray] = real.strays();
  if (code === FAULT) wrong.push(`${at}: fault. ${text.slice(-300)}`);
  if (harm !== undefined) wrong.push(`${at}: ${harm}`);
  if (stray !== undefined) wrong.push(`${at}: ${stray}`);
  if (usage === undefined) return;
  // Hundreds of megabytes take their time only to come in.
  if (usage.took > slow && !at.includes('on standard input'))
    wrong.push(`${at}: ${Math.round(usage.took)} ms`);
  if (usage.memory > MOST_MEMORY) wrong.push(`${at}: ${Math.round(usage.memory / 1e6)} MB`);
  if (usage.took > most.took) most = { took: usage.took, at };
  if (usage.memory > largest.memory) largest = { memory: usage.memory, at };
};

const odd = [...oddities(bench, isNobody), ...largeFiles(bench)];
const zeros = join(root, 'zeros');
fs.writeFileSync(zeros, '');
fs.truncateSync(zeros, 300 * 1024 * 1024);
for (const each of odd) {
  bench.clear();
  layOut(each);
  heed(each.name, await real.run(each.argv, each.from === undefined ? {} : { from: zeros }));
}

let inputs = 0;
for (let index = 0; inputs < Number(count); index++) {
  const input = inputAt(Number(seed), index);
  if (NOT_HERE.includes(input.kind.id)) continue;
  inputs += 1;
  const heard: Heard[] = [];
  const listening = {
    ...real,
    run: async (...given: Parameters<typeof real.run>) => {
      const said = await real.run(...given);
      heard.push(said);
      return said;
    },
  };
  const at = `${index} ${input.kind.id}, ${input.way.name}`;
  const { wrong: found } = await tried(listening, input);
  if (found !== undefined) wrong.push(`${at}: ${found.why}`);
  for (const said of heard) heed(at, said);
}
fs.rmSync(root, { recursive: true, force: true });

console.log(
  `${odd.length} odd files and ${inputs} inputs, each in a process of its own${hasStrace() ? ', under strace' : ''}.`,
);
console.log(
  `A start and one question take ${Math.round(idle)} ms. Slowest: ${Math.round(most.took)} ms, ${most.at}.`,
);
console.log(`Most memory: ${Math.round(largest.memory / 1e6)} MB, ${largest.at}.`);
console.log(`Wrong: ${new Set(wrong).size}.`);
for (const line of new Set(wrong)) console.log(`  ${line.slice(0, 500)}`);
process.exitCode = wrong.length === 0 ? 0 : 1;

// One input tried: what it is, what the program did with it, and whether that is what may be done.
import fs from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import type { Bench, Heard } from './bench.ts';
import { KINDS } from './kinds.ts';
import type { Kind, Way } from './kinds/kind.ts';
import { harmIn } from './output.ts';

export type Input = { readonly kind: Kind; readonly way: Way; readonly bytes: Uint8Array };

export type Tried = {
  /** Of the processor, in milliseconds: what others do on the machine does not count. */
  readonly took: number;
  readonly size: number;
  /** What is wrong, and words that are the same for all inputs it is wrong with. */
  readonly wrong?: { readonly why: string; readonly sign: string };
};

export const SLOW = 1000;
const FAULT = 5;
/** More than any limit of the program. */
const MOST_BYTES = 9 * 1024 * 1024;

/** A hundred places, shared out among the kinds. */
const PLACES = KINDS.flatMap((kind) => Array.from({ length: kind.share }, (_, nth) => ({ kind, nth })));

const placeOf = (index: number, only: string | undefined): { readonly kind: Kind; readonly nth: number } => {
  const kind = KINDS.find(({ id }) => id === only);
  if (kind !== undefined) return { kind, nth: index };
  const place = PLACES[(index * 37) % PLACES.length];
  if (place === undefined) throw new Error('No kind of input');
  const round = Math.floor(index / PLACES.length);
  return { kind: place.kind, nth: round * place.kind.share + place.nth };
};

/** The same seed and number give the same input. */
export const inputAt = (seed: number, index: number, only?: string): Input => {
  const { kind, nth } = placeOf(index, only);
  const made = fc.gen().map((draw) => kind.make(draw));
  const [bytes = new Uint8Array()] = fc.sample(made, { seed: (seed * 1_000_003 + index) | 0, numRuns: 1 });
  const way = kind.ways[nth % kind.ways.length];
  if (way === undefined) throw new Error(`No way in for ${kind.id}`);
  return { kind, way, bytes: bytes.subarray(0, MOST_BYTES) };
};

/** Where the program said that it was at fault, the first line of its own in the report. */
const faultIn = (home: string): string => {
  const folder = join(home, 'state');
  if (!fs.existsSync(folder)) return 'no report';
  const [name = ''] = fs.readdirSync(folder).filter((each) => each.startsWith('crash-'));
  const [, message = '', ...stack] = fs.readFileSync(join(folder, name), 'utf8').split('\n');
  const own = stack.filter((line) => /[/\\]src[/\\]/.test(line)).slice(0, 3);
  return [
    message.slice(0, 120),
    ...own.map((line) => line.trim().replace(/^at .*[/\\](src[/\\].*?)\)?$/, '$1')),
  ].join(' | ');
};

/** What the program itself has written for somebody to read; what was put there for it to read is called x. */
const harmWritten = (home: string): string | undefined => {
  for (const folder of ['games', 'transcripts', 'positions', 'exports'].map((name) => join(home, name)))
    for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
      const path = join(folder, name);
      if (/^x\W/.test(name) || !fs.statSync(path).isFile()) continue;
      const harm = harmIn(name) ?? harmIn(fs.readFileSync(path, 'utf8'));
      if (harm !== undefined) return `${harm} of ${JSON.stringify(name)}`;
    }
  return undefined;
};

/**
 * How much slower this machine is now than the one the limit was set on. A second of the processor there is more where
 * others use it too.
 */
export const pace = (): number => {
  const before = process.cpuUsage();
  const text = JSON.stringify(Array.from({ length: 20_000 }, (_, i) => ({ id: `unit ${i}`, at: i })));
  for (let n = 0; n < 8; n++) JSON.parse(text);
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, (user + system) / 1000 / 150);
};

const judged = (bench: Bench, { text, code }: Heard, broken: readonly string[]): Tried['wrong'] => {
  const [first] = broken;
  if (first !== undefined) return { why: broken.join('; '), sign: first.replaceAll(/\d+/g, 'n') };
  if (code === FAULT) {
    const why = faultIn(bench.home);
    return { why, sign: why.replaceAll(/"[^"]*"|'[^']*'/g, 'x') };
  }
  const harm = harmIn(text) ?? harmWritten(bench.home);
  return harm === undefined ? undefined : { why: harm, sign: `output ${harm.slice(0, 6)}` };
};

/** `broken`: what the fence has seen. */
export const tried = async (
  bench: Bench,
  { kind, way, bytes }: Input,
  broken: () => readonly string[] = () => [],
): Promise<Tried> => {
  bench.clear();
  const before = process.cpuUsage();
  let wrong: Tried['wrong'];
  try {
    wrong = judged(bench, await way.go(bench, bytes), broken());
  } catch (thrown) {
    const why = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    wrong = { why, sign: why.split('\n').slice(0, 3).join(' | ') };
  }
  const { user, system } = process.cpuUsage(before);
  const took = (user + system) / 1000;
  const found = wrong && { ...wrong, sign: `${kind.id}: ${wrong.sign}` };
  return { took, size: bytes.length, ...(found && { wrong: found }) };
};

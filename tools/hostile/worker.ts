// The half that does the work: tries inputs one after the other and tells of each. Whoever started it watches the clock.
import fs from 'node:fs';
import { join } from 'node:path';
import { putUpFence } from './fence.ts';

export type Told =
  /** Everything is loaded: so much memory is taken before the first input. */
  | { readonly type: 'ready'; readonly memory: number }
  | { readonly type: 'begins'; readonly index: number }
  | {
      readonly type: 'ends';
      readonly index: number;
      readonly kind: string;
      readonly way: string;
      readonly took: number;
      readonly size: number;
      readonly memory: number;
      /** Of the heap, after a collection; asked now and then. */
      readonly kept?: number;
    }
  | {
      readonly type: 'wrong';
      readonly index: number;
      readonly kind: string;
      readonly way: string;
      readonly sign: string;
      readonly why: string;
      readonly file: string;
    }
  | { readonly type: 'done' };

const [root = '', results = '', seedText = '', fromText = '', toText = '', only = ''] = process.argv.slice(2);
const [seed, from, to] = [Number(seedText), Number(fromText), Number(toText)];

const tell = (told: Told): void => void process.send?.(told);

// The fence stands before anything of the program is loaded.
const fence = putUpFence(root);
const { newBench } = await import('./bench.ts');
const { inputAt, pace, tried, SLOW } = await import('./trial.ts');
const { smaller } = await import('./smaller.ts');

let loose: unknown;
process.on('unhandledRejection', (thrown) => {
  loose = thrown;
});

const bench = newBench(root);
const slow = SLOW * pace();
process.chdir(bench.folder);
/** A second is for one answer, and so many lines at once are many answers. */
const LINES = 100;
const known = new Set<string>();

/** So many inputs, and the memory is looked at. */
const COLLECTS = 2500;
const afterCollection = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

const broken = (): readonly string[] => {
  const all = fence.broken();
  if (loose === undefined) return all;
  const said = loose instanceof Error ? (loose.stack ?? loose.message) : 'something';
  loose = undefined;
  return [...all, `Nobody caught ${said}`];
};

// All the program is loaded by an input, so that what is its own is told from what an input takes.
tell({ type: 'begins', index: from });
await tried(bench, inputAt(seed, from, only === '' ? undefined : only), broken);
afterCollection();
tell({ type: 'ready', memory: process.memoryUsage.rss() });

for (let index = from; index < to; index++) {
  tell({ type: 'begins', index });
  const input = inputAt(seed, index, only === '' ? undefined : only);
  const { kind, way } = input;
  let result = await tried(bench, input, broken);
  const answers = Math.max(1, input.bytes.filter((byte) => byte === 10 || byte === 13).length / LINES);
  if (result.wrong === undefined && result.took > slow * answers) {
    const again = await tried(bench, input, broken);
    result =
      again.took > Math.max(slow, SLOW * pace()) * answers
        ? { ...again, wrong: { why: `${Math.round(again.took)} ms`, sign: `${kind.id}: slow ${way.name}` } }
        : again;
  }
  const { took, size, wrong } = result;
  if (wrong !== undefined) {
    const { sign, why } = wrong;
    const file = join(results, `${kind.id}-${index}.${kind.ending}`);
    if (!known.has(sign)) {
      known.add(sign);
      const isWrong = async (bytes: Uint8Array): Promise<boolean> => {
        tell({ type: 'begins', index });
        return (await tried(bench, { ...input, bytes }, broken)).wrong?.sign === sign;
      };
      const bytes = sign.includes(': slow') ? input.bytes : await smaller(input.bytes, isWrong);
      fence.leave(() => {
        fs.mkdirSync(results, { recursive: true });
        fs.writeFileSync(file, bytes);
      });
    }
    // What was written here is not the program's doing.
    broken();
    tell({ type: 'wrong', index, kind: kind.id, way: way.name, sign, why, file });
  }
  const memory = process.memoryUsage.rss();
  const kept = index % COLLECTS === COLLECTS - 1 ? afterCollection() : undefined;
  tell({
    type: 'ends',
    index,
    kind: kind.id,
    way: way.name,
    took,
    size,
    memory,
    ...(kept !== undefined && { kept }),
  });
}
tell({ type: 'done' });
process.disconnect();

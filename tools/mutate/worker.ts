// Runs the tests in a process of its own, so that what hangs can be ended: first each without a mutant, to see what it reaches, then
// for each mutant those it is told, quickest first. Everything is loaded afresh each time: nothing found before is kept.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import vm from 'node:vm';
import type { Found } from './shim.ts';

export type Ask =
  | { readonly kind: 'learn'; readonly tests: readonly number[] }
  | {
      readonly kind: 'try';
      readonly mutant: number;
      readonly tests: readonly { readonly test: number; readonly steps: number }[];
    };

export type Learnt = {
  readonly kind: 'learnt';
  readonly test: number;
  readonly reached: readonly number[];
  readonly steps: number;
  readonly ms: number;
  readonly fault?: string;
};
export type Told =
  | {
      readonly kind: 'tests';
      readonly tests: readonly { readonly name: string; readonly file: string }[];
      readonly loading: readonly number[];
    }
  | Learnt
  | { readonly kind: 'tried'; readonly mutant: number; readonly by?: number };

type Bundle = {
  readonly found: () => readonly Found[];
  readonly state: { steps: number; most: number; reached: Set<number> | undefined };
};

const [, , path = ''] = process.argv;
const require = createRequire(import.meta.url);
const script = new vm.Script(
  `(function (require, module, exports, ON, REACHED) {${readFileSync(path, 'utf8')}\n})`,
  {
    filename: path,
  },
);
const fresh = (on: number, reached?: Set<number>): Bundle => {
  const module = { exports: {} };
  (script.runInThisContext() as (...args: readonly unknown[]) => void)(
    require,
    module,
    module.exports,
    on,
    reached,
  );
  return module.exports as Bundle;
};

const tell = (told: Told): void => void process.send?.(told);

/** Loaded afresh for each file, as Jest does. */
const learn = async (tests: readonly number[]): Promise<void> => {
  let bundle = fresh(-1);
  let file: string | undefined;
  for (const test of tests) {
    const one = bundle.found()[test];
    if (one?.file !== file) bundle = fresh(-1);
    file = one?.file;
    const { state } = bundle;
    const reached = new Set<number>();
    state.reached = reached;
    state.steps = 0;
    const start = performance.now();
    let fault: string | undefined;
    try {
      await bundle.found()[test]?.run();
    } catch (error) {
      fault = String(error);
    }
    const ms = performance.now() - start;
    tell({
      kind: 'learnt',
      test,
      reached: [...reached],
      steps: state.steps,
      ms,
      ...(fault === undefined ? {} : { fault }),
    });
  }
};

/** The first test that fails, none if all pass; what cannot even be loaded fails every test. */
const killer = async (ask: Extract<Ask, { kind: 'try' }>): Promise<number | undefined> => {
  let bundle: Bundle;
  try {
    bundle = fresh(ask.mutant);
  } catch {
    return ask.tests[0]?.test;
  }
  for (const { test, steps } of ask.tests) {
    bundle.state.steps = 0;
    bundle.state.most = steps;
    try {
      await bundle.found()[test]?.run();
    } catch {
      return test;
    }
  }
  return undefined;
};

const answer = async (ask: Ask): Promise<void> => {
  if (ask.kind === 'learn') await learn(ask.tests);
  else {
    const by = await killer(ask);
    tell({ kind: 'tried', mutant: ask.mutant, ...(by === undefined ? {} : { by }) });
  }
};
process.on('message', (ask: Ask) => void answer(ask));

const loading = new Set<number>();
const tests = fresh(-1, loading).found();
tell({ kind: 'tests', tests: tests.map(({ name, file }) => ({ name, file })), loading: [...loading] });

// Runs the tests in a process of its own, so that what hangs can be ended: first each without a mutant, to see what it reaches, then
// for each mutant those it is told, quickest first. Everything is loaded afresh each time, and of the test files only those that
// are asked for: nothing found before is kept.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import vm from 'node:vm';
import type { Found } from './shim.ts';

/** `nth`: of the tests of its file. */
export type Test = { readonly file: string; readonly nth: number; readonly name: string };

export type Ask =
  | { readonly kind: 'list' }
  | { readonly kind: 'learn'; readonly tests: readonly (Test & { readonly test: number })[] }
  | {
      readonly kind: 'try';
      readonly mutant: number;
      readonly tests: readonly (Test & { readonly test: number; readonly steps: number })[];
    };

export type Learnt = {
  readonly kind: 'learnt';
  readonly test: number;
  /** By itself or as its file was loaded. */
  readonly reached: readonly number[];
  readonly steps: number;
  readonly ms: number;
  readonly fault?: string;
};
export type Told =
  | { readonly kind: 'tests'; readonly tests: readonly Test[] }
  | Learnt
  | { readonly kind: 'tried'; readonly mutant: number; readonly by?: number };

type Bundle = {
  readonly files: Readonly<Record<string, () => void>>;
  readonly found: (file: string) => readonly Found[];
  readonly state: {
    steps: number;
    most: number;
    reached: Set<number> | undefined;
    /** Reached where something was made once for a sheet. */
    readonly kept: ReadonlySet<number>;
  };
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

/** More than the loading of any file goes round. */
const LOADING = 100_000_000;

const tell = (told: Told): void => void process.send?.(told);

const list = (): void => {
  const bundle = fresh(-1);
  const tests = Object.entries(bundle.files).flatMap(([file, load]) => {
    load();
    return bundle.found(file).map(({ name }, nth): Test => ({ file, nth, name }));
  });
  tell({ kind: 'tests', tests });
};

/** Loaded afresh for each file, as Jest does. */
const learn = async (asked: Extract<Ask, { kind: 'learn' }>['tests']): Promise<void> => {
  let bundle = fresh(-1);
  let loaded: string | undefined;
  let loading: ReadonlySet<number> = new Set();
  for (const { test, file, nth } of asked) {
    if (file !== loaded) {
      const reached = new Set<number>();
      bundle = fresh(-1, reached);
      bundle.files[file]?.();
      loading = new Set(reached);
      loaded = file;
    }
    const { state } = bundle;
    const reached = new Set([...loading, ...state.kept]);
    state.reached = reached;
    state.steps = 0;
    const start = performance.now();
    let fault: string | undefined;
    try {
      await bundle.found(file)[nth]?.run();
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
  const loaded = new Set<string>();
  for (const { test, file, nth, steps } of ask.tests) {
    try {
      if (!loaded.has(file)) {
        loaded.add(file);
        bundle.state.steps = 0;
        bundle.state.most = LOADING;
        bundle.files[file]?.();
      }
      bundle.state.steps = 0;
      bundle.state.most = steps;
      await bundle.found(file)[nth]?.run();
    } catch {
      return test;
    }
  }
  return undefined;
};

const answer = async (ask: Ask): Promise<void> => {
  if (ask.kind === 'list') list();
  else if (ask.kind === 'learn') await learn(ask.tests);
  else {
    const by = await killer(ask);
    tell({ kind: 'tried', mutant: ask.mutant, ...(by === undefined ? {} : { by }) });
  }
};
process.on('message', (ask: Ask) => void answer(ask));

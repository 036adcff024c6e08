// The trials: a worker is asked for one mutant after the other; one that does not answer in time is ended and replaced.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Ask, Learnt, Test, Told } from './worker.ts';

/** Longer than any test takes even on a busy machine. */
const PATIENCE = 600_000;
/** A test may go round so many times more often than without a mutant. */
const MORE = 20;
const AT_LEAST = 200_000;
const RECENT = 6;

export type Lessons = {
  readonly tests: readonly Test[];
  readonly learnt: ReadonlyMap<number, Learnt>;
};

export type Worker = {
  readonly ask: (ask: Ask, isLast: (told: Told) => boolean, hear: (told: Told) => void) => Promise<boolean>;
  readonly end: () => void;
};

/** A worker; `ask` comes to false where it did not answer any more. */
export const started = (path: string): Worker => {
  const child = fork(join(import.meta.dirname, 'worker.ts'), [path], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const listen = (isLast: (told: Told) => boolean, hear: (told: Told) => void): Promise<boolean> =>
    new Promise((resolve) => {
      let clock: NodeJS.Timeout | undefined;
      const stop = (answered: boolean): void => {
        clearTimeout(clock);
        child.off('message', heard);
        child.off('exit', gone);
        if (!answered) child.kill('SIGKILL');
        resolve(answered);
      };
      const gone = (): void => stop(false);
      const wait = (): void => {
        clearTimeout(clock);
        clock = setTimeout(gone, PATIENCE);
      };
      const heard = (told: unknown): void => {
        wait();
        hear(told as Told);
        if (isLast(told as Told)) stop(true);
      };
      child.on('message', heard);
      child.on('exit', gone);
      wait();
    });
  return {
    ask: (ask, isLast, hear) => {
      child.send(ask);
      return listen(isLast, hear);
    },
    end: () => void child.kill('SIGKILL'),
  };
};

/** Each test by itself without a mutant: what it reaches, how long it takes. */
export const learn = async (path: string, isWanted: (test: Test) => boolean): Promise<Lessons> => {
  const worker = started(path);
  let tests: readonly Test[] = [];
  await worker.ask(
    { kind: 'list' },
    () => true,
    (told) => {
      if (told.kind === 'tests') ({ tests } = told);
    },
  );
  const wanted = tests.flatMap((test, n) => (isWanted(test) ? [{ ...test, test: n }] : []));
  const learnt = new Map<number, Learnt>();
  const hear = (told: Told): void => {
    if (told.kind === 'learnt') learnt.set(told.test, told);
  };
  if (
    wanted.length > 0 &&
    !(await worker.ask({ kind: 'learn', tests: wanted }, () => learnt.size === wanted.length, hear))
  )
    throw new Error('A test did not come to its end');
  worker.end();
  return { tests, learnt };
};

export type Trial = { readonly mutant: number; readonly tests: readonly number[] };
/** The test that failed; `hang` where the worker had to be ended; undefined where nobody noticed. */
export type Outcome = number | 'hang' | undefined;

export const tryAll = async (
  path: string,
  trials: readonly Trial[],
  { tests, learnt }: Lessons,
  jobs: number,
  onDone: (trial: Trial, outcome: Outcome) => void,
): Promise<void> => {
  let next = 0;
  // Who noticed the last mutants is likely to notice the next, which stands close by.
  let recent: readonly number[] = [];
  const one = async (): Promise<void> => {
    let worker = started(path);
    const haste = (test: number): number => (recent.includes(test) ? -1 : (learnt.get(test)?.ms ?? 0));
    for (;;) {
      const trial = trials[next++];
      if (trial === undefined) break;
      const chosen = trial.tests
        .toSorted((a, b) => haste(a) - haste(b))
        .flatMap((test) => {
          const known = tests[test];
          return known === undefined
            ? []
            : [{ ...known, test, steps: AT_LEAST + MORE * (learnt.get(test)?.steps ?? 0) }];
        });
      let outcome: Outcome;
      const answered = await worker.ask(
        { kind: 'try', mutant: trial.mutant, tests: chosen },
        () => true,
        (told) => {
          if (told.kind === 'tried') outcome = told.by;
        },
      );
      if (!answered) {
        outcome = 'hang';
        worker = started(path);
      }
      const by = outcome;
      if (typeof by === 'number') recent = [by, ...recent.filter((test) => test !== by)].slice(0, RECENT);
      onDone(trial, outcome);
    }
    worker.end();
  };
  await Promise.all(Array.from({ length: jobs }, one));
};

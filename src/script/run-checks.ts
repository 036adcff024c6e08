// Lines of a script that look at how things stand: checks, what is scored, and what is left out because of it.
import type { Problem } from '../core/types.ts';
import { problem } from '../core/problem.ts';
import { carryOut } from './expect/index.ts';
import type { Moment } from './expect/index.ts';
import type { Library } from './new-game.ts';
import type { Printer } from './report.ts';
import { NO_TASK, scored } from './score.ts';
import type { Task } from './score.ts';
import type { World } from './script-state.ts';
import type { Act, Check, Where } from './statement.ts';
import type { Stop } from './stop-report.ts';

type Run = {
  readonly library: Library;
  readonly report: Printer;
  readonly world: World;
  passed: number;
  failed: number;
  skipped: number;
  tasks: readonly Task[];
  next: number | undefined;
};

export const syntax = (at: Where, ...why: readonly Problem[]): Stop => ({ at, ending: 'syntax', why });

export const noGame = (at: Where): Stop => syntax(at, problem('SCRIPT.NO-GAME'));

const momentOf = ({ desk, refused, since }: World): Moment | undefined => desk && { desk, refused, since };

export const runCheck = (run: Run, at: Where, check: Check): Stop | undefined => {
  const moment = momentOf(run.world);
  if (moment === undefined) return noGame(at);
  const { desk } = moment;
  const found = carryOut(moment, check);
  if (!found.ok) return syntax(at, found.error);
  // What stands after it, such as expect refused, is about the line that was rejected.
  if (check.kind === 'reject') run.world.refused = desk.refused;
  const { ok } = found.value;
  if (ok) run.passed += 1;
  else run.failed += 1;
  run.report({ type: 'check', at, number: run.passed + run.failed + run.skipped, ...found.value });
  return undefined;
};

type Scored = Act & { readonly kind: 'score' };

/** An outcome that does not hold is no failure: it is not scored. */
export const runScore = (run: Run, at: Where, { check, ...outcome }: Scored): Stop | undefined => {
  const moment = momentOf(run.world);
  if (moment === undefined) return noGame(at);
  const found = carryOut(moment, check);
  if (!found.ok) return syntax(at, found.error);
  const before = run.tasks.at(-1) ?? NO_TASK;
  run.tasks = [...run.tasks.slice(0, -1), scored(before, outcome, found.value)];
  run.report({ type: 'score', at, ...found.value });
  return undefined;
};

const isNoGame = async ({ library }: Run, name: string): Promise<boolean> => {
  const game = await library.game(name);
  return !game.ok && game.error.some(({ code }) => code === 'GAME.UNKNOWN' || code === 'GAME.BOARD-ONLY');
};

/** Whether the rest of the file is left out, because of how things are. */
export const runSkip = async (
  run: Run,
  at: Where,
  { when, to }: Act & { kind: 'skip' },
): Promise<Stop | undefined> => {
  let holds: boolean;
  if ('noGame' in when) holds = await isNoGame(run, when.noGame);
  else {
    const moment = momentOf(run.world);
    if (moment === undefined) return noGame(at);
    const found = carryOut(moment, when);
    if (!found.ok) return syntax(at, found.error);
    holds = found.value.ok;
  }
  if (!holds) return undefined;
  run.skipped += 1;
  run.next = to;
  run.report({ type: 'skip', at, number: run.passed + run.failed + run.skipped });
  return undefined;
};

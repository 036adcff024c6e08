// What a position in a script was worth to whoever played it: the best of the outcomes that are worth something.
import type { Finding } from './expect/result.ts';

/** `points` of the best outcome that holds; `barred`: something happened that must not. */
export type Task = { readonly points: number; readonly of: number; readonly barred: boolean };

export const NO_TASK: Task = { points: 0, of: 0, barred: false };

/** An outcome worth so many points; without points one that must not be. */
export type Outcome = { readonly points?: number };

export const scored = (task: Task, { points }: Outcome, { ok }: Finding): Task => {
  if (points === undefined) return { ...task, barred: task.barred || ok };
  return { ...task, of: Math.max(task.of, points), points: ok ? Math.max(task.points, points) : task.points };
};

export type Score = { readonly scored: number; readonly of: number };

/** Nothing where nothing was scored. */
export const scoreOf = (tasks: readonly Task[]): Score | undefined => {
  const of = tasks.reduce((sum, task) => sum + task.of, 0);
  const got = tasks.reduce((sum, { points, barred }) => sum + (barred ? 0 : points), 0);
  return of === 0 ? undefined : { scored: got, of };
};

// Which orders of a record still stand: undo lines take some back, redo lines give them again.
import type { Act } from './lines.ts';

/** The lines of the orders that stand, and of those that could be given again, nearest first. */
export type Path = { live: number[]; undone: number[] };

export const newPath = (): Path => ({ live: [], undone: [] });

/** Follows one act. The line of an order tells all that came before it, so equal lines mean equal paths. */
export const follow = (path: Path, act: Act, line: number): void => {
  if (act.kind === 'orders') {
    path.live.push(line);
    path.undone = [];
  } else if (act.kind === 'taken' && act.verb === 'redo') {
    path.live.push(...path.undone.splice(0, act.count));
  } else if (act.kind === 'taken') {
    path.undone.unshift(...path.live.splice(Math.max(0, path.live.length - act.count)));
  } else if (act.kind === 'resumed' && act.from !== undefined) {
    path.live = [];
    path.undone = [];
  }
};

/** The orders that stood after a line. */
export const pathAt = (
  blocks: readonly { readonly act: Act; readonly line: number; readonly dropped?: true }[],
  upto = Infinity,
): Path => {
  const path = newPath();
  for (const { act, line, dropped } of blocks) {
    if (line <= upto && dropped === undefined) follow(path, act, line);
  }
  return path;
};

// From the cell of the table to the result that counts: stages, each of which reads a code once and passes it on.
import type { RuleId } from '../../../core/types.ts';
import type { Turned } from '../conversions.ts';

/** What a stage makes of codes; of one that it does not name it makes nothing. */
export type Stage<R extends string> = {
  readonly id: string;
  readonly rule: RuleId;
  readonly reads: Readonly<Partial<Record<R, R>>>;
  /** A code that it has changed passes the other stages by. */
  readonly last?: true;
};

export type Rewritten<R extends string> = { readonly result: R; readonly turned: readonly Turned<R>[] };

/** One stage by itself; undefined where it leaves the code as it is. */
export const stageOf = <R extends string>({ id, rule, reads }: Stage<R>, code: R): Turned<R> | undefined => {
  const to = reads[code];
  return to === undefined || to === code ? undefined : { id, from: code, to, rule };
};

export const rewrite = <R extends string>(stages: readonly Stage<R>[], cell: R): Rewritten<R> => {
  const turned: Turned<R>[] = [];
  let result = cell;
  for (const stage of stages) {
    const change = stageOf(stage, result);
    if (change === undefined) continue;
    turned.push(change);
    result = change.to;
    if (stage.last === true) break;
  }
  return { result, turned };
};

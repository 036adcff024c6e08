// Where a match writes itself down: the orders before they are carried out, then what came of them, and what is taken back.
import type { Entry } from './match.ts';
import type { Seen } from './rule-set.ts';
import type { Order, Problem } from './types.ts';

/** A problem means: the line could not be kept. */
export type Keeper = {
  /** Called, and flushed, before the orders are carried out; a problem here and they are not. */
  orders(orders: readonly Order[], before: Seen<unknown>): Problem | undefined;
  results(entry: Entry, after: Seen<unknown>): Problem | undefined;
  taken(verb: TakeBack, count: number, after: Seen<unknown>): Problem | undefined;
};

export const TAKE_BACKS = ['undo', 'undo anyway', 'redo'] as const;
export type TakeBack = (typeof TAKE_BACKS)[number];

// Every number explains itself: entries with amount, reason and rule, worked through in order.
import type { Params, RuleId } from './types.ts';

export const OPERATIONS = [
  'add',
  'times',
  'divide',
  'round-down',
  'round-up',
  'at-least',
  'at-most',
  'set',
] as const;
export type Operation = (typeof OPERATIONS)[number];

export type LedgerEntry = {
  readonly op: Operation;
  readonly n: number;
  /** Key of the reason in the message table. */
  readonly why: string;
  readonly rule: RuleId;
  readonly params: Params;
};

export type Ledger = {
  readonly of: string;
  readonly entries: readonly LedgerEntry[];
  readonly total: number;
};

const step = (total: number, entry: LedgerEntry): number => {
  switch (entry.op) {
    case 'add':
      return total + entry.n;
    case 'times':
      return total * entry.n;
    case 'divide':
      return total / entry.n;
    case 'round-down':
      return Math.floor(total);
    case 'round-up':
      return Math.ceil(total);
    case 'at-least':
      return Math.max(total, entry.n);
    case 'at-most':
      return Math.min(total, entry.n);
    case 'set':
      return entry.n;
  }
};

export const entry = (
  op: Operation,
  n: number,
  why: string,
  rule: RuleId,
  params: Params = {},
): LedgerEntry => ({
  op,
  n,
  why,
  rule,
  params,
});

export const ledger = (of: string, entries: readonly LedgerEntry[]): Ledger => ({
  of,
  entries,
  total: entries.reduce(step, 0),
});

/** Where notes go; floods pass none, so that one cost function serves both. */
export type Sink = (entry: LedgerEntry) => void;

/** Only the entries that changed something: limits that did not bite are left out of sentences. */
export const telling = (l: Ledger): readonly LedgerEntry[] => {
  let total = 0;
  return l.entries.filter((e) => {
    const before = total;
    total = step(total, e);
    return total !== before || e.op === 'add';
  });
};

// Ledgers as sentences: the sum in one line, and at verbose every entry with its rule and what it makes.
import { capital } from '../core/strings.ts';
import { ledger, telling } from '../core/ledger.ts';
import type { Ledger, LedgerEntry } from '../core/ledger.ts';
import type { Params } from '../core/types.ts';
import { isKey, phrase, rankOf, sayKey, sayUpTo, templateOf } from './say.ts';
import { joinWords, sayNumber } from './number-words.ts';
import { mentions } from './template.ts';
import type { Book, Voice } from './voice.ts';

/** Names and reasons stand in the table as `sum.<name>`, or as they are. */
const keyOf = (book: Book, name: string): string => (isKey(book, `sum.${name}`) ? `sum.${name}` : name);

const saidAs = (voice: Voice, name: string, params: Params): string => {
  const said = phrase(voice, keyOf(voice.book, name), params) ?? name;
  return said.endsWith('.') ? said.slice(0, -1) : said;
};

const amount = (entry: LedgerEntry): string => {
  const n = sayNumber(entry.n);
  switch (entry.op) {
    case 'add':
      return n;
    case 'times':
      return `times ${n}`;
    case 'divide':
      return entry.n === 2 ? 'halved' : `divided by ${n}`;
    case 'round-down':
      return 'rounded down';
    case 'round-up':
      return 'rounded up';
    case 'at-least':
      return `at least ${n}`;
    case 'at-most':
      return `at most ${n}`;
    case 'set':
      return `set to ${n}`;
  }
};

const reason = (voice: Voice, entry: LedgerEntry): string => {
  const said = saidAs(voice, entry.why, { ...entry.params, n: entry.n, op: entry.op, rule: entry.rule });
  // A reason that says its own number is not followed by it again.
  return mentions(templateOf(voice.book, keyOf(voice.book, entry.why)), 'n')
    ? said
    : `${said} ${amount(entry)}`;
};

/** "attack 18", to stand inside a sentence. */
export const sayTotal = (voice: Voice, whole: Ledger): string =>
  `${saidAs(voice, whole.of, {})} ${sayNumber(whole.total)}`;

const totalAfter = (whole: Ledger, entry: LedgerEntry): number =>
  ledger(whole.of, whole.entries.slice(0, whole.entries.indexOf(entry) + 1)).total;

const detail = (voice: Voice, whole: Ledger, entry: LedgerEntry, first: boolean): string[] => {
  const total = totalAfter(whole, entry);
  const params = { told: capital(reason(voice, entry)), rule: entry.rule, ...(!first && { total }) };
  return sayUpTo(voice, 'ledger.entry', params, 2).map((said) => said.text);
};

/** "Attack 18: 24 Panzer Corps 8, 3 Motorised Division 5." At verbose a line for each entry follows, with its rule. */
export const sayLedger = (voice: Voice, whole: Ledger): string[] => {
  const entries = telling(whole);
  const told = joinWords(entries.map((entry) => reason(voice, entry)));
  const sum = sayKey(voice, 'ledger.total', { total: capital(sayTotal(voice, whole)), told });
  if (rankOf(voice.level) < 2) return sum;
  return [...sum, ...entries.flatMap((entry, i) => detail(voice, whole, entry, i === 0))];
};

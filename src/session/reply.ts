// What comes of a typed line: sentences for people, facts and refusals for programs.
import type { Ledger } from '../core/ledger.ts';
import type { Message, Params, Refusal } from '../core/types.ts';
import { sayLedger } from '../text/say-ledger.ts';
import { say } from '../text/say.ts';
import type { Voice } from '../text/voice.ts';
import type { Desk } from './session.ts';
import { voiceOf } from './session.ts';

export const REPLY_KINDS = ['done', 'answer', 'asks', 'refused', 'left'] as const;

/** What came of a typed line. `lines` are for people; the rest is for programs. */
export type Reply = {
  readonly kind: (typeof REPLY_KINDS)[number];
  readonly lines: readonly string[];
  readonly refusal?: Refusal;
  /** How many of its last lines ask the next question: they are heard whatever is cut before them. */
  readonly closing?: number;
  /** How many of its first lines say what it answers: they too. */
  readonly opening?: number;
  /** Its first line says all that matters: at brief it stands alone. */
  readonly headline?: true;
  /** Its lines stand together and are few enough: no level cuts them. */
  readonly whole?: true;
  /** What was typed is no order, and was done by orders of its own: a transcript has these. */
  readonly byOrders?: true;
  /** What an answer says, as keys, values and sums. */
  readonly facts?: readonly Fact[];
};

/** Something an answer says, before it is put into words. */
export type Fact = Message | Ledger;

/** A fact, or sentences that are put together from several, with the fact they tell. */
export type Told = Fact | { readonly lines: readonly string[]; readonly fact?: Message };

export const answer = (lines: readonly string[]): Reply => ({ kind: 'answer', lines });

export const message = (key: string, params: Params = {}): Message => ({ key, params });

const linesOf = (voice: Voice, told: Told): readonly string[] => {
  if ('key' in told) return say(voice, told);
  return 'of' in told ? sayLedger(voice, told) : told.lines;
};

/** An answer in words, and the same as facts. */
export const answerWith = (desk: Desk, told: readonly Told[], voice = voiceOf(desk)): Reply => ({
  kind: 'answer',
  lines: told.flatMap((one) => linesOf(voice, one)),
  facts: told.flatMap((one) => ('lines' in one ? (one.fact ?? []) : one)),
});

export const done = (lines: readonly string[], closing: readonly string[] = []): Reply => ({
  kind: 'done',
  lines: [...lines, ...closing],
  ...(closing.length > 0 && { closing: closing.length }),
});

// Questions of a game's own, by verb, and those among them which front ends ask by themselves: with keys, and for the panel.
import type { Ledger } from '../core/ledger.ts';
import type { Seen } from '../core/rule-set.ts';
import type { Args, Message, Side } from '../core/types.ts';
import type { Slot } from './verb-spec.ts';

/** From what `who` may see, in messages and sums. Undefined: the program has the answer. */
export type Question = (
  s: Seen<unknown>,
  who: Side | 'both',
  args: Args,
) => readonly (Message | Ledger)[] | undefined;

/** Of all who could attack, those who do it best: as a word of `odds`, and of an order that takes it for its units. */
export const BEST = 'best';

type Asked = Readonly<Record<string, Pick<Slot, 'kind' | 'optional' | 'many' | 'values'>>>;

/** Each by its verb, with the slots that are filled; an optional one may be missing from the verb. */
export const FRONT_QUESTIONS = {
  /**
   * The odds of an attack on a hex, of the units in `from`, else of all who could. A message with `faces`, numbers of the die,
   * says what these bring, with `worsts` what each brings at worst; the first with `units` names who attack. The first
   * with `odds` has them as said, and as `takes` on how many faces of how many the hex is taken; `worst` and `takesAtWorst`
   * are the same where somebody may be covered.
   */
  odds: {
    target: { kind: 'hex' },
    from: { kind: 'unit', many: true, optional: true },
    how: { kind: 'word', values: [BEST], optional: true },
  },
  /** The attacks that are open. */
  targets: {},
  /** The attacks that have been planned and not fought yet, each with `hex` and `odds`; in games that fight them at once: none. */
  plan: {},
  /** Who could attack a hex. */
  who: { hex: { kind: 'hex' } },
  /** What the other side could attack next, the worst first; with `hex` and `odds`. */
  threats: {},
  /** Who is due: with `turn`, `side` and `units`. */
  reinforcements: {},
  /** How the game is won; its first message says how it stands, with the next check. */
  goal: {},
  /** Why a unit cannot do what it cannot. */
  why: { unit: { kind: 'unit' } },
} as const satisfies Readonly<Record<string, Asked>>;

export type FrontQuestion = keyof typeof FRONT_QUESTIONS;

/** One of them as it is asked. */
export type FrontAsked = {
  readonly [Q in FrontQuestion]: {
    readonly verb: Q;
    readonly args: { readonly [S in keyof (typeof FRONT_QUESTIONS)[Q]]?: readonly string[] };
  };
}[FrontQuestion];

/** Its own by verb; those that front ends ask are named, and a game has them or not. */
export type Questions = Readonly<Record<string, Question>> & {
  readonly [Q in FrontQuestion]?: Question;
};

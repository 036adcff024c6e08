// What an attacker may announce before his die is rolled: a lower column, or to roll until something happens.
import type { AskStep, ListedChoice, OpenChoice, Seen, SeenFrame } from '../../core/rule-set.ts';
import { refusal } from '../../core/rule-set.ts';
import type { Args, Params, Refusal, RuleId } from '../../core/types.ts';
import { passChoice } from '../end-choice.ts';
import type { Sheet } from '../sheet.ts';
import { attackerIn, foughtIn } from './battle-frame.ts';

export type BeforeDieLaw<O> = {
  readonly rules: { readonly asks: RuleId; readonly lower: RuleId; readonly ardor: RuleId };
  /** The name of the column now, and how many there are below it that he may take. */
  columns(s: Seen<O>, f: SeenFrame): { readonly now: string; readonly lower: number };
  /** Whether he may commit himself to roll on from the column that he is on. */
  mayRollOn(s: Seen<O>, f: SeenFrame): boolean;
  /** What else he may announce, such as support; each asks on, by going to the step `before`. */
  readonly more?: readonly ListedChoice<O>[];
  /** What else the question tells. */
  told?(s: Seen<O>, f: SeenFrame): Params;
};

/** One time in so many. */
const RARELY = 6;

/** How many columns an attacker has gone down of his own will. */
const loweredIn = (f: SeenFrame): number => (f.vars['lowered'] ?? 0) as number;

/** Asked until he rolls: he may go down several times, and commit himself once he is low enough. */
export const beforeDie = <O>(p: Sheet, law: BeforeDieLaw<O>): AskStep<O> => {
  const { rules } = law;
  const tooFar = (s: Seen<O>, f: SeenFrame): Refusal =>
    refusal('LOWER.NOT-SO-FAR', rules.lower, { most: law.columns(s, f).lower });
  const notHere = (s: Seen<O>, f: SeenFrame): Refusal =>
    refusal('ARDOR.NOT-HERE', rules.ardor, { odds: law.columns(s, f).now });
  /** Every number of columns that can be given up, as orders. */
  const downs = (s: Seen<O>, f: SeenFrame): readonly Args[] =>
    Array.from({ length: law.columns(s, f).lower }, (_, i) => ({ columns: [String(i + 1)] }));
  const lower: OpenChoice<O> = {
    kind: 'open',
    verb: 'lower',
    rule: rules.lower,
    idle: (s, f) => (law.columns(s, f).lower > 0 ? undefined : tooFar(s, f)),
    refuse: (s, f, args) => {
      const [count, more] = args['columns'] ?? [];
      const isOpen = downs(s, f).some(({ columns = [] }) => columns[0] === count);
      return isOpen && more === undefined ? undefined : tooFar(s, f);
    },
    list: downs,
    // They are told by a number of their own.
    numbered: () => [],
    // A random player seldom does it: most of the time it is of no use.
    sample: (s, f, pick) => {
      if (pick(RARELY) > 0) return undefined;
      const all = downs(s, f);
      return all[pick(Math.max(1, all.length))];
    },
    take: (ctx, f, args) => {
      const from = law.columns(ctx.seen, f).now;
      f.vars['lowered'] = loweredIn(f) + Number(args['columns']?.[0] ?? 0);
      const data = { hex: foughtIn(f).target, from, odds: law.columns(ctx.seen, f).now };
      ctx.emit({ kind: 'battle.lowered', rule: rules.lower, data });
      ctx.goto('before');
    },
  };
  const ardor: ListedChoice<O> = {
    kind: 'listed',
    verb: 'ardor',
    rule: rules.ardor,
    idle: (s, f) => (law.mayRollOn(s, f) ? undefined : notHere(s, f)),
    list: (s, f) => (law.mayRollOn(s, f) ? [{}] : []),
    whyNot: notHere,
    take: (ctx, f) => {
      f.vars['ardor'] = true;
      ctx.emit({
        kind: 'battle.ardor',
        rule: rules.ardor,
        data: { hex: foughtIn(f).target, side: attackerIn(p, f) },
      });
    },
  };
  return {
    kind: 'ask',
    rule: rules.asks,
    by: (_, f) => attackerIn(p, f),
    question: (s, f) => ({
      key: 'ask.before-die',
      params: {
        side: attackerIn(p, f),
        hex: foughtIn(f).target,
        odds: law.columns(s, f).now,
        ...law.told?.(s, f),
      },
    }),
    choices: [...(law.more ?? []), lower, ardor, passChoice(rules.asks)],
  };
};

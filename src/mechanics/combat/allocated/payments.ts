// Attackers pay in factors, one thing at a time, as their owner chooses; nobody gives up more than he must.
import type { Ctx, ListedChoice, Procedure, Seen, SeenFrame } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Frame, Json, RuleId, Side } from '../../../core/types.ts';
import { absorbing, isOwing, leastFor, mayPay, meansOf } from './exchange.ts';
import type { Debt, Pay, Purse } from './exchange.ts';

export type PayLaw<O> = {
  readonly rules: {
    readonly loses: RuleId;
    /** Some pay before others. */
    first(s: Seen<O>): RuleId;
    /** No more is given up than must be. */
    least(f: SeenFrame): RuleId;
    /** Nobody else pays, if by another rule than that of exchanges. */
    others?(f: SeenFrame): RuleId;
  };
  side(f: SeenFrame): Side;
  hex(f: SeenFrame): string;
  purses(s: Seen<O>, f: SeenFrame): readonly Purse[];
  /** What the battle is told when all is paid. */
  result?(f: SeenFrame): Json | undefined;
  /** Takes it, and says so; `name`: the counter that was named. */
  pay(ctx: Ctx<O>, f: Frame, purse: Purse, name: string): void;
};

const debtOf = (f: SeenFrame): Debt => f.vars as unknown as Debt;

const pay = <O>(law: PayLaw<O>, ctx: Ctx<O>, f: Frame, purse: Purse, name: string): void => {
  const { owed, first } = debtOf(f);
  const { worth } = purse.pays[0] ?? { worth: 0 };
  f.vars['owed'] = owed - worth;
  if (purse.isFirst) f.vars['first'] = first - worth;
  law.pay(ctx, f, purse, name);
};

const open = <O>(law: PayLaw<O>, s: Seen<O>, f: SeenFrame): readonly Purse[] => {
  const purses = law.purses(s, f);
  const able = mayPay(purses, debtOf(f));
  return purses.filter(({ unit }) => able.includes(unit));
};

const namesIn = (purses: readonly Purse[]): readonly string[] => purses.flatMap(({ names }) => names);

const lose = <O>(law: PayLaw<O>): ListedChoice<O> => ({
  kind: 'listed',
  verb: 'lose',
  rule: law.rules.loses,
  subjects: (s, f) => namesIn(open(law, s, f)),
  list: (s, f) => namesIn(open(law, s, f)).map((unit) => ({ units: [unit] })),
  whyNot: (s, f, args) => {
    const [unit = ''] = args['units'] ?? [];
    const units = [...namesIn(open(law, s, f))];
    const purse = law.purses(s, f).find(({ names }) => names.includes(unit));
    if (purse === undefined)
      return refusal('LOSE.NOT-IN-BATTLE', law.rules.others?.(f) ?? law.rules.loses, { unit, units });
    return !purse.isFirst && debtOf(f).first > 0
      ? refusal('LOSE.FIRST', law.rules.first(s), { unit, units })
      : refusal('LOSE.TOO-MUCH', law.rules.least(f), { unit, units, owed: debtOf(f).owed });
  },
  take: (ctx, f, args) => {
    const [name = ''] = args['units'] ?? [];
    const purse = law.purses(ctx.seen, f).find(({ names }) => names.includes(name));
    if (purse !== undefined) pay(law, ctx, f, purse, name);
    ctx.goto('next');
  },
});

const worths = (purses: readonly Purse[]): Pay['worth'][] => purses.map(({ pays }) => pays[0]?.worth ?? 0);

/** Nobody is asked where there is but one who may pay, or where all they have will do no more than pay. */
export const paying = <O>(law: PayLaw<O>): Procedure<O> => ({
  next: {
    kind: 'auto',
    run: (ctx, f) => {
      const all = law.purses(ctx.seen, f);
      const debt = debtOf(f);
      if (!isOwing(all, debt)) return ctx.done(law.result?.(f));
      const [free] = absorbing(all);
      const able = open(law, ctx.seen, f);
      // Whatever order they go in, nobody is left.
      const isAll = leastFor(all, debt) === meansOf(all);
      const next = free ?? (isAll || namesIn(able).length === 1 ? able[0] : undefined);
      if (next !== undefined) {
        pay(law, ctx, f, next, next.names[0] ?? next.unit);
        ctx.goto('next');
      } else if (able.length === 0) ctx.done(law.result?.(f));
    },
  },
  choose: {
    kind: 'ask',
    rule: law.rules.loses,
    by: (_, f) => law.side(f),
    question: (s, f) => {
      const able = open(law, s, f);
      const worth = worths(able);
      return {
        key: 'ask.pay',
        params: {
          side: law.side(f),
          hex: law.hex(f),
          need: debtOf(f).owed,
          units: [...namesIn(able)],
          worths: able.flatMap(({ names }, i) =>
            names.map((unit) => ({ key: 'word.worth', params: { unit, worth: worth[i] ?? 0 } })),
          ),
          rule: law.rules.loses,
        },
      };
    },
    choices: [lose(law)],
  },
});

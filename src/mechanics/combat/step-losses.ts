// Losses that are counted in steps: every unit of a side one, or as many in all as its owner apportions.
import type { Ctx, ListedChoice, Procedure, Seen, SeenFrame } from '../../core/rule-set.ts';
import { refusal } from '../../core/rule-set.ts';
import type { RuleId, Side } from '../../core/types.ts';

export type StepLaw<O> = {
  readonly loses: RuleId;
  /** How many steps a unit has left where it fights; none once it is gone. */
  steps(s: Seen<O>, unit: string): number;
  /** Takes one away: it is turned over, or eliminated. */
  lose(ctx: Ctx<O>, unit: string, rule: RuleId): void;
  /** Units of which one must lose the first step that is given up, by which rule if not by that of all losses. */
  readonly firstRule?: RuleId | ((f: SeenFrame) => RuleId);
  /** Whether they come first each time, as long as there are any. */
  always?(f: SeenFrame): boolean;
  first?(s: Seen<O>, f: SeenFrame, units: readonly string[]): readonly string[];
  /** The rule by which a unit of the battle cannot be given up, if not by that of all losses. */
  never?(unit: string): RuleId | undefined;
};

/** `owed`: steps still to be given up by a side; `paid`: whether one has been. */
export type StepDebt = {
  readonly side: Side;
  readonly hex: string;
  readonly units: readonly string[];
  readonly owed: number;
  readonly paid?: boolean;
};
const debtOf = (f: SeenFrame): StepDebt => f.vars as unknown as StepDebt;

/** Every one of them loses a step. How many there were to lose. */
export const eachLosesStep = <O>(
  law: StepLaw<O>,
  ctx: Ctx<O>,
  units: readonly string[],
  rule: RuleId,
): number => {
  const alive = units.filter((unit) => law.steps(ctx.seen, unit) > 0);
  for (const unit of alive) law.lose(ctx, unit, rule);
  return alive.length;
};

const aliveOf = <O>(law: StepLaw<O>, s: Seen<O>, f: SeenFrame): readonly string[] =>
  debtOf(f).units.filter((unit) => law.steps(s, unit) > 0);

/** Those of whom one must lose the next step, if it is the first. */
const firstOf = <O>(law: StepLaw<O>, s: Seen<O>, f: SeenFrame): readonly string[] =>
  debtOf(f).paid === true && law.always?.(f) !== true ? [] : (law.first?.(s, f, aliveOf(law, s, f)) ?? []);

/** Who may lose the next step. */
const nextOf = <O>(law: StepLaw<O>, s: Seen<O>, f: SeenFrame): readonly string[] => {
  const first = firstOf(law, s, f);
  return first.length > 0 ? first : aliveOf(law, s, f);
};

const ruleOfFirst = <O>({ firstRule, loses }: StepLaw<O>, f: SeenFrame): RuleId =>
  typeof firstRule === 'function' ? firstRule(f) : (firstRule ?? loses);

const pay = <O>(law: StepLaw<O>, ctx: Ctx<O>, f: SeenFrame, unit: string): void => {
  const { owed } = debtOf(f);
  const isFirst = firstOf(law, ctx.seen, f).includes(unit);
  law.lose(ctx, unit, isFirst ? ruleOfFirst(law, f) : law.loses);
  ctx.vars['owed'] = owed - 1;
  ctx.vars['paid'] = true;
};

const choose = <O>(law: StepLaw<O>): ListedChoice<O> => ({
  kind: 'listed',
  verb: 'lose',
  rule: law.loses,
  subjects: (s, f) => nextOf(law, s, f),
  list: (s, f) => nextOf(law, s, f).map((unit) => ({ units: [unit] })),
  whyNot: (s, f, args) => {
    const [unit = ''] = args['units'] ?? [];
    const units = [...nextOf(law, s, f)];
    return aliveOf(law, s, f).includes(unit)
      ? refusal('LOSE.DOTTED-FIRST', ruleOfFirst(law, f), { units })
      : refusal('LOSE.NOT-IN-BATTLE', law.never?.(unit) ?? law.loses, { unit, units });
  },
  take: (ctx, f, args) => {
    pay(law, ctx, f, args['units']?.[0] ?? '');
    ctx.goto('next');
  },
});

/** Steps owed, one after the other; asked only where it makes a difference who loses them, and never for more than there are. */
export const losingSteps = <O>(law: StepLaw<O>): Procedure<O> => ({
  next: {
    kind: 'auto',
    run: (ctx, f) => {
      const units = nextOf(law, ctx.seen, f);
      const [unit] = units;
      // Of those who come first each time, who they are makes no difference once all of them must go.
      const pool = law.always?.(f) === true ? units : aliveOf(law, ctx.seen, f);
      const all = pool.reduce((sum, one) => sum + law.steps(ctx.seen, one), 0);
      const { owed } = debtOf(f);
      if (owed <= 0 || unit === undefined) return ctx.done();
      if (units.length > 1 && all > owed) return;
      pay(law, ctx, f, unit);
      ctx.goto('next');
    },
  },
  choose: {
    kind: 'ask',
    rule: law.loses,
    by: (_, f) => debtOf(f).side,
    question: (s, f) => {
      const { side, hex, owed } = debtOf(f);
      const rule = firstOf(law, s, f).length > 0 ? ruleOfFirst(law, f) : law.loses;
      return { key: 'ask.lose-step', params: { side, hex, owed, units: [...nextOf(law, s, f)], rule } };
    },
    choices: [choose(law)],
  },
});

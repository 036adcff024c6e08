// Orders that are given to one unit of several, each with ways of its own: what every such choice answers, out of who can be told
// anything and what each can be told.
import type { Ctx, OpenChoice, Pick as Draw, Seen } from '../../core/rule-set.ts';
import { ofOne } from '../../core/subsets.ts';
import type { Args, Refusal, RuleId } from '../../core/types.ts';

export type UnitOrderLaw<O> = {
  readonly verb: string;
  readonly rule: RuleId;
  /** Said where nobody can. */
  readonly nobody: Refusal;
  able(s: Seen<O>): readonly string[];
  /** All that a unit can be told, for one that is able. */
  ways(s: Seen<O>, unit: string): Iterable<Args>;
  refuse(s: Seen<O>, args: Args): Refusal | undefined;
  take(ctx: Ctx<O>, args: Args, step: string): void;
  /** Who draws at random gives it one time in so many. */
  readonly seldom?: number;
  /** How such a player draws a way, where it takes long to find all. */
  draw?(s: Seen<O>, unit: string, pick: Draw): Args | undefined;
};

/** One of them; none of none. */
export const drawn = <T>(all: readonly T[], pick: Draw): T | undefined => all[pick(Math.max(1, all.length))];

/** `units` alone, or with a hex under `path` or `at`. */
export const unitOrder = <O>(law: UnitOrderLaw<O>): OpenChoice<O> => {
  const { verb, rule, nobody, seldom = 1 } = law;
  const places = (s: Seen<O>, unit: string): readonly string[] =>
    [...law.ways(s, unit)].flatMap(({ path = [], at = path }) => at);
  return {
    kind: 'open',
    verb,
    rule,
    idle: (s) => (law.able(s).length > 0 ? undefined : nobody),
    subjects: (s) => law.able(s),
    reach: (s, _, unit) =>
      law.able(s).includes(unit) ? [...new Set(places(s, unit))].map((place) => ({ place })) : [],
    refuse: (s, _, args) => law.refuse(s, args),
    every: function* (s, _, only) {
      for (const unit of ofOne(law.able(s), only)) yield* law.ways(s, unit);
    },
    sample: (s, _, pick) => {
      if (seldom > 1 && pick(seldom) > 0) return undefined;
      const unit = drawn(law.able(s), pick);
      if (unit === undefined) return undefined;
      return law.draw === undefined ? drawn([...law.ways(s, unit)], pick) : law.draw(s, unit, pick);
    },
    take: (ctx, f, args) => {
      ctx.goto(f.step);
      law.take(ctx, args, f.step);
    },
  };
};

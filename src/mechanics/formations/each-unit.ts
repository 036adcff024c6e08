// An order that says the same of one unit or of many, each by itself: to dig in, to turn to its strong side.
import { refusal } from '../../core/rule-set.ts';
import type { Ctx, OpenChoice, Seen } from '../../core/rule-set.ts';
import { legalOf, ofOne, setsOf } from '../../core/subsets.ts';
import type { Args, Refusal, RuleId } from '../../core/types.ts';
import type { Placed } from '../places.ts';

export type EachLaw<O> = {
  readonly verb: string;
  readonly rule: RuleId;
  /** Units that could do it now. */
  able(s: Seen<O>): readonly string[];
  /** Why one cannot; asked of any word. */
  refuse(s: Seen<O>, unit: string): Refusal | undefined;
  /** Nobody can. */
  nobody(s: Seen<O>): Refusal;
  take(ctx: Ctx<O>, units: readonly string[]): void;
};

/** For the step of a phase that asks until it is ended; without units all who can are meant. */
export const eachChoice = <O extends Placed>(law: EachLaw<O>): OpenChoice<O> => {
  const { verb, rule } = law;
  const refuse = (s: Seen<O>, args: Args): Refusal | undefined => {
    const units = args['units'] ?? [];
    if (units.length === 0) return law.nobody(s);
    const twice = units.find((unit, i) => units.indexOf(unit) < i);
    if (twice !== undefined) return refusal('MOVE.TWICE', rule, { units: [...units] });
    for (const unit of units) {
      const refused = law.refuse(s, unit);
      if (refused !== undefined) return refused;
    }
    return undefined;
  };
  return {
    kind: 'open',
    verb,
    rule,
    sets: ['units'],
    idle: (s) => (law.able(s).length > 0 ? undefined : law.nobody(s)),
    subjects: (s) => law.able(s),
    complete: (s, _, args) => {
      const units = args['units'] ?? [];
      if (units.length > 0) return { args: { ...args, units: [...units].toSorted() } };
      const all = law.able(s).toSorted();
      if (all.length === 0) return { args };
      return { args: { ...args, units: all }, note: { key: `note.${verb}`, params: { units: all } } };
    },
    refuse: (s, _, args) => refuse(s, args),
    every: (s, _, only) =>
      legalOf(
        (function* () {
          for (const units of setsOf(ofOne(law.able(s), only))) yield { units };
        })(),
        (args) => refuse(s, args),
      ),
    sample: (s, _, pick) => {
      const able = law.able(s);
      if (able.length === 0) return undefined;
      const some = pick(2) === 0 ? able : able.filter(() => pick(3) > 0);
      return { units: (some.length > 0 ? some : able).toSorted() };
    },
    take: (ctx, f, args) => {
      law.take(ctx, args['units'] ?? []);
      ctx.goto(f.step);
    },
  };
};

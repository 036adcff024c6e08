// Replacements: what is left of each pool, what a unit costs, who can be had for it, and units rebuilt step by step.
import type { Ctx, ListedChoice, Seen, SeenFrame } from '../../core/rule-set.ts';
import type { Refusal, RuleId, Vars } from '../../core/types.ts';

/** Steps, factors or components left, by the pools a game keeps apart. */
export type Pools = Readonly<Record<string, number>>;

/** What a unit costs: one entry, or a recipe of several. */
export type Price = readonly { readonly pool: string; readonly amount: number }[];

export type ReplacementLaw<O, V = Vars> = {
  pools(s: Seen<O>, f: SeenFrame<V>): Pools;
  price(s: Seen<O>, unit: string): Price;
  /** Which other pool pays what a pool is short of. */
  lender?(pool: string): string | undefined;
  /** Units that could be had if they were paid for: in the dead pile, or reduced. */
  candidates(s: Seen<O>, f: SeenFrame<V>): readonly string[];
  /** Why a unit that is none of them is not. */
  refuseStranger(s: Seen<O>, f: SeenFrame<V>, unit: string): Refusal;
  short(pools: Pools, units: readonly string[]): Refusal;
};

/** What is left after prices are paid; undefined when there is too little. */
export const payFrom = (
  pools: Pools,
  prices: readonly Price[],
  lender?: (pool: string) => string | undefined,
): Pools | undefined => {
  const left: Record<string, number> = { ...pools };
  for (const price of prices) for (const { pool, amount } of price) left[pool] = (left[pool] ?? 0) - amount;
  for (const pool in left) {
    const rest = left[pool] ?? 0;
    if (rest >= 0) continue;
    const from = lender?.(pool);
    const lent = from === undefined ? -1 : (left[from] ?? 0) + rest;
    if (from === undefined || lent < 0) return undefined;
    left[from] = lent;
    left[pool] = 0;
  }
  return left;
};

export type Replacement<O, V = Vars> = {
  /** What would be left after these units. */
  after(s: Seen<O>, f: SeenFrame<V>, units: readonly string[]): Pools | undefined;
  /** Who could be had now, with what is left. */
  affordable(s: Seen<O>, f: SeenFrame<V>): readonly string[];
  refuse(s: Seen<O>, f: SeenFrame<V>, units: readonly string[]): Refusal | undefined;
};

export const replacement = <O, V = Vars>(law: ReplacementLaw<O, V>): Replacement<O, V> => {
  const pay = (s: Seen<O>, pools: Pools, units: readonly string[]): Pools | undefined =>
    payFrom(
      pools,
      units.map((unit) => law.price(s, unit)),
      law.lender,
    );
  return {
    after: (s, f, units) => pay(s, law.pools(s, f), units),
    affordable: (s, f) => {
      const pools = law.pools(s, f);
      return law.candidates(s, f).filter((unit) => pay(s, pools, [unit]) !== undefined);
    },
    refuse: (s, f, units) => {
      const able = law.candidates(s, f);
      const stranger = units.find((unit) => !able.includes(unit));
      if (stranger !== undefined) return law.refuseStranger(s, f, stranger);
      const pools = law.pools(s, f);
      return pay(s, pools, units) === undefined ? law.short(pools, units) : undefined;
    },
  };
};

export type RebuildLaw<O, V = Vars> = ReplacementLaw<O, V> & {
  readonly rule: RuleId;
  /** The step it goes on with; absent: the same again. */
  readonly next?: string;
  readonly one: Refusal;
  /** Nobody could be had now. */
  nobody(s: Seen<O>, f: SeenFrame<V>): Refusal;
  /** A step is spent on a unit: it comes into a box, reduced perhaps, or is brought up where it stands. */
  rebuild(ctx: Ctx<O, V>, unit: string, left: Pools): void;
};

/** For games in which a step builds up one unit, where it stands or in a box from which it enters later. */
export const rebuildChoice = <O, V = Vars>(law: RebuildLaw<O, V>): ListedChoice<O, V> => {
  const { affordable, after, refuse } = replacement(law);
  return {
    kind: 'listed',
    verb: 'replace',
    rule: law.rule,
    idle: (s, f) => (affordable(s, f).length > 0 ? undefined : law.nobody(s, f)),
    subjects: affordable,
    list: (s, f) => affordable(s, f).map((unit) => ({ units: [unit] })),
    whyNot: (s, f, args) => {
      const units = args['units'] ?? [];
      return units.length !== 1 || Object.keys(args).length > 1 ? law.one : refuse(s, f, units);
    },
    take: (ctx, f, args) => {
      const [unit = ''] = args['units'] ?? [];
      law.rebuild(ctx, unit, after(ctx.seen, f, [unit]) ?? {});
      ctx.goto(law.next ?? f.step);
    },
  };
};

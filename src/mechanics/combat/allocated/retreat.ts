// The retreat of beaten units, one after the other: each goes as far as the attacker asks, and farther if its owner wishes.
import type { AskStep, Ctx, ListedChoice, Procedure, Seen, SeenFrame } from '../../../core/rule-set.ts';
import { MOST_NUMBERED, refusal } from '../../../core/rule-set.ts';
import type { Args, Frame, Refusal, RuleId, Side } from '../../../core/types.ts';
import { passChoice } from '../../end-choice.ts';
import { keptAnswer } from '../../standing-answers.ts';
import { firstSteps, retreatWays } from './retreat-steps.ts';
import type { Beaten, Distances, RetreatGround } from './retreat-steps.ts';

/** `left`: who has not gone and not stayed yet; `went`: how far the others have. */
type Vars = { readonly left: readonly string[]; readonly went?: Readonly<Record<string, number>> };
const varsOf = (f: SeenFrame): Vars => f.vars as unknown as Vars;

export type UnitRetreatLaw<O> = {
  readonly rules: {
    /** What is asked, of whomever. */
    readonly asks: RuleId;
    readonly away: RuleId;
    /** Over the edge or a lake. */
    readonly fatal: RuleId;
  };
  /** Where a unit goes. */
  route(f: SeenFrame, unit: string): RuleId;
  /** Its going farther than it must, and staying where it need not go. */
  extra(f: SeenFrame, unit: string): RuleId;
  side(f: SeenFrame): Side;
  beaten(f: SeenFrame): Beaten;
  units(s: Seen<O>, f: SeenFrame): readonly string[];
  distances(s: Seen<O>, f: SeenFrame, unit: string): Distances;
  ground(s: Seen<O>, f: SeenFrame): RetreatGround;
  /** Why a unit may not go from one hex into another, for who asks why. */
  refuse(s: Seen<O>, f: SeenFrame, unit: string, from: string, to: string): Refusal | undefined;
  /** Whether some may end in a hex together. */
  fits?(s: Seen<O>, units: readonly string[], hex: string): boolean;
  /** Some must leave because they are too many, if they can: by which rule. */
  readonly crowd?: RuleId;
  isCrowded?(s: Seen<O>, f: SeenFrame): boolean;
  /** Who must go and finds every way taken. */
  stuck?(ctx: Ctx<O>, f: Frame, unit: string): void;
  arrive(ctx: Ctx<O>, f: Frame, units: readonly string[], path: readonly string[]): void;
  lose(ctx: Ctx<O>, f: Frame, units: readonly string[]): void;
};

const waysOf = <O>(
  law: UnitRetreatLaw<O>,
  s: Seen<O>,
  f: SeenFrame,
  unit: string,
): readonly (readonly string[])[] =>
  retreatWays(law.ground(s, f), unit, law.beaten(f), law.distances(s, f, unit));

const least = <O>(law: UnitRetreatLaw<O>, s: Seen<O>, f: SeenFrame, unit: string): number =>
  law.distances(s, f, unit).least;

const settle = (f: Frame, units: readonly string[], hexes: number): void => {
  f.vars['left'] = varsOf(f).left.filter((unit) => !units.includes(unit));
  f.vars['went'] = { ...varsOf(f).went, ...Object.fromEntries(units.map((unit) => [unit, hexes])) };
};

const go = <O>(
  law: UnitRetreatLaw<O>,
  ctx: Ctx<O>,
  f: Frame,
  units: readonly string[],
  path: readonly string[],
): void => {
  const bound = units.toSorted((a, b) => least(law, ctx.seen, f, b) - least(law, ctx.seen, f, a))[0] ?? '';
  const isApart = Object.keys(varsOf(f).went ?? {}).length > 0 || units.length < varsOf(f).left.length;
  settle(f, units, path.length);
  ctx.emit({
    kind: 'unit.retreated',
    rule: path.length > least(law, ctx.seen, f, bound) ? law.extra(f, bound) : law.route(f, bound),
    data: {
      side: law.side(f),
      units: [...units],
      from: law.beaten(f).hex,
      hex: path.at(-1) ?? law.beaten(f).hex,
      path: [...path],
      ...(isApart && { apart: true }),
    },
  });
  law.arrive(ctx, f, units, path);
};

/** Each by itself, and all who can take the same way together. */
const orders = <O>(law: UnitRetreatLaw<O>, s: Seen<O>, f: SeenFrame): readonly Args[] => {
  const { left } = varsOf(f);
  const ways = left.map((unit) => ({ unit, ways: waysOf(law, s, f, unit) }));
  const single = ways.flatMap(({ unit, ways: own }) => own.map((path) => ({ units: [unit], path })));
  if (left.length < 2) return single;
  const [first, ...others] = ways;
  const shared = (first?.ways ?? []).filter(
    (path) =>
      others.every(({ ways: own }) => own.some((other) => other.join() === path.join())) &&
      law.fits?.(s, left, path.at(-1) ?? '') !== false,
  );
  return [...shared.map((path) => ({ units: [...left].toSorted(), path })), ...single];
};

/** Of too many the shortest, and of those, if need be, the ones that all take together. */
const fewest = (all: readonly Args[], left: readonly string[]): readonly Args[] => {
  if (all.length <= MOST_NUMBERED) return all;
  const shortest = Math.min(...all.map(({ path = [] }) => path.length));
  const near = all.filter(({ path = [] }) => path.length === shortest);
  const together = near.filter(({ units = [] }) => units.length === left.length);
  return near.length <= MOST_NUMBERED || together.length === 0 ? near : together;
};

/** Where they can end by a way that has no number. */
const others = (all: readonly Args[], left: readonly string[]): readonly string[] => {
  const shown = new Set(fewest(all, left).flatMap(({ path = [] }) => path.at(-1) ?? []));
  return [...new Set(all.flatMap(({ path = [] }) => path.at(-1) ?? []))]
    .filter((hex) => !shown.has(hex))
    .toSorted();
};

const whyNot = <O>(law: UnitRetreatLaw<O>, s: Seen<O>, f: SeenFrame, args: Args): Refusal | undefined => {
  const { left } = varsOf(f);
  const units = args['units'] ?? [];
  const path = args['path'] ?? [];
  const stranger = units.find((unit) => !left.includes(unit));
  if (units.length === 0 || stranger !== undefined)
    return refusal('RETREAT.NOT-THESE', law.rules.asks, { unit: stranger ?? '', units: [...left] });
  const { hex } = law.beaten(f);
  for (const unit of units)
    for (const [i, to] of path.entries()) {
      const refused = law.refuse(s, f, unit, path[i - 1] ?? hex, to);
      if (refused !== undefined) return refused;
    }
  const hexes = [...new Set(orders(law, s, f).flatMap(({ path: way = [] }) => way.at(-1) ?? []))].toSorted();
  const data = { units: [...units], hex: path.at(-1) ?? hex, hexes };
  const farthest = Math.max(0, ...units.map((unit) => law.distances(s, f, unit).most));
  return path.length > farthest
    ? refusal('RETREAT.NOT-SO-FAR', law.extra(f, units[0] ?? ''), data)
    : refusal('RETREAT.NOT-THERE', law.rules.away, data);
};

const order = <O>(law: UnitRetreatLaw<O>): ListedChoice<O> => ({
  kind: 'listed',
  verb: 'retreat',
  rule: law.rules.asks,
  sets: ['units'],
  subjects: (_, f) => varsOf(f).left,
  // A retreat is told by its units and the hex where it ends.
  complete: (s, f, args) => {
    const units = (args['units'] ?? []).toSorted();
    const [hex, more] = args['path'] ?? [];
    if (hex === undefined || more !== undefined) return { args: { ...args, units } };
    const meant = orders(law, s, f).find(
      (one) => (one['units'] ?? []).join() === units.join() && one['path']?.at(-1) === hex,
    );
    return { args: meant ?? { ...args, units } };
  },
  list: (s, f) => orders(law, s, f),
  numbered: (s, f) => fewest(orders(law, s, f), varsOf(f).left),
  whyNot: (s, f, args) => whyNot(law, s, f, args),
  take: (ctx, f, args) => {
    go(law, ctx, f, args['units'] ?? [], args['path'] ?? []);
    ctx.goto('next');
  },
});

/** Those who must go and would only die, and those who cannot: nobody asks them. */
const settleHelpless = <O>(law: UnitRetreatLaw<O>, ctx: Ctx<O>, f: Frame): void => {
  for (const unit of varsOf(f).left) {
    if (waysOf(law, ctx.seen, f, unit).length > 0) continue;
    const must = least(law, ctx.seen, f, unit);
    const isLost = must > 0 && firstSteps(law.ground(ctx.seen, f), unit, law.beaten(f)).isFatal;
    settle(f, [unit], isLost ? must : 0);
    if (isLost) law.lose(ctx, f, [unit]);
    else if (must > 0) law.stuck?.(ctx, f, unit);
  }
};

const chooseStep = <O>(law: UnitRetreatLaw<O>): AskStep<O> => ({
  kind: 'ask',
  rule: law.rules.asks,
  by: (_, f) => law.side(f),
  question: (s, f) => {
    const { left } = varsOf(f);
    const bound = left.filter((unit) => least(law, s, f, unit) > 0);
    const far = Math.max(...left.map((unit) => law.distances(s, f, unit).most));
    const must = Math.max(0, ...bound.map((unit) => least(law, s, f, unit)));
    const hexes = others(orders(law, s, f), left);
    return {
      key: bound.length > 0 ? 'ask.retreat-far' : 'ask.retreat-free',
      params: {
        side: law.side(f),
        hex: law.beaten(f).hex,
        units: [...left],
        least: must,
        most: far,
        ...(far > must && { more: true }),
        ...(hexes.length > 0 && { hexes }),
      },
    };
  },
  choices: [
    order(law),
    {
      ...passChoice<O>(law.rules.asks, (ctx, f) => {
        settle(f, varsOf(f).left, 0);
        ctx.goto('next');
      }),
      closed: (s, f) => {
        const { left } = varsOf(f);
        const bound = left.filter((unit) => least(law, s, f, unit) > 0);
        // Whoever is asked has a way.
        if (bound.length === 0 && law.isCrowded?.(s, f) === true)
          return refusal('RETREAT.CROWDED', law.crowd ?? law.rules.asks, {
            units: [...left],
            hex: law.beaten(f).hex,
          });
        const [first] = bound;
        return first === undefined
          ? undefined
          : refusal('RETREAT.MUST', law.route(f, first), { units: bound, hex: law.beaten(f).hex });
      },
    },
  ],
});

/** How far each has gone comes back as the result. */
export const unitRetreat = <O>(law: UnitRetreatLaw<O>): Procedure<O> => ({
  begin: {
    kind: 'auto',
    run: (ctx, f) => {
      f.vars['left'] = [...law.units(ctx.seen, f)];
      f.vars['went'] = {};
    },
  },
  next: {
    kind: 'auto',
    run: (ctx, f) => {
      settleHelpless(law, ctx, f);
      const { left, went = {} } = varsOf(f);
      if (left.length === 0) return ctx.done({ ...went });
      const all = orders(law, ctx.seen, f);
      const mustGo = left.every((unit) => least(law, ctx.seen, f, unit) > 0);
      const ways = new Set(all.map(({ path = [] }) => path.join()));
      const [only] = all;
      // Where there is no room for all its owner says who goes.
      if (!mustGo || ways.size > 1 || only?.['units']?.length !== left.length) return;
      go(law, ctx, f, only['units'] ?? [], only['path'] ?? []);
      ctx.goto('next');
    },
  },
  kept: keptAnswer<O>('retreat', chooseStep(law), 'next', (f) => law.beaten(f).hex),
  choose: chooseStep(law),
});

// Stacking: who may stand together in a hex, and who is taken away where too much does. When a bound holds - at every
// instant, at the end of a move - is the game's: it asks `refuse` at those moments, and calls `excess` at others.
import type { AskStep, Ctx, Procedure, Seen, SeenFrame } from '../core/rule-set.ts';
import { refusal } from '../core/rule-set.ts';
import type { Params, Problem, Refusal, RuleId, Side } from '../core/types.ts';
import { passChoice } from './end-choice.ts';
import { stacks, unitsAt } from './places.ts';
import type { Placed, Sight } from './places.ts';
import type { Sheet } from './sheet.ts';

/** A number that the units of a side in a hex may not go beyond: of all of them, or of those of a class. */
export type StackBound = {
  /** As a refusal says it. */
  readonly code: string;
  readonly rule: RuleId;
  /** As a broken state says it. */
  readonly problem: string;
  /** How much a unit weighs in it; 0: it is not of the class. */
  weight(unit: string): number;
  /** How much units weigh together, where that is not the sum. */
  count?(units: readonly string[]): number;
  most(hex: string, side: Side): number;
  /** What the refusal says beside the hex and the units that come. */
  told(found: { readonly counted: readonly string[]; readonly there: number; readonly most: number }): Params;
};

export type Overstack = { readonly hex: string; readonly side: Side; readonly surplus: number };

export type ExcessLaw<O extends Placed> = {
  readonly rule: RuleId;
  /** Who says which units go. */
  readonly by: 'owner' | 'opponent';
  /** Whose hexes are looked at now; absent: those of both sides. */
  whose?(s: Seen<O>): Side;
  remove(ctx: Ctx<O>, units: readonly string[]): void;
  /** Whoever says it may let them stand, too; `keep` is told of all hexes he has let stand when he is through. */
  readonly stands?: { readonly rule: RuleId; keep(ctx: Ctx<O>, hexes: readonly string[]): void };
};

export type StackLaw<O extends Placed> = {
  /** From the widest to the narrowest: where several are broken, units of the narrowest go first. */
  readonly bounds: readonly StackBound[];
  /** So many units are no matter, whoever they are. */
  readonly free: number;
  /** Who may not be together however few they are, such as formations that do not mix; asked of each that comes. */
  readonly apart?: {
    /** As a broken state says it, where that breaks one. */
    readonly problem?: string;
    refuse(hex: string, unit: string, others: readonly string[]): Refusal | undefined;
  };
  readonly excess: ExcessLaw<O>;
};

export type Taken = { readonly count: number; readonly limit: number; readonly rule: RuleId };

export type Stacking<O extends Placed> = {
  /** Why units may not join those of their side in a hex. */
  refuse(
    own: Sight['own'],
    hex: string,
    side: Side,
    coming: readonly string[],
    leaving?: readonly string[],
  ): Refusal | undefined;
  /** Every hex over a bound, with how many units must go, one after the other. */
  overstacks(s: Pick<Sight, 'own'>): readonly Overstack[];
  /** How much of the widest bound the units of a side take up in a hex. */
  taken(hex: string, side: Side, units: readonly string[]): Taken | undefined;
  /** What is wrong with the units in a hex, without regard to when it may be so. */
  problems(hex: string, units: readonly string[]): readonly Problem[];
  /** Asks whose say it is until no hex is over a bound, but for those that are let stand. */
  readonly excess: Procedure<O>;
};

const sum = (units: readonly string[], { weight, count }: StackBound): number => {
  if (count !== undefined) return count(units);
  let total = 0;
  for (const unit of units) total += weight(unit);
  return total;
};

const ofSide = (p: Sheet, own: Sight['own'], hex: string, side: Side): readonly string[] =>
  unitsAt(own, hex).filter((unit) => p.sideOf(unit) === side);

/** Hexes that have been let stand this time. */
const stoodIn = (f: SeenFrame): readonly string[] => (f.vars['stood'] ?? []) as readonly string[];

const excessOf = <O extends Placed>(
  p: Sheet,
  { bounds, excess }: StackLaw<O>,
  overstacks: Stacking<O>['overstacks'],
): Procedure<O> => {
  const { rule, by, stands } = excess;
  const open = (s: Seen<O>, f: SeenFrame): readonly Overstack[] => {
    const whose = excess.whose?.(s);
    return overstacks(s).filter(
      ({ hex, side }) => (whose === undefined || side === whose) && !stoodIn(f).includes(hex),
    );
  };
  const firstOver = (s: Seen<O>, f: SeenFrame): Overstack => {
    const [over] = open(s, f);
    if (over === undefined) throw new Error('No hex is overstacked');
    return over;
  };
  /** The fewest go: while too many are of a class one of them, else anyone. */
  const removable = (s: Seen<O>, f: SeenFrame): readonly string[] => {
    const { hex, side } = firstOver(s, f);
    const units = ofSide(p, s.own, hex, side);
    const broken = bounds.findLast((bound) => sum(units, bound) > bound.most(hex, side));
    return broken === undefined ? units : units.filter((unit) => broken.weight(unit) > 0);
  };
  const letStand: AskStep<O>['choices'] =
    stands === undefined
      ? []
      : [
          passChoice(rule, (ctx, f) => {
            const { hex, side } = firstOver(ctx.seen, f);
            f.vars['stood'] = [...stoodIn(f), hex];
            ctx.emit({ kind: 'stack.stands', rule: stands.rule, data: { hex, side } });
            ctx.goto('next');
          }),
        ];
  return {
    next: {
      kind: 'auto',
      run: (ctx, f) => {
        if (open(ctx.seen, f).length > 0) return;
        stands?.keep(ctx, stoodIn(f));
        ctx.done();
      },
    },
    choose: {
      kind: 'ask',
      rule,
      by: (s, f) => {
        const { side } = firstOver(s, f);
        return by === 'owner' ? side : p.other(side);
      },
      question: (s, f) => {
        const { hex, side, surplus } = firstOver(s, f);
        const key = stands === undefined ? 'ask.excess' : 'ask.overstack';
        return { key, params: { hex, side, count: surplus, units: [...removable(s, f)] } };
      },
      choices: [
        {
          kind: 'listed',
          verb: 'choose',
          rule,
          subjects: removable,
          list: (s, f) => removable(s, f).map((unit) => ({ what: [unit] })),
          whyNot: (s, f, args) =>
            refusal('STACK.NOT-THIS', rule, {
              what: [...(args['what'] ?? [])],
              units: [...removable(s, f)],
            }),
          take: (ctx, _, args) => {
            excess.remove(ctx, [...(args['what'] ?? [])]);
            ctx.goto('next');
          },
        },
        ...letStand,
      ],
    },
  };
};

export const stacking = <O extends Placed>(p: Sheet, law: StackLaw<O>): Stacking<O> => {
  const { bounds, free, apart } = law;
  const refuseApart = (
    hex: string,
    asked: readonly string[],
    units: readonly string[],
  ): Refusal | undefined => {
    if (apart === undefined) return undefined;
    for (const unit of asked) {
      const others = units.filter((other) => other !== unit);
      const refused = apart.refuse(hex, unit, others);
      if (refused !== undefined) return refused;
    }
    return undefined;
  };
  const refuse: Stacking<O>['refuse'] = (own, hex, side, coming, leaving = []) => {
    // Who stands alone is apart from nobody.
    const few = apart === undefined ? free : Math.min(free, 1);
    if (unitsAt(own, hex).length + coming.length <= few) return undefined;
    const staying = ofSide(p, own, hex, side).filter(
      (unit) => !leaving.includes(unit) && !coming.includes(unit),
    );
    const units = [...staying, ...coming];
    for (const bound of bounds) {
      const most = bound.most(hex, side);
      if (sum(units, bound) <= most) continue;
      const counted = units.filter((unit) => bound.weight(unit) > 0);
      const told = bound.told({ counted, there: staying.length, most });
      return refusal(bound.code, bound.rule, { hex, units: [...coming], ...told });
    }
    return refuseApart(hex, coming, units);
  };
  const surplusIn = (own: Sight['own'], hex: string, side: Side): number => {
    const units = ofSide(p, own, hex, side);
    return Math.max(0, ...bounds.map((bound) => sum(units, bound) - bound.most(hex, side)));
  };
  const overstacks: Stacking<O>['overstacks'] = (s) =>
    stacks(p, s)
      .filter(({ units }) => units.length > free)
      .toSorted((a, b) => a.hex - b.hex)
      .flatMap(({ place: hex }) =>
        p.sides.flatMap((side): Overstack[] => {
          const surplus = surplusIn(s.own, hex, side);
          return surplus > 0 ? [{ hex, side, surplus }] : [];
        }),
      );
  return {
    refuse,
    overstacks,
    taken: (hex, side, units) => {
      const [widest] = bounds;
      return widest && { count: sum(units, widest), limit: widest.most(hex, side), rule: widest.rule };
    },
    problems: (hex, units) => {
      const [first] = units;
      if (first === undefined) return [];
      const side = p.sideOf(first);
      const over = bounds.flatMap((bound) => {
        const count = sum(units, bound);
        return count > bound.most(hex, side) ? [{ code: bound.problem, at: hex, params: { count } }] : [];
      });
      return apart?.problem === undefined || refuseApart(hex, units, units) === undefined
        ? over
        : [...over, { code: apart.problem, at: hex, params: {} }];
    },
    excess: excessOf(p, law, overstacks),
  };
};

/** What the chapters of a game ask of its stacking, over its sheets. */
export const askStacking = <P extends object, O extends Placed>(stackingOf: (p: P) => Stacking<O>) => ({
  /** Why units may not join those of their side in a hex. */
  refuseStack: (
    p: P,
    s: Pick<Sight, 'own'>,
    hex: string,
    side: Side,
    coming: readonly string[],
    leaving?: readonly string[],
  ): Refusal | undefined => stackingOf(p).refuse(s.own, hex, side, coming, leaving),
  /** Every hex over a limit. */
  overstacks: (p: P, s: Pick<Sight, 'own'>): readonly Overstack[] => stackingOf(p).overstacks(s),
  stackProblems: (p: P, hex: string, units: readonly string[]): readonly Problem[] =>
    stackingOf(p).problems(hex, units),
  /** Asks whose say it is until no hex is over a limit. */
  overstack: (p: P): Procedure<O> => stackingOf(p).excess,
});

// Armies with a stronger side, turned up before they do anything else and lost by going; and armies that stand too close
// together, of which one is inactive and has none.
import { refusal } from '../../core/rule-set.ts';
import type { Ctx, OpenChoice, Procedure, Seen } from '../../core/rule-set.ts';
import type { Frozen, Refusal, RuleId, Side } from '../../core/types.ts';
import { distance } from '../../hex/distance.ts';
import { dropFrom } from './disruption.ts';
import type { Shaken } from './disruption.ts';
import { eachChoice } from './each-unit.ts';
import type { Call } from '../movement/law.ts';
import { onMap, placeOf } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import { classOf } from './unit-classes.ts';

/** What the ledger of such a game holds. */
export type Sided = Shaken & { strong: string[] };
export type Armies = Sided & { inactive: string[] };

type Sees = { readonly own: Frozen<Armies> };
type SeesSided = { readonly own: Frozen<Sided> };

export type SideLaw<O> = {
  /** By which armies of a side turn to their strong side, and by which they turn back. */
  readonly rules: {
    readonly flip: Readonly<Record<Side, RuleId>>;
    readonly back: Readonly<Record<Side, RuleId>>;
  };
  /** Why an army has no strong side now. */
  refuse?(s: Seen<O>, unit: string): Refusal | undefined;
};

export type ArmyLaw = {
  readonly rules: SideLaw<unknown>['rules'] & { readonly close: RuleId };
  /** Whose armies must not be close to each other, and how many hexes that is. */
  readonly apart: { readonly side: Side; readonly within: number };
};

export const hasStrongSide = (p: Sheet, unit: string): boolean =>
  classOf(p, unit).isArmy && p.unit(unit).faces.length > 1;

/** The procedure by which it is asked which army is to be inactive. */
export const INACTIVE = 'inactive';

export type StrongSides<O extends Sided> = {
  /** In step A. */
  flip(side: Side): OpenChoice<O>;
  /** Those that go are turned back. */
  turnBack(ctx: Ctx<O>, units: readonly string[]): void;
};

export type ArmySides<O extends Armies> = StrongSides<O> & {
  /** Whether armies have come together, or parted. */
  isUnsettled(s: Seen<O>): boolean;
  /** After a step of units. */
  afterStep(s: Seen<O>, units: readonly string[]): Call | undefined;
  readonly inactive: Procedure<O>;
};

export const strongSides = <O extends Sided>(p: Sheet, law: SideLaw<O>): StrongSides<O> => {
  const ruleOf = (of: Readonly<Record<Side, RuleId>>, side: Side): RuleId => {
    const rule = of[side];
    if (rule === undefined) throw new RangeError(`no armies of ${side} have a strong side`);
    return rule;
  };
  const refuse = (s: Seen<O>, side: Side, unit: string): Refusal | undefined => {
    const { own } = s as unknown as SeesSided;
    const rule = ruleOf(law.rules.flip, side);
    if (!p.isUnit(unit) || p.sideOf(unit) !== side) return refusal('FLIP.NOT-YOURS', rule, { unit, side });
    if (!hasStrongSide(p, unit)) return refusal('FLIP.NO-SIDE', rule, { unit });
    if (!p.isHex(placeOf(own, unit))) return refusal('FLIP.OFF-MAP', rule, { unit });
    if (own.disrupted.includes(unit)) return refusal('FLIP.DISRUPTED', rule, { unit });
    const refused = law.refuse?.(s, unit);
    if (refused !== undefined) return refused;
    return own.strong.includes(unit) ? refusal('FLIP.ALREADY', rule, { unit }) : undefined;
  };
  return {
    flip: (side) =>
      eachChoice<O>({
        verb: 'flip',
        rule: ruleOf(law.rules.flip, side),
        able: (s) =>
          onMap(p, s as unknown as SeesSided, side).filter((unit) => refuse(s, side, unit) === undefined),
        refuse: (s, unit) => refuse(s, side, unit),
        nobody: () => refusal('FLIP.NOBODY', ruleOf(law.rules.flip, side), { side }),
        take: (ctx, units) => {
          ctx.s.own.strong.push(...units);
          const data = { side, units: [...units] };
          ctx.emit({ kind: 'strong-side.up', rule: ruleOf(law.rules.flip, side), data });
        },
      }),
    turnBack: (ctx, units) => {
      const found = dropFrom(ctx.s.own.strong, units);
      const [first] = found;
      if (first === undefined) return;
      const rule = ruleOf(law.rules.back, p.sideOf(first));
      ctx.emit({ kind: 'strong-side.lost', rule, data: { units: [...found] } });
    },
  };
};

export const armySides = <O extends Armies>(p: Sheet, { rules, apart }: ArmyLaw): ArmySides<O> => {
  const ownOf = (s: Seen<O>): Frozen<Armies> => (s as unknown as Sees).own;

  const armies = (s: Seen<O>): readonly string[] =>
    onMap(p, s as unknown as Sees, apart.side)
      .filter((unit) => classOf(p, unit).isArmy)
      .toSorted();
  const areClose = (s: Seen<O>, one: string, other: string): boolean => {
    const at = (unit: string): number => p.grid.index(placeOf(ownOf(s), unit));
    return distance(p.grid, at(one), at(other)) <= apart.within;
  };
  const active = (s: Seen<O>): readonly string[] =>
    armies(s).filter((unit) => !ownOf(s).inactive.includes(unit));
  const closePair = (s: Seen<O>): readonly [string, string] | undefined => {
    const all = active(s);
    for (const one of all)
      for (const other of all) if (one < other && areClose(s, one, other)) return [one, other];
    return undefined;
  };
  const freed = (s: Seen<O>): readonly string[] =>
    ownOf(s).inactive.filter((unit) => active(s).every((other) => !areClose(s, unit, other)));
  const isUnsettled = (s: Seen<O>): boolean => freed(s).length > 0 || closePair(s) !== undefined;

  return {
    ...strongSides<O>(p, {
      rules,
      refuse: (s, unit) =>
        ownOf(s).inactive.includes(unit) ? refusal('FLIP.INACTIVE', rules.close, { unit }) : undefined,
    }),
    isUnsettled,
    afterStep: (s, units) =>
      units.some((unit) => classOf(p, unit).isArmy && p.sideOf(unit) === apart.side) && isUnsettled(s)
        ? { proc: INACTIVE, vars: {} }
        : undefined,
    inactive: {
      next: {
        kind: 'auto',
        run: (ctx) => {
          const free = freed(ctx.seen);
          if (free.length > 0) {
            dropFrom(ctx.s.own.inactive, free);
            ctx.emit({ kind: 'army.active', rule: rules.close, data: { units: [...free] } });
            return ctx.goto('next');
          }
          if (closePair(ctx.seen) === undefined) ctx.done();
        },
      },
      choose: {
        kind: 'ask',
        rule: rules.close,
        by: () => apart.side,
        question: (s) => ({
          key: 'ask.inactive',
          params: { side: apart.side, units: [...(closePair(s) ?? [])] },
        }),
        choices: [
          {
            kind: 'listed',
            verb: 'choose',
            rule: rules.close,
            subjects: (s) => closePair(s) ?? [],
            list: (s) => (closePair(s) ?? []).map((unit) => ({ what: [unit] })),
            whyNot: (s, _, args) =>
              refusal('ARMY.NOT-THIS', rules.close, {
                what: [...(args['what'] ?? [])],
                units: [...(closePair(s) ?? [])],
              }),
            take: (ctx, _, args) => {
              const [unit = ''] = args['what'] ?? [];
              const { own } = ctx.s;
              own.inactive.push(unit);
              dropFrom(own.strong, [unit]);
              ctx.emit({ kind: 'army.inactive', rule: rules.close, data: { unit } });
              ctx.goto('next');
            },
          },
        ],
      },
    },
  };
};

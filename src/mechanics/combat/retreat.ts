// The retreat of beaten defenders. Their owner says where to; who finds no way suffers what the game says.
import type { Choice, Ctx, ListedChoice, Procedure, Seen, SeenFrame } from '../../core/rule-set.ts';
import { refusal } from '../../core/rule-set.ts';
import type { Args, Frame, Params, Refusal, RuleId } from '../../core/types.ts';
import type { Sheet } from '../sheet.ts';
import { defenderIn, foughtIn } from './battle-frame.ts';
import { legsOf, retreatPlans } from './retreat-plans.ts';
import type { Leg, Plan, Ways } from './retreat-plans.ts';

/** `left`: units still in the beaten hex; `parted`: the stack has had to split. */
type Vars = { readonly left: readonly string[]; readonly parted?: boolean };
const varsOf = (f: SeenFrame): Vars => f.vars as unknown as Vars;

/** Those who have not gone back yet. */
export const retreatersLeft = (f: SeenFrame): readonly string[] => varsOf(f).left;

export type RetreatLaw<O> = {
  /** Their owner decides; a retreat is an order. */
  readonly rules: {
    readonly asks: RuleId;
    readonly goes: RuleId;
    readonly together: RuleId;
    /** Only for whom there is no room goes farther than the next hex. */
    readonly surplus: RuleId;
    /** By which a hex without room is closed, if not by that. */
    readonly room?: RuleId;
  };
  beaten(s: Seen<O>, f: SeenFrame): readonly string[];
  /** What else happens before anybody goes; it may take somebody out of those who are left. */
  before?(ctx: Ctx<O>, f: Frame): void;
  ways(s: Seen<O>, f: SeenFrame): Ways;
  /** Why a unit may not go into a hex next to one it is in or passes, stacking apart. */
  refuse(s: Seen<O>, f: SeenFrame, unit: string, from: string, to: string): Refusal | undefined;
  /** What makes hexes come before others. */
  preferred(f: SeenFrame): RuleId;
  /** What allows a retreat along a path, of a part of the stack or of all who are left. */
  allows(f: SeenFrame, path: readonly string[], isPart: boolean): RuleId;
  /** What the question says beside the units. */
  told?(s: Seen<O>, f: SeenFrame): Params;
  /** Puts them into their hex, with what that sets off. */
  arrive(ctx: Ctx<O>, f: SeenFrame, units: readonly string[], hex: string): void;
  /** What becomes of those who have no way. */
  blocked(ctx: Ctx<O>, f: SeenFrame, units: readonly string[]): void;
  after?(ctx: Ctx<O>, f: SeenFrame): void;
  /** Orders instead of a retreat, such as to stand fast at the cost of a step; while they are open somebody is asked. */
  readonly instead?: {
    isOpen(s: Seen<O>, f: SeenFrame): boolean;
    /** Why they must be taken while they are open: nobody goes back of his own will. */
    must?(s: Seen<O>, f: SeenFrame): Refusal | undefined;
    readonly choices: readonly Choice<O>[];
  };
};

const argsOf = ({ units, path }: Leg): Args => ({ units, path });

/** Hexes open to units are asked for again and again while plans are made, of a state that stands still. */
const remembered = (ways: Ways): Ways => {
  const known = new Map<string, readonly string[]>();
  return {
    ...ways,
    open: (unit, from) => {
      const key = `${unit} ${from}`;
      const hexes = known.get(key) ?? ways.open(unit, from);
      known.set(key, hexes);
      return hexes;
    },
  };
};

const plansOf = <O>(law: RetreatLaw<O>, s: Seen<O>, f: SeenFrame): readonly Plan[] => {
  const { left, parted } = varsOf(f);
  return retreatPlans(remembered(law.ways(s, f)), left, foughtIn(f).target, parted !== true);
};

const goBack = <O>(p: Sheet, law: RetreatLaw<O>, ctx: Ctx<O>, f: Frame, { units, path }: Leg): void => {
  const from = foughtIn(f).target;
  const hex = path.at(-1) ?? from;
  const left = varsOf(f).left.filter((unit) => !units.includes(unit));
  f.vars['left'] = left;
  if (left.length > 0) f.vars['parted'] = true;
  ctx.emit({
    kind: 'unit.retreated',
    rule: law.allows(f, path, varsOf(f).parted === true),
    data: { side: defenderIn(p, f), units: [...units], from, hex, path: [...path] },
  });
  law.arrive(ctx, f, units, hex);
};

/** Says why a retreat is not among those planned. */
const whyNot = <O>(
  p: Sheet,
  law: RetreatLaw<O>,
  s: Seen<O>,
  f: SeenFrame,
  args: Args,
): Refusal | undefined => {
  const { left, parted } = varsOf(f);
  const { rules } = law;
  const from = foughtIn(f).target;
  const units = args['units'] ?? [];
  const [hex = '', ...further] = args['path'] ?? [];
  const stranger = units.find((unit) => !left.includes(unit));
  if (units.length === 0 || stranger !== undefined)
    return refusal('RETREAT.NOT-THESE', rules.asks, { unit: stranger ?? '', units: [...left] });
  const data = { units: [...units], hex };
  for (const unit of units) {
    const refused = law.refuse(s, f, unit, from, hex);
    if (refused !== undefined) return refused;
  }
  const ways = law.ways(s, f);
  const legs = legsOf(plansOf(law, s, f));
  const hexes = [...new Set(legs.flatMap(({ path }) => path.at(-1) ?? []))].toSorted();
  const firsts = legs.map(({ path }) => path[0] ?? '');
  if (!ways.first(from, [...firsts, hex], units).includes(hex))
    return refusal('RETREAT.WRONG-WAY', law.preferred(f), { ...data, side: defenderIn(p, f), hexes });
  if (parted !== true && units.length < left.length && legs.every((leg) => leg.units.length === left.length))
    return refusal('RETREAT.TOGETHER', rules.together, { ...data, all: [...left], hexes });
  if (further.length === 0 && !ways.fits(hex, units))
    return refusal('RETREAT.FULL', rules.room ?? rules.surplus, { ...data, hexes });
  return further.length === 0
    ? refusal('RETREAT.NOT-THERE', rules.together, { ...data, hexes })
    : refusal('RETREAT.NOT-SO-FAR', rules.surplus, { ...data, hexes });
};

/** A retreat is told by its units and the hex where it ends; the hexes passed are filled in. */
const completed = <O>(law: RetreatLaw<O>, s: Seen<O>, f: SeenFrame, args: Args): Args => {
  const [hex, more] = args['path'] ?? [];
  if (hex === undefined || more !== undefined) return args;
  const units = (args['units'] ?? []).toSorted();
  const meant = legsOf(plansOf(law, s, f)).filter(({ path }) => path.at(-1) === hex);
  const leg = meant.find((one) => one.units.join() === units.join());
  return leg === undefined ? args : argsOf(leg);
};

const standsFast = <O>(law: RetreatLaw<O>, s: Seen<O>, f: SeenFrame): Refusal | undefined =>
  law.instead?.isOpen(s, f) === true ? law.instead.must?.(s, f) : undefined;

const order = <O>(p: Sheet, law: RetreatLaw<O>): ListedChoice<O> => ({
  kind: 'listed',
  verb: 'retreat',
  rule: law.rules.goes,
  ...(law.instead?.must && { closed: (s, f) => standsFast(law, s, f) }),
  sets: ['units'],
  subjects: (_, f) => varsOf(f).left,
  complete: (s, f, args) => ({ args: completed(law, s, f, args) }),
  list: (s, f) => legsOf(plansOf(law, s, f)).map(argsOf),
  whyNot: (s, f, args) => whyNot(p, law, s, f, args),
  take: (ctx, f, args) => {
    goBack(p, law, ctx, f, { units: args['units'] ?? [], path: args['path'] ?? [] });
    ctx.goto('next');
  },
});

export const retreating = <O>(p: Sheet, law: RetreatLaw<O>): Procedure<O> => ({
  begin: {
    kind: 'auto',
    run: (ctx, f) => {
      f.vars['left'] = [...law.beaten(ctx.seen, f)];
      law.before?.(ctx, f);
    },
  },
  next: {
    kind: 'auto',
    run: (ctx, f) => {
      const [plan = [], other] = plansOf(law, ctx.seen, f);
      const isAsked = other !== undefined || law.instead?.isOpen(ctx.seen, f) === true;
      if (plan.length > 0 && isAsked) return;
      for (const leg of plan) goBack(p, law, ctx, f, leg);
      law.blocked(ctx, f, varsOf(f).left);
      ctx.goto('end');
    },
  },
  choose: {
    kind: 'ask',
    rule: law.rules.asks,
    by: (_, f) => defenderIn(p, f),
    question: (s, f) => ({
      key: 'ask.retreat',
      params: {
        side: defenderIn(p, f),
        hex: foughtIn(f).target,
        units: [...varsOf(f).left],
        ...law.told?.(s, f),
        ...(law.instead?.isOpen(s, f) === true && {
          instead: law.instead.must?.(s, f) === undefined ? 'may' : 'must',
        }),
      },
    }),
    choices: [order(p, law), ...(law.instead?.choices ?? [])],
  },
  end: { kind: 'auto', run: (ctx, f) => law.after?.(ctx, f) },
});

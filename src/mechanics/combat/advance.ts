// The advance of victors into a hex they won, one hex for all and a second for those whom the game lets go on.
import type { Ctx, OpenChoice, Pick, Procedure, Seen, SeenFrame } from '../../core/rule-set.ts';
import { MOST_NUMBERED, refusal } from '../../core/rule-set.ts';
import type { Args, Frame, Refusal, RuleId, Side } from '../../core/types.ts';
import { passChoice } from '../end-choice.ts';
import { hasUnitsOf, placeOf } from '../places.ts';
import type { Placed } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import { attackerIn, foughtIn } from './battle-frame.ts';

/** Units that went into the won hex, those that went on from it, and the hexes they attacked from. */
type Vars = {
  readonly advanced?: readonly string[];
  readonly twice?: readonly string[];
  readonly origins?: Readonly<Record<string, string>>;
};
const varsOf = (f: SeenFrame): Vars => f.vars;

const listOf = (f: SeenFrame, name: 'advanced' | 'twice'): readonly string[] => varsOf(f)[name] ?? [];

/** What a second hex asks for. */
type Onward<O> = {
  /** A second hex lies next to the one that was won. */
  readonly next: RuleId;
  /** It must not be next to where the unit attacked from. */
  readonly onlyNew: boolean;
  /** By which a unit that has gone two hexes goes no farther. */
  done(unit: string): RuleId;
  refuse(s: Seen<O>, f: SeenFrame, unit: string): Refusal | undefined;
};

export type AdvanceLaw<O> = {
  /** `full`: by which a hex takes no more, if not by that of the order. */
  readonly rules: { readonly order: RuleId; readonly declined: RuleId; readonly full?: RuleId };
  /** Who of the attackers may, if not all of them. */
  attackers?(f: SeenFrame): readonly string[];
  /** Why a unit may not step from one hex into the next, whoever stands there and however many. */
  refuseStep(s: Seen<O>, unit: string, from: string, to: string): Refusal | undefined;
  /** Why units find no room. */
  refuseStack(s: Seen<O>, hex: string, side: Side, units: readonly string[]): Refusal | undefined;
  readonly onward?: Onward<O>;
  /** The rule by which units go, into the first hex or the second. */
  allows(f: SeenFrame, isSecond: boolean): RuleId;
  /** Puts them into the hex, with what that sets off. */
  arrive(
    ctx: Ctx<O>,
    units: readonly string[],
    hex: string,
    origins: readonly (readonly [string, string])[],
  ): void;
  /** What has to be settled before anybody goes on. */
  settle?(ctx: Ctx<O>): void;
};

export type Advance<O> = {
  readonly procedure: Procedure<O>;
  refuse(s: Seen<O>, f: SeenFrame, args: Args): Refusal | undefined;
};

const one = (unit: string, to: string): Args => ({ units: [unit], to: [to] });

type Single = readonly [unit: string, to: string];

const hexesIn = (open: readonly Single[]): readonly string[] => [...new Set(open.map(([, to]) => to))];
const ableTo = (open: readonly Single[], to: string): string[] =>
  open.flatMap(([unit, hex]) => (hex === to ? [unit] : []));

export const advancing = <O extends Placed>(p: Sheet, law: AdvanceLaw<O>): Advance<O> => {
  const { rules, onward, attackers = (f: SeenFrame) => foughtIn(f).attackers } = law;
  const at = (s: Seen<O>, unit: string): string => placeOf(s.own, unit);
  const isForward = (f: SeenFrame, unit: string): boolean => listOf(f, 'advanced').includes(unit);

  /** The hexes next to the one that was won, but not to where the unit came from, nor that hex itself. */
  const secondHexes = (f: SeenFrame, unit: string): readonly string[] => {
    if (onward === undefined) return [];
    const origin = onward.onlyNew ? varsOf(f).origins?.[unit] : undefined;
    const next = p.neighbours(foughtIn(f).target);
    return origin === undefined ? next : next.filter((hex) => hex !== origin && !p.areAdjacent(origin, hex));
  };

  const refuseSecond = (s: Seen<O>, f: SeenFrame, unit: string, to: string): Refusal | undefined => {
    const target = foughtIn(f).target;
    if (onward === undefined) return refusal('ADVANCE.NOT-IN-BATTLE', rules.order, { unit });
    if (to === target || !p.areAdjacent(target, to))
      return refusal('ADVANCE.NOT-NEXT', onward.next, { unit, hex: to, target });
    const origin = onward.onlyNew ? varsOf(f).origins?.[unit] : undefined;
    if (origin !== undefined && (to === origin || p.areAdjacent(origin, to)))
      return refusal('ADVANCE.NOT-NEW', onward.next, {
        unit,
        hex: to,
        from: origin,
        hexes: secondHexes(f, unit).toSorted(),
      });
    const slow = onward.refuse(s, f, unit);
    if (slow !== undefined) return slow;
    return hasUnitsOf(p, s.own, to, p.other(attackerIn(p, f)))
      ? refusal('ADVANCE.ENEMY', onward.next, { unit, hex: to })
      : undefined;
  };

  /** Why one unit may not go from where it is into a hex, stacking apart. */
  const refuseOne = (s: Seen<O>, f: SeenFrame, unit: string, to: string): Refusal | undefined => {
    const target = foughtIn(f).target;
    const from = attackers(f).includes(unit) ? at(s, unit) : '';
    if (!p.isHex(from)) return refusal('ADVANCE.NOT-IN-BATTLE', rules.order, { unit });
    if (onward !== undefined && listOf(f, 'twice').includes(unit))
      return refusal('ADVANCE.DONE', onward.done(unit), { unit });
    if (isForward(f, unit)) {
      const refused = refuseSecond(s, f, unit, to);
      if (refused !== undefined) return refused;
    } else if (to !== target) return refusal('ADVANCE.FIRST', rules.order, { unit, hex: to, target });
    return law.refuseStep(s, unit, from, to);
  };

  const refuse: Advance<O>['refuse'] = (s, f, args) => {
    const units = args['units'] ?? [];
    const [to = '', second] = args['to'] ?? [];
    if (units.length === 0 || second !== undefined || !p.isHex(to))
      return refusal('ADVANCE.WHERE', rules.order, { hex: foughtIn(f).target });
    const twin = units.find((unit, i) => units.indexOf(unit) < i);
    if (twin !== undefined) return refusal('ADVANCE.NOT-IN-BATTLE', rules.order, { unit: twin });
    const able = units.filter((unit) => refuseOne(s, f, unit, to) === undefined);
    const [barred] = units.filter((unit) => !able.includes(unit));
    const refused = barred === undefined ? undefined : refuseOne(s, f, barred, to);
    if (refused !== undefined) {
      // Those who can go may open the way for the others, who are asked again.
      const args = { units: able, to: [to] };
      const isOpen = able.length > 0 && refuse(s, f, args) === undefined;
      return isOpen ? { ...refused, instead: { by: attackerIn(p, f), verb: 'advance', args } } : refused;
    }
    const full = law.refuseStack(s, to, attackerIn(p, f), units);
    return full === undefined
      ? undefined
      : refusal('ADVANCE.FULL', rules.full ?? rules.order, {
          units: [...units],
          hex: to,
          because: full.rule,
        });
  };

  /** Single units that may go somewhere now; every larger set is made of these. */
  const singles = (s: Seen<O>, f: SeenFrame): readonly Single[] => {
    const target = foughtIn(f).target;
    const waiting = attackers(f).filter((unit) => p.areAdjacent(at(s, unit), target) && !isForward(f, unit));
    const tries = [
      ...waiting.map((unit) => [unit, target] as const),
      ...listOf(f, 'advanced').flatMap((unit) => secondHexes(f, unit).map((to) => [unit, to] as const)),
    ];
    return tries.filter(([unit, to]) => refuse(s, f, one(unit, to)) === undefined);
  };

  /** Every group that may go together, grown unit by unit: no group is legal whose parts are not. */
  const groups = (s: Seen<O>, f: SeenFrame): readonly Args[] => {
    const open = singles(s, f);
    return hexesIn(open).flatMap((to) => {
      const able = ableTo(open, to).toSorted();
      const grow = (set: readonly string[], next: number): readonly Args[] =>
        able.slice(next).flatMap((unit, i): readonly Args[] => {
          const args = { units: [...set, unit], to: [to] };
          return refuse(s, f, args) === undefined ? [args, ...grow(args.units, next + i + 1)] : [];
        });
      return grow([], 0);
    });
  };

  /** All together, then one by one: whoever is left is asked again. Passing has a number as well. */
  const numbered = (s: Seen<O>, f: SeenFrame): readonly Args[] | undefined => {
    const open = singles(s, f);
    const together = hexesIn(open)
      .map((to) => ({ units: ableTo(open, to).toSorted(), to: [to] }))
      .filter((args) => args.units.length > 1 && refuse(s, f, args) === undefined);
    const ways = [...together, ...open.map(([unit, to]) => one(unit, to))];
    return ways.length < MOST_NUMBERED ? ways : undefined;
  };

  /** A hex may be left out where there is only one all of them can go to. */
  const completed = (s: Seen<O>, f: SeenFrame, args: Args): { readonly args: Args } | Refusal => {
    const units = args['units'] ?? [];
    if ((args['to'] ?? []).length > 0 || units.length === 0) return { args };
    const open = singles(s, f);
    const hexes = hexesIn(open).filter((to) =>
      units.every((unit) => open.some(([able, hex]) => able === unit && hex === to)),
    );
    const [first, second] = hexes;
    if (onward !== undefined && first !== undefined && second !== undefined)
      return {
        ...refusal('ADVANCE.WHICH', onward.next, { units: [...units], hexes: hexes.toSorted() }),
        instead: { by: attackerIn(p, f), verb: 'advance', args: { units, to: [first] } },
      };
    const still = units.find((unit) => isForward(f, unit) && !open.some(([able]) => able === unit));
    const slow = first === undefined && still !== undefined ? onward?.refuse(s, f, still) : undefined;
    return slow ?? { args: { ...args, to: [first ?? foughtIn(f).target] } };
  };

  const draw = (s: Seen<O>, f: SeenFrame, pick: Pick): Args | undefined => {
    const open = singles(s, f);
    const to = open[pick(open.length)]?.[1];
    if (to === undefined) return undefined;
    const able = ableTo(open, to);
    const most = 1 + pick(able.length);
    let units: readonly string[] = [];
    while (able.length > 0 && units.length < most) {
      const [unit = ''] = able.splice(pick(able.length), 1);
      const more = [...units, unit].toSorted();
      if (refuse(s, f, { units: more, to: [to] }) === undefined) units = more;
    }
    return { units, to: [to] };
  };

  const goForward = (ctx: Ctx<O>, f: Frame, args: Args): void => {
    const units = [...(args['units'] ?? [])];
    const [to = ''] = args['to'] ?? [];
    const isSecond = to !== foughtIn(f).target;
    ctx.emit({
      kind: isSecond ? 'unit.advanced-on' : 'unit.advanced',
      rule: law.allows(f, isSecond),
      data: { side: attackerIn(p, f), units, hex: to },
    });
    const list = isSecond ? 'twice' : 'advanced';
    f.vars[list] = [...listOf(f, list), ...units];
    const origins = units.map((unit) => [unit, placeOf(ctx.s.own, unit)] as const);
    if (!isSecond) f.vars['origins'] = { ...varsOf(f).origins, ...Object.fromEntries(origins) };
    law.arrive(ctx, units, to, origins);
  };

  const order: OpenChoice<O> = {
    kind: 'open',
    verb: 'advance',
    rule: rules.order,
    sets: ['units'],
    subjects: (s, f) => [...new Set(singles(s, f).map(([unit]) => unit))],
    complete: completed,
    refuse,
    numbered,
    sample: draw,
    list: groups,
    take: (ctx, f, args) => {
      goForward(ctx, f, args);
      ctx.goto('settle');
    },
  };

  const decline = passChoice<O>(rules.declined, (ctx, f) => {
    if (listOf(f, 'advanced').length > 0) return;
    const data = { side: attackerIn(p, f), hex: foughtIn(f).target };
    ctx.emit({ kind: 'advance.declined', rule: rules.declined, data });
  });

  const procedure: Procedure<O> = {
    settle: { kind: 'auto', run: (ctx) => law.settle?.(ctx) },
    look: {
      kind: 'auto',
      run: (ctx, f) => {
        const isTaken = hasUnitsOf(p, ctx.seen.own, foughtIn(f).target, p.other(attackerIn(p, f)));
        if (isTaken || singles(ctx.seen, f).length === 0) ctx.done();
      },
    },
    choose: {
      kind: 'ask',
      rule: rules.declined,
      by: (_, f) => attackerIn(p, f),
      question: (s, f) => {
        const open = singles(s, f);
        const units = [...new Set(open.map(([unit]) => unit))];
        const target = foughtIn(f).target;
        const isMany = numbered(s, f) === undefined;
        const isOnward = isMany || open.some(([, to]) => to !== target);
        const more = listOf(f, 'advanced').length === 0 ? '' : isOnward ? '-more' : '-also';
        return {
          key: `ask.advance${more}${isMany ? '-many' : ''}`,
          params: {
            side: attackerIn(p, f),
            hex: target,
            units,
            ...(isMany && { hexes: hexesIn(open).toSorted() }),
          },
        };
      },
      choices: [order, decline],
    },
  };
  return { procedure, refuse };
};

// Units that walk onto the map: in the first pulse of their side, into a hex of an area of the edge, for what the hex costs.
import { refusal } from '../../core/rule-set.ts';
import type { Ctx, OpenChoice } from '../../core/rule-set.ts';
import type { Args, Refusal, RuleId, Side } from '../../core/types.ts';
import { dueUnits, trackTurn } from '../entry/turn-track.ts';
import { unitOrder } from '../entry/unit-orders.ts';
import { hasUnitsOf, placeOf, put } from '../places.ts';
import { inBook } from '../movement/stack.ts';
import { isReserve } from './credits.ts';
import type { CreditSheet, Credited, CreditSight } from './credits.ts';

type Way = { readonly area: string; readonly rule: RuleId };

export type WalkLaw = {
  readonly side: Side;
  readonly rules: {
    readonly pulse: RuleId;
    readonly enemy: RuleId;
    readonly cost: RuleId;
    /** Who has walked on is Disrupted when the pulse is over, but for those of the reserve. */
    readonly disrupted: RuleId;
    /** Who has not is not kept for later. */
    readonly unsaved: RuleId;
  };
  /** Where replacements come. */
  readonly edge: Way;
  /** Where a unit comes that is due by itself, by the area printed for it. */
  readonly due: RuleId;
  /** Whether the first pulse of the side is under way. */
  isNow(s: CreditSight): boolean;
  /** In parts of a point, of which a point has so many. */
  readonly parts: number;
  cost(s: CreditSight, unit: string, hex: string): number;
  allowance(s: CreditSight, unit: string): number;
  enter(ctx: Ctx<Credited>, unit: string, hex: string): void;
  disrupt(ctx: Ctx<Credited>, units: readonly string[], rule: RuleId): void;
  /** What else is written down of a cost that was paid. */
  paid(ctx: Ctx<Credited>, unit: string, cost: number): void;
};

export type WalkOn = {
  readonly choice: OpenChoice<Credited>;
  /** Who could come now. */
  entrants(s: CreditSight): readonly string[];
  /** As movement of the pulse ends: replacements that have not come are not kept for another turn. */
  turnBack(ctx: Ctx<Credited>): void;
  /** As the pulse ends: replacements that have come are Disrupted. */
  settle(ctx: Ctx<Credited>): void;
};

export const walkOn = (p: CreditSheet, law: WalkLaw): WalkOn => {
  const { side, rules, edge } = law;
  const isBought = (s: Pick<CreditSight, 'own'>, unit: string): boolean =>
    s.own.turn.bought.some((each) => each.unit === unit);
  const wayOf = (s: CreditSight, unit: string): Way => {
    const area = p.isUnit(unit) && !isBought(s, unit) ? p.unit(unit).entry?.[0]?.area : undefined;
    return area === undefined ? edge : { area, rule: law.due };
  };
  const refuseHex = (s: CreditSight, unit: string, hex: string): Refusal | undefined => {
    const { area, rule } = wayOf(s, unit);
    const params = { unit, hex };
    if (!p.area(area).includes(hex)) return refusal('ENTER.NOT-THERE', rule, params);
    if (hasUnitsOf(p, s.own, hex, p.other(side))) return refusal('ENTER.ENEMY', rules.enemy, params);
    const cost = law.cost(s, unit, hex);
    const all = law.allowance(s, unit);
    const told = { cost: inBook(law, cost), all: inBook(law, all) };
    return cost > all ? refusal('ENTER.COST', rules.cost, { ...params, ...told }) : undefined;
  };
  const hexesOf = (s: CreditSight, unit: string): readonly string[] =>
    p.area(wayOf(s, unit).area).filter((hex) => refuseHex(s, unit, hex) === undefined);
  const waiting = (s: CreditSight): readonly string[] => dueUnits(p, s, side);
  const entrants = (s: CreditSight): readonly string[] =>
    law.isNow(s) ? waiting(s).filter((unit) => hexesOf(s, unit).length > 0) : [];

  const refuse = (s: CreditSight, args: Args): Refusal | undefined => {
    const [unit = '', second] = args['units'] ?? [];
    const [hex, other] = args['at'] ?? [];
    const { rule } = wayOf(s, unit);
    if (unit === '' || second !== undefined || hex === undefined || other !== undefined)
      return refusal('ENTER.FORM', rule, { side });
    if (!p.isUnit(unit) || p.sideOf(unit) !== side) return refusal('ENTER.NOT-YOURS', rule, { unit, side });
    if (!waiting(s).includes(unit))
      return refusal('ENTER.NOT-WAITING', rule, { unit, place: placeOf(s.own, unit) });
    return refuseHex(s, unit, hex);
  };

  const take = (ctx: Ctx<Credited>, unit: string, hex: string): void => {
    const cost = law.cost(ctx.seen, unit, hex);
    const { rule } = wayOf(ctx.seen, unit);
    law.enter(ctx, unit, hex);
    const { phase, pulse } = ctx.s.own;
    phase.moved.push(unit);
    phase.afoot = [[unit]];
    phase.origins[unit] = hex;
    phase.spent[unit] = cost;
    pulse.walked.push(unit);
    law.paid(ctx, unit, cost);
    ctx.emit({ kind: 'unit.walked-on', rule, data: { unit, hex, cost: inBook(law, cost) } });
  };

  return {
    entrants,
    choice: {
      ...unitOrder<Credited>({
        verb: 'enter',
        rule: edge.rule,
        nobody: refusal('ENTER.NOBODY', edge.rule, { side }),
        able: entrants,
        ways: (s, unit) => hexesOf(s, unit).map((hex) => ({ units: [unit], at: [hex] })),
        refuse,
        take: (ctx, args) => take(ctx, args['units']?.[0] ?? '', args['at']?.[0] ?? ''),
      }),
      closed: (s) => (law.isNow(s) ? undefined : refusal('ENTER.PULSE', rules.pulse, { side })),
      reach: (s, _, unit) =>
        entrants(s).includes(unit)
          ? hexesOf(s, unit).map((place) => ({ place, cost: inBook(law, law.cost(s, unit, place)) }))
          : [],
    },
    turnBack: (ctx) => {
      const late = ctx.s.own.turn.bought.filter(
        ({ unit }) => trackTurn(placeOf(ctx.s.own, unit)) !== undefined,
      );
      if (late.length === 0) return;
      for (const { unit, from } of late) put(ctx.s.own, [unit], from);
      const units = [...new Set(late.map(({ unit }) => unit))];
      ctx.emit({ kind: 'units.turned-back', rule: rules.unsaved, data: { side, units } });
    },
    settle: (ctx) => {
      const { pulse } = ctx.s.own;
      const units = pulse.walked.filter((unit) => isBought(ctx.s, unit) && p.isHex(placeOf(ctx.s.own, unit)));
      if (units.length > 0 && !isReserve(p, ctx.seen)) law.disrupt(ctx, units, rules.disrupted);
    },
  };
};

// The orders of replacements: a unit comes by rail to a town, or waits to walk on; and units are given up, to be had again.
import { refusal } from '../../core/rule-set.ts';
import type { Ctx, OpenChoice } from '../../core/rule-set.ts';
import { atRest, resting } from '../../core/state-cache.ts';
import { ofOne } from '../../core/subsets.ts';
import type { Args, Refusal, RuleId } from '../../core/types.ts';
import { distance } from '../../hex/distance.ts';
import { isDisrupted } from '../formations/disruption.ts';
import { DEFAULT } from '../entry/place.ts';
import { trackBox } from '../entry/turn-track.ts';
import { unitOrder } from '../entry/unit-orders.ts';
import { HEX, has, hexBits, townsOf } from '../ground/ground.ts';
import { onMap, placeOf, put } from '../places.ts';
import type { Railways } from '../ground/railways.ts';
import { classOf } from '../formations/unit-classes.ts';
import { isReserve } from './credits.ts';
import type { CreditSheet, Credits, Credited, CreditSight } from './credits.ts';

export type ReplaceLaw = {
  readonly credits: Credits;
  readonly rules: {
    readonly rail: RuleId;
    readonly foot: RuleId;
    /** Who comes is Disrupted, but for those of the reserve. */
    readonly disrupted: RuleId;
    readonly fresh: RuleId;
  };
  readonly railways: Pick<Railways<Credited>, 'usableGates' | 'isGoal'>;
  /** Whether one more may end its way in a hex. */
  hasRoom(s: CreditSight, unit: string, hex: string): boolean;
  enter(ctx: Ctx<Credited>, unit: string, hex: string): void;
  disrupt(ctx: Ctx<Credited>, unit: string, rule: RuleId): void;
};

/** Towns and cities to which open railroads lead from an edge that is in use: the enemy's are shut, as supply has it. */
const railTowns = (p: CreditSheet, { railways }: ReplaceLaw): ((s: CreditSight) => readonly string[]) => {
  const found = atRest((_: CreditSheet, s: CreditSight): readonly string[] => {
    const gates = railways.usableGates(s);
    return townsOf(p).filter((hex) => gates.some((gate) => railways.isGoal(s, gate, hex)));
  });
  return (s) => found(p, s);
};

/** Those who cost most first, each to the town with room that is nearest to the capital. */
const nextByDefault = (
  p: CreditSheet,
  { credits, hasRoom }: ReplaceLaw,
  s: CreditSight,
  towns: readonly string[],
): { readonly unit: string; readonly hex: string | undefined } | undefined => {
  const able = credits.affordable(s);
  const worth = (unit: string): number => Number(p.unit(unit).faces[0]?.['attack'] ?? 0);
  const [unit] = able.toSorted((a, b) => worth(b) - worth(a) || able.indexOf(a) - able.indexOf(b));
  if (unit === undefined) return undefined;
  const capital = p.grid.ids.findIndex((hex) => has(hexBits(p, hex), HEX.moscow));
  const far = (hex: string): number => distance(p.grid, capital, p.grid.index(hex));
  const [hex] = towns.filter((town) => hasRoom(s, unit, town)).toSorted((a, b) => far(a) - far(b));
  return { unit, hex };
};

/** Without a hex a unit waits beside the map, to walk on. */
export const replaceChoice = (p: CreditSheet, law: ReplaceLaw): OpenChoice<Credited> => {
  const { credits, rules } = law;
  const { side } = credits.law;
  const towns = railTowns(p, law);
  const nobody = (): Refusal => refusal('REPLACE.NOBODY-LEFT', credits.law.rules.rate, { side });
  const refuse = (s: CreditSight, args: Args): Refusal | undefined => {
    if (args['how'] !== undefined) {
      if (args['units'] !== undefined || args['at'] !== undefined)
        return refusal('REPLACE.DEFAULT-ALONE', credits.law.rules.rate, {});
      return credits.affordable(s).length > 0 ? undefined : nobody();
    }
    const [unit = '', second] = args['units'] ?? [];
    const [hex, other] = args['at'] ?? [];
    if (unit === '' || second !== undefined || other !== undefined)
      return refusal('REPLACE.FORM', credits.law.rules.rate, { side });
    const refused = credits.refuse(s, unit);
    if (refused !== undefined || hex === undefined || towns(s).includes(hex)) return refused;
    return refusal('REPLACE.NO-RAIL', rules.rail, { unit, place: hex });
  };
  const bring = (ctx: Ctx<Credited>, unit: string, hex: string | undefined): void => {
    const from = placeOf(ctx.seen.own, unit);
    const isFresh = isReserve(p, ctx.seen);
    ctx.s.own.turn.bought.push({ unit, from });
    if (hex === undefined) {
      put(ctx.s.own, [unit], trackBox(ctx.s.clock.turn));
      ctx.emit({ kind: 'unit.walks', rule: rules.foot, data: { unit, from } });
      return;
    }
    law.enter(ctx, unit, hex);
    const rule = isFresh ? rules.fresh : rules.rail;
    ctx.emit({ kind: 'unit.replaced', rule, data: { unit, from, hex } });
    if (!isFresh) law.disrupt(ctx, unit, rules.disrupted);
  };
  return {
    kind: 'open',
    verb: 'replace',
    rule: credits.law.rules.rate,
    words: DEFAULT,
    idle: (s) => (credits.affordable(s).length > 0 ? undefined : nobody()),
    subjects: (s) => credits.affordable(s),
    reach: (s, _, unit) =>
      credits.refuse(s, unit) === undefined ? towns(s).map((place) => ({ place })) : [],
    refuse: (s, _, args) => refuse(s, args),
    every: function* (s, _, only) {
      if (credits.affordable(s).length > 0) yield DEFAULT;
      for (const unit of ofOne(credits.affordable(s), only)) {
        yield { units: [unit] };
        for (const hex of towns(s)) yield { units: [unit], at: [hex] };
      }
    },
    sample: (s, _, pick) => {
      const units = credits.affordable(s);
      const unit = units[pick(Math.max(1, units.length))];
      if (unit === undefined) return undefined;
      if (pick(units.length + 1) === 0) return DEFAULT;
      const hexes = towns(s);
      const hex = hexes[pick(hexes.length + 1)];
      return hex === undefined ? { units: [unit] } : { units: [unit], at: [hex] };
    },
    take: (ctx, f, args) => {
      const [unit = ''] = args['units'] ?? [];
      const { seen } = ctx;
      // Between two arrivals nothing changes.
      const nextNow = () => resting(seen, () => nextByDefault(p, law, seen, towns(seen)));
      if (args['how'] === undefined) bring(ctx, unit, args['at']?.[0]);
      else for (let next = nextNow(); next !== undefined; next = nextNow()) bring(ctx, next.unit, next.hex);
      ctx.goto(f.step);
    },
  };
};

export type DisbandLaw = {
  readonly credits: Credits;
  readonly rules: { readonly disband: RuleId; readonly crossed: RuleId };
  /** The first turn of replacements. */
  readonly from: number;
  remove(ctx: Ctx<Credited>, unit: string): void;
};

/** For who draws at random: one in so many gives a unit up. */
const RELUCTANCE = 40;

/** Units that are not Disrupted are given up, so that they can come back where they are needed. */
export const disbandChoice = (
  p: CreditSheet,
  { credits, rules, from, remove }: DisbandLaw,
): OpenChoice<Credited> => {
  const { side } = credits.law;
  const refuseUnit = (s: CreditSight, unit: string): Refusal | undefined => {
    if (!p.isUnit(unit) || p.sideOf(unit) !== side)
      return refusal('DISBAND.NOT-YOURS', rules.disband, { unit, side });
    if (s.clock.turn < from) return refusal('DISBAND.TOO-EARLY', rules.disband, { unit, turn: from });
    const place = placeOf(s.own, unit);
    if (!p.isHex(place)) return refusal('DISBAND.OFF-MAP', rules.disband, { unit, place });
    if (isDisrupted(s, unit)) return refusal('DISBAND.DISRUPTED', rules.disband, { unit });
    return classOf(p, unit).isCrossed ? refusal('DISBAND.NEVER', rules.crossed, { unit }) : undefined;
  };
  const ableNow = atRest((_: CreditSheet, s: CreditSight): readonly string[] =>
    onMap(p, s, side).filter((unit) => refuseUnit(s, unit) === undefined),
  );
  return unitOrder<Credited>({
    verb: 'disband',
    rule: rules.disband,
    nobody: refusal('DISBAND.NOBODY', rules.disband, { side }),
    able: (s) => ableNow(p, s),
    ways: (_, unit) => [{ units: [unit] }],
    refuse: (s, args) => {
      const [unit = '', second] = args['units'] ?? [];
      return unit === '' || second !== undefined
        ? refusal('DISBAND.FORM', rules.disband, { side })
        : refuseUnit(s, unit);
    },
    seldom: RELUCTANCE,
    take: (ctx, args) => remove(ctx, args['units']?.[0] ?? ''),
  });
};

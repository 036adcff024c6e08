// The orders `build` and `promote`: units that share a hex as a turn begins become a corps or an army (BLD.1 to BLD.5, PRO.1, R62,
// R120).
import { refusal } from '../../../core/rule-set.ts';
import type { Ctx, OpenChoice } from '../../../core/rule-set.ts';
import { atRestBy } from '../../../core/state-cache.ts';
import { legalOf, setsOf } from '../../../core/subsets.ts';
import type { Refusal, RuleId } from '../../../core/types.ts';
import { placeOf, put, stacks } from '../../../mechanics/places.ts';
import { COMPONENTS, POOL } from '../boxes.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { forgetUnits } from '../eliminate.ts';
import type { Own, Seeing } from '../state.ts';
import { hasTravelled } from '../strategic-movement/rail.ts';
import { classOf } from '../unit-data/classes.ts';
import { areTanks, isIngredient, madeOf, promotionLine, promotionOf, recipeOf } from './recipes.ts';
import type { Made } from './recipes.ts';

/** More units than this are in no recipe. */
const MOST = 3;

type Way = {
  readonly verb: 'build' | 'promote';
  readonly rule: RuleId;
  /** By which some are no part of it, and the Disrupted. */
  readonly kinds: RuleId;
  readonly order: RuleId;
  /** Who can take part in it at all. */
  isFor(p: Printed, unit: string): boolean;
  make(p: Printed, s: Seeing, units: readonly string[]): Made | undefined;
};

const BUILD: Way = {
  verb: 'build',
  rule: 'deathstruggle:BLD.1',
  kinds: 'deathstruggle:BLD.2',
  order: 'deathstruggle:R120',
  isFor: isIngredient,
  make: madeOf,
};

const PROMOTE: Way = {
  verb: 'promote',
  rule: 'deathstruggle:PRO.1',
  kinds: 'deathstruggle:PRO.1',
  order: 'deathstruggle:PRO.1',
  isFor: (p, unit) => {
    const { type, isCorps, isDivision } = classOf(p, unit);
    return p.sideOf(unit) === 'russian' && type === 'rifle' && (isCorps || isDivision);
  },
  make: promotionOf,
};

/** R120: a unit in good order that stood there when the turn began. */
const refuseUnit = (p: Printed, s: Seeing, side: Who, unit: string, way: Way): Refusal | undefined => {
  const params = { unit, side };
  if (!p.isUnit(unit) || p.sideOf(unit) !== side) return refusal('BUILD.NOT-YOURS', way.rule, params);
  const place = placeOf(s.own, unit);
  if (!p.isHex(place)) return refusal('BUILD.OFF-MAP', way.rule, { unit, place });
  if (!way.isFor(p, unit)) return refusal('BUILD.KIND', way.kinds, params);
  if (s.own.disrupted.includes(unit)) return refusal('BUILD.DISRUPTED', way.order, { unit });
  return s.own.pulse.arrived.some((each) => each.unit === unit)
    ? refusal('BUILD.NEW', 'deathstruggle:BLD.1', { unit })
    : undefined;
};

const refuseUnits = (
  p: Printed,
  s: Seeing,
  side: Who,
  units: readonly string[],
  way: Way,
): Refusal | undefined => {
  const [only = ''] = units;
  if (way === PROMOTE && units.length === 1 && refuseUnit(p, s, side, only, way) === undefined)
    return refusal('PROMOTE.ALONE', way.rule, { unit: only });
  if (units.length < 2 || new Set(units).size < units.length) return refusal('BUILD.FORM', way.rule);
  for (const unit of units) {
    const refused = refuseUnit(p, s, side, unit, way);
    if (refused !== undefined) return refused;
  }
  if (new Set(units.map((unit) => placeOf(s.own, unit))).size > 1)
    return refusal('BUILD.APART', way.rule, { units: [...units] });
  if (way.make(p, s, units) !== undefined) return undefined;
  if (way === BUILD && areTanks(p, units))
    return refusal('BUILD.TANKS', 'deathstruggle:BLD.5', { units: [...units] });
  const isKnown = (way === PROMOTE ? promotionLine(p, units) : recipeOf(p, units)) !== undefined;
  return isKnown
    ? refusal('BUILD.NO-COUNTER', 'deathstruggle:R104', { units: [...units] })
    : refusal('BUILD.NO-RECIPE', recipeRule(p, units, way), { units: [...units] });
};

/** PRO.1; BLD.3: three Russian units without two rifle ones; R28, R96: no recipe. */
const recipeRule = (p: Printed, units: readonly string[], way: Way): RuleId => {
  if (way === PROMOTE) return 'deathstruggle:PRO.1';
  const rifles = units.filter((unit) => classOf(p, unit).type === 'rifle').length;
  const isArmy = units.length === MOST && p.sideOf(units[0] ?? '') === 'russian';
  return isArmy && rifles < 2 ? 'deathstruggle:BLD.3' : 'deathstruggle:R28';
};

/** Hexes with units enough, and who of them can take part. */
const groups = (p: Printed, s: Seeing, side: Who, way: Way): readonly (readonly string[])[] =>
  stacks(p, s).flatMap(({ units, top }) => {
    if (top !== side || units.length < 2) return [];
    const able = units.filter((unit) => refuseUnit(p, s, side, unit, way) === undefined);
    return able.length < 2 ? [] : [able];
  });

const setsNow = (p: Printed, s: Seeing, side: Who, way: Way): readonly (readonly string[])[] =>
  groups(p, s, side, way).flatMap((able) =>
    [...setsOf(able, MOST)].filter(
      (units) => units.length > 1 && refuseUnits(p, s, side, units, way) === undefined,
    ),
  );

const buildable = atRestBy((p: Printed, s: Seeing, side: Who) => setsNow(p, s, side, BUILD));
const promotable = atRestBy((p: Printed, s: Seeing, side: Who) => setsNow(p, s, side, PROMOTE));

/** What a new counter remembers of its units; a promoted corps that remembers nothing leaves nothing to remember. */
const memoryOf = (p: Printed, s: Seeing, units: readonly string[]): readonly string[] | undefined => {
  const known = units.map((unit) => (classOf(p, unit).isCorps ? s.own.components[unit] : [unit]));
  return known.includes(undefined) ? undefined : known.flatMap((parts) => parts ?? []);
};

const make = (p: Printed, ctx: Ctx<Own>, units: readonly string[], way: Way): void => {
  const made = way.make(p, ctx.seen, units);
  if (made === undefined) return;
  const { counter, rule } = made;
  const hex = placeOf(ctx.seen.own, units[0] ?? '');
  const memory = memoryOf(p, ctx.seen, units);
  const { own } = ctx.s;
  forgetUnits(p, own, units);
  const isCorps = (unit: string): boolean => classOf(p, unit).isCorps;
  const divisions = units.filter((unit) => !isCorps(unit));
  put(own, divisions, memory === undefined ? POOL : COMPONENTS);
  put(own, units.filter(isCorps), POOL);
  put(own, [counter], hex);
  if (memory !== undefined) own.components[counter] = [...memory];
  const kind = way === PROMOTE ? 'unit.promoted' : 'unit.built';
  ctx.emit({ kind, rule, data: { unit: counter, units: [...units], hex } });
  // PRO.1, R62: it neither moves nor attacks in this turn; what is built may (BLD.4).
  if (way === PROMOTE) own.pulse.dug.push(counter);
};

const choiceOf = (
  p: Printed,
  side: Who,
  way: Way,
  now: (p: Printed, s: Seeing, side: Who) => readonly (readonly string[])[],
): OpenChoice<Own> => ({
  kind: 'open',
  verb: way.verb,
  rule: way.rule,
  sets: ['units'],
  closed: (s) => (hasTravelled(s) ? refusal('BUILD.LATE', 'deathstruggle:BLD.1', { side }) : undefined),
  idle: (s) =>
    now(p, s, side).length > 0 ? undefined : refusal(`${way.verb.toUpperCase()}.NOBODY`, way.rule, { side }),
  subjects: (s) => [...new Set(now(p, s, side).flat())],
  complete: (_, __, args) => ({ args: { ...args, units: (args['units'] ?? []).toSorted() } }),
  refuse: (s, _, args) => refuseUnits(p, s, side, args['units'] ?? [], way),
  every: (s, _, only) =>
    legalOf(
      (function* () {
        for (const units of now(p, s, side)) if (only === undefined) yield { units: units.toSorted() };
      })(),
      ({ units }) => refuseUnits(p, s, side, units, way),
    ),
  sample: (s, _, pick) => {
    const all = now(p, s, side);
    const units = all[pick(Math.max(1, all.length))];
    return units === undefined ? undefined : { units: units.toSorted() };
  },
  take: (ctx, f, args) => {
    make(p, ctx, args['units'] ?? [], way);
    ctx.goto(f.step);
  },
});

export const buildChoice = (p: Printed, side: Who): OpenChoice<Own> => choiceOf(p, side, BUILD, buildable);

/** Of Russians alone. */
export const promoteChoice = (p: Printed): OpenChoice<Own> => choiceOf(p, 'russian', PROMOTE, promotable);

// Airfields (AIR.2 to AIR.5, R48, R132): where each air unit may be based as its player turn begins, by road or by rail, and what befalls
// an airfield that enemies come into.
import { refusal } from '../../../core/rule-set.ts';
import type { Ctx, OpenChoice } from '../../../core/rule-set.ts';
import { atRestBy } from '../../../core/state-cache.ts';
import type { Args, Refusal } from '../../../core/types.ts';
import { blocked } from '../../../hex/side-tables.ts';
import { reachedHexes } from '../../../hex/search.ts';
import { holder } from '../../../mechanics/control.ts';
import { dropFrom } from '../../../mechanics/formations/disruption.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { placeOf, put, unitsAt } from '../../../mechanics/places.ts';
import { unitOrder } from '../../../mechanics/entry/unit-orders.ts';
import { AIR_AWAY } from '../boxes.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { disrupt } from '../disruption/disrupt.ts';
import { allowance } from '../movement/allowance.ts';
import type { Own, Seeing } from '../state.ts';
import { railOf } from '../strategic-movement/rail.ts';
import { lineTables } from '../supply/line-costs.ts';
import { classOf } from '../unit-data/classes.ts';
import { isInEnemyZone } from '../zones-of-control/zones.ts';
import { aircraftOf, groundUnitsAt, isInterceptor } from './aircraft.ts';
import { airOf } from './air-law.ts';

const RULE = 'deathstruggle:AIR.2';

/** A unit of each mobility of a side: the farthest of them says how far an airfield goes (AIR.4). */
const walkers = perSheet((p: Printed): ReadonlyMap<Who, readonly string[]> => {
  const of = (side: Who): readonly string[] => {
    const found = new Map<string, string>();
    for (const unit of p.unitIds)
      if (p.sideOf(unit) === side && !classOf(p, unit).isAir) found.set(p.unit(unit).mobility ?? '', unit);
    return [...found.values()];
  };
  return new Map(p.sides.map((side) => [side, of(side)]));
});

/** In halves of a MF, with the bonus. */
const farthest = (p: Printed, s: Seeing, side: Who): number =>
  Math.max(...(walkers(p).get(side) ?? []).map((unit) => allowance(p, s, unit)));

/** AIR.3: land that the side holds. */
const isOwn = (p: Printed, s: Seeing, side: Who, hex: string): boolean =>
  p.isLand(hex) && holder(p, s, hex) === side && groundUnitsAt(p, s, hex, p.other(side)).length === 0;

/** AIR.3, R132: nor a hex that only the enemy has in his zone. */
const isBehindFront = (p: Printed, s: Seeing, side: Who, hex: string): boolean =>
  isOwn(p, s, side, hex) && (groundUnitsAt(p, s, hex, side).length > 0 || !isInEnemyZone(p, s, hex, side));

/** Where an airfield comes on the ground's own terms, as a mobile division would (R48). */
const byRoad = atRestBy((p: Printed, s: Seeing, unit: string): ReadonlySet<string> => {
  const side = p.sideOf(unit);
  const { costs } = lineTables(p, s);
  const isOpen = new Map<number, boolean>();
  const mayEnter = (hex: number): boolean => {
    const known = isOpen.get(hex) ?? isOwn(p, s, side, p.grid.id(hex));
    isOpen.set(hex, known);
    return known;
  };
  const found = p.search.flood({
    sources: [p.grid.index(placeOf(s.own, unit))],
    // The table has the price of the way back over each side.
    cost: (_, to, direction) => (mayEnter(to) ? (costs[to * 6 + ((direction + 3) % 6)] ?? blocked) : blocked),
    budget: farthest(p, s, side),
  });
  return new Set(reachedHexes(found).map((hex) => p.grid.id(hex)));
});

const byRail = atRestBy(
  (p: Printed, s: Seeing, unit: string): ReadonlySet<string> =>
    new Set(railOf(p, p.sideOf(unit)).goalsFrom(s, placeOf(s.own, unit))),
);

/** R48: an airfield that was overrun comes again wherever one may be. */
const isLost = (s: Pick<Seeing, 'own'>, unit: string): boolean => placeOf(s.own, unit) === AIR_AWAY;

/** Air units of a side that have an airfield, or should have one. */
const fieldsOf = (p: Printed, s: Seeing, side: Who): readonly string[] =>
  [...aircraftOf(p, s, side), ...unitsAt(s.own, AIR_AWAY).filter((unit) => p.sideOf(unit) === side)].filter(
    (unit) => !isInterceptor(p, unit),
  );

const refuseUnit = (p: Printed, s: Seeing, side: Who, unit: string): Refusal | undefined => {
  if (!p.isUnit(unit) || p.sideOf(unit) !== side || !classOf(p, unit).isAir)
    return refusal('FIELD.WHO', RULE, { unit, side });
  if (isInterceptor(p, unit)) return refusal('FIELD.INTERCEPTOR', 'deathstruggle:R48', { unit });
  if (!fieldsOf(p, s, side).includes(unit)) return refusal('FIELD.WHO', RULE, { unit, side });
  if (s.own.pulse.based.includes(unit)) return refusal('FIELD.AGAIN', RULE, { unit });
  return s.own.disrupted.includes(unit)
    ? refusal('FIELD.DISRUPTED', 'deathstruggle:DIS.1', { unit })
    : undefined;
};

const parts = (args: Args) => ({
  unit: args['units']?.[0] ?? '',
  hex: args['path']?.[0] ?? '',
  isByRail: args['how'] !== undefined,
});

const refuse = (p: Printed, s: Seeing, side: Who, args: Args): Refusal | undefined => {
  const { unit, hex, isByRail } = parts(args);
  const counts = [args['units'], args['path']].map((ids) => ids?.length ?? 0);
  if (counts.some((count) => count !== 1) || !p.isHex(hex) || (isByRail && args['how']?.join() !== 'rail'))
    return refusal('FIELD.FORM', RULE, { side });
  const refused = refuseUnit(p, s, side, unit);
  if (refused !== undefined) return refused;
  if (placeOf(s.own, unit) === hex) return refusal('FIELD.THERE', RULE, { unit, hex });
  if (!isBehindFront(p, s, side, hex)) return refusal('FIELD.FRONT', 'deathstruggle:AIR.3', { unit, hex });
  const isOnRoad = isLost(s, unit) || byRoad(p, s, unit).has(hex);
  if (isByRail) {
    if (isOnRoad) return refusal('FIELD.BY-ROAD', 'deathstruggle:AIR.4', { unit, hex });
    return byRail(p, s, unit).has(hex)
      ? undefined
      : refusal('FIELD.NO-RAIL', 'deathstruggle:AIR.4', { unit, hex });
  }
  if (isOnRoad) return undefined;
  const rail = byRail(p, s, unit).has(hex);
  return refusal('FIELD.FAR', 'deathstruggle:AIR.4', { unit, hex, ...(rail && { rail }) });
};

/** Every place of an airfield, those by road first. */
const goals = function* (p: Printed, s: Seeing, side: Who, unit: string): Generator<Args> {
  const here = placeOf(s.own, unit);
  const isGoal = (hex: string): boolean => hex !== here && isBehindFront(p, s, side, hex);
  const near: Iterable<string> = isLost(s, unit) ? p.grid.ids : byRoad(p, s, unit);
  for (const hex of near) if (isGoal(hex)) yield { units: [unit], path: [hex] };
  if (isLost(s, unit)) return;
  for (const hex of byRail(p, s, unit))
    if (isGoal(hex) && !byRoad(p, s, unit).has(hex)) yield { units: [unit], path: [hex], how: ['rail'] };
};

/** Aircraft lie under the ground units of their hex. */
const settle = (p: Printed, ctx: Ctx<Own>, unit: string, hex: string): void => {
  const { own } = ctx.s;
  put(own, [unit], hex);
  put(
    own,
    unitsAt(own, hex).filter((each) => !classOf(p, each).isAir),
    hex,
  );
};

const ableNow = atRestBy((p: Printed, s: Seeing, side: Who): readonly string[] =>
  fieldsOf(p, s, side).filter((unit) => refuseUnit(p, s, side, unit) === undefined),
);

export const baseChoice = (p: Printed, side: Who): OpenChoice<Own> => ({
  ...unitOrder<Own>({
    verb: 'base',
    rule: RULE,
    nobody: refusal('FIELD.NONE', RULE, { side }),
    able: (s) => ableNow(p, s, side),
    ways: (s, unit) => goals(p, s, side, unit),
    refuse: (s, args) => refuse(p, s, side, args),
    take: (ctx, args) => {
      const { unit, hex, isByRail } = parts(args);
      const from = placeOf(ctx.seen.own, unit);
      settle(p, ctx, unit, hex);
      ctx.s.own.pulse.based.push(unit);
      const data = { unit, side, ...(p.isHex(from) && { from }), hex, ...(isByRail && { rail: true }) };
      ctx.emit({ kind: 'field.based', rule: isByRail ? 'deathstruggle:AIR.4' : RULE, data });
      if (isByRail) disrupt(p, ctx, [unit], 'deathstruggle:AIR.4');
    },
  }),
  words: { how: ['rail'] },
});

/** R48: ground units of a side have come into a hex in which no enemy defends the aircraft. */
export const overrunAirfields = (p: Printed, ctx: Ctx<Own>, hex: string, by: Who): void => {
  const { own } = ctx.s;
  const lost = unitsAt(own, hex).filter((unit) => p.sideOf(unit) !== by && classOf(p, unit).isAir);
  if (lost.length === 0) return;
  const air = airOf(p);
  const until = air.absence.until(ctx.seen, 'down');
  for (const unit of lost) {
    own.downed[unit] = until;
    dropFrom(own.disrupted, [unit]);
    put(own, [unit], AIR_AWAY);
    const data = { unit, hex, side: p.sideOf(unit), ...air.absence.told(until) };
    ctx.emit({ kind: 'field.overrun', rule: 'deathstruggle:AIR.18', data });
  }
};

/** AIR.23, R133: interceptors are back in their city as soon as it is Russian and they are not away any more. */
export const interceptorsReturn = (p: Printed, ctx: Ctx<Own>): void => {
  const { own } = ctx.s;
  for (const unit of unitsAt(own, AIR_AWAY).filter((each) => isInterceptor(p, each))) {
    const { setup } = p.unit(unit);
    const hex = setup !== undefined && 'hex' in setup ? setup.hex : undefined;
    if (hex === undefined || own.downed[unit] !== undefined || !isOwn(p, ctx.seen, p.sideOf(unit), hex))
      continue;
    settle(p, ctx, unit, hex);
    const data = { unit, side: p.sideOf(unit), hex };
    ctx.emit({ kind: 'field.based', rule: 'deathstruggle:AIR.23', data });
  }
};

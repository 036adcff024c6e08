// Chapter 10: mobile assaults. Who may strike out of a move, into what, and where the strikers stand afterwards.
// What sets it apart as a battle (10.25 to 10.32) is in 11.8-battle.ts, 11.11-shifts.ts, 11.24-concentric.ts and
// 11.27-retreat.ts; its supply in 7.17-supply-state.ts.
import { hasUnitsOf } from '../../../mechanics/places.ts';
import { entry } from '../../../core/ledger.ts';
import type { Sink } from '../../../core/ledger.ts';
import { procedure, refusal } from '../../../core/rule-set.ts';
import type { Ctx, Procedure } from '../../../core/rule-set.ts';
import { assaultSteps } from '../../../mechanics/movement/assault-course.ts';
import type { AssaultCourse, AssaultVars } from '../../../mechanics/movement/assault-course.ts';
import type { Refusal, RuleId } from '../../../core/types.ts';
import { isAftermathDue } from '../04-how-to-win/immediate-effects.ts';
import { isPause } from '../05-sequence/5.4-phase-order.ts';
import { enterHex } from '../03-set-up/3.6-hex-control.ts';
import { isCrowded } from '../06-stacking.ts';
import { mayAssault } from '../07-supply/7.17-supply-state.ts';
import { isFortressCity, isHeroCity } from '../09-cities.ts';
import { stepCost } from './10.10-costs.ts';
import { isFirstTurnClear } from '../05-sequence/5.13-first-turn-marsh.ts';
import { cameNear } from '../08-reinforcements/8.24-approach.ts';
import { inFortifiedArea, lineStands } from '../11-prepared-assaults/11.21-fortifications.ts';
import { refuseFactor, refuseStrike } from '../11-prepared-assaults/11.3-eligible-attackers.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { isGerman, isMech } from '../02-counters.ts';
import { isSingleMonth, phasing } from '../state.ts';
import type { Own, Seeing } from '../state.ts';

/** 10.23c */
const SOVIET_SEASON = 25;

/** 10.23: German corps in single-month turns, Soviet armies from GT25 on. */
export const refuseSeason = (p: Printed, s: Seeing, side: Who): Refusal | undefined => {
  const { turn } = s.clock;
  if (side === 'german')
    return isSingleMonth(p, turn)
      ? undefined
      : refusal('ASSAULT.SEASON-GERMAN', 'barbarossa:10.23b', { turn });
  return turn >= SOVIET_SEASON
    ? undefined
    : refusal('ASSAULT.SEASON-SOVIET', 'barbarossa:10.23c', { turn, first: SOVIET_SEASON });
};

/**
 * 10.25: clear hexes, with ordinary cities and lines in them (10.25b); no declared city (9.6b), no fortified area (R114).
 * Of the terrain only that of the target is asked, not that of the launch hex (10.25g).
 */
export const refuseGround = (
  p: Printed,
  s: Seeing,
  units: readonly string[],
  side: Who,
  target: string,
): Refusal | undefined => {
  const { terrain } = p.hex(target);
  const isOpen =
    p.tables.terrain.find(({ id }) => id === terrain)?.assault === true ||
    units.every((unit) => isFirstTurnClear(p, s, unit, target));
  if (!isOpen)
    return p.inArea('gt1-marsh', target)
      ? refusal('ASSAULT.MARSH', 'barbarossa:5.13b', { hex: target })
      : refusal('ASSAULT.TERRAIN', 'barbarossa:10.25a', { hex: target, terrain });
  if (isHeroCity(s.own, target) || isFortressCity(s.own, target))
    return refusal('ASSAULT.CITY', 'barbarossa:10.25c', { hex: target });
  return side === 'german' && inFortifiedArea(p, s, target) !== undefined
    ? refusal('ASSAULT.FORTIFIED-AREA', 'barbarossa:R114', { hex: target })
    : undefined;
};

const refuseTarget = (
  p: Printed,
  s: Seeing,
  units: readonly string[],
  side: Who,
  target: string,
): Refusal | undefined =>
  hasUnitsOf(p, s.own, target, p.other(side))
    ? refuseGround(p, s, units, side, target)
    : refusal('ASSAULT.NOBODY', 'barbarossa:10.24a', { hex: target });

/** 10.25d: over rivers, and over no other water. */
const refuseSide = (p: Printed, from: string, target: string): Refusal | undefined => {
  if (!p.areAdjacent(from, target))
    return refusal('ASSAULT.NOT-NEXT', 'barbarossa:10.24f', { from, hex: target });
  const shut = p.sideKinds(from, target).find((kind) => kind !== 'river');
  return shut === undefined
    ? undefined
    : refusal('ASSAULT.WATER', 'barbarossa:10.25d', { from, hex: target, side: shut });
};

/** Why a unit makes no mobile assault in this phase, whatever hex it may come to. */
export const refuseStriking = (p: Printed, s: Seeing, unit: string): Refusal | undefined => {
  if (!isMech(p, unit)) return refusal('ASSAULT.NOT-MECH', 'barbarossa:10.23a', { unit });
  if (p.unit(unit).side === 'german' && !isGerman(p, unit))
    return refusal('ASSAULT.NOT-GERMAN', 'barbarossa:10.23b', { unit });
  // 10.24e: a hex may be assaulted again, by others. 10.24d: Germans are not noted, they strike as often as they can pay.
  return s.own.phase.assaulted.includes(unit)
    ? refusal('ASSAULT.ONCE', 'barbarossa:10.24e', { unit })
    : refuseFactor(p, unit);
};

const refuseStriker = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  target: string,
): Refusal | undefined =>
  refuseStriking(p, s, unit) ?? refuseStrike(p, s, unit, from, target) ?? mayAssault(p, s, unit, from);

/** 10.23, 5.10b: what the turn has against mobile assaults of the phasing side. */
export const refuseTurn = (p: Printed, s: Seeing): Refusal | undefined => {
  const side = phasing(s);
  return side === 'german' && isPause(p, s)
    ? refusal('ASSAULT.PAUSE', 'barbarossa:5.10b', { turn: s.clock.turn })
    : refuseSeason(p, s, side);
};

/**
 * Why units in a launch hex may not make a mobile assault on a hex; points and who moves with whom apart (10.27). The
 * order of the phases is not asked, nor what a unit does in the other one (10.30a).
 */
export const refuseAssault = (
  p: Printed,
  s: Seeing,
  units: readonly string[],
  from: string,
  target: string,
): Refusal | undefined => {
  const [first] = units;
  if (first === undefined) return refusal('ASSAULT.NO-ATTACKER', 'barbarossa:10.24a', { hex: target });
  const side = p.unit(first).side as Who;
  const refused =
    refuseSeason(p, s, side) ?? refuseSide(p, from, target) ?? refuseTarget(p, s, units, side, target);
  if (refused !== undefined) return refused;
  for (const unit of units) {
    const unfit = refuseStriker(p, s, unit, from, target);
    if (unfit !== undefined) return unfit;
  }
  return undefined;
};

/** What makes a mobile assault dearer than a step (R81): the dearest of what is in the hex, once. */
const extraOf = (
  p: Printed,
  s: Seeing,
  target: string,
  defender: Who,
): { readonly id: string; readonly rule: RuleId } => {
  if (p.hex(target).city !== undefined) return { id: 'city', rule: 'barbarossa:10.24c' };
  return lineStands(p, s, target, defender)
    ? { id: 'fortified-line', rule: 'barbarossa:10.19b' }
    : { id: 'clear', rule: 'barbarossa:10.24b' };
};

/** 10.24b, 10.24c, 10.20a, R81: the step and two or three more. The one-hex guarantee of 10.3 pays for none of it (10.25f). */
export const assaultCost = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  target: string,
  sink?: Sink,
): number => {
  const step = stepCost(p, s, unit, from, target, sink);
  const { id, rule } = extraOf(p, s, target, p.other(p.sideOf(unit)));
  const extra = p.tables.assaultCosts.find((line) => line.id === id)?.extra ?? 0;
  sink?.(entry('add', extra, `cost.assault-${id}`, rule, { hex: target }));
  return step + extra;
};

/**
 * 10.23 to 10.33. What supplies the strikers is judged in their launch hex (10.26a), they cut nobody's supply beyond
 * (10.26c), control waits for the result (R12), and stacks are counted apart (10.24g, R71).
 */
const course = (p: Printed): AssaultCourse => ({
  sheet: p,
  rules: {
    cleared: (side) => (side === 'german' ? 'barbarossa:10.29a' : 'barbarossa:10.29c'),
    // 10.28a: whatever the result, with anybody left there it has failed.
    failed: (side) => (side === 'german' ? 'barbarossa:10.28d' : 'barbarossa:10.28b'),
  },
  begins: (ctx: Ctx<Own>, units, from, target) => {
    if (p.unit(units[0] ?? '').side === 'soviet') ctx.s.own.phase.assaulted.push(...units);
    // R117: to go in is to come next to what lies beyond, whatever comes of it.
    cameNear(p, ctx, units, from, target);
  },
  // 4.17e: the paratroops of an air drop may come along.
  battle: ({ units, from, target, drop }: Readonly<AssaultVars & { drop?: string }>) => ({
    proc: 'battle',
    vars: {
      target,
      attackers: [...units],
      kind: 'mobile',
      from,
      ...(drop !== undefined && { drop }),
    },
  }),
  enter: (ctx: Ctx<Own>, units, target) => enterHex(p, ctx, units, target),
  settle: (ctx: Ctx<Own>) => (isAftermathDue(p, ctx.seen) ? { proc: 'aftermath', vars: {} } : undefined),
  // 6.2c, R168
  crowd: (ctx: Ctx<Own>) => (isCrowded(p, ctx.seen) ? { proc: 'overstack', vars: {} } : undefined),
  // 10.28b, 10.28d
  halts: (side) => side === 'soviet',
});

export const mobileAssault = (p: Printed): Procedure<Own> =>
  procedure<Own, AssaultVars>({ ...assaultSteps(course(p)) });

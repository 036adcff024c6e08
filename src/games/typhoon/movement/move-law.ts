// Operational movement: the law by which units move one at a time, in each pulse once (SEQ.14).
import { refusal } from '../../../core/rule-set.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { isDisrupted } from '../../../mechanics/disruption.ts';
import { has, HEX, SIDE, sideBits, groundOf } from '../../../mechanics/ground.ts';
import { CLOSED } from '../../../mechanics/movement/costs.ts';
import type { CarriedStep, CarryLaw, MoveLaw, MoveRules, Stack } from '../../../mechanics/movement/law.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { hasUnitsOf, placeOf, stacks, unitsAt } from '../../../mechanics/places.ts';
import { atRestBy } from '../../../core/state-cache.ts';
import { classOf as unitClass } from '../../../mechanics/unit-classes.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { inactiveCall } from '../armies/inactive.ts';
import { enterHex } from '../enter.ts';
import { pulseNow } from '../sequence/pulse-now.ts';
import type { Own, Seeing } from '../state.ts';
import { activeRoads } from '../weather/weather.ts';
import { exertersInto, gripOf, isInEnemyZone, zone } from '../zones-of-control/zones.ts';
import { allowance, HALVES } from './allowance.ts';
import { classOf, plainCost, refuseStep, stepCost } from './costs.ts';

const RULES: MoveRules = {
  move: 'typhoon:SEQ.5',
  phase: 'typhoon:SEQ.5',
  end: 'typhoon:SEQ.5',
  once: 'typhoon:SEQ.14',
  map: 'typhoon:R65',
  enemy: 'typhoon:ZOC.1',
  points: () => 'typhoon:MOV.1',
  alone: 'typhoon:SEQ.14',
  together: 'typhoon:SEQ.14',
  parted: 'typhoon:SEQ.14',
  slowest: 'typhoon:SEQ.14',
  apart: 'typhoon:SEQ.5',
  split: 'typhoon:SEQ.5',
  sum: 'typhoon:MOV.1',
};

/** KAT.4: Germans go through hexes in which nobody stands but katyushas. */
export const isPrey = (p: Printed, s: Pick<Seeing, 'own'>, hex: string, side: Who): boolean => {
  const there = unitsAt(s.own, hex);
  return side === 'german' && there.length > 0 && there.every((unit) => unitClass(p, unit).isKatyusha);
};

/** R40: a line that a Russian next to it holds, and that runs between two hexes. */
export const isHeldLine = (p: Printed, s: Seeing, from: string, to: string): boolean => {
  if (!has(sideBits(p, from, to), SIDE.guarded)) return false;
  const isHolding = (unit: string): boolean => p.sideOf(unit) === 'russian' && !isDisrupted(s, unit);
  return p.neighbours(from).some((hex) => p.areAdjacent(hex, to) && unitsAt(s.own, hex).some(isHolding));
};

const bars = (p: Printed, s: Seeing, stack: Stack, from: string, to: string): Refusal | undefined => {
  const { units } = stack;
  const [unit = ''] = units;
  const side = stack.side as Who;
  const enemy = otherSide(side);
  if (hasUnitsOf(p, s.own, to, enemy) && !isPrey(p, s, to, side))
    return refusal('MOVE.ENEMY', RULES.enemy, { units: [...units], hex: to });
  // ZOC.7
  if (hasUnitsOf(p, s.own, to, side)) return undefined;
  const grip = exertersInto(p, s, from, enemy);
  if (grip.length === 0) return undefined;
  const into = exertersInto(p, s, to, enemy);
  const same = grip.find((each) => into.includes(each));
  if (same !== undefined)
    return refusal('MOVE.SAME-ZONE', 'typhoon:ZOC.6', { unit, from, hex: to, of: same });
  // ZOC.9 but for R40.
  return side === 'german' && into.length > 0 && isHeldLine(p, s, from, to)
    ? refusal('MOVE.HELD-LINE', 'typhoon:INH.ZOC', { unit, from, hex: to })
    : undefined;
};

/** By hex: 1 where a side stands, 2 where nobody does of it but katyushas alone. */
const crowd = atRestBy((p: Printed, s: Seeing, side: Who): Uint8Array => {
  const found = new Uint8Array(p.grid.count);
  for (const { hex, place, units } of stacks(p, s))
    if (units.some((unit) => p.sideOf(unit) === side))
      found[hex] = isPrey(p, s, place, otherSide(side)) ? 2 : 1;
  return found;
});

/** The same for every step of a unit. */
const meeting = (p: Printed, s: Seeing, stack: Stack): ((from: number, to: number) => number) => {
  const side = stack.side as Who;
  const enemy = otherSide(side);
  const theirs = crowd(p, s, enemy);
  const own = crowd(p, s, side);
  const grip = gripOf(p, s, enemy);
  const zones = zone(p, s, enemy);
  const { sides } = groundOf(p);
  const { neighbours } = p.grid;
  return (from, to) => {
    if (theirs[to] === 1) return CLOSED;
    if (own[to] !== 0 || zones[from] !== 1 || zones[to] !== 1) return 0;
    let d = from * 6;
    while (neighbours[d] !== to) d += 1;
    if (grip[d] === 1) return CLOSED;
    if (side !== 'german' || !has(sides[d] ?? 0, SIDE.guarded)) return 0;
    return isHeldLine(p, s, p.grid.id(from), p.grid.id(to)) ? CLOSED : 0;
  };
};

/** ZOC.2: a unit that has come into a zone goes no further; one that begins in it may leave (R37). */
const stops = (p: Printed, s: Seeing, { units: [unit = ''], trail, side }: Stack): Refusal | undefined => {
  const hex = trail[trail.length - 1] ?? '';
  const hasCome = trail.length > 1 || (s.own.phase.plain[unit] ?? 0) > 0;
  return hasCome && isInEnemyZone(p, s, hex, side as Who)
    ? refusal('MOVE.STOPPED', 'typhoon:ZOC.2', { unit, hex })
    : undefined;
};

const stopsAt = (p: Printed, s: Seeing, { side }: Stack): ((hex: number) => boolean) => {
  const zones = zone(p, s, otherSide(side as Who));
  return (hex) => zones[hex] === 1;
};

/**
 * MOV.11: so many of its side's pulses an army may move in. MOV.12, MOV.13: where nobody may move in a third pulse there is
 * none (SEQ.3).
 */
export const refusePulse = (p: Printed, s: Seeing, unit: string): Refusal | undefined => {
  if (p.sideOf(unit) !== 'german' || !unitClass(p, unit).isArmy) return undefined;
  const pulse = pulseNow(p, s)?.nth ?? 1;
  const most = lineOf(p.tables.limits, 'pulses-army').value;
  return pulse > most ? refusal('MOVE.ARMY-PULSE', 'typhoon:MOV.11', { unit, pulse, most }) : undefined;
};

/** DIS.1, R36, and who has been told to attack stays where he is. */
export const refuseIdle = (s: Seeing, unit: string): Refusal | undefined => {
  if (isDisrupted(s, unit)) return refusal('MOVE.DISRUPTED', 'typhoon:DIS.1', { unit });
  if (s.own.pulse.used.includes(unit)) return refusal('MOVE.ATTACKED-FIRST', 'typhoon:R36', { unit });
  return undefined;
};

const refuseUnit = (p: Printed, s: Seeing, unit: string): Refusal | undefined => {
  const idle = refuseIdle(s, unit) ?? refusePulse(p, s, unit);
  if (idle !== undefined) return idle;
  const attack = s.own.pulse.attacks.find(({ units }) => units.includes(unit));
  return attack === undefined
    ? undefined
    : refusal('MOVE.TO-ATTACK', 'typhoon:SEQ.5', { unit, hex: attack.hex });
};

/** The step counts for who may want to attack (MOV.8). */
const noteStep = (p: Printed, ctx: Ctx<Own>, units: readonly string[], from: string, to: string): void => {
  const { seen } = ctx;
  const costs = units.map((unit) => plainCost(p, seen, unit, from, to));
  const { plain } = ctx.s.own.phase;
  for (const [i, unit] of units.entries()) plain[unit] = (plain[unit] ?? 0) + (costs[i] ?? 0);
};

/** MOV.10, R32: units that are not mobile have a MF more, for one step along a road. */
const extraPoint = (p: Printed): CarryLaw => ({
  rule: 'typhoon:MOV.10',
  values: 2,
  now: (s: Seeing, unit) => (s.own.phase.extra.includes(unit) ? 1 : 0),
  steps: (s: Seeing, unit) => {
    const { sides } = groundOf(p);
    const roads = unitClass(p, unit).isMobile ? 0 : activeRoads(p, s);
    return (carried, side) => {
      if (carried === 1) return USED;
      return has(sides[side] ?? 0, roads) ? USING : UNUSED;
    };
  },
  note: (ctx: Ctx<Own>, unit, carried) => {
    const { extra } = ctx.s.own.phase;
    if (carried === 1 && !extra.includes(unit)) extra.push(unit);
  },
});

const UNUSED: CarriedStep = { more: 0, carried: 0 };
const USED: CarriedStep = { more: 0, carried: 1 };
const USING: CarriedStep = { more: -HALVES, carried: 1 };

export const moveLaw = perSheet((p: Printed): MoveLaw => ({
  sheet: p,
  rules: RULES,
  parts: HALVES,
  allowance: (s: Seeing, unit, sink) => allowance(p, s, unit, sink),
  refuseStep: (s: Seeing, unit, from, to) => refuseStep(p, s, unit, from, to),
  price: (s: Seeing, unit, from, to, sink) => stepCost(p, s, unit, from, to, sink),
  classOf: (s: Seeing, unit) => classOf(p, s, unit),
  bars: (s: Seeing, stack, from, to) => bars(p, s, stack, from, to),
  meeting: (s: Seeing, stack) => meeting(p, s, stack),
  carry: extraPoint(p),
  stops: (s: Seeing, stack) => stops(p, s, stack),
  stopsAt: (s: Seeing, stack) => stopsAt(p, s, stack),
  isMobile: (s: Seeing, unit) => refuseUnit(p, s, unit) === undefined,
  refuseUnit: (s: Seeing, unit) => refuseUnit(p, s, unit),
  enter: (ctx: Ctx<Own>, units, from, to) => {
    noteStep(p, ctx, units, from, to);
    enterHex(p, ctx, units, to, 'move');
    return inactiveCall(p, ctx.seen, units);
  },
  crossings: (from, to) => (has(sideBits(p, from, to), SIDE.river) ? 1 : 0),
  prizes: p.grid.ids.filter((hex) => has(groundOf(p).hexes[p.grid.index(hex)] ?? 0, HEX.town)),
  pace: () => '',
}));

/** Where a unit is, for who asks what it can do there. */
export const standsOnMap = (p: Printed, s: Pick<Seeing, 'own'>, unit: string): boolean =>
  p.isHex(placeOf(s.own, unit));

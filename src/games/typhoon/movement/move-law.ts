// Operational movement: the law by which units move one at a time, in each pulse once (SEQ.14).
import { refusal } from '../../../core/rule-set.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { garrisonedIn } from '../../../mechanics/combat/front/fights.ts';
import { isDisrupted } from '../../../mechanics/formations/disruption.ts';
import { has, SIDE, sideBits, groundOf, townsOf } from '../../../mechanics/ground/ground.ts';
import { meetings } from '../../../mechanics/movement/zones-met.ts';
import type { Meeting } from '../../../mechanics/movement/zones-met.ts';
import type { CarriedStep, CarryLaw, MoveLaw, MoveRules } from '../../../mechanics/movement/law.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { classOf as unitClass } from '../../../mechanics/formations/unit-classes.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { armiesOf } from '../armies/strong-sides.ts';
import { enterHex } from '../enter.ts';
import { pulseNow } from '../sequence/pulse-now.ts';
import type { Own, Seeing } from '../state.ts';
import { activeRoads } from '../weather/weather.ts';
import { corpsZonesOf } from '../zones-of-control/zones.ts';
import { allowance, HALVES } from './allowance.ts';
import { classOf, costsOf, plainCost, stepCost } from './costs.ts';

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

/** ZOC.2, ZOC.6; ZOC.7, ZOC.8: onto a friend, who may have just come; ZOC.9, R37, KAT.4, R40. */
export const meetingOf = perSheet((p: Printed): Meeting =>
  meetings(p, {
    rules: {
      enemy: 'typhoon:ZOC.1',
      stop: 'typhoon:ZOC.2',
      sameZone: 'typhoon:ZOC.6',
      heldLine: 'typhoon:INH.ZOC',
      garrisoned: 'typhoon:R26',
    },
    zones: corpsZonesOf(p),
    hunter: 'german',
    garrisons: (s) => garrisonedIn(p, p.tables.bonuses, s as Seeing),
    hasStepped: (s: Seeing, unit) => (s.own.phase.plain[unit] ?? 0) > 0,
  }),
);

export const isPrey = (p: Printed, s: Pick<Seeing, 'own'>, hex: string, side: Who): boolean =>
  meetingOf(p).isPrey(s, hex, side);

export const isHeldLine = (p: Printed, s: Seeing, from: string, to: string): boolean =>
  meetingOf(p).isHeldLine(s, from, to, 'german');

/**
 * MOV.11: so many of its side's pulses an army may move in. MOV.12, MOV.13: where nobody may move in a third pulse there is
 * none (SEQ.3).
 */
export const refusePulse = (p: Printed, s: Seeing, unit: string): Refusal | undefined => {
  if (p.sideOf(unit) !== 'german' || !unitClass(p, unit).isArmy) return undefined;
  const pulse = pulseNow(p, s)?.nth ?? 1;
  const most = p.limit('pulses-army');
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
  steps: (s: Seeing, [unit = '']) => {
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
  refuseStep: (s: Seeing, unit, from, to) => costsOf(p).refuseStep(s, unit, from, to),
  price: (s: Seeing, unit, from, to, sink) => stepCost(p, s, unit, from, to, sink),
  classOf: (s: Seeing, unit) => classOf(p, s, unit),
  carry: extraPoint(p),
  ...meetingOf(p),
  isMobile: (s: Seeing, unit) => refuseUnit(p, s, unit) === undefined,
  refuseUnit: (s: Seeing, unit) => refuseUnit(p, s, unit),
  enter: (ctx: Ctx<Own>, units, from, to) => {
    noteStep(p, ctx, units, from, to);
    enterHex(p, ctx, units, to, 'move');
    return armiesOf(p).afterStep(ctx.seen, units);
  },
  crossings: (from, to) => (has(sideBits(p, from, to), SIDE.river) ? 1 : 0),
  get prizes() {
    return townsOf(p);
  },
  pace: () => '',
}));

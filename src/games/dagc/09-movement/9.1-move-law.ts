// Chapter 9: the law of movement. What of this book the machinery of moves works by, each part with its rule.
import { refusal } from '../../../core/rule-set.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import type { Refusal, RuleId } from '../../../core/types.ts';
import { CLOSED } from '../../../mechanics/movement/costs.ts';
import type { Call, MoveLaw, MoveRules, Stack } from '../../../mechanics/movement/law.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { atRest } from '../../../core/state-cache.ts';
import { hasUnitsOf, placeOf, stacks } from '../../../mechanics/places.ts';
import { zoneCostOf, zoneOf } from '../../../mechanics/zones.ts';
import { enterHex } from '../03-set-up/3.3-hex-control.ts';
import { captureCall } from '../04-victory/4.2-sudden-death.ts';
import { refuseInactive } from '../05-sequence/5.4-activation.ts';
import { refuseStack } from '../06-stacking/6.1-stacking.ts';
import {
  costOfZones,
  isLine,
  isLineOpenTo,
  refuseZoneToZone,
  zoneCosts,
  zonesOf,
} from '../08-zones-of-control.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { isLocality } from '../12-unit-types/12.1-unit-types.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { FRONTS, frontOf } from '../state.ts';
import type { Front, Own, Seeing } from '../state.ts';
import { classOf, costOfStacks, refuseStep, stepCost } from './9.5-costs.ts';
import { isNarrows, refuseNarrows } from './9.8-narrows.ts';
import { allowance, fixAllowance, refuseUnrolled } from './9.1-allowance.ts';

/** 6.3a, 6.3b: one unit at a time, no farther than it wants (9.2c), and not off the map (R64); it spends what it has in that phase alone (9.2a). */
const RULES: MoveRules = {
  move: 'dagc:9.2e',
  phase: 'dagc:9.2f',
  end: 'dagc:9.2b',
  once: 'dagc:9.2d',
  map: 'dagc:9.11',
  enemy: 'dagc:9.4',
  // R63: it may be left with too few for any hex.
  points: () => 'dagc:9.3',
  alone: 'dagc:6.3a',
  together: 'dagc:6.3a',
  parted: 'dagc:6.3b',
  slowest: 'dagc:6.3a',
  apart: 'dagc:6.3a',
  split: 'dagc:6.3a',
  sum: 'dagc:9.5a',
};

/** 6.5, 6.10b, R33: what holds on the way as at its end (6.6a), however many pass (6.6b), one after the other (6.6c). */
const STACK_RULES: Readonly<Record<string, RuleId>> = {
  'STACK.FULL': 'dagc:6.5',
  'STACK.FRONTS': 'dagc:6.10b',
};

const bars = (p: Printed, s: Seeing, stack: Stack, from: string, to: string): Refusal | undefined => {
  const { units, trail } = stack;
  const [unit = ''] = units;
  const side = stack.side as Who;
  if (hasUnitsOf(p, s.own, to, p.other(side)))
    return refusal('MOVE.ENEMY', RULES.enemy, { units: [...units], hex: to });
  const narrows = isNarrows(p, from, to) ? refuseNarrows(p, s, unit, trail, to) : undefined;
  if (narrows !== undefined) return narrows;
  const full = refuseStack(p, s, to, side, units);
  if (full !== undefined) return { ...full, rule: STACK_RULES[full.code] ?? full.rule };
  return refuseZoneToZone(p, s, unit, from, to);
};

/** By hex: how many units of a side are there, and of which front. */
type Crowd = {
  readonly units: Readonly<Record<Who, Uint8Array>>;
  readonly fronts: Readonly<Record<Front, Uint8Array>>;
};

const crowds = atRest((p: Printed, s: Seeing): Crowd => {
  const none = (): Uint8Array => new Uint8Array(p.grid.count);
  const units = { german: none(), soviet: none() };
  const fronts = { 'main-front': none(), 'ukrainian-front': none() };
  for (const { hex, units: there } of stacks(p, s))
    for (const unit of there) {
      const all = units[p.sideOf(unit)];
      all[hex] = (all[hex] ?? 0) + 1;
      const front = frontOf(p, unit);
      if (front !== undefined) fronts[front][hex] = 1;
    }
  return { units, fronts };
});

/** 8.3f by number of hex. */
const lines = atRest((p: Printed, s: Seeing): Uint8Array => {
  const found = new Uint8Array(p.grid.count);
  for (const hex of p.withFeature('entrenchment')) if (isLine(p, s, hex)) found[p.grid.index(hex)] = 1;
  return found;
});

/** What `bars`, and the costs of zones and stacks, come to for every step of a unit. */
const meeting = (
  p: Printed,
  s: Seeing,
  { units: [unit = ''], side }: Stack,
): ((from: number, to: number) => number) => {
  const { units, fronts } = crowds(p, s);
  const own = units[side as Who];
  const enemy = units[p.other(side)];
  const front = frontOf(p, unit);
  const apart = FRONTS.filter((other) => front !== undefined && other !== front).map(
    (other) => fronts[other],
  );
  const here = p.grid.index(placeOf(s.own, unit));
  const others = (hex: number): number => (own[hex] ?? 0) - (hex === here ? 1 : 0);
  const most = lineOf(p.tables.limits, 'stack').value;
  const [enter, leave] = ['enter-stack', 'leave-stack'].map((id) => lineOf(p.tables.costs, id).value);
  const zone = zoneOf(zonesOf(p), s, p.other(side));
  const zoned = zoneCostOf(zonesOf(p), s, zoneCosts(p), side);
  const line = isLineOpenTo(p, s, unit) ? undefined : lines(p, s);
  return (from, to) => {
    const there = others(to);
    if (enemy[to] !== 0 || there >= most || apart.some((hexes) => hexes[to] === 1)) return CLOSED;
    if (line?.[to] === 1 && zone[from] === 1 && zone[to] === 1) return CLOSED;
    return zoned(from, to) + (there > 0 ? (enter ?? 0) : 0) + (others(from) > 0 ? (leave ?? 0) : 0);
  };
};

/** 2.10c; 5.4a: on turn 1. */
const refuseUnit = (p: Printed, s: Seeing, unit: string): Refusal | undefined =>
  isLocality(p, unit) ? refusal('MOVE.LOCALITY', 'dagc:2.10c', { unit }) : refuseInactive(p, s, unit);

const enter = (
  p: Printed,
  ctx: Ctx<Own>,
  units: readonly string[],
  from: string,
  to: string,
): Call | undefined => {
  enterHex(p, ctx, units, to);
  if (isNarrows(p, from, to)) {
    ctx.s.own.narrows = true;
    ctx.emit({ kind: 'narrows.crossed', rule: 'dagc:9.8a', data: { units: [...units], from, hex: to } });
  }
  return captureCall(p, ctx);
};

export const moveLaw = perSheet((p: Printed): MoveLaw => ({
  sheet: p,
  rules: RULES,
  allowance: (s: Seeing, unit, sink) => allowance(p, s, unit, sink),
  refuseStep: (s: Seeing, unit, from, to) => refuseStep(p, s, unit, from, to),
  price: (_, unit, from, to, sink) => stepCost(p, unit, from, to, sink),
  classOf: (s: Seeing, unit) => classOf(p, s, unit),
  // 9.8a: once in a game, and so for no way that was not ordered.
  isApart: (from, to) => isNarrows(p, from, to),
  bars: (s: Seeing, stack, from, to) => bars(p, s, stack, from, to),
  // 6.4c, 8.3c: all of it beside the ground.
  surcharge: (s: Seeing, { units: [unit = ''], side }, from, to, sink) =>
    costOfZones(p, s, side, from, to, sink) + costOfStacks(p, s, unit, from, to, sink),
  meeting: (s: Seeing, stack) => meeting(p, s, stack),
  isMobile: (s: Seeing, unit) => refuseUnit(p, s, unit) === undefined,
  refuseUnit: (s: Seeing, unit) => refuseUnit(p, s, unit),
  refuseBefore: (s: Seeing, units) => refuseUnrolled(p, s, units),
  setOut: (ctx: Ctx<Own>, units) => fixAllowance(p, ctx, units),
  enter: (ctx: Ctx<Own>, units, from, to) => enter(p, ctx, units, from, to),
  crossings: (from, to) => (p.sideKinds(from, to).includes('river') ? 1 : 0),
  prizes: [...p.withFeature('city'), ...p.withFeature('town')],
  pace: () => '',
}));

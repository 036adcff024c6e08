// Chapter 10: the law of movement. What of this book the machinery of moves works by, each part with its rule.
import { hasUnitsOf } from '../../../mechanics/places.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import type { AssaultLaw, Call, MoveLaw, MoveRules, Stack } from '../../../mechanics/movement/law.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { isAftermathDue } from '../04-how-to-win/immediate-effects.ts';
import { enterHex } from '../03-set-up/3.6-hex-control.ts';
import { refuseStack } from '../06-stacking.ts';
import { fixMovement } from '../07-supply/7.17-supply-state.ts';
import { cameNear } from '../08-reinforcements/8.24-approach.ts';
import { underFog } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import { allowance, refuseStep, stepCost } from './10.10-costs.ts';
import { classOf, roomFor } from './10.10-cost-tables.ts';
import { crossed, isKerch, refuseBeyondKerch, refuseKerch } from './10.14-kerch.ts';
import { isMobile, refuseAgain, refuseUnit, refuseUnrolled } from './10.2-movers.ts';
import {
  assaultCost,
  refuseAssault,
  refuseGround,
  refuseStriking,
  refuseTurn,
} from './10.23-mobile-assault.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { isMech } from '../02-counters.ts';
import type { Own, Seeing } from '../state.ts';

const isOverRiver = (p: Printed, from: string, to: string): boolean =>
  p.sideKinds(from, to).includes('river');

const rulesOf = (p: Printed): MoveRules => ({
  move: 'barbarossa:10.1b',
  phase: 'barbarossa:10.1c',
  end: 'barbarossa:10.2b',
  once: 'barbarossa:10.2c',
  map: 'barbarossa:10.21',
  enemy: 'barbarossa:10.4',
  points: (from, to) => (isOverRiver(p, from, to) ? 'barbarossa:10.18c' : 'barbarossa:10.2a'),
  // 10.5a: a stack began the phase as one. 10.6a, 10.6b: what splits off goes on, what is left behind after it is done.
  together: 'barbarossa:10.5a',
  parted: 'barbarossa:10.6b',
  slowest: 'barbarossa:10.7',
  apart: 'barbarossa:10.5b',
  split: 'barbarossa:10.6a',
  sum: 'barbarossa:10.20a',
});

const bars = (p: Printed, s: Seeing, stack: Stack, from: string, to: string): Refusal | undefined => {
  const units = [...stack.units];
  const side = stack.side as Who;
  if (hasUnitsOf(p, s.own, to, p.other(side)))
    return refusal('MOVE.ENEMY', 'barbarossa:10.4', { units, hex: to });
  const kerch = isKerch(p, from, to) ? refuseKerch(s, stack, to) : undefined;
  return kerch ?? refuseStack(p, s, to, side, units);
};

const enter = (
  p: Printed,
  ctx: Ctx<Own>,
  units: readonly string[],
  from: string,
  to: string,
): Call | undefined => {
  enterHex(p, ctx, units, to);
  cameNear(p, ctx, units, from, to);
  if (isKerch(p, from, to)) crossed(ctx, from, to);
  return isAftermathDue(p, ctx.seen) ? { proc: 'aftermath', vars: {} } : undefined;
};

/** 10.25g, 10.26a: whether it is the hex they would come from that speaks against an assault. */
const hangsOnPlace = ({ code, params }: Refusal): boolean =>
  params['from'] !== undefined || code === 'ASSAULT.SUPPLY';

/** 10.23 to 10.27. */
const assaultLaw = (p: Printed): AssaultLaw => ({
  rules: {
    assault: 'barbarossa:10.23a',
    nobody: 'barbarossa:10.24a',
    begins: 'barbarossa:10.24a',
    payment: 'barbarossa:10.25f',
    together: 'barbarossa:10.27',
  },
  refuseTurn: (s: Seeing) => refuseTurn(p, s),
  fits: (unit) => isMech(p, unit),
  refuseUnit: (s: Seeing, unit) => refuseStriking(p, s, unit),
  refuseGround: (s: Seeing, units, side, to) => refuseGround(p, s, units, side as Who, to),
  refuse: (s: Seeing, units, from, to) => refuseAssault(p, s, units, from, to),
  hangsOnPlace,
  price: (s: Seeing, unit, from, to, sink) => assaultCost(p, s, unit, from, to, sink),
  procedure: 'mobileAssault',
  // 4.17e
  carries: ['drop'],
  // 10.28b
  halted: (ctx: Ctx<Own>, units) => {
    const { phase } = ctx.s.own;
    phase.repulsed = [...(phase.repulsed ?? []), ...units];
  },
});

export const moveLaw = perSheet((p: Printed): MoveLaw => ({
  sheet: p,
  rules: rulesOf(p),
  allowance: (s: Seeing, unit, sink) => allowance(p, s, unit, sink),
  // 8.1i, R96
  owed: (s: Seeing, unit) => s.own.turn.owed[unit] ?? 0,
  refuseStep: (s: Seeing, unit, from, to) => refuseStep(p, s, unit, from, to),
  price: (s: Seeing, unit, from, to, sink) => stepCost(p, s, unit, from, to, sink),
  classOf: (s: Seeing, unit) => classOf(p, s, unit),
  // 10.14: Kerch is no way to anywhere.
  isApart: (from, to) => isKerch(p, from, to),
  bars: (s: Seeing, stack, from, to) => bars(p, s, stack, from, to),
  meeting: (s: Seeing, stack) => roomFor(p, s, stack),
  // 10.3a, barbarossa:10.3b: the one hex that every unit may go.
  least: { rule: 'barbarossa:10.3a', holds: (from, to) => !isKerch(p, from, to) },
  stops: (_, stack) => refuseBeyondKerch(p, stack),
  isMobile: (s: Seeing, unit) => isMobile(p, s, unit),
  refuseUnit: (s: Seeing, unit) => refuseUnit(p, s, unit),
  refuseAgain: (s: Seeing, unit) => refuseAgain(s, unit),
  refuseBefore: (s: Seeing, units) => refuseUnrolled(p, s, units),
  setOut: (ctx: Ctx<Own>, units) => fixMovement(p, ctx, units),
  enter: (ctx: Ctx<Own>, units, from, to) => enter(p, ctx, units, from, to),
  told: (s: Seeing, event, seen) => underFog(p, s, event, seen),
  crossings: (from, to) => (isOverRiver(p, from, to) ? 1 : 0),
  prizes: p.objectives,
  pace: (unit) => p.unit(unit).mobility ?? '',
  assault: assaultLaw(p),
}));

// Chapter 9: the law of movement: what bars a stack, what it pays, and what happens where it comes.
import { refusal } from '../../../core/rule-set.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { CLOSED } from '../../../mechanics/movement/costs.ts';
import type { MoveLaw, MoveRules, Stack } from '../../../mechanics/movement/law.ts';
import { originOf } from '../../../mechanics/movement/stack.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { hasUnitsOf, placeOf, standing } from '../../../mechanics/places.ts';
import { isStatic } from '../02-counters.ts';
import { PLOESTI, enterHex } from '../03-set-up/3.8-hex-control.ts';
import { refuseStack } from '../06-stacking/6.1-stacking.ts';
import { fogOf } from '../10-prepared-assaults/10.7-fog-of-war.ts';
import { airCover } from '../11-special-rules/11.1-airpower.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { allowance, noteShort } from './9.1-allowance.ts';
import { assaultLaw } from './9.22-mobile-assaults.ts';
import { classOf, isAlongCorridor, refuseStep, stepCost, surcharge } from './9.8-costs.ts';

const RULES: MoveRules = {
  move: 'storm:9.1b',
  // 9.1c
  phase: 'storm:9.1c',
  // 9.2b: nobody must move.
  end: 'storm:9.2b',
  // 9.2d
  once: 'storm:9.2d',
  map: 'storm:9.21',
  enemy: 'storm:9.4',
  points: () => 'storm:9.1a',
  together: 'storm:9.5a',
  parted: 'storm:9.6b',
  slowest: 'storm:9.7',
  // 9.5b
  apart: 'storm:9.5b',
  split: 'storm:9.6a',
  sum: 'storm:9.20a',
};

/** 9.4, 1.5f: an enemy in it is all that bars a hex; 6.2b: friends of any nation are passed through. */
const bars = (p: Printed, s: Seeing, { units, side }: Stack, to: string): Refusal | undefined =>
  hasUnitsOf(p, s.own, to, p.other(side))
    ? refusal('MOVE.ENEMY', 'storm:9.4', { units: [...units], hex: to })
    : undefined;

/** What `bars` and the surcharge come to for every step of a stack; R89: the seam of the sheets is nothing to movement. */
const meeting = (p: Printed, s: Seeing, { side }: Stack): ((from: number, to: number) => number) => {
  const enemy = standing(p, s, p.other(side));
  const air = airCover(p, s, p.other(side));
  const isPlain = s.clock.turn > 1;
  return (from, to) => {
    if (enemy[to] === 1) return CLOSED;
    if (isPlain && air[to] !== 1) return 0;
    return surcharge(p, s, side as Who, p.grid.id(from), p.grid.id(to));
  };
};

/** 6.1a, R44: where a stack comes to rest it finds room. */
const refuseEnd = (p: Printed, s: Seeing, { units, side, trail }: Stack): Refusal | undefined =>
  refuseStack(p, s, trail[trail.length - 1] ?? '', side, units);

/** 9.2c */
const refuseUnit = (p: Printed, unit: string): Refusal | undefined =>
  isStatic(p, unit) ? refusal('MOVE.STATIC', 'storm:9.2c', { unit }) : undefined;

/** 9.2d: what has left a stack that moves on is done; 9.6b speaks of a stack from elsewhere. */
const refuseAgain = (s: Seeing, unit: string): Refusal | undefined => {
  const [leader] = s.own.phase.afoot.flat();
  return leader !== undefined && originOf(s, leader) === originOf(s, unit)
    ? refusal('MOVE.AGAIN', 'storm:9.2d', { unit, hex: placeOf(s.own, unit) })
    : undefined;
};

export const moveLaw = perSheet((p: Printed): MoveLaw => ({
  sheet: p,
  rules: RULES,
  allowance: (s: Seeing, unit, sink) => allowance(p, s, unit, sink),
  refuseStep: (s: Seeing, unit, from, to) => refuseStep(p, s, unit, from, to),
  price: (s: Seeing, unit, from, to, sink) => stepCost(p, s, unit, from, to, 'move', sink),
  classOf: (s: Seeing, unit) => classOf(p, s, unit),
  varies: (from, to) => isAlongCorridor(p, from, to),
  bars: (s: Seeing, stack, _, to) => bars(p, s, stack, to),
  surcharge: (s: Seeing, { side }, from, to, sink) => surcharge(p, s, side as Who, from, to, sink),
  meeting: (s: Seeing, stack) => meeting(p, s, stack),
  // 9.3b: closed ground stays closed.
  least: { rule: 'storm:9.3a', holds: () => true },
  refuseEnd: (s: Seeing, stack) => refuseEnd(p, s, stack),
  isMobile: (_, unit) => refuseUnit(p, unit) === undefined,
  refuseUnit: (_, unit) => refuseUnit(p, unit),
  refuseAgain,
  setOut: (ctx: Ctx<Own>, units) => noteShort(p, ctx, units),
  // 7.7: wherever they like.
  enter: (ctx: Ctx<Own>, units, _, to) => {
    enterHex(p, ctx, units, to);
    return undefined;
  },
  told: (s: Seeing, event, seen) => fogOf(p).veil(s, event, seen),
  crossings: (from, to) => (p.sideKinds(from, to).includes('river') ? 1 : 0),
  prizes: [...p.withFeature('city'), ...p.withFeature('major-city'), PLOESTI],
  pace: (unit) => p.unit(unit).mobility ?? '',
  assault: assaultLaw(p),
}));

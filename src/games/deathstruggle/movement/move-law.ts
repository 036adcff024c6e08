// Operational movement: the law by which units move, as stacks or alone, in each of two phases those that have not moved before
// (SEQ.A3, SEQ.A6, SEQ.B3, MOV.12).
import { entry } from '../../../core/ledger.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { SIDE, has, sideBits, townsOf } from '../../../mechanics/ground/ground.ts';
import type { MoveLaw, MoveRules } from '../../../mechanics/movement/law.ts';
import { originOf } from '../../../mechanics/movement/stack.ts';
import { meetings } from '../../../mechanics/movement/zones-met.ts';
import type { Meeting } from '../../../mechanics/movement/zones-met.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { placeOf, standing, unitsAt } from '../../../mechanics/places.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { enterHex } from '../enter.ts';
import { refuseStack } from '../stacking/stacking.ts';
import type { Own, Seeing } from '../state.ts';
import { classOf as classOfUnit } from '../unit-data/classes.ts';
import { zonesOf } from '../zones-of-control/zones.ts';
import { allowance, HALVES } from './allowance.ts';
import { isOpenRiver, paysForRivers } from './attack-cost.ts';
import { isSpared } from '../combat/first-turn.ts';
import { carry, isBogged } from './carried.ts';
import { classOf, refuseStep, stepCost } from './costs.ts';
import { movers, refuseIdle, refusePlanned } from './idle.ts';
import { shortBy } from './shortage.ts';
import { isStrong, isWeak, overrun, overrunCost } from './overrun.ts';

const RULES: MoveRules = {
  move: 'deathstruggle:MOV.3',
  phase: 'deathstruggle:SEQ.0',
  end: 'deathstruggle:SEQ.0',
  once: 'deathstruggle:MOV.12',
  map: 'deathstruggle:TER.18',
  enemy: 'deathstruggle:MOV.14',
  points: () => 'deathstruggle:MOV.3',
  together: 'deathstruggle:R38',
  parted: 'deathstruggle:MOV.12',
  slowest: 'deathstruggle:MOV.1',
  apart: 'deathstruggle:MOV.3',
  split: 'deathstruggle:MOV.3',
  sum: 'deathstruggle:MOV.3',
};

/** ZOC.1 to ZOC.5; ZOC.6, ZOC.7: from zone to zone else, and onto friends; KAT.4; MOV.14 says who goes where an enemy is. */
export const meetingOf = perSheet((p: Printed): Meeting =>
  meetings(p, {
    rules: {
      enemy: (s, hex) => {
        const isPrey = (unit: string): boolean =>
          classOfUnit(p, unit).isKatyusha || classOfUnit(p, unit).isAir;
        if (unitsAt(s.own, hex).every(isPrey)) return 'deathstruggle:KAT.4';
        return isWeak(p, s as Seeing, hex, 'axis') && isSpared(p, s as Seeing, hex)
          ? 'deathstruggle:FST.2'
          : 'deathstruggle:MOV.14';
      },
      // An army or a German corps before others, and a corps before divisions.
      stop: (exerters) => {
        const classes = exerters.map((unit) => classOfUnit(p, unit));
        if (classes.some(({ isArmy, isCorps, isGerman }) => isArmy || (isCorps && isGerman)))
          return 'deathstruggle:ZOC.1';
        return classes.some(({ isCorps }) => isCorps) ? 'deathstruggle:ZOC.2' : 'deathstruggle:ZOC.3';
      },
      sameZone: 'deathstruggle:ZOC.4',
      heldLine: 'deathstruggle:ZOC.5',
    },
    zones: zonesOf(p),
    hunter: 'axis',
    // ZOC.5: as R85 has it, a line is his who holds the hex behind it.
    hasLine: (s, hex, enemy) => isHeldBy(p, s, hex, enemy),
    // KAT.4, R86: Germans alone.
    isHunter: (unit) => classOfUnit(p, unit).isGerman,
    overrun: {
      isWeak: (s, hex, side) =>
        isWeak(p, s as Seeing, hex, side as Who) && !(side === 'axis' && isSpared(p, s as Seeing, hex)),
      isStrong: (s, units) => isStrong(p, s as Seeing, units),
    },
    hasStepped: (s, unit) => originOf(s, unit) !== placeOf(s.own, unit) || (s.own.phase.spent[unit] ?? 0) > 0,
  }),
);

const refuseUnit = (p: Printed, s: Seeing, unit: string): Refusal | undefined =>
  refuseIdle(p, s, unit) ?? refusePlanned(s, unit);

/** TER.6: those that would pay if they attacked. */
const noteRiver = (p: Printed, ctx: Ctx<Own>, units: readonly string[], from: string, to: string): void => {
  if (!isOpenRiver(p, ctx.seen, from, to)) return;
  const { rivers } = ctx.s.own.phase;
  for (const unit of units) if (paysForRivers(p, unit)) rivers[unit] = (rivers[unit] ?? 0) + 1;
};

export const moveLaw = perSheet((p: Printed): MoveLaw => ({
  sheet: p,
  rules: RULES,
  parts: HALVES,
  allowance: (s: Seeing, unit, sink) => allowance(p, s, unit, sink),
  refuseStep: (s: Seeing, unit, from, to) => refuseStep(p, s, unit, from, to),
  price: (s: Seeing, unit, from, to, sink) => stepCost(p, s, unit, from, to, sink),
  classOf: (s: Seeing, unit) => classOf(p, s, unit),
  ...meetingOf(p),
  stops: (s: Seeing, stack) => {
    const [unit = ''] = stack.units;
    if (isBogged(stack.carried ?? s.own.phase.carried[unit] ?? 0))
      return refusal('MOVE.BOGGED', 'deathstruggle:TER.11', { unit });
    return meetingOf(p).stops(s, stack);
  },
  meeting: (s: Seeing, stack) => {
    const met = meetingOf(p).meeting(s, stack);
    const enemy = p.other(p.sideOf(stack.units[0] ?? stack.side));
    const there = standing(p, s, enemy);
    return (from, to) => {
      const closed = met(from, to);
      return closed < 0 || there[to] !== 1 ? closed : overrunCost(p, s, stack.units, p.grid.id(to));
    };
  },
  surcharge: (s: Seeing, { units }, _, to, sink) => {
    const more = overrunCost(p, s, units, to);
    if (more > 0) sink?.(entry('add', more / HALVES, 'cost.overrun', 'deathstruggle:MOV.14', { hex: to }));
    return more;
  },
  carry: carry(p),
  blames: (s: Seeing, stack, path) => shortBy(p, moveLaw(p), s, stack, path),
  // R34
  least: { rule: 'deathstruggle:R34', holds: () => true },
  refuseEnd: (s: Seeing, { units, side, trail }) => {
    const hex = trail.at(-1) ?? '';
    return refuseStack(p, s, hex, p.sideOf(units[0] ?? side), units);
  },
  isMobile: (s: Seeing, unit) => refuseUnit(p, s, unit) === undefined,
  mobile: (s: Seeing) => movers(p, s),
  refuseUnit: (s: Seeing, unit) => refuseUnit(p, s, unit),
  enter: (ctx: Ctx<Own>, units, from, to) => {
    noteRiver(p, ctx, units, from, to);
    overrun(p, ctx, units, to);
    enterHex(p, ctx, units, to);
    return undefined;
  },
  crossings: (from, to) => (has(sideBits(p, from, to), SIDE.river) ? 1 : 0),
  get prizes() {
    return townsOf(p);
  },
  pace: () => '',
}));

// Movement: what units carry on their way beside the MF they have spent: that they have given up their bonus (MOV.8), the hexes
// they have gone along a road for nothing (MOV.10, R35), and that a corps is in a swamp (TER.11, R74).
import type { Ctx } from '../../../core/rule-set.ts';
import { HEX, SIDE, groundOf, has } from '../../../mechanics/ground/ground.ts';
import type { CarriedStep, CarryLaw } from '../../../mechanics/movement/law.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { classOf } from '../unit-data/classes.ts';
import { activeRoads, isFrozen } from '../weather.ts';
import { firmZonesOf } from '../zones-of-control/zones.ts';
import { allowance, bonusOf, HALVES } from './allowance.ts';
import { isFast } from './costs.ts';

/** The bonus is given up. */
export const GIVEN_UP = 1;
/** One hex of a road has been gone for nothing, and one more that belongs to the bonus. */
export const EXTRA = 2;
export const MORE = 4;
/** A mobile corps has entered a swamp off the road: it stops there. */
const BOGGED = 8;

/** R74 */
export const isBogged = (carried: number): boolean => (carried & BOGGED) !== 0;

/** MOV.8, R37: hexes in a firm zone of the enemy, but for those in which a friend stands. */
const firm = (p: Printed, s: Seeing, units: readonly string[]): ((hex: number) => boolean) => {
  const [unit = ''] = units;
  const covers = firmZonesOf(p).covers(s, p.other(p.sideOf(unit)));
  const isFriend = (other: string): boolean =>
    !units.includes(other) && p.sideOf(other) === p.sideOf(unit) && !classOf(p, other).isAir;
  return (hex) => covers(hex) && !unitsAt(s.own, p.grid.id(hex)).some(isFriend);
};

/** R35: the hex for nothing of the factor while that lasts, that of the bonus as soon as it does not. */
const extraNow = (carried: number, used: number, factor: number): number => {
  if ((carried & EXTRA) === 0 && used <= factor) return EXTRA;
  return (carried & (GIVEN_UP | MORE)) === 0 && used >= factor ? MORE : 0;
};

/** What a step makes of it, by what is carried and by directed side. */
const stepsOf = (p: Printed, s: Seeing, units: readonly string[]): ReturnType<CarryLaw['steps']> => {
  const { grid } = p;
  const { sides, hexes } = groundOf(p);
  const [first = ''] = units;
  const touches = firm(p, s, units);
  const roads = units.some((unit) => isFast(p, unit)) ? 0 : activeRoads(p, s);
  const swamps = !isFrozen(p, s) && units.some((unit) => classOf(p, unit).isMobileCorps) ? HEX.swamp : 0;
  const bonus = bonusOf(p, s, first);
  const factor = Math.min(...units.map((unit) => allowance(p, s, unit))) - bonus;
  return (carried, side, spent): CarriedStep => {
    const from = Math.floor(side / 6);
    const to = grid.neighbours[side] ?? from;
    const bits = sides[side] ?? 0;
    let more = 0;
    let after = carried;
    if ((carried & GIVEN_UP) === 0 && (touches(from) || touches(to))) {
      more += bonus + ((carried & MORE) === 0 ? 0 : HALVES);
      after = (after | GIVEN_UP) & ~MORE;
    }
    if (has(bits, roads)) {
      const used = spent - ((carried & GIVEN_UP) === 0 ? 0 : bonus);
      const next = extraNow(after, used, factor);
      after |= next;
      if (next !== 0) more -= HALVES;
    }
    if (has(hexes[to] ?? 0, swamps) && !has(bits, SIDE.road)) after |= BOGGED;
    const isGivenUp = (after & GIVEN_UP) !== (carried & GIVEN_UP) && bonus > 0;
    return { more, carried: after, as: isGivenUp ? 'bonus' : 'road' };
  };
};

export const carry = (p: Printed): CarryLaw => ({
  rule: 'deathstruggle:MOV.8',
  values: 16,
  now: (s: Seeing, unit) => s.own.phase.carried[unit] ?? 0,
  steps: (s: Seeing, units) => stepsOf(p, s, units),
  halts: isBogged,
  note: (ctx: Ctx<Own>, unit, carried) => {
    if (carried !== 0) ctx.s.own.phase.carried[unit] = carried;
  },
});

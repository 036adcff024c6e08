// Movement: what a unit carries on its way beside the MF it has spent: that it has given up its bonus (R1), that a half is
// left of a road (ROAD.2), and that it has had the one hex of who is Unsupplied (SUP.9). Who runs into a zone by road pays
// for the whole hex where he can (ROAD.5, R9).
import type { Ctx } from '../../../core/rule-set.ts';
import { atRestBy } from '../../../core/state-cache.ts';
import { groundOf, has } from '../../../mechanics/ground/ground.ts';
import type { CarriedStep, CarryLaw } from '../../../mechanics/movement/law.ts';
import { activeRoads } from '../../../mechanics/ground/weather.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import type { Printed } from '../data/sheet.ts';
import { zonesOf } from '../ground-units.ts';
import type { Own, Seeing } from '../state.ts';
import { allowance, bonusOf, isShort, movementLine, SIXTHS } from './allowance.ts';
import { costsOf, groundCost, roadCost, stepCost, surcharge } from './costs.ts';

/** The bonus is given up. */
export const GIVEN_UP = 1;
/** Of the last hex only a part is paid, by road: off the road the fast lose the rest, and who ran into a zone is Disrupted. */
export const HALF = 2;
/** An Unsupplied unit has gone its hex. */
export const GONE = 4;

/** R1: the zone of an army or corps that is not Disrupted. */
const isGripped = (p: Printed, s: Seeing, hex: string, enemy: 'german' | 'russian'): boolean =>
  zonesOf(p)
    .exertersInto(s, hex, enemy)
    .some((unit) => !s.own.disrupted.includes(unit));

/** ROAD.5: onto a friend who is not Disrupted nobody runs. */
const isMet = (p: Printed, s: Seeing, unit: string, hex: string): boolean =>
  unitsAt(s.own, hex).some(
    (other) => other !== unit && p.sideOf(other) === p.sideOf(unit) && !s.own.disrupted.includes(other),
  );

/** ROAD.5, R9: whoever ran into a zone by road and has not paid for the whole of the hex. */
export const isUnpaid = (p: Printed, s: Seeing, unit: string, from: string, to: string): boolean =>
  costsOf(p).isRoad(s, from, to) &&
  !isShort(p, s, unit) &&
  ((s.own.phase.carried[unit] ?? 0) & HALF) !== 0 &&
  isGripped(p, s, to, p.other(p.sideOf(unit))) &&
  !isMet(p, s, unit, to);

/** What a step makes of it, by what is carried and by directed side. */
const stepsOf = atRestBy((p: Printed, s: Seeing, unit: string): ReturnType<CarryLaw['steps']> => {
  const { grid } = p;
  const { sides } = groundOf(p);
  const enemy = p.other(p.sideOf(unit));
  const zone = zonesOf(p).zone(s, enemy);
  const roads = activeRoads(p, s);
  const isFast = movementLine(p, unit).road === 'half';
  const bonus = bonusOf(p, unit);
  const short = isShort(p, s, unit);
  const allowed = allowance(p, s, unit);
  return (carried, side, spent): CarriedStep => {
    const from = Math.floor(side / 6);
    const to = grid.neighbours[side] ?? from;
    const isByRoad = has(sides[side] ?? 0, roads);
    let more = 0;
    let after = carried;
    let as: string | undefined;
    const touches = (hex: number): boolean => zone[hex] === 1 && isGripped(p, s, grid.id(hex), enemy);
    if ((carried & GIVEN_UP) === 0 && (touches(from) || touches(to))) {
      more += bonus;
      if (bonus > 0) as = 'bonus';
      after |= GIVEN_UP;
    }
    if (isFast) {
      if (isByRoad) after ^= HALF;
      else if ((carried & HALF) !== 0) {
        more += SIXTHS / 2;
        as = as === undefined ? 'half' : 'both';
        after &= ~HALF;
      }
    }
    let apart: CarriedStep['apart'];
    // SUP.9: the one hex of who is short is paid for whole, by road or not, and he has no bonus for another in a zone.
    if (isByRoad && !short && touches(to) && !isMet(p, s, unit, grid.id(to))) {
      const way = [grid.id(from), grid.id(to)] as const;
      const price = stepCost(p, s, unit, ...way) + surcharge(p, s, unit, ...way) + more;
      const whole = groundCost(p, s, unit, ...way) - roadCost(p, unit);
      const pays = spent + price + whole <= allowed;
      apart = {
        more: pays ? whole : 0,
        why: pays ? 'cost.whole-hex' : 'cost.unpaid-hex',
        rule: 'moscow41:ROAD.5',
      };
      more += apart.more;
      after = pays ? after & ~HALF : after | HALF;
    }
    if (short && (carried & GONE) === 0) {
      // Whatever the ground, the road and the river on the way.
      const way = [grid.id(from), grid.id(to)] as const;
      more += SIXTHS - stepCost(p, s, unit, ...way) - surcharge(p, s, unit, ...way);
      after = (after | GONE) & ~HALF;
    }
    return { more, carried: after, as, apart };
  };
});

export const carry = (p: Printed): CarryLaw => ({
  rule: 'moscow41:MOV.1',
  values: 8,
  now: (s: Seeing, unit) => s.own.phase.carried[unit] ?? 0,
  steps: (s: Seeing, [unit = '']) => stepsOf(p, s, unit),
  note: (ctx: Ctx<Own>, unit, carried) => {
    ctx.s.own.phase.carried[unit] = carried;
  },
});

// Movement: what a unit carries on its way beside the MF it has spent: that it has given up its bonus (R1), that a half is
// left of a road (ROAD.2), and that it has had the one hex of who is Unsupplied (SUP.9).
import type { Ctx } from '../../../core/rule-set.ts';
import { atRestBy } from '../../../core/state-cache.ts';
import { groundOf, has } from '../../../mechanics/ground/ground.ts';
import type { CarriedStep, CarryLaw } from '../../../mechanics/movement/law.ts';
import { activeRoads } from '../../../mechanics/ground/weather.ts';
import type { Printed } from '../data/sheet.ts';
import { zonesOf } from '../ground-units.ts';
import type { Own, Seeing } from '../state.ts';
import { bonusOf, isShort, movementLine, SIXTHS } from './allowance.ts';
import { stepCost, surcharge } from './costs.ts';

/** The bonus is given up. */
export const GIVEN_UP = 1;
/** Half a MF of a road is spent: off the road the other half is lost. */
export const HALF = 2;
/** An Unsupplied unit has gone its hex. */
export const GONE = 4;

/** R1: the zone of an army or corps that is not Disrupted. */
const isGripped = (p: Printed, s: Seeing, hex: string, enemy: 'german' | 'russian'): boolean =>
  zonesOf(p)
    .exertersInto(s, hex, enemy)
    .some((unit) => !s.own.disrupted.includes(unit));

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
  return (carried, side): CarriedStep => {
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
    if (short && (carried & GONE) === 0) {
      // Whatever the ground, the road and the river on the way.
      const way = [grid.id(from), grid.id(to)] as const;
      more += SIXTHS - stepCost(p, s, unit, ...way) - surcharge(p, s, unit, ...way);
      after = (after | GONE) & ~HALF;
    }
    return { more, carried: after, as };
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

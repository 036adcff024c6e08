// Operational movement: what a step costs, with the road rate and without it (MOV.7, MOV.9, R32, R70), in half MF.
import { entry } from '../../../core/ledger.ts';
import type { Sink } from '../../../core/ledger.ts';
import type { RuleId } from '../../../core/types.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { HEX, has, hexBits } from '../../../mechanics/ground/ground.ts';
import { groundCosts } from '../../../mechanics/movement/ground-costs.ts';
import type { GroundCosts } from '../../../mechanics/movement/ground-costs.ts';
import type { MoveClass } from '../../../mechanics/movement/law.ts';
import { classOf as unitClass } from '../../../mechanics/formations/unit-classes.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { isSupplied } from '../supply/supplied.ts';
import { activeRoads, isFrozen } from '../weather/weather.ts';
import { HALVES } from './allowance.ts';

/** INH.TER: the columns of the terrain chart, and nobody over a lake; MOV.7, WEA.6: what frost does to rivers and swamps. */
export const costsOf = perSheet((p: Printed): GroundCosts<Seeing> =>
  groundCosts<Seeing, Who | 'panzer'>(p, {
    rules: { next: 'typhoon:MOV.2', lake: 'typhoon:INH.TER' },
    column: (unit) => {
      if (p.sideOf(unit) === 'russian') return 'russian';
      return unitClass(p, unit).isTwoIcon ? 'panzer' : 'german';
    },
    ground: (s, hex) => (has(hexBits(p, hex), HEX.swamp) && isFrozen(p, s) ? 'clear' : p.hex(hex).terrain),
    roads: (s) => activeRoads(p, s),
    isFrozen: (s) => isFrozen(p, s),
  }),
);

/** R57: what it costs to walk onto the map into a hex. */
export const entryCost = (p: Printed, s: Seeing, unit: string, hex: string): number =>
  costsOf(p).charted(s, unit, hex).cost * HALVES;

/** What a step costs without any road rate: what who attacks pays. An active road takes the ground's extra cost all the same (R70). */
export const plainCost = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  to: string,
  sink?: Sink,
): number => {
  let sum = 0;
  const part = (mf: number, why: string, rule: RuleId): void => {
    sum += mf * HALVES;
    sink?.(entry('add', mf, why, rule, { hex: to }));
  };
  // SUP.10: whatever the ground.
  if (!isSupplied(p, s, unit)) {
    part(1, 'cost.any', 'typhoon:SUP.10');
    return sum;
  }
  const { charted, isRoad, isUnbridged } = costsOf(p);
  const { cost, ground } = charted(s, unit, to);
  if (cost === 1 || isRoad(s, from, to)) part(1, `cost.${ground}`, 'typhoon:MOV.2');
  else part(cost, `cost.${ground}`, 'typhoon:INH.TER');
  if (unitClass(p, unit).isMobile && isUnbridged(s, from, to))
    part(lineOf(p.tables.costs, 'river').value, 'cost.river', 'typhoon:MOV.7');
  return sum;
};

/** What a step costs as the unit goes; an extra MF along a road is taken off elsewhere (MOV.10). */
export const stepCost = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  to: string,
  sink?: Sink,
): number => {
  if (!unitClass(p, unit).isMobile || !costsOf(p).isRoad(s, from, to))
    return plainCost(p, s, unit, from, to, sink);
  sink?.(entry('add', 1 / 2, 'cost.road', 'typhoon:MOV.9', { hex: to }));
  return HALVES / 2;
};

/** Nothing but these makes a difference to what a step costs. */
export const classOf = (p: Printed, s: Seeing, unit: string): MoveClass => ({
  key: `${costsOf(p).key(s, unit)} ${unitClass(p, unit).isMobile} ${isSupplied(p, s, unit)}`,
  lasts: true,
});

// Operational movement: what a step costs, with the road rate and without it (MOV.7, MOV.9, R32, R70), in half MF.
import { entry } from '../../../core/ledger.ts';
import type { Sink } from '../../../core/ledger.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal, RuleId } from '../../../core/types.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { HEX, has, hexBits, SIDE, sideBits } from '../../../mechanics/ground/ground.ts';
import type { MoveClass } from '../../../mechanics/movement/law.ts';
import { classOf as unitClass } from '../../../mechanics/formations/unit-classes.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { isSupplied } from '../supply/supplied.ts';
import { activeRoads, isFrozen } from '../weather/weather.ts';
import { HALVES } from './allowance.ts';

/** The columns of the terrain chart. */
type Column = 'panzer' | 'german' | 'russian';

const columnOf = (p: Printed, unit: string): Column => {
  if (p.sideOf(unit) === 'russian') return 'russian';
  return unitClass(p, unit).isTwoIcon ? 'panzer' : 'german';
};

/** Whether an active road leads over a side. */
const isRoad = (p: Printed, s: Seeing, from: string, to: string): boolean =>
  has(sideBits(p, from, to), activeRoads(p, s));

/** MOV.7: a bridge is there whatever the weather does to the road; WEA.6. */
const isUnbridged = (p: Printed, s: Seeing, from: string, to: string): boolean => {
  const bits = sideBits(p, from, to);
  return has(bits, SIDE.river) && !has(bits, SIDE.bridge) && !isFrozen(p, s);
};

/** MF that the ground of a hex costs, off the road. */
const groundCost = (p: Printed, s: Seeing, unit: string, to: string): { cost: number; ground: string } => {
  const { terrain } = p.hex(to);
  const isSwamp = has(hexBits(p, to), HEX.swamp);
  // WEA.6
  const ground = isSwamp && isFrozen(p, s) ? 'clear' : terrain;
  return { cost: lineOf(p.tables.terrain, ground)[columnOf(p, unit)], ground };
};

/** R57: what it costs to walk onto the map into a hex. */
export const entryCost = (p: Printed, s: Seeing, unit: string, hex: string): number =>
  groundCost(p, s, unit, hex).cost * HALVES;

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
  const { cost, ground } = groundCost(p, s, unit, to);
  if (cost === 1 || isRoad(p, s, from, to)) part(1, `cost.${ground}`, 'typhoon:MOV.2');
  else part(cost, `cost.${ground}`, 'typhoon:INH.TER');
  if (unitClass(p, unit).isMobile && isUnbridged(p, s, from, to))
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
  if (!unitClass(p, unit).isMobile || !isRoad(p, s, from, to)) return plainCost(p, s, unit, from, to, sink);
  sink?.(entry('add', 1 / 2, 'cost.road', 'typhoon:MOV.9', { hex: to }));
  return HALVES / 2;
};

/** What bars a step for good: other ground does not (INH.TER). */
export const refuseStep = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  to: string,
): Refusal | undefined => {
  const params = { unit, from, hex: to };
  if (!p.areAdjacent(from, to)) return refusal('MOVE.NOT-NEXT', 'typhoon:MOV.2', params);
  return has(sideBits(p, from, to), SIDE.lake) && !isFrozen(p, s)
    ? refusal('MOVE.LAKE', 'typhoon:INH.TER', params)
    : undefined;
};

/** Nothing but these makes a difference to what a step costs. */
export const classOf = (p: Printed, s: Seeing, unit: string): MoveClass => ({
  key: `${columnOf(p, unit)} ${unitClass(p, unit).isMobile} ${isSupplied(p, s, unit)} ${activeRoads(p, s)} ${isFrozen(p, s)}`,
  lasts: true,
});

// Movement: what a step costs, in sixths of a MF (TER.3, TER.7, TER.10, TER.11, ROAD.1, ROAD.3, R9; towns nothing, TER.22).
// Roads help in Mud as WEA.2 says, in Snow all of them (WEA.10).
import { entry } from '../../../core/ledger.ts';
import type { Sink } from '../../../core/ledger.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal, RuleId } from '../../../core/types.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { HEX, SIDE, has, hexBits, sideBits } from '../../../mechanics/ground/ground.ts';
import type { MoveClass } from '../../../mechanics/movement/law.ts';
import { classOf as unitClass } from '../../../mechanics/formations/unit-classes.ts';
import { activeRoads, isFrozen } from '../../../mechanics/ground/weather.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { movementLine, SIXTHS } from './allowance.ts';

type Column = 'panzer' | 'german' | 'russian';

/** TER.3, TER.7, TER.10: panzer corps have a column of their own. */
const columnOf = (p: Printed, unit: string): Column => {
  if (p.sideOf(unit) === 'russian') return 'russian';
  const { type, isCorpsLevel } = unitClass(p, unit);
  return type === 'panzer' && isCorpsLevel ? 'panzer' : 'german';
};

/** Sixths that a hex costs along a road (ROAD.1, ROAD.3). */
export const roadCost = (p: Printed, unit: string): number =>
  movementLine(p, unit).road === 'half' ? SIXTHS / 2 : (SIXTHS * 2) / 3;

/** Whether an active road leads over a side. */
export const isRoad = (p: Printed, s: Seeing, from: string, to: string): boolean =>
  has(sideBits(p, from, to), activeRoads(p, s));

const GROUND_RULES: Readonly<Record<string, RuleId>> = {
  forest: 'moscow41:TER.3',
  swamp: 'moscow41:TER.7',
  'swampy-forest': 'moscow41:TER.10',
};

/** What a hex is called for the chart: a frozen swamp is nothing, the forest in it is (WEA.11). */
const groundOf = (p: Printed, s: Seeing, hex: string): string => {
  const { terrain } = p.hex(hex);
  if (!has(hexBits(p, hex), HEX.swamp) || !isFrozen(p, s)) return terrain;
  return has(hexBits(p, hex), HEX.forest) ? 'forest' : 'clear';
};

const charted = (p: Printed, ground: string, unit: string): number =>
  lineOf(p.tables.terrain, ground)[columnOf(p, unit)];

/** What the ground of a hex costs who comes onto the map in it. */
export const entryCost = (p: Printed, s: Seeing, unit: string, hex: string): number =>
  charted(p, groundOf(p, s, hex), unit) * SIXTHS;

/** What the ground of a hex costs, by road the same as clear ground. */
export const groundCost = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  to: string,
  sink?: Sink,
): number => {
  const ground = groundOf(p, s, to);
  const cost = isRoad(p, s, from, to) ? 1 : charted(p, ground, unit);
  sink?.(entry('add', cost, `cost.${ground}`, GROUND_RULES[ground] ?? 'moscow41:MOV.1', { hex: to }));
  return cost * SIXTHS;
};

/** As the unit goes, by road where one leads; rivers and the bonus are another matter. */
export const stepCost = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  to: string,
  sink?: Sink,
): number => {
  if (!isRoad(p, s, from, to)) return groundCost(p, s, unit, from, to, sink);
  const cost = roadCost(p, unit);
  const rule = movementLine(p, unit).road === 'half' ? 'moscow41:ROAD.1' : 'moscow41:ROAD.3';
  sink?.(entry('add', cost / SIXTHS, 'cost.road', rule, { hex: to }));
  return cost;
};

/** TER.11: a river that a panzer or a tank crosses into a zone or out of one, without a bridge. */
export const riverCost = (p: Printed, s: Seeing, unit: string, from: string, to: string): number => {
  const bits = sideBits(p, from, to);
  const isWet = has(bits, SIDE.river) && !has(bits, SIDE.bridge) && !isFrozen(p, s);
  return isWet && unitClass(p, unit).isArmour ? lineOf(p.tables.costs, 'river').value * SIXTHS : 0;
};

/** TER.23 */
export const refuseStep = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  to: string,
): Refusal | undefined => {
  const params = { unit, from, hex: to };
  if (!p.areAdjacent(from, to)) return refusal('MOVE.NOT-NEXT', 'moscow41:MOV.1', params);
  return has(sideBits(p, from, to), SIDE.lake) && !isFrozen(p, s)
    ? refusal('MOVE.LAKE', 'moscow41:TER.23', params)
    : undefined;
};

/** Nothing but these makes a difference to what the ground and the roads cost. */
export const classOf = (p: Printed, s: Seeing, unit: string): MoveClass => ({
  key: `${columnOf(p, unit)} ${movementLine(p, unit).road} ${activeRoads(p, s)} ${isFrozen(p, s)}`,
  lasts: true,
});

// Movement: what a step costs, in halves of a MF (MOV.3, MOV.9, TER.8, TER.11 to TER.14, TER.16), and steps that nobody may take.
import { entry } from '../../../core/ledger.ts';
import type { Sink } from '../../../core/ledger.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal, RuleId } from '../../../core/types.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { HEX, SIDE, has, hexBits, sideBits } from '../../../mechanics/ground/ground.ts';
import type { MoveClass } from '../../../mechanics/movement/law.ts';
import type { TerrainLine } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { classOf as unitClass } from '../unit-data/classes.ts';
import { activeRoads, isFrozen } from '../weather.ts';
import { HALVES, movementLine } from './allowance.ts';

type Column = 'corps' | 'division' | 'other';

/** TER.8, TER.11, TER.14, R73: mobile corps, other mobile units, and all the rest. */
export const columnOf = (p: Printed, unit: string): Column => {
  const { isMobileCorps, isMobile } = unitClass(p, unit);
  if (isMobileCorps) return 'corps';
  return isMobile ? 'division' : 'other';
};

/** MOV.9 */
export const isFast = (p: Printed, unit: string): boolean => movementLine(p, unit).road === 'half';

/** Whether a road that helps leads over a side. */
export const isRoad = (p: Printed, s: Seeing, from: string, to: string): boolean =>
  has(sideBits(p, from, to), activeRoads(p, s));

/** Whether any road leads over a side, whatever the weather. */
export const isAnyRoad = (p: Printed, from: string, to: string): boolean =>
  has(sideBits(p, from, to), SIDE.road);

export const GROUND_RULES: Readonly<Record<string, RuleId>> = {
  forest: 'deathstruggle:TER.8',
  hill: 'deathstruggle:TER.14',
  swamp: 'deathstruggle:TER.12',
  'swamp-forest': 'deathstruggle:TER.12',
  mountain: 'deathstruggle:TER.16',
};

/** WEA.2: a frozen swamp or lake is nothing; the forest in a swamp is. */
export const groundOf = (p: Printed, s: Seeing, hex: string): TerrainLine => {
  const { terrain } = p.hex(hex);
  const bits = hexBits(p, hex);
  const thawed = has(bits, HEX.swamp) && has(bits, HEX.forest) ? 'forest' : 'clear';
  const isIce = isFrozen(p, s) && has(bits, HEX.swamp | HEX.lake);
  return lineOf(p.tables.terrain, isIce ? thawed : terrain);
};

/** What the ground costs off the road; along one it is as clear ground (R35). */
export const groundCost = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  to: string,
  sink?: Sink,
): number => {
  const line = groundOf(p, s, to);
  const cost = isAnyRoad(p, from, to) ? 1 : line[columnOf(p, unit)];
  const rule = GROUND_RULES[line.id] ?? 'deathstruggle:MOV.3';
  sink?.(entry('add', cost, `cost.${line.id}`, cost === 1 ? 'deathstruggle:MOV.3' : rule, { hex: to }));
  return cost * HALVES;
};

/** As the unit goes, by road where one helps. */
export const stepCost = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  to: string,
  sink?: Sink,
): number => {
  if (!isFast(p, unit) || !isRoad(p, s, from, to)) return groundCost(p, s, unit, from, to, sink);
  sink?.(entry('add', 1 / HALVES, 'cost.road', 'deathstruggle:MOV.9', { hex: to }));
  return 1;
};

/** MOV.4, R36 */
const isTooFarNorth = (p: Printed, unit: string, hex: string): boolean =>
  unitClass(p, unit).isAllied && !p.inArea('south', hex);

/** Whether open water lies between two hexes, or is all of the second. */
export const isWater = (p: Printed, s: Seeing, from: string, to: string): boolean => {
  const lakes = isFrozen(p, s);
  return (
    has(sideBits(p, from, to), SIDE.sea | (lakes ? 0 : SIDE.lake)) ||
    has(hexBits(p, to), HEX.sea | (lakes ? 0 : HEX.lake))
  );
};

export const refuseStep = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  to: string,
): Refusal | undefined => {
  const params = { unit, from, hex: to };
  if (!p.areAdjacent(from, to)) return refusal('MOVE.NOT-NEXT', 'deathstruggle:MOV.3', params);
  if (isWater(p, s, from, to)) return refusal('MOVE.WATER', 'deathstruggle:TER.18', params);
  if (groundOf(p, s, to).corpsClosed === true && unitClass(p, unit).isMobileCorps)
    return refusal('MOVE.MOUNTAIN', 'deathstruggle:TER.16', params);
  return isTooFarNorth(p, unit, to) ? refusal('MOVE.NORTH', 'deathstruggle:MOV.4', params) : undefined;
};

/** Nothing but these makes a difference to what the ground and the roads cost. */
export const classOf = (p: Printed, s: Seeing, unit: string): MoveClass => ({
  key: `${columnOf(p, unit)} ${isFast(p, unit)} ${unitClass(p, unit).isAllied} ${activeRoads(p, s)} ${isFrozen(p, s)}`,
  lasts: true,
});

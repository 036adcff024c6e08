// Movement: what a step costs, in sixths of a MF (TER.3, TER.7, TER.10, TER.11, ROAD.1, ROAD.3, R9; towns nothing, TER.22).
// Roads help in Mud as WEA.2 says, in Snow all of them (WEA.10).
import { entry } from '../../../core/ledger.ts';
import type { Sink } from '../../../core/ledger.ts';
import type { RuleId } from '../../../core/types.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { HEX, has, hexBits } from '../../../mechanics/ground/ground.ts';
import { groundCosts } from '../../../mechanics/movement/ground-costs.ts';
import type { GroundCosts } from '../../../mechanics/movement/ground-costs.ts';
import type { MoveClass } from '../../../mechanics/movement/law.ts';
import { classOf as unitClass } from '../../../mechanics/formations/unit-classes.ts';
import { activeRoads, isFrozen } from '../../../mechanics/ground/weather.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { zonesOf } from '../ground-units.ts';
import type { Seeing } from '../state.ts';
import { movementLine, SIXTHS } from './allowance.ts';

/** TER.3, TER.7, TER.10: panzer corps have a column of their own. */
const columnOf = (p: Printed, unit: string): Who | 'panzer' => {
  if (p.sideOf(unit) === 'russian') return 'russian';
  const { type, isCorpsLevel } = unitClass(p, unit);
  return type === 'panzer' && isCorpsLevel ? 'panzer' : 'german';
};

/** What a hex is called for the chart: a frozen swamp is nothing, the forest in it is (WEA.11). */
const lineFor = (p: Printed, s: Seeing, hex: string): string => {
  if (!has(hexBits(p, hex), HEX.swamp) || !isFrozen(p, s)) return p.hex(hex).terrain;
  return has(hexBits(p, hex), HEX.forest) ? 'forest' : 'clear';
};

/** TER.23: nobody crosses a lake. */
export const costsOf = perSheet((p: Printed): GroundCosts<Seeing> =>
  groundCosts<Seeing, Who | 'panzer'>(p, {
    rules: { next: 'moscow41:MOV.1', lake: 'moscow41:TER.23' },
    column: (unit) => columnOf(p, unit),
    ground: (s, hex) => lineFor(p, s, hex),
    roads: (s) => activeRoads(p, s),
    isFrozen: (s) => isFrozen(p, s),
  }),
);

/** Sixths that a hex costs along a road (ROAD.1, ROAD.3). */
export const roadCost = (p: Printed, unit: string): number =>
  movementLine(p, unit).road === 'half' ? SIXTHS / 2 : (SIXTHS * 2) / 3;

const GROUND_RULES: Readonly<Record<string, RuleId>> = {
  forest: 'moscow41:TER.3',
  swamp: 'moscow41:TER.7',
  'swampy-forest': 'moscow41:TER.10',
};

/** What the ground of a hex costs, by road the same as clear ground. */
export const groundCost = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  to: string,
  sink?: Sink,
): number => {
  const { isRoad, charted } = costsOf(p);
  const { cost: off, ground } = charted(s, unit, to);
  const cost = isRoad(s, from, to) ? 1 : off;
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
  if (!costsOf(p).isRoad(s, from, to)) return groundCost(p, s, unit, from, to, sink);
  const cost = roadCost(p, unit);
  const rule = movementLine(p, unit).road === 'half' ? 'moscow41:ROAD.1' : 'moscow41:ROAD.3';
  sink?.(entry('add', cost / SIXTHS, 'cost.road', rule, { hex: to }));
  return cost;
};

/** TER.11: a river that a panzer or a tank crosses into a zone or out of one, without a bridge. */
export const riverCost = (p: Printed, s: Seeing, unit: string, from: string, to: string): number =>
  unitClass(p, unit).isArmour && costsOf(p).isUnbridged(s, from, to)
    ? lineOf(p.tables.costs, 'river').value * SIXTHS
    : 0;

/** TER.11: into a zone, or out of one. */
export const surcharge = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  to: string,
  sink?: Sink,
): number => {
  const river = riverCost(p, s, unit, from, to);
  if (river === 0) return 0;
  const enemy = p.other(p.sideOf(unit));
  const zone = zonesOf(p).zone(s, enemy);
  const isZoned = (hex: string): boolean => zone[p.grid.index(hex)] === 1;
  if (!isZoned(from) && !isZoned(to)) return 0;
  sink?.(entry('add', river / SIXTHS, 'cost.river', 'moscow41:TER.11', { hex: to }));
  return river;
};

/** Nothing but these makes a difference to what the ground and the roads cost. */
export const classOf = (p: Printed, s: Seeing, unit: string): MoveClass => ({
  key: `${costsOf(p).key(s, unit)} ${movementLine(p, unit).road}`,
  lasts: true,
});

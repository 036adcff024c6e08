// Chapter 7: the supply of units and of hexes as the other chapters ask for it, each at its own moment (7.1b, 7.1c, R54).
import { distance } from '../../../hex/distance.ts';
import type { RuleId } from '../../../core/types.ts';
import { placeOf } from '../../../mechanics/places.ts';
import { supplyStates } from '../../../mechanics/supply/states.ts';
import type { SupplyOptions as OptionsOf } from '../../../mechanics/supply/states.ts';
import { isOn } from '../03-set-up/3.5-scenarios.ts';
import { KOENIGSBERG } from '../04-victory/4.2-sudden-death.ts';
import { isCavMech } from '../12-unit-types/12.1-unit-types.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { supplyMap } from './7.2-tracing.ts';
import type { OwnLines, SupplyMap } from './7.2-tracing.ts';
import { isGarrison } from './7.9-ports.ts';

/** From the best to the worst. */
export const SUPPLY_STATES = ['overland', 'port', 'out'] as const;
export type SupplyState = (typeof SUPPLY_STATES)[number];

export type SupplyOptions = OptionsOf<SupplyMap>;

/** 7.12a */
export const isAutomatic = (p: Printed, s: Seeing, side: Who): boolean =>
  side === 'soviet' && isOn(p, s, 'soviet-out-of-supply');

/** 7.11a, 12.4a: lines over land as a unit may trace them. */
export const linesOf = (p: Printed, map: SupplyMap, unit: string): OwnLines =>
  isCavMech(p, unit) ? map.wet : map;

const stateAt = (p: Printed, s: Seeing, unit: string, hex: string, map: SupplyMap): SupplyState => {
  // 7.12a, 12.4b: whatever lines there are.
  if (isAutomatic(p, s, map.side)) return 'out';
  // 7.9a, R40: over land first.
  if (linesOf(p, map, unit).overland(hex)) return 'overland';
  if (map.side === 'soviet') return 'out';
  // 7.9n, 7.9d
  return isGarrison(hex) || map.ports.of(unit, hex) !== undefined ? 'port' : 'out';
};

/** Where a unit is, or as it would be in a hex it could go to, which is never forbidden for what it is (7.6). */
export const states = supplyStates<Who, Printed, Seeing, SupplyMap, SupplyState>({
  map: supplyMap,
  // Off the map nobody is short of anything.
  away: () => 'overland',
  at: stateAt,
});

/** The state of a unit, and the port on which it draws. The line and what bars it: `supplyPath` of the questions. */
export type Supply = { readonly state: SupplyState; readonly rule: RuleId; readonly port?: string };

/** 7.2a, 7.9: why a unit is supplied, or is not. */
export const ruleOf = (p: Printed, s: Seeing, hex: string, map: SupplyMap, state: SupplyState): RuleId => {
  if (state === 'overland') return 'dagc:7.2a';
  if (state === 'port') return isGarrison(hex) ? 'dagc:7.9n' : 'dagc:7.9a';
  if (isAutomatic(p, s, map.side)) return 'dagc:7.12a';
  return map.side === 'soviet' && map.wet.overland(hex) ? 'dagc:7.11a' : 'dagc:7.2a';
};

export const supplyOf = (
  p: Printed,
  s: Seeing,
  unit: string,
  where?: string,
  options: SupplyOptions = {},
): Supply => {
  const hex = where ?? placeOf(s.own, unit);
  const map = options.map ?? supplyMap(p, s, p.sideOf(unit));
  const state = states.of(p, s, unit, hex, { map });
  const found = { state, rule: ruleOf(p, s, hex, map, state) };
  if (state !== 'port') return found;
  const port = isGarrison(hex) ? KOENIGSBERG : map.ports.of(unit, hex);
  return port === undefined ? found : { ...found, port };
};

/** 7.9d: in port supply as well as over land. */
export const isSupplied = (
  p: Printed,
  s: Seeing,
  unit: string,
  where?: string,
  options: SupplyOptions = {},
): boolean => states.of(p, s, unit, where, options) !== 'out';

/**
 * A unit's or a hex's line over land, with no regard to the automatic OOS (7.12b, R48, R51). Of a unit it is the regular
 * one that replenishment asks for, which keeps out of the marsh to the end of the game but for cav-mech (10.8, R79); of a
 * hex it begins there, so that no enemy zone may be open in it (R50).
 */
export const isOverland = (p: Printed, s: Seeing, unitOrHex: string, side: Who): boolean => {
  const map = supplyMap(p, s, side);
  if (p.isHex(unitOrHex)) return map.overland(unitOrHex) && !map.isSealed(unitOrHex);
  const hex = placeOf(s.own, unitOrHex);
  if (!p.isHex(hex)) return false;
  const lines = linesOf(p, map, unitOrHex);
  return (isAutomatic(p, s, side) && lines !== map.wet ? map.dry : lines).overland(hex);
};

/** 10.8k, R80, R130: whether a German unit without a line over land could draw on Koenigsberg. */
export const drawsOnKoenigsberg = (p: Printed, s: Seeing, unit: string): boolean =>
  supplyOf(p, s, unit).state === 'port' && supplyMap(p, s, 'german').ports.couldDraw(unit, KOENIGSBERG);

/** 7.7, 7.10: the sources of a side that work now; ports are none (R88). */
export const workingSources = (p: Printed, s: Seeing, side: Who): readonly string[] =>
  supplyMap(p, s, side).sources;

/** 11.17f, 11.17g, 11.17h, R88: how far the nearest working source is, as the crow flies; undefined where none works (R89). */
export const nearestSource = (p: Printed, s: Seeing, hex: string, side: Who): number | undefined => {
  const from = p.grid.index(hex);
  const away = workingSources(p, s, side).map((source) => distance(p.grid, from, p.grid.index(source)));
  return away.length === 0 ? undefined : Math.min(...away);
};

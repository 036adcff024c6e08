// Supply: where lines begin, what bars them, and that a unit is in supply as long as one reaches it (SUP.1, SUP.2,
// SUP.6, SUP.7, SUP.8).
import { SIDE } from '../../../mechanics/ground/ground.ts';
import { placeOf } from '../../../mechanics/places.ts';
import { lengthIn } from '../../../mechanics/supply/road-bars.ts';
import { roadSupply, ROADS, ROADS_AND_RAILROADS } from '../../../mechanics/supply/road-supply.ts';
import { classOf } from '../../../mechanics/formations/unit-classes.ts';
import { weatherOf } from '../../../mechanics/ground/weather.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { zonesOf } from '../ground-units.ts';
import type { Seeing } from '../state.ts';

/** SUP.4, SUP.5, R192 */
export const lengthOf = (p: Printed, s: Seeing, side: Who): number =>
  lengthIn(p.tables.supply, weatherOf(p, s), side);

export const supplyMap = roadSupply<Printed, Seeing, Who>({
  length: lengthOf,
  zone: (p, s, of) => zonesOf(p).zone(s, of),
  // SUP.1: Russians use rivers, too.
  ways: { german: ROADS, russian: ROADS_AND_RAILROADS | SIDE.river },
  edges: { german: 'german-edge', russian: 'russian-edge' },
  // SUP.2
  cities: { russian: 'moscow' },
  // SUP.3
  isRelay: (p, s, unit) =>
    p.sideOf(unit) === 'german' && classOf(p, unit).isArmy && !s.own.inactive.includes(unit),
});

/** SUP.8 */
const isAlwaysSupplied = (p: Printed, unit: string): boolean => {
  const { type, isAir } = classOf(p, unit);
  return isAir || type === 'parachute';
};

/** SUP.8; R154: from the air, until the turn is over. */
export const needsNoLine = (p: Printed, s: Seeing, unit: string, hex: string): boolean =>
  isAlwaysSupplied(p, unit) || (s.own.turn.resupplied.includes(hex) && p.sideOf(unit) === 'german');

/** SUP.10, SUP.11: at that moment. Nobody off the map lacks anything. */
export const isSupplied = (p: Printed, s: Seeing, unit: string): boolean => {
  const hex = placeOf(s.own, unit);
  if (!p.isHex(hex)) return true;
  return needsNoLine(p, s, unit, hex) || supplyMap(p, s, p.sideOf(unit)).overland(hex);
};

// Supply: where lines begin and what bars them (SUP.1, SUP.2, SUP.7, SUP.8, R41).
import { lengthIn } from '../../../mechanics/supply/road-bars.ts';
import { roadSupply, ROADS, ROADS_AND_RAILROADS } from '../../../mechanics/supply/road-supply.ts';
import { classOf } from '../../../mechanics/formations/unit-classes.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { weatherOf } from '../weather/weather.ts';
import { zone } from '../zones-of-control/zones.ts';

/** SUP.5, SUP.6, R92 */
export const lengthOf = (p: Printed, s: Seeing, side: Who): number =>
  lengthIn(p.tables.supply, weatherOf(p, s), side);

export const supplyMap = roadSupply<Printed, Seeing, Who>({
  length: lengthOf,
  zone,
  ways: { german: ROADS, russian: ROADS_AND_RAILROADS },
  edges: { german: 'german-edge', russian: 'russian-edge' },
  // SUP.3, R71
  cities: { russian: 'moscow' },
  // SUP.4; ARM.2: an inactive army is no source.
  isRelay: (p, s, unit) =>
    p.sideOf(unit) === 'german' && classOf(p, unit).isArmy && !s.own.inactive.includes(unit),
});

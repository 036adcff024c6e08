// Supply: where lines begin and what bars them (SUP.1 to SUP.8).
import { isHeldBy } from '../../../mechanics/control.ts';
import { HEX, groundOf } from '../../../mechanics/ground.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { onMap, placeOf, stacks } from '../../../mechanics/places.ts';
import { unheldZones } from '../../../mechanics/supply/barriers.ts';
import type { Barriers, TraceOptions } from '../../../mechanics/supply/barriers.ts';
import { supplyMaps } from '../../../mechanics/supply/maps.ts';
import { roadMap, ROADS, ROADS_AND_RAILROADS } from '../../../mechanics/supply/road-lines.ts';
import type { RoadMap } from '../../../mechanics/supply/road-lines.ts';
import { classOf } from '../../../mechanics/unit-classes.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { weatherOf } from '../weather/weather.ts';
import { zone } from '../zones-of-control/zones.ts';

/** The hexes with a city or a town. */
const towns = perSheet((p: Printed): readonly string[] =>
  p.grid.ids.filter((_, hex) => ((groundOf(p).hexes[hex] ?? 0) & HEX.town) !== 0),
);

/** SUP.7, SUP.8; R41: katyushas that stand alone bar nothing. */
const barriersOf = (p: Printed, s: Seeing, side: Who, { ignore = [], lost = [] }: TraceOptions): Barriers => {
  const enemy = otherSide(side);
  const closed = [
    ...lost.map(p.grid.index),
    ...towns(p)
      .filter((hex) => isHeldBy(p, s, hex, enemy))
      .map(p.grid.index),
  ];
  for (const { hex, units } of stacks(p, s))
    if (units.some((unit) => isInTheWay(p, unit, enemy) && !ignore.includes(unit))) closed.push(hex);
  return { closed, sealed: unheldZones(p, s, side, zone(p, s, enemy)) };
};

const isInTheWay = (p: Printed, unit: string, enemy: Who): boolean =>
  p.sideOf(unit) === enemy && !classOf(p, unit).isKatyusha;

const indexes = perSheet((p: Printed): Readonly<Record<Who, readonly number[]>> => ({
  german: p.area('german-edge').map(p.grid.index),
  russian: p.area('russian-edge').map(p.grid.index),
}));

/** SUP.3, R71: while it is Russian. */
const citiesOf = (p: Printed, s: Seeing, side: Who): readonly number[] =>
  side === 'german'
    ? []
    : p
        .withFeature('moscow')
        .filter((hex) => isHeldBy(p, s, hex, 'russian'))
        .map(p.grid.index);

/** SUP.4; ARM.2: an inactive army is no source. */
const relaysOf = (p: Printed, s: Seeing, side: Who): readonly number[] =>
  side === 'russian'
    ? []
    : onMap(p, s, 'german')
        .filter((unit) => classOf(p, unit).isArmy && !s.own.inactive.includes(unit))
        .map((unit) => p.grid.index(placeOf(s.own, unit)));

/** SUP.5, SUP.6, R92 */
const lengthOf = (p: Printed, s: Seeing, side: Who): number => {
  const weather = weatherOf(p, s);
  const line = p.tables.supply.find((each) => each.weather === weather);
  if (line === undefined) throw new RangeError(`no length of supply in ${weather}`);
  return line[side];
};

export const supplyMap = supplyMaps<Printed, Seeing, Who, RoadMap<Who>>({
  barriers: barriersOf,
  map: (p, s, side, barriers) =>
    roadMap(p, side, {
      side,
      edge: indexes(p)[side],
      roads: side === 'german' ? ROADS : ROADS_AND_RAILROADS,
      cities: citiesOf(p, s, side),
      relays: relaysOf(p, s, side),
      length: lengthOf(p, s, side),
      barriers,
    }),
});

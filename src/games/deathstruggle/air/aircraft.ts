// Air units and their airfields: an airfield is where its air unit stands (R48).
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { placeOf, stacksOf, unitsAt, whileSideStands } from '../../../mechanics/places.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { classOf } from '../unit-data/classes.ts';

export const LUFTWAFFE = 'luftwaffe';
/** AIR.23: they have no airfield, and fly from Moscow and Leningrad. */
export const INTERCEPTOR = 'interceptor';

export const isInterceptor = (p: Printed, unit: string): boolean => p.isKind(unit, INTERCEPTOR);

const airUnits = perSheet((p: Printed): ReadonlyMap<Who, readonly string[]> => {
  const all = p.unitIds.filter((unit) => classOf(p, unit).isAir).toSorted();
  return new Map(p.sides.map((side) => [side, all.filter((unit) => p.sideOf(unit) === side)]));
});

/** Air units of a side whose airfields are on the map. */
export const aircraftOf = (p: Printed, s: Seeing, side: Who): readonly string[] =>
  airUnits(p)
    .get(side)
    ?.filter((unit) => p.isHex(placeOf(s.own, unit))) ?? [];

/** Who can be bombed, supplied and attacked in a hex: ground units of a side. */
export const groundUnitsAt = (
  p: Printed,
  s: Pick<Seeing, 'own'>,
  hex: string,
  side: Who,
): readonly string[] =>
  unitsAt(s.own, hex).filter((unit) => p.sideOf(unit) === side && !classOf(p, unit).isAir);

const manned = whileSideStands((p: Printed, s: Seeing, side: Who): readonly string[] =>
  stacksOf(p, s, side).flatMap(({ place }) => (groundUnitsAt(p, s, place, side).length > 0 ? [place] : [])),
);

/** Hexes with ground units of a side. */
export const hexesOf = (p: Printed, s: Seeing, side: Who): readonly string[] => manned(p, s, side);

export const airfieldOf = (s: Pick<Seeing, 'own'>, unit: string): string => placeOf(s.own, unit);

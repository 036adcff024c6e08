// The three levels of supply of a unit, as they are at the moment they are asked for (SUP.1, SUP.8, SUP.9, SUP.14).
import { distance } from '../../../hex/distance.ts';
import { atRest, atRestBy } from '../../../core/state-cache.ts';
import { placeOf, stacksOf, unitsAt } from '../../../mechanics/places.ts';
import { groundUnitsAt } from '../air/aircraft.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { classOf } from '../unit-data/classes.ts';
import { weatherLine } from '../weather.ts';
import { zonesOf } from '../zones-of-control/zones.ts';
import { supplyMap } from './lines.ts';
import type { LevelMap } from './lines.ts';

export const LEVELS = ['full', 'limited', 'isolated'] as const;
export type Level = (typeof LEVELS)[number];

/** As far as lines go. */
const byLines = (map: LevelMap, hex: string): Level => {
  if (map.overland(hex)) return 'full';
  return map.limited(hex) ? 'limited' : 'isolated';
};

/** WEA.1, R101: where armies of the Axis stand that lines reach, or aircraft (SUP.10). */
const armyHexes = atRest((p: Printed, s: Seeing): readonly number[] => {
  const map = supplyMap(p, s, 'axis');
  const isArmy = (unit: string): boolean => p.sideOf(unit) === 'axis' && classOf(p, unit).isArmy;
  return stacksOf(p, s, 'axis').flatMap(({ hex, place, units }) => {
    const armies = units.filter(isArmy);
    const isFound = armies.some((unit) => isFed(s, unit)) || (armies.length > 0 && map.limited(place));
    return isFound ? [hex] : [];
  });
});

/** WEA.1: in Snow, beyond the radius of the armies. */
export const isBeyondArmies = (p: Printed, s: Seeing, hex: string): boolean => {
  if (weatherLine(p, s).armyRadius !== true) return false;
  const radius = p.limit('snow-radius');
  const at = p.grid.index(hex);
  return !armyHexes(p, s).some((army) => distance(p.grid, army, at) <= radius);
};

const isMild = ({ options }: Pick<Seeing, 'options'>): boolean => options['snow-supply'] === 'limited';

/** R97; R40: by the option no worse than limited where a line is near enough. */
const inSnow = (s: Seeing, level: Level): Level =>
  isMild(s) && level !== 'isolated' ? 'limited' : 'isolated';

/** Of a unit of a side that is in a hex, or would be. */
export const levelAt = (
  p: Printed,
  s: Seeing,
  side: Who,
  hex: string,
  map: LevelMap = supplyMap(p, s, side),
): Level => {
  const level = byLines(map, hex);
  return side === 'axis' && isBeyondArmies(p, s, hex) ? inSnow(s, level) : level;
};

/** SUP.10, R40: from the air. */
export const isFed = (s: Seeing, unit: string): boolean => s.own.fed.includes(unit);

/** Who is not on the map lacks nothing, nor do aircraft: their airfield is another matter (AIR.5). */
export const levelOf = (p: Printed, s: Seeing, unit: string): Level => {
  const place = placeOf(s.own, unit);
  if (!p.isHex(place) || classOf(p, unit).isAir || isFed(s, unit)) return 'full';
  return levelAt(p, s, p.sideOf(unit), place);
};

/** In full or limited supply, as recovery asks it (REC.6, SEQ.A9). */
export const isSupplied = (p: Printed, s: Seeing, unit: string): boolean =>
  levelOf(p, s, unit) !== 'isolated';

/** Whether a unit of a side in a hex would be in full supply (AIR.5); lines alone, without the Snow of units. */
export const isFullHex = (p: Printed, s: Seeing, side: Who, hex: string): boolean =>
  supplyMap(p, s, side).overland(hex);

/** Hexes with units of a side that air supply could help. */
export const hungryHexes = atRestBy((p: Printed, s: Seeing, side: Who): readonly string[] => {
  const map = supplyMap(p, s, side);
  return stacksOf(p, s, side)
    .filter(
      ({ place }) => levelAt(p, s, side, place, map) !== 'full' && outOfFull(p, s, side, place).length > 0,
    )
    .map(({ place }) => place);
});

/** Units of a side in a hex that air supply could help (SUP.10). */
export const outOfFull = (p: Printed, s: Seeing, side: Who, hex: string): readonly string[] =>
  unitsAt(s.own, hex).filter((unit) => p.sideOf(unit) === side && levelOf(p, s, unit) !== 'full');

/** SUP.6: whether a line can be traced from a hex, whoever is there: not out of an enemy zone without a unit. */
export const canTrace = (p: Printed, s: Seeing, side: Who, hex: string): boolean =>
  (groundUnitsAt(p, s, hex, side).length > 0 || !zonesOf(p).isInZone(s, hex, p.other(side))) &&
  supplyMap(p, s, side).limited(hex);

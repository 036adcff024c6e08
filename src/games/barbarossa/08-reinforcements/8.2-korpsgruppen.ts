// Chapter 8: Korpsgruppen and emergency units, raised on the spot where German units stand.
import { isHeldBy } from '../../../mechanics/control.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import type { EntryLine } from '../../../board/data-types.ts';
import { isCity, isFree } from './8.1-entry-context.ts';
import type { Access, EntryScene, Way } from './8.1-entry-context.ts';
import { limitOf } from '../06-stacking.ts';
import type { Printed } from '../data/sheet.ts';
import { isGerman, isKind } from '../02-counters.ts';
import type { Seeing } from '../state.ts';

/** 8.2a, R107: with units of the German army itself, supplied or not (8.2d). */
const isOccupied = (p: Printed, s: Seeing, hex: string): boolean =>
  unitsAt(s.own, hex).some((unit) => isGerman(p, unit));

/** R157: of both kinds together. */
const cameHere = (scene: EntryScene, hex: string): number => scene.inSitu.filter((one) => one === hex).length;

/** 8.2a-8.2d; 8.4b, 8.4c: emergency units in any German city as well. */
export const inSituAccess = (
  p: Printed,
  s: Seeing,
  scene: EntryScene,
  unit: string,
  line: EntryLine,
): Access => {
  const isEmergency = isKind(p, unit, 'emergency');
  // 8.2b, 8.2c
  const inZone = (hex: string): boolean => line.zone === undefined || p.zone(hex) === line.zone;
  const inCity = (hex: string): boolean =>
    isEmergency && isCity(p, hex) && isHeldBy(p, s, hex, 'german') && isFree(p, s, hex, 'german');
  return {
    rule: isEmergency ? 'barbarossa:8.4b' : 'barbarossa:8.2a',
    hexes: () => [
      ...new Set([...Object.keys(s.own.places).filter(p.isHex), ...(isEmergency ? p.objectives : [])]),
    ],
    way: (hex): Way | undefined => {
      if (inCity(hex)) return 'city';
      const isOpen = isOccupied(p, s, hex) && inZone(hex) && cameHere(scene, hex) < limitOf(p, 'in-situ');
      return isOpen ? 'in-situ' : undefined;
    },
  };
};

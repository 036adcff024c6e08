// Victory conditions: who has won in the step of victory, and at the end (VIC.1 to VIC.9, R63, R64).
import { isHeldBy } from '../../../mechanics/control.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import { cities } from '../../../mechanics/victory/cities.ts';
import type { Cities } from '../../../mechanics/victory/cities.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { isRussianFirst } from '../sequence/pulse-now.ts';
import type { Seeing } from '../state.ts';
import { supplyMap } from '../supply/lines.ts';
import { isSupplied } from '../supply/supplied.ts';

export const citiesOf = perSheet((p: Printed): Cities<Seeing> =>
  cities<Seeing>({
    lines: p.tables.victory,
    // R63: the German's conditions come first.
    sides: ['german', 'russian'],
    hexOf: (place) => p.placeNamed(place),
    isOccupied: (s, hex, side) =>
      unitsAt(s.own, hex).some((unit) => p.sideOf(unit) === side && isSupplied(p, s, unit)),
    // R97: control and supply, whoever stands there.
    isHeld: (s, hex, side) => isHeldBy(p, s, hex, side) && supplyMap(p, s, side as Who).overland(hex),
    isSupposed: (s, condition) => {
      if (condition === 'russian-first-move') return isRussianFirst(s);
      // VIC.6
      return (s.own.air === 'kept') === (condition === 'fliegerkorps-kept');
    },
    holdingFrom: p.limit('holding-from'),
    lastTurn: (s) => p.set.scenarios[s.scenario]?.turns.last ?? 0,
    holder: 'russian',
    // VIC.8
    isTaken: (s) => s.own.fallen.includes(p.placeNamed('Moscow')),
    draw: 'typhoon:R64',
  }),
);

// Victory: who has won in a step of victory, and at the end (INH.VIC, R17, R163, R164, R197).
import { lineOf } from '../../../board/chart-lines.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import { cities } from '../../../mechanics/victory/cities.ts';
import type { Cities } from '../../../mechanics/victory/cities.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { isSupplied, supplyMap } from '../supply/lines.ts';

export const citiesOf = perSheet((p: Printed): Cities<Seeing> =>
  cities<Seeing>({
    lines: p.tables.victory,
    // R163
    sides: ['german', 'russian'],
    hexOf: (place) => p.placeNamed(place),
    isOccupied: (s, hex, side) =>
      unitsAt(s.own, hex).some((unit) => p.sideOf(unit) === side && isSupplied(p, s, unit)),
    // R197: control and supply, whoever stands there.
    isHeld: (s, hex, side) => isHeldBy(p, s, hex, side) && supplyMap(p, s, side as Who).overland(hex),
    isSupposed: (s, condition) =>
      condition === 'russian-first-move'
        ? s.options['first-move'] === 'russian'
        : (s.own.air === 'kept') === (condition === 'fliegerkorps-kept'),
    holdingFrom: lineOf(p.tables.limits, 'holding-from').value,
    lastTurn: (s) => p.set.scenarios[s.scenario]?.turns.last ?? 0,
    holder: 'russian',
    isTaken: (s) => s.own.fallen.includes(p.placeNamed('Moscow')),
    draw: 'moscow41:R164',
  }),
);

// Who must be attacked beside those he supports, and at no lower odds (MAN.1 to MAN.4, R12).
import { isLakeSide } from '../../../mechanics/combat/allocated/field.ts';
import type { ClosureLaw } from '../../../mechanics/combat/allocated/closure.ts';
import { isDisrupted, isEntrenched } from '../../../mechanics/formations/disruption.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { classOf } from '../unit-data/classes.ts';
import { fieldOf } from './field.ts';

/** MAN.2: German armies and corps; MAN.4: Russian armies in trenches. */
const supports = (p: Printed, s: Seeing, unit: string): boolean => {
  if (isDisrupted(s, unit)) return false;
  const { isArmy, isCorpsLevel, isGerman } = classOf(p, unit);
  return p.sideOf(unit) === 'axis' ? isGerman && isCorpsLevel : isArmy && isEntrenched(s, unit);
};

export const closureOf = (p: Printed, s: Seeing, defender: Who): ClosureLaw => ({
  neighbours: (hex) => p.neighbours(hex),
  areAdjacent: (a, b) => p.areAdjacent(a, b),
  supports: (hex) => unitsAt(s.own, hex).some((unit) => p.sideOf(unit) === defender && supports(p, s, unit)),
  // MAN.2: who stands beside an attacker and beside a fellow whom that one attacks.
  isSameAttack: true,
  // Nobody can be attacked over open water.
  isParted: (from, hex) => isLakeSide(fieldOf(p), s, from, hex),
});

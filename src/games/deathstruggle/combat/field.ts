// The ground of this game for battles and retreats: water, zones, attacks still to come, fortresses, lines and full hexes
// (RET.2, RET.5, RET.6, STK.7, MOV.4, TER.16, TER.18, R24); and who must be attacked beside those he supports, at no lower odds (MAN.1 to
// MAN.4, R12).
import type { Seen } from '../../../core/rule-set.ts';
import type { ClosureLaw } from '../../../mechanics/combat/allocated/closure.ts';
import { isLakeSide } from '../../../mechanics/combat/allocated/field.ts';
import type { FieldLaw } from '../../../mechanics/combat/allocated/field.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { isDisrupted, isEntrenched } from '../../../mechanics/formations/disruption.ts';
import { HEX, SIDE, has, hexBits, sideBits } from '../../../mechanics/ground/ground.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { refuseStep } from '../movement/costs.ts';
import { refuseStack } from '../stacking/stacking.ts';
import type { Own, Seeing } from '../state.ts';
import { classOf } from '../unit-data/classes.ts';
import { activeRoads, isFrozen } from '../weather.ts';
import { isInEnemyZone } from '../zones-of-control/zones.ts';

/** Whether a line protects a hex on any of its sides. */
const isLineHex = (p: Printed, hex: string): boolean =>
  p.neighbours(hex).some((from) => has(sideBits(p, from, hex), SIDE.guarded));

export const fieldOf = perSheet((p: Printed): FieldLaw<Own> => ({
  sheet: p,
  isFrozen: (s) => isFrozen(p, s),
  activeRoads: (s) => activeRoads(p, s),
  isDisrupted: (s: Seen<Own>, unit) => isDisrupted(s, unit),
  isInEnemyZone: (s, hex, side) => isInEnemyZone(p, s, hex, side as Who),
  isUnderAttack: (s, hex) => s.own.pulse.attacks.some((attack) => attack.hex === hex),
  isShut: () => false,
  isEnemyLine: () => false,
  // RET.2, R24
  isHaven: (s, hex, side) => has(hexBits(p, hex), HEX.fortress) && isHeldBy(p, s, hex, side),
  // STK.7; MOV.4: the allies of the Axis do not leave the south; TER.16
  isFull: (s, hex, unit) => {
    const from = p.neighbours(hex).find((next) => refuseStep(p, s, unit, next, hex) === undefined);
    return from === undefined || refuseStack(p, s, hex, p.sideOf(unit), [unit]) !== undefined;
  },
  // RET.5
  isBehindLine: (s, _, to, side) =>
    isLineHex(p, to) && isHeldBy(p, s, to, side) && !isInEnemyZone(p, s, to, side as Who),
  isStrict: true,
}));

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

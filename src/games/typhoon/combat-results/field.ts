// Terrain effects: what the ground does to battles, retreats and the duty to attack (TER, MAN.2, MAN.3, RET).
import type { FieldLaw } from '../../../mechanics/combat/allocated/field.ts';
import { isDisrupted } from '../../../mechanics/disruption.ts';
import { HEX, has, hexBits } from '../../../mechanics/ground.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { activeRoads, isFrozen } from '../weather/weather.ts';
import { isInEnemyZone } from '../zones-of-control/zones.ts';

/** TER.4, R26: Moscow and Tula defend themselves as long as no German has been in them. */
export const garrisonOf = (p: Printed, s: Pick<Seeing, 'own'>, hex: string): number => {
  const bits = hexBits(p, hex);
  if (!has(bits, HEX.moscow | HEX.tula) || s.own.fallen.includes(hex)) return 0;
  return lineOf(p.tables.bonuses, has(bits, HEX.moscow) ? 'moscow' : 'tula').intrinsic ?? 0;
};

export const fieldOf = perSheet((p: Printed): FieldLaw<Own> => ({
  sheet: p,
  isFrozen: (s) => isFrozen(p, s),
  activeRoads: (s) => activeRoads(p, s),
  isDisrupted: (s, unit) => isDisrupted(s, unit),
  isInEnemyZone: (s, hex, side) => isInEnemyZone(p, s, hex, side as Who),
  isUnderAttack: (s, hex) => s.own.pulse.attacks.some((attack) => attack.hex === hex),
  isShut: (s, hex, side) => side === 'german' && garrisonOf(p, s, hex) > 0,
  // R27: nobody but the Russians has lines.
  isEnemyLine: (side) => side === 'german',
}));

// Terrain effects: what the ground does to battles, retreats and the duty to attack (MAN.2, MAN.3, RET, R17).
import { garrisonIn } from '../../../mechanics/combat/front/fights.ts';
import type { FieldLaw } from '../../../mechanics/combat/allocated/field.ts';
import { isDisrupted } from '../../../mechanics/formations/disruption.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own } from '../state.ts';
import { activeRoads, isFrozen } from '../weather/weather.ts';
import { isInEnemyZone } from '../zones-of-control/zones.ts';

export const fieldOf = perSheet((p: Printed): FieldLaw<Own> => ({
  sheet: p,
  isFrozen: (s) => isFrozen(p, s),
  activeRoads: (s) => activeRoads(p, s),
  isDisrupted: (s, unit) => isDisrupted(s, unit),
  isInEnemyZone: (s, hex, side) => isInEnemyZone(p, s, hex, side as Who),
  isUnderAttack: (s, hex) => s.own.pulse.attacks.some((attack) => attack.hex === hex),
  // R26
  isShut: (s, hex, side) => side === 'german' && garrisonIn(p, p.tables.bonuses, s, hex) > 0,
  // TER.7, R27: nobody but the Russians has lines.
  isEnemyLine: (side) => side === 'german',
}));

// Terrain effects: what the ground does to battles, retreats and the duty to attack (MAN.2, MAN.3, RET, R17, R26, R27, TER.7).
import { frontField } from '../../../mechanics/combat/front/field.ts';
import type { FieldLaw } from '../../../mechanics/combat/allocated/field.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';
import { corpsZonesOf } from '../zones-of-control/zones.ts';

export const fieldOf = perSheet((p: Printed): FieldLaw<Own> =>
  frontField(p, p.tables.bonuses, corpsZonesOf(p)),
);

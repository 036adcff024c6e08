// Unit data: the factors of a unit as it stands now, and what supply leaves of them at that moment (INH.ARM, RES.X.2, SUP.10,
// R18, R162).
import { factors } from '../../../mechanics/formations/factors.ts';
import type { Factors } from '../../../mechanics/formations/factors.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { isSupplied } from '../supply/lines.ts';

export const factorsOf = perSheet((p: Printed): Factors<Seeing> =>
  factors(p, (s, unit) => isSupplied(p, s, unit)),
);

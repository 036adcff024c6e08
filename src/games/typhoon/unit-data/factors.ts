// Unit data: the factors of a unit as it stands now (UNI.3, ARM.5, RES.X.8), and what supply leaves of them (SUP.11, R62).
import { factors } from '../../../mechanics/formations/factors.ts';
import type { Factors } from '../../../mechanics/formations/factors.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { isSupplied } from '../supply/supplied.ts';

export const factorsOf = perSheet((p: Printed): Factors<Seeing> =>
  factors(p, (s, unit) => isSupplied(p, s, unit)),
);

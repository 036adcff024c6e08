// The factors of a unit as the face says that is up: an army on its strong side and a panzer division turned over show the
// second (SEQ.A1, RES.X.8). Supply takes no factors in this game; what the ground and trenches do is no matter of the unit.
import { factors } from '../../../mechanics/formations/factors.ts';
import type { Factors } from '../../../mechanics/formations/factors.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

export const factorsOf = perSheet((p: Printed): Factors<Seeing> => factors<Seeing>(p, () => true));

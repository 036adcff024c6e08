// Ground attacks as the phases of a pulse take them (SEQ.4, SEQ.5, SEQ.7, SEQ.16, SEQ.17): what is allocated, whether that may
// stand, and how it is fought, in the order of decisions that R9 settles.
import { frontCombat } from '../../../mechanics/combat/front/combat.ts';
import type { FrontCombat } from '../../../mechanics/combat/front/combat.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { frontOf } from '../combat-results/front.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';

export const groundCombat = perSheet((p: Printed): FrontCombat<Own> => frontCombat(frontOf(p)));

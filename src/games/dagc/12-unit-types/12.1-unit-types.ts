// Chapter 12: the kinds of units that other chapters ask for (12.1).
import type { Printed } from '../data/sheet.ts';

export const isCavMech = (p: Printed, unit: string): boolean => p.unit(unit).type === 'cav-mech';

/**
 * Fortified localities: units like others (12.5a) that never attack (12.5g), fall to a DR (12.5e), and feed who is with them in
 * defence (12.5c), not in attack (12.5d), which they do not hinder (12.5h).
 */
export const isLocality = (p: Printed, unit: string): boolean => p.isKind(unit, 'locality');

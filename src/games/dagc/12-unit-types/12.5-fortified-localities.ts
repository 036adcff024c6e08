// Chapter 12: fortified localities, which never attack (12.5g), are supplied where they stand (12.5c) and fall to a DR (12.5e).
import type { Printed } from '../data/sheet.ts';

export const isLocality = (p: Printed, unit: string): boolean => p.isKind(unit, 'locality');

// Chapter 2: movement factors, which are not on the counters but for 5th Panzer Army.
import { isOn } from '../03-set-up/3.5-scenarios.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed } from '../data/sheet.ts';
import { isActivated } from '../state.ts';
import type { Seeing } from '../state.ts';

const factorId = (p: Printed, s: Seeing, unit: string): string => {
  // 2.10c
  if (p.isKind(unit, 'locality')) return 'locality';
  // 2.10d, 3.7c
  if (p.isKind(unit, 'panzer-army')) return 'panzer-army';
  // 2.10b
  return isOn(p, s, 'bagration-movement') && isActivated(s, unit) ? 'bagration' : 'standard';
};

/** 2.10a, 2.10e, 2.8a: one number for all types, with exceptions. */
export const movementFactor = (p: Printed, s: Seeing, unit: string): number =>
  lineOf(p.tables.movement, factorId(p, s, unit)).value;

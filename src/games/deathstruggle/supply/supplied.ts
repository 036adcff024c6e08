// The three levels of supply of a unit (SUP.1, SUP.8, SUP.9).
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

export const LEVELS = ['full', 'limited', 'isolated'] as const;
export type Level = (typeof LEVELS)[number];

export const levelOf = (_: Printed, { own }: Seeing, unit: string): Level => {
  if (own.isolated.includes(unit)) return 'isolated';
  return own.limited.includes(unit) ? 'limited' : 'full';
};

/** In full or limited supply, as recovery asks it (REC.6, SEQ.A9). */
export const isSupplied = (p: Printed, s: Seeing, unit: string): boolean =>
  levelOf(p, s, unit) !== 'isolated';

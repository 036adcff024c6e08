// Chapter 2: what the print of a counter says that other chapters ask: its kinds, its nationality, its mobility.
import type { Printed } from './data/sheet.ts';

export const isKind = (p: Printed, unit: string, kind: string): boolean =>
  p.unit(unit).kinds?.includes(kind) === true;

/**
 * 1.5c, R8: of the German army itself. A rule for a side is for its satellites too (1.5a, 1.6a); of Soviet units
 * without the communist satellites (1.6c) no rule of play speaks (R69).
 */
export const isGerman = (p: Printed, unit: string): boolean => p.unit(unit).nationality === 'german';

/**
 * 10.34: the one unit with rules of its own: for moves in 10.16-sea-movement.ts, for supply in 7.17-supply-state.ts, for
 * battles in 11.3-eligible-attackers.ts and 11.27-retreat.ts.
 */
export const COASTAL_ARMY = 'ica';

/** 2.9a */
export const isMech = (p: Printed, unit: string): boolean => p.unit(unit).mobility === 'mech';
/** 1.5b, 1.6b, 6.4a */
export const isSatellite = (p: Printed, unit: string): boolean =>
  p.unit(unit).kinds?.some((kind) => kind === 'axis-satellite' || kind === 'communist-satellite') === true;

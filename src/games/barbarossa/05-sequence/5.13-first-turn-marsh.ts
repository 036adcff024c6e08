// Chapter 5: the two hexes of marsh that are clear to German corps on turn 1 (5.13).
import { isGerman, isMech } from '../02-counters.ts';
import { isMoveHalved } from '../07-supply/7.17-supply-state.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

/**
 * 5.13a, 5.13c: on turn 1 two hexes of marsh are as clear for German mechanized units in overland supply. That is
 * judged, as for every move, when they begin it (7.17a); on turn 1 there is no other supply that halves nothing.
 */
export const isFirstTurnClear = (p: Printed, s: Seeing, unit: string, hex: string): boolean =>
  s.clock.turn === 1 &&
  p.inArea('gt1-marsh', hex) &&
  isMech(p, unit) &&
  isGerman(p, unit) &&
  !isMoveHalved(p, s, unit);

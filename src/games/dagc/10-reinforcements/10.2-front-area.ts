// Chapter 10: where units of the 1st Ukrainian Front may be.
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { agreed } from '../03-set-up/3.5-scenarios.ts';
import type { Agreed } from '../03-set-up/3.5-scenarios.ts';
import type { Printed } from '../data/sheet.ts';

/** 10.2c, 10.2d: whether a unit is kept to the area of its front. */
export const isBound = (p: Printed, s: Agreed, unit: string): boolean =>
  p.isKind(unit, 'ukrainian-front') && agreed(p, s, 'ukrainian-front') === 'bound';

/** 10.2c, 10.2e, R70: the 1UF area, and every hex that was Soviet as the game began. */
const isOpenToBound = (p: Printed, s: Agreed, hex: string): boolean =>
  p.inArea('uf-area', hex) || p.opening(s.scenario).control.get(hex) === 'soviet';

/** Why a unit may not be in a hex: for moves, and for the hexes in which advances and retreats end (R70). */
export const refuseArea = (p: Printed, s: Agreed, unit: string, hex: string): Refusal | undefined =>
  isBound(p, s, unit) && !isOpenToBound(p, s, hex)
    ? refusal('MOVE.FRONT-AREA', 'dagc:10.2c', { unit, hex })
    : undefined;

// Chapter 10: who moves in a phase at all, who not again, and who owes a die before he does.
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { refuseDieFirst } from '../../../mechanics/movement/roll-first.ts';
import { placeOf } from '../../../mechanics/places.ts';
import { owesDie } from './10.10-costs.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

export const isMobile = (p: Printed, s: Seeing, unit: string): boolean =>
  !s.own.turn.stand.includes(unit) && p.unit(unit).type !== 'naval';

/** Why a unit of the phasing side on the map does not move. */
export const refuseUnit = (p: Printed, s: Seeing, unit: string): Refusal | undefined => {
  const { stand, sailed } = s.own.turn;
  if (stand.includes(unit)) return refusal('MOVE.STANDS-FAST', 'barbarossa:12.7a', { unit });
  if (p.unit(unit).type === 'naval') return refusal('MOVE.COASTAL-ARMY', 'barbarossa:10.34a', { unit });
  if (!sailed.includes(unit)) return undefined;
  const isBaltic = p.hex(placeOf(s.own, unit)).port?.includes('baltic') === true;
  return refusal('MOVE.SAILED', isBaltic ? 'barbarossa:10.17b' : 'barbarossa:10.16b', { unit });
};

/** Why one that has moved does not go on. */
export const refuseAgain = (s: Seeing, unit: string): Refusal | undefined => {
  const hex = placeOf(s.own, unit);
  if (s.own.phase.repulsed?.includes(unit) === true)
    return refusal('MOVE.REPULSED', 'barbarossa:10.28b', { unit, hex });
  return s.own.phase.leaving.includes(unit)
    ? refusal('MOVE.LEAVING', 'barbarossa:R33', { unit, hex })
    : undefined;
};

/** 5.10i, R163: a stack begins its move with the die, and its way is chosen after that. */
export const refuseUnrolled = (p: Printed, s: Seeing, units: readonly string[]): Refusal | undefined => {
  const hex = owesDie(p, s, units);
  return hex === undefined ? undefined : refuseDieFirst(s, units, 'barbarossa:5.10i', { hex });
};

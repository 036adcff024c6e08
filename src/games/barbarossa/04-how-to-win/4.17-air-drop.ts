// Chapter 4: the paratroops of Manstein's Gambit, which come by air to one attack (4.17d to 4.17g).
// The units it brings are in 4.17-gambit-forces.ts, its replacements in segment-state.ts, the drop's success in 11.26-losses.ts.
import { unitsAt } from '../../../mechanics/places.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import type { Slot } from '../../../api/verb-spec.ts';
import type { Printed } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Seeing } from '../state.ts';

/** Nobody else drops: Hermann Goering's parachute is a title (2.9e). */
export const PARATROOPS = '2para';
/** Where they wait for their drop. */
export const AIRBORNE = 'airborne';

/** Written at the end of an attack, as in `attack 1606 from 24pz drop 2para`. */
export const dropSlot: Slot = {
  name: 'drop',
  kind: 'unit',
  optional: true,
  after: 'drop',
  says: 'the paratroops',
};

/** 4.17d: only in the first turn of the gambit, only from their box. */
export const canDrop = (s: Seeing): boolean => {
  const { offensive } = s.own.plan;
  return (
    phasing(s) === 'german' &&
    offensive?.gambit === true &&
    offensive.turn === s.clock.turn &&
    unitsAt(s.own, AIRBORNE).includes(PARATROOPS)
  );
};

/** 4.17e, R43: what may be named behind `drop`; nothing is always right. */
export const refuseDrop = (p: Printed, s: Seeing, drop: readonly string[]): Refusal | undefined => {
  const [unit, second] = drop;
  if (unit === undefined) return undefined;
  if (unit !== PARATROOPS || second !== undefined)
    return refusal('DROP.ONLY-PARATROOPS', 'barbarossa:4.17e', { unit: PARATROOPS, meant: [...drop] });
  return canDrop(s)
    ? undefined
    : refusal('DROP.NOT-NOW', 'barbarossa:4.17d', { unit, name: p.unit(unit).name });
};

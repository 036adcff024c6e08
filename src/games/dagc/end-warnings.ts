// What a side could still do in a phase that it is about to end.
import type { Message } from '../../core/types.ts';
import { movable } from '../../mechanics/movement/movers.ts';
import { placeOf } from '../../mechanics/places.ts';
import { isCombat } from './05-sequence/5.2-phases.ts';
import { moveLaw } from './09-movement/9.1-move-law.ts';
import { attacksOf } from './11-combat/11.2-attacks.ts';
import type { Printed } from './data/sheet.ts';
import { phasing } from './state.ts';
import type { Seeing } from './state.ts';

/** 9.2b: nobody must move. */
const moves = (p: Printed, s: Seeing): readonly Message[] => {
  const units = movable(moveLaw(p), s);
  const stacks = new Set(units.map((unit) => placeOf(s.own, unit))).size;
  return units.length === 0
    ? []
    : [{ key: 'left.movement', params: { side: phasing(s), count: units.length, stacks } }];
};

/** 11.1b: nobody must attack but on the first turn. */
const attacks = (p: Printed, s: Seeing): readonly Message[] => {
  const hexes = [...attacksOf(p).targets(s)];
  return hexes.length === 0 ? [] : [{ key: 'left.attacks', params: { side: phasing(s), hexes } }];
};

export const leftOver = (p: Printed, s: Seeing): readonly Message[] => {
  const { proc = '' } = s.stack.at(-1) ?? {};
  if (proc.endsWith('-movement')) return moves(p, s);
  return isCombat(proc) ? attacks(p, s) : [];
};

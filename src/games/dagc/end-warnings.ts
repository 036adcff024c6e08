// What a side could still do in a phase that it is about to end.
import type { Message } from '../../core/types.ts';
import { movable } from '../../mechanics/movement/movers.ts';
import { placeOf } from '../../mechanics/places.ts';
import { moveLaw } from './09-movement/9.1-move-law.ts';
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

export const leftOver = (p: Printed, s: Seeing): readonly Message[] => {
  const { proc = '' } = s.stack.at(-1) ?? {};
  return proc.endsWith('-movement') ? moves(p, s) : [];
};

// Chapter 8: the Italian 8th Army leaves play (8.28).
import { OUT } from '../../../mechanics/entry/dead-pile.ts';
import { placeOf, put } from '../../../mechanics/places.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import { isOn } from '../05-sequence/5.4-phase-order.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';

const ITALIANS = 'i8';

/** 8.28 */
export const italiansLeave = (p: Printed, ctx: Ctx<Own>): void => {
  const { own, clock } = ctx.s;
  if (!isOn(p, clock.turn, 'italians-leave')) return;
  const from = placeOf(own, ITALIANS);
  if (from === OUT || from === 'aside') return;
  put(own, [ITALIANS], OUT);
  ctx.emit({ kind: 'unit.left-play', rule: 'barbarossa:8.28', data: { unit: ITALIANS, from } });
};

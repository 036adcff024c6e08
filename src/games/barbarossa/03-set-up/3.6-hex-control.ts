// Chapter 3: hex control. The one door through which units come into hexes.
import type { Ctx } from '../../../core/rule-set.ts';
import { control } from '../../../mechanics/control.ts';
import type { Control } from '../../../mechanics/control.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own } from '../state.ts';

/** 3.6c: a hex passes to a side when its ground units are in it and no enemy is (R12, R13). */
const doorOf = perSheet((p: Printed): Control<Own> =>
  control<Own>(p, {
    rule: 'barbarossa:3.6c',
    taken: (ctx, hex, by) => void ctx.s.own.pending.push({ kind: 'taken', hex, by: by as Who }),
  }),
);

/** Units come into a hex free of enemies: by a move, a retreat, an advance, an entry. */
export const enterHex = (p: Printed, ctx: Ctx<Own>, units: readonly string[], hex: string): void =>
  doorOf(p).enter(ctx, units, hex);

// Chapter 3: hex control. The one door through which units come into hexes.
import type { Ctx } from '../../../core/rule-set.ts';
import { control } from '../../../mechanics/control.ts';
import type { Control } from '../../../mechanics/control.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own } from '../state.ts';

const doors = new WeakMap<Printed, Control<Own>>();

/** 3.6c: a hex passes to a side when its ground units are in it and no enemy is (R12, R13). */
const doorOf = (p: Printed): Control<Own> => {
  const door =
    doors.get(p) ??
    control<Own>(p, {
      rule: 'barbarossa:3.6c',
      taken: (ctx, hex, by) => void ctx.s.own.pending.push({ kind: 'taken', hex, by: by as Who }),
    });
  doors.set(p, door);
  return door;
};

export const takeControl = (p: Printed, ctx: Ctx<Own>, hex: string, by: Who): void =>
  doorOf(p).take(ctx, hex, by);

/** Units come into a hex free of enemies: by a move, a retreat, an advance, an entry. */
export const enterHex = (p: Printed, ctx: Ctx<Own>, units: readonly string[], hex: string): void =>
  doorOf(p).enter(ctx, units, hex);

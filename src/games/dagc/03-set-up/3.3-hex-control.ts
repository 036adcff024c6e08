// Chapter 3: hex control. The one door through which units come into hexes.
import type { Ctx } from '../../../core/rule-set.ts';
import { control } from '../../../mechanics/control.ts';
import type { Control } from '../../../mechanics/control.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';

/** 3.3a: for supply and for points. 3.3b, 3.3c: as the map has it to begin with. 3.3d, 3.3e: then by entry alone, as often as it happens; a zone of control does nothing (3.3f). */
const doorOf = perSheet((p: Printed): Control<Own> => control<Own>(p, { rule: 'dagc:3.3d' }));

/** Units come into a hex free of enemies: by a move, a retreat, an advance, an entry. */
export const enterHex = (p: Printed, ctx: Ctx<Own>, units: readonly string[], hex: string): void =>
  doorOf(p).enter(ctx, units, hex);

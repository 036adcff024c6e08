// Supply status determination of a side: who is Unsupplied and Disrupted then is eliminated (SUP.12).
import type { Ctx } from '../../../core/rule-set.ts';
import { resting } from '../../../core/state-cache.ts';
import { onMap } from '../../../mechanics/places.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { lossesOf } from '../ground-units.ts';
import type { Own, Seeing } from '../state.ts';
import { isSupplied } from './lines.ts';

/** Units of a side that no line reaches now. */
export const cutOff = (p: Printed, s: Seeing, side: Who): readonly string[] =>
  onMap(p, s, side).filter((unit) => !isSupplied(p, s, unit));

export const determine = (p: Printed, ctx: Ctx<Own>, side: Who): void => {
  const { seen } = ctx;
  const out = resting(seen, () => cutOff(p, seen, side));
  if (out.length === 0) return;
  const data = { side, units: [...out], count: out.length };
  ctx.emit({ kind: 'supply.out', rule: 'moscow41:SUP.12', data });
  const lost = out.filter((unit) => seen.own.disrupted.includes(unit));
  if (lost.length > 0) lossesOf(p).eliminate(ctx, lost, 'moscow41:SUP.12', 'supply');
};

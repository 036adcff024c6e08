// Supply status determination of a side: who is Isolated then is Disrupted (SUP.9, R44, SEQ.A8, SEQ.B6).
import type { Ctx } from '../../../core/rule-set.ts';
import { resting } from '../../../core/state-cache.ts';
import { onMap } from '../../../mechanics/places.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { disrupt } from '../disruption/disrupt.ts';
import type { Own, Seeing } from '../state.ts';
import { levelOf } from './supplied.ts';

/** Units of a side that are Isolated now. */
export const isolated = (p: Printed, s: Seeing, side: Who): readonly string[] =>
  onMap(p, s, side).filter((unit) => levelOf(p, s, unit) === 'isolated');

/** R105: an entrenched army loses its entrenchment first. */
export const determineSupply = (p: Printed, ctx: Ctx<Own>, side: Who): void => {
  const { seen } = ctx;
  const out = resting(seen, () => isolated(p, seen, side));
  if (out.length === 0) return;
  const data = { side, units: [...out], count: out.length };
  ctx.emit({ kind: 'supply.isolated', rule: 'deathstruggle:SUP.9', data });
  disrupt(p, ctx, out, 'deathstruggle:SUP.9');
};

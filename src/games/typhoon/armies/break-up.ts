// Infantry corps that are broken down in an exchange: their divisions take the field, and they never come together again (RES.X.7).
import type { Ctx } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import { OUT } from '../../../mechanics/entry/dead-pile.ts';
import { placeOf, put } from '../../../mechanics/places.ts';
import type { Printed } from '../data/sheet.ts';
import { forgetUnits } from '../eliminate.ts';
import type { Own } from '../state.ts';

/** Where the divisions of corps wait that are whole. */
export const COMPONENTS = 'components';

/** The divisions stand where the corps stood, out of supply where it was (R76, R77). */
export const breakUp = (p: Printed, ctx: Ctx<Own>, corps: string, rule: RuleId): void => {
  const hex = placeOf(ctx.seen.own, corps);
  const units = [...p.divisionsOf(corps)];
  const isUnsupplied = ctx.seen.own.unsupplied.includes(corps);
  forgetUnits(ctx.s.own, [corps]);
  put(ctx.s.own, [corps], OUT);
  put(ctx.s.own, units, hex);
  if (isUnsupplied) ctx.s.own.unsupplied.push(...units);
  ctx.emit({ kind: 'corps.broken-up', rule, data: { unit: corps, units, hex } });
};

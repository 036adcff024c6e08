// Infantry corps that break up into their divisions, and panzer corps that are turned to their back (RES.X.7 to RES.X.9).
import type { Ctx } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import { OUT } from '../../../mechanics/entry/dead-pile.ts';
import { placeOf, put, unitsAt } from '../../../mechanics/places.ts';
import { setHits } from '../../../mechanics/steps.ts';
import { COMPONENTS } from '../boxes.ts';
import type { Printed } from '../data/sheet.ts';
import { lossesOf } from '../eliminate.ts';
import type { Own } from '../state.ts';

/** The divisions of a corps that are still to come. */
export const divisionsLeft = (
  p: Printed,
  own: Pick<Readonly<Own>, 'places'>,
  corps: string,
): readonly string[] => p.divisionsOf(corps).filter((unit) => unitsAt(own, COMPONENTS).includes(unit));

/** Its divisions stand in its hex, as Disrupted and as badly supplied as it was; the corps does not come back (R77). */
export const breakUp = (p: Printed, ctx: Ctx<Own>, corps: string, rule: RuleId): readonly string[] => {
  const { own } = ctx.s;
  const hex = placeOf(own, corps);
  const units = divisionsLeft(p, own, corps);
  const isDisrupted = own.disrupted.includes(corps);
  const isShort = own.unsupplied.includes(corps);
  lossesOf(p).forget(own, [corps]);
  put(own, [corps], OUT);
  put(own, units, hex);
  if (isDisrupted) own.disrupted.push(...units);
  if (isShort) own.unsupplied.push(...units);
  ctx.emit({ kind: 'corps.broken-up', rule, data: { unit: corps, units: [...units], hex } });
  return units;
};

/** RES.X.9: for good. */
export const reduce = (ctx: Ctx<Own>, unit: string, rule: RuleId): void => {
  setHits(ctx.s.own, unit, 1);
  ctx.emit({ kind: 'corps.reduced', rule, data: { unit, hex: placeOf(ctx.s.own, unit) } });
};

// Breakdown: corps and armies that fall apart into their divisions, as they are Disrupted or to pay for an exchange
// (RES.D.3, RES.DN.3, RES.DN.4, BLD.12, RES.X.7, R7, R104).
import type { Ctx } from '../../../core/rule-set.ts';
import type { Frozen, RuleId } from '../../../core/types.ts';
import type { Replaced } from '../../../mechanics/combat/allocated/effect-law.ts';
import { placeOf, put } from '../../../mechanics/places.ts';
import { POOL } from '../boxes.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import { disrupt, sparedBy } from '../disruption/disrupt.ts';
import { forgetUnits } from '../eliminate.ts';
import { partsOf, printedParts } from '../replacements/parts.ts';
import type { Own } from '../state.ts';
import { isBrittle, isGermanFootCorps, isRifleArmy } from './unit-kinds.ts';

/** Its divisions stand in its hex; the counter can be built up again (BLD.2). */
export const fallApart = (p: Printed, ctx: Ctx<Own>, unit: string, rule: RuleId): readonly string[] => {
  const { own } = ctx.s;
  const hex = placeOf(own, unit);
  const units = [...partsOf(p, ctx.seen, unit)];
  forgetUnits(p, own, [unit]);
  put(own, [unit], POOL);
  put(own, units, hex);
  ctx.emit({ kind: 'corps.broken-up', rule, data: { unit, units, hex } });
  return units;
};

/** RES.X.7: as payment; what it was made of is remembered until the battle is over. */
export const breakToPay = (p: Printed, ctx: Ctx<Own>, unit: string, rule: RuleId): void => {
  const known = ctx.seen.own.components[unit];
  fallApart(p, ctx, unit, rule);
  if (known !== undefined) ctx.s.own.components[unit] = [...known];
};

/** RES.X.7: the divisions of a corps of German infantry, whole or broken down. */
export const divisionsIn = (p: Printed, own: Frozen<Own>, unit: string): readonly string[] => {
  if (!isGermanFootCorps(p, unit)) return [];
  return p.isHex(placeOf(own, unit))
    ? partsOf(p, { own }, unit)
    : (own.components[unit] ?? printedParts(p, unit));
};

/** R13, R87: an army in trenches loses these and nothing else. */
const breaks = (p: Printed, own: Readonly<Own>, unit: string, code: ResultCode | undefined): boolean =>
  isBrittle(p, unit) || (code === 'D3' && isRifleArmy(p, unit) && !sparedBy(p, own, unit));

/** What breaks up whom: the result that says so, or else the rule for every Disruption. */
const ruleOf = (p: Printed, unit: string, code: ResultCode | undefined): RuleId => {
  if (isRifleArmy(p, unit)) return 'deathstruggle:RES.DN.4';
  if (code === 'D') return 'deathstruggle:RES.D.3';
  return code === 'D2' ? 'deathstruggle:RES.DN.3' : 'deathstruggle:BLD.12';
};

/** Disrupts by battle, bombs or rockets (`breaks`: the rule by which those break up); who falls apart by it is followed by his divisions, Disrupted as he is. */
export const strike = (
  p: Printed,
  ctx: Ctx<Own>,
  units: readonly string[],
  rule: RuleId,
  { code, breaks: by }: { readonly code?: ResultCode; readonly breaks?: RuleId } = {},
): Replaced => {
  const replaced: Record<string, readonly string[]> = {};
  const isBreaking = (unit: string): boolean =>
    breaks(p, ctx.s.own, unit, code) && partsOf(p, ctx.seen, unit).length > 0;
  const breaking = units.filter((unit) => isBreaking(unit));
  const left = units.filter((unit) => !breaking.includes(unit));
  disrupt(p, ctx, left, rule);
  for (const unit of breaking) {
    const parts = fallApart(p, ctx, unit, by ?? ruleOf(p, unit, code));
    replaced[unit] = parts;
    disrupt(p, ctx, parts, rule);
  }
  return replaced;
};

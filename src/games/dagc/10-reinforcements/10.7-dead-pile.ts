// Chapter 10: where eliminated units go: the dead pile, or out of play for good.
import type { Ctx } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import { DEAD, eliminateUnits, OUT } from '../../../mechanics/entry/dead-pile.ts';
import type { DeadPileLaw, Fate } from '../../../mechanics/entry/dead-pile.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { makeWhole, steps } from '../../../mechanics/steps.ts';
import type { Steps } from '../../../mechanics/steps.ts';
import { isLocality } from '../12-unit-types/12.1-unit-types.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';

/** 10.7a: fortified localities and Korps Gruppen are gone for good; 10.7b: all others can be brought back. */
export const mayReplace = (p: Printed, unit: string): boolean =>
  !isLocality(p, unit) && !p.isKind(unit, 'kg');

/** Where an eliminated unit goes. */
export const fateOf = (p: Printed, unit: string): Fate =>
  mayReplace(p, unit) ? { place: DEAD, rule: 'dagc:2.11d' } : { place: OUT, rule: 'dagc:10.7a' };

const deadPile = perSheet((p: Printed): DeadPileLaw<Own> => ({
  fate: (_, unit) => fateOf(p, unit),
  gone: (ctx, unit) => makeWhole(ctx.s.own, unit),
}));

/** Takes units off the map because of `rule`: whole, for what they lost is no matter in the pile. */
export const eliminate = (
  p: Printed,
  ctx: Ctx<Own>,
  units: readonly string[],
  rule: RuleId,
  cause: string,
): void => eliminateUnits(p, deadPile(p), ctx, { units, rule, cause, known: undefined });

/** 2.11c, 2.11d, 2.11f: a step lost reduces a unit or eliminates it. */
export const stepsOf = perSheet((p: Printed): Steps<Own> =>
  steps<Own>(p, { eliminate: (ctx, unit, rule) => eliminate(p, ctx, [unit], rule, 'steps') }),
);

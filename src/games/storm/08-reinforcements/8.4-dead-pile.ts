// Chapter 8: where eliminated units go: the dead pile, from which Germans come back, or out of play for good.
import type { Ctx } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import { DEAD, eliminateUnits, OUT } from '../../../mechanics/entry/dead-pile.ts';
import type { DeadPileLaw, Fate } from '../../../mechanics/entry/dead-pile.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { isGerman } from '../02-counters.ts';
import type { SupplyState } from '../07-supply/7.2-supply.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';

/** 8.1b, 8.4c, 2.12c: whoever is no German never comes back, nor do some Germans. */
export const mayReplace = (p: Printed, unit: string): boolean =>
  isGerman(p, unit) && !p.isKind(unit, 'never-replaced');

type Supply = SupplyState | undefined;

/** Where an eliminated unit goes, by the supply it had when it was lost (8.4a, 8.4b). */
export const fateOf = (p: Printed, unit: string, supply: Supply): Fate => {
  if (p.sideOf(unit) === 'soviet' || !isGerman(p, unit)) return { place: OUT, rule: 'storm:8.1b' };
  if (!mayReplace(p, unit)) return { place: OUT, rule: 'storm:8.4c' };
  if (supply === 'out') return { place: OUT, rule: 'storm:8.4a' };
  if (supply === 'aerial') return { place: OUT, rule: 'storm:8.4b' };
  return { place: DEAD, rule: 'storm:8.4d' };
};

/** 4.7, 4.8, R26, R72: units of any size, but for Hungarians and Romanians (4.7b); 4.7c, 4.8b: two for one out of supply (R39, R73). */
const count = (p: Printed, ctx: Ctx<Own>, unit: string, supply: Supply): void => {
  const side = p.sideOf(unit);
  if (side === 'german' && !isGerman(p, unit)) return;
  ctx.s.own.lost[side] += supply === 'out' ? lineOf(p.tables.limits, 'lost-oos').value : 1;
};

type Known = Readonly<Record<string, SupplyState>>;

const deadPile = perSheet((p: Printed): DeadPileLaw<Own, Fate, Known> => ({
  fate: (_, unit, known) => fateOf(p, unit, known[unit]),
  gone: (ctx, unit, fate) => {
    const { own } = ctx.s;
    if (fate.place === DEAD) own.fallen[unit] = ctx.seen.clock.turn;
    if (fate.rule === 'storm:8.4b') own.airLost = [...(own.airLost ?? []), unit];
  },
}));

/** Takes units off the map; `supply`: what each had when its battle began, where there was one (7.5d). */
export const eliminate = (
  p: Printed,
  ctx: Ctx<Own>,
  units: readonly string[],
  { rule, cause, supply = {} }: { readonly rule: RuleId; readonly cause: string; readonly supply?: Known },
): void => {
  eliminateUnits(p, deadPile(p), ctx, { units, rule, cause, known: supply });
  for (const unit of units) count(p, ctx, unit, supply[unit]);
};

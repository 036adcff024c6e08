// Chapter 9: what a hex and a hexside cost, and the steps that are closed for good. One function each for floods,
// refusals and sums.
import { entry } from '../../../core/ledger.ts';
import type { Sink } from '../../../core/ledger.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal, RuleId } from '../../../core/types.ts';
import type { MoveClass } from '../../../mechanics/movement/law.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import type { Sight } from '../../../mechanics/places.ts';
import type { Agreed } from '../03-set-up/3.5-scenarios.ts';
import { isBound, refuseArea } from '../10-reinforcements/10.2-front-area.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { isCavMech } from '../12-unit-types/12.1-unit-types.ts';
import type { Cost } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import { isNarrows } from './9.8-narrows.ts';

const charted = (p: Printed, id: string, unit: string): Cost => {
  const { cost, cavMech } = lineOf(p.tables.terrain, id);
  return isCavMech(p, unit) ? cavMech : cost;
};

const points = (cost: Cost): number => (typeof cost === 'number' ? cost : 0);

/** 9.5b to 9.5e; 12.3a: cav-mech groups. */
const groundRule = (p: Printed, terrain: string, unit: string): RuleId => {
  if (terrain === 'clear') return 'dagc:9.5b';
  return isCavMech(p, unit) ? 'dagc:12.3a' : 'dagc:9.5c';
};

/** 9.5d, 9.5e: a hex of several terrains is all of the one that costs most. */
const costliest = (
  p: Printed,
  hex: string,
  unit: string,
): { readonly terrain: string; readonly cost: number } => {
  const { terrains } = p.hex(hex);
  const [first] = terrains;
  if (first === undefined) throw new RangeError(`no terrain in ${hex}`);
  let most = { terrain: first, cost: points(charted(p, first, unit)) };
  for (const terrain of terrains) {
    const cost = points(charted(p, terrain, unit));
    if (cost > most.cost) most = { terrain, cost };
  }
  return most;
};

/**
 * 9.5a: the terrain of the hex, and the river on the way. Towns, cities and
 * entrenchments are as the terrain they stand in (9.10), also for cav-mech groups (R58).
 */
export const stepCost = (p: Printed, unit: string, from: string, to: string, sink?: Sink): number => {
  const ground = costliest(p, to, unit);
  let cost = 0;
  const part = (n: number, why: string, rule: RuleId): void => {
    cost += n;
    sink?.(entry('add', n, why, rule, { from, hex: to }));
  };
  part(ground.cost, `cost.${ground.terrain}`, groundRule(p, ground.terrain, unit));
  const sides = p.sideKinds(from, to);
  // 9.6a, 9.6b; 12.3b: cav-mech groups like everybody.
  if (sides.includes('river'))
    part(points(charted(p, 'river', unit)), 'cost.river', isCavMech(p, unit) ? 'dagc:12.3b' : 'dagc:9.6a');
  if (isNarrows(p, from, to)) part(points(charted(p, 'narrows', unit)), 'cost.narrows', 'dagc:9.8b');
  // 9.9a, 9.9b, R62; 9.9c: not for Soviets.
  if (p.sideOf(unit) === 'german' && p.feature(to, 'partisans') !== undefined)
    part(points(charted(p, 'partisans', unit)), 'cost.partisans', 'dagc:9.9a');
  return cost;
};

/** 6.4a, 6.4b, 6.4c: what other units add in the hex that is left, those who stay there (R27), and in the one entered. */
export const costOfStacks = (
  p: Printed,
  s: Sight,
  unit: string,
  from: string,
  to: string,
  sink?: Sink,
): number => {
  const isShared = (hex: string): boolean => unitsAt(s.own, hex).some((other) => other !== unit);
  let cost = 0;
  const part = (id: string, why: string, rule: RuleId, hex: string): void => {
    if (!isShared(hex)) return;
    const { value } = lineOf(p.tables.costs, id);
    cost += value;
    sink?.(entry('add', value, why, rule, { hex }));
  };
  part('enter-stack', 'cost.stack-in', 'dagc:6.4b', to);
  part('leave-stack', 'cost.stack-out', 'dagc:6.4a', from);
  return cost;
};

/**
 * Why a unit never goes from one hex into the next, in movement, retreat or advance: water (9.7), Soviet entrenchments
 * (9.12a), the area of its front. The narrows are another matter (9.8).
 */
export const refuseStep = (
  p: Printed,
  s: Agreed,
  unit: string,
  from: string,
  to: string,
): Refusal | undefined => {
  const params = { unit, from, hex: to };
  if (!p.areAdjacent(from, to)) return refusal('MOVE.NOT-NEXT', 'dagc:9.2e', params);
  if (!p.isLand(to)) return refusal('MOVE.WATER', 'dagc:9.7', params);
  if (p.sideKinds(from, to).some((kind) => charted(p, kind, unit) === 'closed'))
    return refusal('MOVE.WATER-SIDE', 'dagc:9.7', params);
  if (p.sideOf(unit) === 'german' && p.entrenchment(to) === 'soviet')
    return refusal('MOVE.SOVIET-LINE', 'dagc:9.12a', params);
  return refuseArea(p, s, unit, to);
};

/** 2.7b: nothing but these makes a difference to costs and closed steps. */
export const classOf = (p: Printed, s: Agreed, unit: string): MoveClass => ({
  key: `${p.sideOf(unit)} ${isCavMech(p, unit)} ${isBound(p, s, unit) ? s.scenario : ''}`,
  lasts: true,
});

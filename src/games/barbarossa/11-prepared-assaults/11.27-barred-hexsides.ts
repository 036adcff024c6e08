// Chapter 11: where beaten units and victors may set foot. Hexsides and zones that bar a retreat or an advance; no points
// are paid for either (11.28a, 11.30b).
import { hasUnitsOf } from '../../../mechanics/places.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal, RuleId } from '../../../core/types.ts';
import { directions } from '../../../hex/directions.ts';
import type { Direction } from '../../../hex/directions.ts';
import { directionTo } from '../../../hex/hexsides.ts';
import { refuseStep, SIVASH } from '../10-movement/10.10-costs.ts';
import { defendingSide, originsOf } from './11.8-battle-frame.ts';
import type { Battle } from './11.8-battle-frame.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { isKind } from '../02-counters.ts';
import type { Seeing } from '../state.ts';

type Why = 'retreat' | 'advance';

/** 11.28b, 11.30b */
const GENERAL: Readonly<Record<Why, RuleId>> = {
  retreat: 'barbarossa:11.28b',
  advance: 'barbarossa:11.30b',
};

/** Why a unit may not step over a side after combat, whoever stands beyond and however many. */
export const refuseCombatStep = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  to: string,
  why: Why,
): Refusal | undefined => {
  const params = { unit, from, hex: to };
  if (!p.areAdjacent(from, to)) return refusal('AFTER.NOT-NEXT', GENERAL[why], params);
  const sides = p.sideKinds(from, to);
  if (sides.includes('strait')) {
    const isSivash = p.strait(from, to) === SIVASH;
    return refusal('AFTER.STRAIT', isSivash ? 'barbarossa:11.18c' : 'barbarossa:11.17c', params);
  }
  if (sides.includes('lake')) return refusal('AFTER.LAKE', 'barbarossa:11.19', params);
  const refused = refuseStep(p, s, unit, from, to);
  if (refused === undefined) return undefined;
  const { bound } = p.unit(unit);
  // R108: an area a unit may not leave, it does not leave in flight either.
  if (bound !== undefined && p.isLand(to) && !p.inArea(bound, to))
    return refusal('AFTER.BOUND', 'barbarossa:R108', { ...params, area: bound });
  if (isKind(p, unit, 'axis-satellite') && p.zone(to) === 'north')
    return refusal('AFTER.SATELLITE', 'barbarossa:10.22a', params);
  return refusal('AFTER.BARRED', GENERAL[why], { ...params, because: refused.rule });
};

/**
 * 11.27R.a, 11.27R.b, R7: the ways of the revision, not straight on as the older text had it; as the grid runs, not the
 * compass of the map (11.27R.e): 2404 is west of 2403 (11.27R.f).
 */
const HOMEWARD: Readonly<Record<Who, readonly Direction[]>> = {
  german: ['w', 'sw', 'nw'],
  soviet: ['e', 'se', 'ne'],
};

export const isHomeward = (p: Printed, side: Who, from: string, to: string): boolean => {
  const direction = directions[directionTo(p.grid, p.grid.index(from), p.grid.index(to))];
  return direction !== undefined && HOMEWARD[side].includes(direction);
};

/** Why a beaten unit may not retreat into a hex next to one it is in or passes, stacking apart (R129). */
export const refuseRetreat = (
  p: Printed,
  s: Seeing,
  battle: Battle,
  unit: string,
  from: string,
  to: string,
): Refusal | undefined => {
  const params = { unit, from, hex: to };
  if (battle.kind === 'mobile' && to === battle.from)
    return refusal('RETREAT.LAUNCH-HEX', 'barbarossa:10.31A', params);
  if (originsOf(s, battle).includes(to))
    return refusal('RETREAT.TOWARD-ATTACKER', 'barbarossa:11.27R.d', params);
  if (to === battle.target) return refusal('RETREAT.BACK', 'barbarossa:11.28c', params);
  const enemy = p.other(defendingSide(p, battle));
  if (hasUnitsOf(p, s.own, to, enemy)) return refusal('RETREAT.ENEMY', 'barbarossa:11.27a', params);
  return refuseCombatStep(p, s, unit, from, to, 'retreat');
};

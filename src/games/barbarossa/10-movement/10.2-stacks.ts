// Chapter 10, stacks under way: who may move together, what a step takes from each of them, which parts of a stack
// may still go on. Pure: procedures and questions read the same.
import { hasUnitsOf, onMap, placeOf, unitsAt } from '../../../mechanics/places.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import { atRest, resting } from '../../../core/state-cache.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { refuseStack } from '../06-stacking.ts';
import { fixMovement } from '../07-supply/7.17-supply-state.ts';
import { allowance, KERCH, originOf, owesDie, refuseStep, stepCost } from './10.10-costs.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Own, Ledgered, Seeing } from '../state.ts';

/** Units that move as one, where they have come to, and what each has spent and may spend. */
export type Stack = {
  readonly units: readonly string[];
  readonly side: Who;
  readonly trail: readonly string[];
  readonly spent: readonly number[];
  readonly allowed: readonly number[];
  /** The allowance of the slowest, for all of them (10.7). */
  readonly limit: number;
  /** Nothing spent yet: the one hex that every unit may go is still to come (10.3a). */
  readonly isFresh: boolean;
};

export const spentBy = (own: Ledgered, unit: string): number =>
  own.phase.spent[unit] ?? own.turn.owed[unit] ?? 0;

export const stackOf = (p: Printed, s: Seeing, units: readonly string[]): Stack => {
  const allowed = resting(s, () => units.map((unit) => allowance(p, s, unit)));
  const [first = ''] = units;
  const here = placeOf(s.own, first);
  const spent = units.map((unit) => spentBy(s.own, unit));
  return {
    units,
    side: p.unit(first).side as Who,
    trail: [here],
    spent,
    allowed,
    limit: Math.min(...allowed),
    isFresh: spent.every((n) => n === 0) && units.every((unit) => originOf(s, unit) === here),
  };
};

export const hereOf = ({ trail }: Stack): string => trail[trail.length - 1] ?? '';

/** What the stack can still spend: what the one that has spent most has left. */
export const leftOf = ({ spent, limit }: Stack): number => Math.max(0, limit - Math.max(0, ...spent));

const isKerch = (p: Printed, from: string, to: string): boolean => p.strait(from, to) === KERCH;

/** 10.14a, 10.14b: one stack a phase, from where it began the phase. */
const refuseKerch = (s: Seeing, stack: Stack, to: string): Refusal | undefined => {
  const params = { units: [...stack.units], from: hereOf(stack), hex: to };
  if (!stack.isFresh || stack.trail.length > 1)
    return refusal('MOVE.KERCH-START', 'barbarossa:10.14b', params);
  return s.own.phase.used.includes('kerch')
    ? refusal('MOVE.KERCH-USED', 'barbarossa:10.14a', params)
    : undefined;
};

const costsOf = (p: Printed, s: Seeing, stack: Stack, to: string): readonly number[] => {
  const here = hereOf(stack);
  return stack.units.map((unit) => stepCost(p, s, unit, here, to));
};

/** Why the points do not do; 10.7 where they would for the faster units alone. */
export const refusePoints = (
  stack: Stack,
  to: string,
  costs: readonly number[],
  isOverRiver?: boolean,
): Refusal | undefined => {
  const { units, spent, limit, allowed } = stack;
  const short = spent.findIndex((n, i) => n + (costs[i] ?? 0) > limit);
  if (short < 0) return undefined;
  const params = {
    units: [...units],
    hex: to,
    cost: costs[short] ?? 0,
    left: Math.max(0, limit - (spent[short] ?? 0)),
  };
  const faster = units.filter((_, i) => (spent[i] ?? 0) + (costs[i] ?? 0) <= (allowed[i] ?? 0));
  const slow = units.filter((_, i) => allowed[i] === limit);
  return faster.length > 0 && slow.length < units.length
    ? refusal('MOVE.SLOWEST', 'barbarossa:10.7', { ...params, slow })
    : refusal('MOVE.FAR', isOverRiver === true ? 'barbarossa:10.18c' : 'barbarossa:10.2a', params);
};

/**
 * Why a stack under way cannot step into the next hex; enemies there are another matter (10.23). What is closed stays
 * closed to those who may go one hex for all they have (barbarossa:10.3b).
 */
export const refuseNext = (p: Printed, s: Seeing, stack: Stack, to: string): Refusal | undefined => {
  const here = hereOf(stack);
  const before = stack.trail[stack.trail.length - 2];
  if (before !== undefined && isKerch(p, before, here))
    return refusal('MOVE.KERCH-STOP', 'barbarossa:10.14b', { units: [...stack.units], hex: here });
  for (const unit of stack.units) {
    const refused = refuseStep(p, s, unit, here, to);
    if (refused !== undefined) return refused;
  }
  if (hasUnitsOf(p, s.own, to, otherSide(stack.side)))
    return refusal('MOVE.ENEMY', 'barbarossa:10.4', { units: [...stack.units], hex: to });
  const refused =
    (isKerch(p, here, to) ? refuseKerch(s, stack, to) : undefined) ??
    refuseStack(p, s, to, stack.side, stack.units);
  if (refused !== undefined) return refused;
  if (stack.isFresh) return undefined;
  return refusePoints(stack, to, costsOf(p, s, stack, to), p.sideKinds(here, to).includes('river'));
};

/** 10.3a: whether the step takes all there is, and more. */
export const isLeastStep = (p: Printed, s: Seeing, stack: Stack, to: string): boolean =>
  stack.isFresh &&
  !isKerch(p, hereOf(stack), to) &&
  refusePoints(stack, to, costsOf(p, s, stack, to)) !== undefined;

/** The stack one hex on; the step must be legal. A hex beyond one's means takes all there is (10.3a). */
export const stepOn = (p: Printed, s: Seeing, stack: Stack, to: string): Stack => {
  const costs = costsOf(p, s, stack, to);
  const isBeyond = refusePoints(stack, to, costs) !== undefined;
  return {
    ...stack,
    trail: [...stack.trail, to],
    isFresh: false,
    spent: stack.spent.map((n, i) => {
      const allowed = stack.allowed[i] ?? 0;
      const cost = n + (costs[i] ?? 0);
      return isBeyond ? Math.min(cost, Math.max(allowed, n)) : cost;
    }),
  };
};

export const isMover = (own: Ledgered, unit: string): boolean => own.phase.moved.includes(unit);

/** The place of a unit's part among the parts of the stack now moving; -1 if it has no part in it. */
const partOf = (own: Ledgered, unit: string): number =>
  own.phase.afoot.findIndex((part) => part.includes(unit));

const refuseOne = (p: Printed, s: Seeing, unit: string, side: Who): Refusal | undefined => {
  if (!p.isUnit(unit)) return refusal('MOVE.NO-UNIT', 'barbarossa:10.1b', { unit });
  const { side: of, type } = p.unit(unit);
  if (of !== side) return refusal('MOVE.NOT-YOURS', 'barbarossa:10.1c', { unit, of, side });
  const place = placeOf(s.own, unit);
  if (!p.isHex(place)) return refusal('MOVE.OFF-MAP', 'barbarossa:10.1b', { unit, place });
  if (s.own.turn.stand.includes(unit)) return refusal('MOVE.STANDS-FAST', 'barbarossa:12.7a', { unit });
  if (type === 'naval') return refusal('MOVE.COASTAL-ARMY', 'barbarossa:10.34a', { unit });
  if (s.own.turn.sailed.includes(unit)) {
    const isBaltic = p.hex(place).port?.includes('baltic') === true;
    return refusal('MOVE.SAILED', isBaltic ? 'barbarossa:10.17b' : 'barbarossa:10.16b', { unit });
  }
  if (!isMover(s.own, unit) || partOf(s.own, unit) >= 0) return undefined;
  if (s.own.phase.repulsed?.includes(unit) === true)
    return refusal('MOVE.REPULSED', 'barbarossa:10.28b', { unit, hex: place });
  if (s.own.phase.leaving.includes(unit))
    return refusal('MOVE.LEAVING', 'barbarossa:R33', { unit, hex: place });
  const hasLeft = spentBy(s.own, unit) < allowance(p, s, unit);
  return hasLeft
    ? refusal('MOVE.CLOSED', 'barbarossa:10.6b', { unit, hex: place })
    : refusal('MOVE.AGAIN', 'barbarossa:10.2c', { unit, hex: place });
};

/** Why these units cannot move, or not together: a stack began the phase as one (10.5a) and has not been left behind. */
export const refuseMovers = (
  p: Printed,
  s: Seeing,
  units: readonly string[],
  side: Who,
): Refusal | undefined => {
  const [first] = units;
  if (first === undefined) return refusal('MOVE.NOBODY', 'barbarossa:10.1b', { side });
  for (const unit of units) {
    const refused = refuseOne(p, s, unit, side);
    if (refused !== undefined) return refused;
  }
  const stray = units.find((unit) => originOf(s, unit) !== originOf(s, first));
  if (stray !== undefined) return refusal('MOVE.NOT-TOGETHER', 'barbarossa:10.5a', { unit: stray, first });
  const apart = units.find((unit) => partOf(s.own, unit) !== partOf(s.own, first));
  return apart === undefined ? undefined : refusal('MOVE.PARTED', 'barbarossa:10.6b', { unit: apart, first });
};

/**
 * Units set out: those that had not moved begin their own stack and close the one before (10.6b); part of a stack
 * under way splits off, the rest may resume after it (10.6a), and what moved after that rest is done.
 */
export const setOut = (p: Printed, ctx: Ctx<Own>, units: readonly string[]): void => {
  const { own } = ctx.s;
  const { phase } = own;
  const [first = ''] = units;
  const part = partOf(own, first);
  if (part >= 0) {
    const rest = (phase.afoot[part] ?? []).filter((unit) => !units.includes(unit));
    phase.afoot = [...phase.afoot.slice(0, part), ...(rest.length > 0 ? [rest] : []), [...units]];
    return;
  }
  const origin = originOf(ctx.s, first);
  fixMovement(p, ctx, units);
  for (const unit of units) phase.origins[unit] = origin;
  phase.moved.push(...units);
  phase.afoot = [[...units]];
};

/** The part that moved last goes no further. */
export const halt = (own: Own): void => void own.phase.afoot.pop();

/** 10.6: what a unit that has set out may still spend; undefined where it goes no further. */
export const goesOn = (p: Printed, s: Seeing, unit: string): number | undefined => {
  if (partOf(s.own, unit) < 0) return undefined;
  const spent = spentBy(s.own, unit);
  const left = allowance(p, s, unit) - spent;
  if (left > 0) return left;
  // 10.3a: a die may take all there is (5.10i), but not the one hex.
  return spent === 0 && originOf(s, unit) === placeOf(s.own, unit) ? 0 : undefined;
};

/** 10.1c, 10.2b: of a unit of the phasing side on the map. */
const isMovable = (p: Printed, s: Seeing, unit: string): boolean => {
  if (s.own.turn.stand.includes(unit) || p.unit(unit).type === 'naval') return false;
  return !isMover(s.own, unit) || goesOn(p, s, unit) !== undefined;
};

/** Those of the phasing side that can still be moved. */
export const movable = atRest((p: Printed, s: Seeing): readonly string[] =>
  onMap(p, s, phasing(s)).filter((unit) => isMovable(p, s, unit)),
);

/** Those of them that have no die to roll first (R163). */
export const ready = (p: Printed, s: Seeing): readonly string[] =>
  movable(p, s).filter((unit) => owesDie(p, s, [unit]) === undefined);

export const isAnyMovable = (p: Printed, s: Seeing): boolean =>
  onMap(p, s, phasing(s)).some((unit) => isMovable(p, s, unit));

/** Those who may move as one with a unit: of its part if it is under way, else who has not moved in its hex. */
export const fellows = (p: Printed, s: Seeing, unit: string): readonly string[] => {
  const part = s.own.phase.afoot[partOf(s.own, unit)];
  if (part !== undefined) return part;
  const here = unitsAt(s.own, placeOf(s.own, unit));
  return here.filter(
    (other) =>
      p.unit(other).side === p.unit(unit).side &&
      originOf(s, other) === originOf(s, unit) &&
      !isMover(s.own, other) &&
      !s.own.turn.stand.includes(other) &&
      p.unit(other).type !== 'naval',
  );
};

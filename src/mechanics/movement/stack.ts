// Stacks under way: what a step takes from each unit, and why the next one cannot be taken. Procedures and questions
// read the same.
import { refusal } from '../../core/rule-set.ts';
import { resting } from '../../core/state-cache.ts';
import type { Refusal } from '../../core/types.ts';
import { lazy } from '../lazy.ts';
import { placeOf } from '../places.ts';
import { carriedBy, mostSpent, stepsOf } from './carry.ts';
import type { CarriedStep, MoveLaw, MoveSight, Stack } from './law.ts';

/** Points as the book counts them, to two places. */
export const inBook = ({ parts = 1 }: Pick<MoveLaw, 'parts'>, points: number): number =>
  parts === 1 ? points : Math.round((points / parts) * 100) / 100;

export const originOf = (s: Pick<MoveSight, 'own'>, unit: string): string =>
  s.own.phase.origins[unit] ?? placeOf(s.own, unit);

export const spentBy = (law: MoveLaw, s: MoveSight, unit: string): number =>
  s.own.phase.spent[unit] ?? law.owed?.(s, unit) ?? 0;

export const stackOf = (law: MoveLaw, s: MoveSight, units: readonly string[]): Stack => {
  const allowed = resting(s, () => units.map((unit) => law.allowance(s, unit)));
  const [first = ''] = units;
  const here = placeOf(s.own, first);
  const spent = units.map((unit) => spentBy(law, s, unit));
  const { carry } = law;
  return {
    units,
    side: law.sheet.sideOf(first),
    trail: [here],
    spent,
    allowed,
    limit: Math.min(...allowed),
    isFresh: spent.every((n) => n === 0) && units.every((unit) => originOf(s, unit) === here),
    ...(carry !== undefined && { steps: lazy(() => carry.steps(s, units)) }),
  };
};

export const hereOf = ({ trail }: Stack): string => trail[trail.length - 1] ?? '';

/** What the stack can still spend: what the one that has spent most has left. */
export const leftOf = ({ spent, limit }: Stack): number => Math.max(0, limit - mostSpent({ spent }));

const NOTHING: CarriedStep = { more: 0, carried: 0 };

/** What a stack carries makes of the next step; nothing where the hexes do not touch. */
export const carriedStep = (law: MoveLaw, s: MoveSight, stack: Stack, to: string): CarriedStep => {
  const { carry, sheet } = law;
  if (carry === undefined) return NOTHING;
  const carried = carriedBy(carry, s, stack);
  const side = sheet.side(hereOf(stack), to);
  return side < 0 ? { more: 0, carried } : stepsOf(carry, s, stack)(carried, side, mostSpent(stack));
};

/** What the next hex costs each of them, whoever bars it. */
const costsOf = (law: MoveLaw, s: MoveSight, stack: Stack, to: string): readonly number[] => {
  const here = hereOf(stack);
  const more = (law.surcharge?.(s, stack, here, to) ?? 0) + carriedStep(law, s, stack, to).more;
  return stack.units.map((unit) => law.price(s, unit, here, to) + more);
};

/** Why the points do not do; the slowest is to blame where they would for the faster units alone. */
export const refusePoints = (
  law: MoveLaw,
  stack: Stack,
  to: string,
  costs: readonly number[],
): Refusal | undefined => {
  const { rules } = law;
  const { units, spent, limit, allowed } = stack;
  let short = -1;
  for (let i = 0; i < spent.length && short < 0; i++)
    if ((spent[i] ?? 0) + (costs[i] ?? 0) > limit) short = i;
  if (short < 0) return undefined;
  const params = {
    units: [...units],
    hex: to,
    cost: inBook(law, costs[short] ?? 0),
    left: inBook(law, Math.max(0, limit - (spent[short] ?? 0))),
  };
  const faster = units.filter((_, i) => (spent[i] ?? 0) + (costs[i] ?? 0) <= (allowed[i] ?? 0));
  const slow = units.filter((_, i) => allowed[i] === limit);
  return faster.length > 0 && slow.length < units.length
    ? refusal('MOVE.SLOWEST', rules.slowest, { ...params, slow })
    : refusal('MOVE.FAR', rules.points(hereOf(stack), to), params);
};

/** Why a stack that nothing stops where it is cannot step into a hex, whatever points it has. */
const refuseInto = (law: MoveLaw, s: MoveSight, stack: Stack, to: string): Refusal | undefined => {
  const here = hereOf(stack);
  for (const unit of stack.units) {
    const refused = law.refuseStep(s, unit, here, to);
    if (refused !== undefined) return refused;
  }
  return law.bars(s, stack, here, to);
};

/** Why a stack under way cannot step into a hex, whatever points it has. */
const refuseHex = (law: MoveLaw, s: MoveSight, stack: Stack, to: string): Refusal | undefined =>
  law.stops?.(s, stack) ?? refuseInto(law, s, stack, to);

/** A hex beyond one's means takes all there is. */
const paid = ({ spent, allowed }: Stack, costs: readonly number[], isBeyond: boolean): readonly number[] =>
  spent.map((n, i) => {
    const cost = n + (costs[i] ?? 0);
    return isBeyond ? Math.min(cost, Math.max(allowed[i] ?? 0, n)) : cost;
  });

/** Where a step leads; `isLeast`: it takes all there is, and more. */
export type Next =
  | { readonly refused: Refusal }
  | { readonly refused?: never; readonly stack: Stack; readonly isLeast: boolean };

/**
 * A step into the next hex, or why a stack under way cannot take it; an attack on who is there is another matter. What is
 * closed stays closed to those who may go one hex for all they have.
 */
export const next = (law: MoveLaw, s: MoveSight, stack: Stack, to: string): Next => {
  const barred = refuseHex(law, s, stack, to);
  if (barred !== undefined) return { refused: barred };
  const costs = costsOf(law, s, stack, to);
  const short = refusePoints(law, stack, to, costs);
  const mayBeShort = stack.isFresh && law.least !== undefined;
  if (short !== undefined && !mayBeShort) return { refused: short };
  const spent = paid(stack, costs, short !== undefined);
  return {
    stack: onward(law, s, stack, to, spent),
    isLeast: short !== undefined && law.least?.holds(hereOf(stack), to) === true,
  };
};

/** The stack where a step has brought it. */
const onward = (law: MoveLaw, s: MoveSight, stack: Stack, to: string, spent: readonly number[]): Stack => ({
  ...stack,
  trail: [...stack.trail, to],
  isFresh: false,
  spent,
  ...(law.carry !== undefined && { carried: carriedStep(law, s, stack, to).carried }),
});

/** The stack one hex on; the step must be legal. */
export const stepOn = (law: MoveLaw, s: MoveSight, stack: Stack, to: string): Stack => {
  const costs = costsOf(law, s, stack, to);
  return onward(law, s, stack, to, paid(stack, costs, refusePoints(law, stack, to, costs) !== undefined));
};

const refuseCosts = (law: MoveLaw, s: MoveSight, stack: Stack, to: string): Refusal | undefined =>
  stack.isFresh && law.least !== undefined
    ? undefined
    : refusePoints(law, stack, to, costsOf(law, s, stack, to));

/** Only the refusal. */
export const refuseNext = (law: MoveLaw, s: MoveSight, stack: Stack, to: string): Refusal | undefined =>
  refuseHex(law, s, stack, to) ?? refuseCosts(law, s, stack, to);

/** Those of some hexes into which a stack can step. */
export const openTo = (
  law: MoveLaw,
  s: MoveSight,
  stack: Stack,
  hexes: readonly string[],
): readonly string[] =>
  hexes.length === 0 || law.stops?.(s, stack) !== undefined
    ? []
    : hexes.filter((to) => (refuseInto(law, s, stack, to) ?? refuseCosts(law, s, stack, to)) === undefined);

// Chapter 10, the legality of a way: step by step, and at its end the mobile assault on whoever is there.
import { hasUnitsOf } from '../../../mechanics/places.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { stepCost } from './10.10-costs.ts';
import { assaultCost, refuseAssault } from './10.23-mobile-assault.ts';
import { hereOf, refuseNext, refusePoints, stepOn } from './10.2-stacks.ts';
import type { Stack } from './10.2-stacks.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

export const isAssault = (p: Printed, s: Seeing, stack: Stack, to: string): boolean =>
  hasUnitsOf(p, s.own, to, otherSide(stack.side));

export const assaultCosts = (p: Printed, s: Seeing, stack: Stack, to: string): readonly number[] =>
  stack.units.map((unit) => assaultCost(p, s, unit, hereOf(stack), to));

/** 10.23-10.27; no guarantee of one hex pays for it (10.25f). */
export const refuseStrike = (p: Printed, s: Seeing, stack: Stack, to: string): Refusal | undefined => {
  const refused = refuseAssault(p, s, stack.units, hereOf(stack), to);
  if (refused !== undefined) return refused;
  const short = refusePoints(stack, to, assaultCosts(p, s, stack, to));
  return short === undefined ? undefined : { ...short, code: 'ASSAULT.POINTS', rule: 'barbarossa:10.25f' };
};

/** There is no way to a hex, and this is what stops who goes there straight. */
const barred = ({ units }: Stack, goal: string, { code, rule, params }: Refusal): Refusal =>
  refusal('MOVE.BARRED', rule, {
    units: [...units],
    hex: goal,
    because: { key: code, params: { ...params, rule } },
  });

/**
 * Where no way leads: what keeps a stack out of a hex from every side, else what stops one that goes straight there.
 * That the enemy is in it keeps nobody from a strike: then it is what stops him on the way.
 */
export const refuseStraight = (
  p: Printed,
  s: Seeing,
  stack: Stack,
  goal: string,
  strikes = false,
): Refusal | undefined => {
  const endless: Stack = { ...stack, isFresh: true };
  const around = strikes
    ? []
    : p.neighbours(goal).map((from) => refuseNext(p, s, { ...endless, trail: [from] }, goal));
  const [first] = around;
  if (first !== undefined && around.every((refused) => refused?.code === first.code)) return first;
  const straight = p.search.cheapestPath(
    { sources: [p.grid.index(hereOf(stack))], cost: () => 1 },
    p.grid.index(goal),
  );
  let at = endless;
  for (const to of straight?.hexes.slice(1).map(p.grid.id) ?? []) {
    if (strikes && to === goal) break;
    const refused = refuseNext(p, s, at, to);
    if (refused !== undefined) return to === goal ? refused : barred(stack, goal, refused);
    at = { ...endless, trail: [...at.trail, to] };
  }
  return undefined;
};

/** Follows a way as far as it is legal. */
export const walk = (
  p: Printed,
  s: Seeing,
  start: Stack,
  path: readonly string[],
): { readonly stack: Stack; readonly refused?: Refusal } => {
  let stack = start;
  for (const [i, to] of path.entries()) {
    const isStrike = i === path.length - 1 && isAssault(p, s, stack, to);
    const refused = isStrike ? refuseStrike(p, s, stack, to) : refuseNext(p, s, stack, to);
    if (refused !== undefined) return { stack, refused };
    if (!isStrike) stack = stepOn(p, s, stack, to);
  }
  return { stack };
};

const SHORT: ReadonlySet<string> = new Set(['MOVE.FAR', 'MOVE.SLOWEST', 'ASSAULT.POINTS']);

/** Points that do not do for the whole of a way: who named its end hears what it costs to get there, and how far they go. */
export const ofWhole = (
  p: Printed,
  s: Seeing,
  start: Stack,
  path: readonly string[],
  reached: Stack,
  refused: Refusal,
): Refusal => {
  const goal = path.at(-1) ?? '';
  const isWay = path.every((hex, i) => p.isHex(hex) && p.areAdjacent(path[i - 1] ?? hereOf(start), hex));
  if (!SHORT.has(refused.code) || path.length < 2 || !isWay) return refused;
  const sums = start.units.map((unit, i) => {
    const cost = path.reduce((sum, to, n) => {
      const from = path[n - 1] ?? hereOf(start);
      return sum + (to === goal && isAssault(p, s, start, to) ? assaultCost : stepCost)(p, s, unit, from, to);
    }, 0);
    return { cost, left: start.limit - (start.spent[i] ?? 0) };
  });
  const dearest = sums.toSorted((a, b) => b.cost - b.left - (a.cost - a.left))[0];
  if (dearest === undefined) return refused;
  const far = { goal, whole: dearest.cost, all: Math.max(0, dearest.left) };
  const gone = reached.trail.length > 1 ? { reached: hereOf(reached) } : {};
  return { ...refused, params: { ...refused.params, ...far, ...gone } };
};

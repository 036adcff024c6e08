// Chapter 10, ways: what lies within reach of a stack, the cheapest way between two hexes, and a walk worth taking
// for players that draw at random.
import { isHeldBy } from '../../../mechanics/control.ts';
import { hasUnitsOf } from '../../../mechanics/places.ts';
import type { Pick } from '../../../core/rule-set.ts';
import type { Path } from '../../../hex/search.ts';
import { distance } from '../../../hex/distance.ts';
import type { StepCost } from '../../../hex/side-tables.ts';
import { stackCost } from './10.10-cost-tables.ts';
import { hereOf, leftOf, refuseNext, stackOf, stepOn } from './10.2-stacks.ts';
import type { Stack } from './10.2-stacks.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

export type Reached = { readonly place: string; readonly cost: number };

/** 10.1b: every hex a stack can come to from where it is, and what that costs; where it stands is left out. */
export const reachOf = (p: Printed, s: Seeing, units: readonly string[]): readonly Reached[] => {
  const stack = stackOf(p, s, units);
  const here = hereOf(stack);
  const { cost, order, reached } = p.search.flood({
    sources: [p.grid.index(here)],
    cost: stackCost(p, s, stack),
    budget: leftOf(stack),
  });
  const found = Array.from(order.subarray(1, reached), (hex) => ({
    place: p.grid.id(hex),
    cost: cost[hex] ?? 0,
  }));
  const beyond = p
    .neighbours(here)
    .filter((to) => !found.some(({ place }) => place === to) && refuseNext(p, s, stack, to) === undefined)
    .map((place) => ({ place, cost: leftOf(stack) }));
  return [...found, ...beyond];
};

/** The cheapest way to a hex, however far but for a budget; `into` says what going in costs where enemies are, undefined: nothing does. */
export const wayTo = (
  p: Printed,
  s: Seeing,
  stack: Stack,
  goal: string,
  into?: (from: string) => number | undefined,
  budget = Infinity,
): Path | undefined => {
  const plain = stackCost(p, s, stack);
  const target = p.grid.index(goal);
  const cost: StepCost =
    into === undefined
      ? plain
      : (a, b, d, side) => (b === target ? (into(p.grid.id(a)) ?? -1) : plain(a, b, d, side));
  return p.search.cheapestPath({ sources: [p.grid.index(hereOf(stack))], cost, budget }, target);
};

/** The same without an enemy at its end, as the hexes after the one the stack is in. */
export const wayBetween = (
  p: Printed,
  s: Seeing,
  stack: Stack,
  goal: string,
): { readonly hexes: readonly string[]; readonly isUnique: boolean } | undefined => {
  const way = wayTo(p, s, stack, goal);
  return way === undefined ? undefined : { hexes: way.hexes.slice(1).map(p.grid.id), isUnique: way.isUnique };
};

/** Places worth going to: objectives of the other side and its units, the nearest of a few drawn at random. */
const drawGoal = (p: Printed, s: Seeing, from: string, side: Who, pick: Pick): string | undefined => {
  const enemy = otherSide(side);
  const places = Object.keys(s.own.places);
  const far = (hex: string): number => distance(p.grid, p.grid.index(from), p.grid.index(hex));
  const drawn = Array.from({ length: 6 }, () => places[pick(places.length)] ?? '').filter(
    (hex) => p.isHex(hex) && hasUnitsOf(p, s.own, hex, enemy),
  );
  const prizes = Array.from({ length: 2 }, () => p.objectives[pick(p.objectives.length)] ?? '').filter(
    (hex) => p.isHex(hex) && isHeldBy(p, s, hex, enemy),
  );
  return [...drawn, ...prizes].toSorted((a, b) => far(a) - far(b))[0];
};

/** One chance in so many to stop with points left, and to turn aside from the goal. */
const STOPS = 7;
const STRAYS = 5;

/** Goes toward a goal hex by hex while there is a way on; `strikes` is asked whether to end the way in an assault. */
export const stroll = (
  p: Printed,
  s: Seeing,
  stack: Stack,
  pick: Pick,
  strikes: (stack: Stack, to: string) => boolean,
): readonly string[] | undefined => {
  const goal = drawGoal(p, s, hereOf(stack), stack.side, pick);
  const target = goal === undefined ? -1 : p.grid.index(goal);
  const far = (hex: string): number => (target < 0 ? 0 : distance(p.grid, p.grid.index(hex), target));
  let at = stack;
  for (;;) {
    const here = hereOf(at);
    const gone = at.trail.slice(1);
    if (gone.length > 0 && (leftOf(at) === 0 || pick(STOPS) === 0)) return gone;
    const next = p.neighbours(here).filter((to) => !at.trail.includes(to));
    const struck = next.find((to) => far(to) <= far(here) && strikes(at, to));
    if (struck !== undefined) return [...gone, struck];
    const open = next.filter((to) => refuseNext(p, s, at, to) === undefined);
    const nearer = pick(STRAYS) === 0 ? open : open.filter((to) => far(to) <= far(here));
    const from = nearer.length > 0 || gone.length > 0 ? nearer : open;
    const to = from[pick(Math.max(1, from.length))];
    if (to === undefined) return gone.length > 0 ? gone : undefined;
    at = stepOn(p, s, at, to);
  }
};

// Ways: what lies within reach of a stack, the cheapest way between two hexes, and a walk worth taking for players that
// draw at random.
import type { Pick } from '../../core/rule-set.ts';
import { distance } from '../../hex/distance.ts';
import type { Path } from '../../hex/search.ts';
import type { StepCost } from '../../hex/side-tables.ts';
import { isHeldBy } from '../control.ts';
import { hasUnitsOf, placesInUse } from '../places.ts';
import { searchCarried } from './carry.ts';
import { stackCost } from './costs.ts';
import type { MoveLaw, MoveSight, Stack } from './law.ts';
import { hereOf, leftOf, openTo, refuseNext, stackOf, stepOn } from './stack.ts';

export type Reached = { readonly place: string; readonly cost: number };

const mayEnd = (law: MoveLaw, s: MoveSight, stack: Stack, to: string): boolean =>
  law.refuseEnd?.(s, { ...stack, trail: [...stack.trail, to] }) === undefined;

/** By grid number, with what it costs to come there; without the hex it stands in. */
const inReach = (law: MoveLaw, s: MoveSight, stack: Stack): readonly (readonly [number, number])[] => {
  // Who has come to a stop where it stands goes nowhere: a flood asks only of the hexes it comes to.
  if (law.stops?.(s, stack) !== undefined) return [];
  const { grid, search } = law.sheet;
  const stops = law.stopsAt?.(s, stack);
  const source = grid.index(hereOf(stack));
  const asked = {
    cost: stackCost(law, s, stack),
    budget: leftOf(stack),
    ...(stops !== undefined && { stops }),
  };
  if (law.carry !== undefined) {
    const { reached } = searchCarried(law, law.carry, s, stack, { source, ...asked });
    return [...reached].slice(1);
  }
  const { cost, order, reached } = search.flood({ sources: [source], ...asked });
  return Array.from(order.subarray(1, reached), (hex) => [hex, cost[hex] ?? 0] as const);
};

/** Every hex a stack can come to from where it is, and what that costs; where it stands is left out. */
export const reachOf = (law: MoveLaw, s: MoveSight, units: readonly string[]): readonly Reached[] => {
  const { sheet } = law;
  const stack = stackOf(law, s, units);
  const here = hereOf(stack);
  const found = inReach(law, s, stack).map(([hex, cost]) => ({ place: sheet.grid.id(hex), cost }));
  const beyond = sheet
    .neighbours(here)
    .filter((to) => !found.some(({ place }) => place === to) && refuseNext(law, s, stack, to) === undefined)
    .map((place) => ({ place, cost: leftOf(stack) - leftOf(stepOn(law, s, stack, place)) }));
  const all = [...found, ...beyond];
  return law.refuseEnd === undefined ? all : all.filter(({ place }) => mayEnd(law, s, stack, place));
};

/** The cheapest way to a hex, however far but for a budget; `into` says what going in costs where enemies are, undefined: nothing does. */
export const wayTo = (
  law: MoveLaw,
  s: MoveSight,
  stack: Stack,
  goal: string,
  into?: (from: string) => number | undefined,
  budget = Infinity,
): Path | undefined => {
  const { grid, search } = law.sheet;
  const plain = stackCost(law, s, stack);
  const target = grid.index(goal);
  const cost: StepCost =
    into === undefined
      ? plain
      : (a, b, d, side) => (b === target ? (into(grid.id(a)) ?? -1) : plain(a, b, d, side));
  const stops = law.stopsAt?.(s, stack);
  const source = grid.index(hereOf(stack));
  const asked = { cost, budget, ...(stops !== undefined && { stops }) };
  if (law.carry !== undefined)
    return searchCarried(law, law.carry, s, stack, { source, ...asked, goal: target }).path(target);
  const question = { sources: [source], ...asked };
  return search.cheapestPath(question, target);
};

/** The hexes after the one a stack is in. */
export type Way = { readonly hexes: readonly string[]; readonly isUnique: boolean };

export const onward = (law: MoveLaw, way: Path | undefined): Way | undefined =>
  way === undefined
    ? undefined
    : { hexes: way.hexes.slice(1).map(law.sheet.grid.id), isUnique: way.isUnique };

/** The same without an enemy at its end. */
export const wayBetween = (law: MoveLaw, s: MoveSight, stack: Stack, goal: string): Way | undefined =>
  onward(law, wayTo(law, s, stack, goal));

/** Whether a way is the one that its last hex alone would be filled in to. */
export const isFilledIn = (law: MoveLaw, s: MoveSight, stack: Stack, way: readonly string[]): boolean =>
  wayBetween(law, s, stack, way.at(-1) ?? '')?.hexes.join(' ') === way.join(' ');

/** Places worth going to: prizes of the other side and its units, the nearest of a few drawn at random. */
const drawGoal = (law: MoveLaw, s: MoveSight, { side, ...stack }: Stack, pick: Pick): string | undefined => {
  const { sheet, prizes } = law;
  const from = sheet.grid.index(stack.trail[stack.trail.length - 1] ?? '');
  const enemy = sheet.other(side);
  const places = placesInUse(sheet, s);
  const far = (hex: string): number => distance(sheet.grid, from, sheet.grid.index(hex));
  const drawn = Array.from({ length: 6 }, () => places[pick(places.length)]?.place ?? '').filter(
    (hex) => sheet.isHex(hex) && hasUnitsOf(sheet, s.own, hex, enemy),
  );
  const won = Array.from({ length: 2 }, () => prizes[pick(Math.max(1, prizes.length))] ?? '').filter(
    (hex) => sheet.isHex(hex) && isHeldBy(sheet, s, hex, enemy),
  );
  return [...drawn, ...won].toSorted((a, b) => far(a) - far(b))[0];
};

/** One chance in so many to stop with points left, and to turn aside from the goal. */
const STOPS = 7;
const STRAYS = 5;

/** Goes toward a goal hex by hex while there is a way on; `strikes` is asked whether to end the way in an assault. */
export const stroll = (
  law: MoveLaw,
  s: MoveSight,
  stack: Stack,
  pick: Pick,
  strikes?: (stack: Stack, to: string) => boolean,
): readonly string[] | undefined => {
  const { grid, neighbours } = law.sheet;
  const goal = drawGoal(law, s, stack, pick);
  const target = goal === undefined ? -1 : grid.index(goal);
  const far = (hex: string): number => (target < 0 ? 0 : distance(grid, grid.index(hex), target));
  let at = stack;
  const mayStay = (): boolean =>
    at.trail.length > 1 && (law.refuseEnd === undefined || law.refuseEnd(s, at) === undefined);
  for (;;) {
    const here = hereOf(at);
    const gone = at.trail.slice(1);
    if (mayStay() && (leftOf(at) === 0 || pick(STOPS) === 0)) return gone;
    const next = neighbours(here).filter((to) => !at.trail.includes(to));
    const most = far(here);
    const onTheWay = next.filter((to) => far(to) <= most);
    const struck = strikes === undefined ? undefined : onTheWay.find((to) => strikes(at, to));
    if (struck !== undefined) return [...gone, struck];
    const nearer = openTo(law, s, at, pick(STRAYS) === 0 ? next : onTheWay);
    const from = nearer.length > 0 || gone.length > 0 ? nearer : openTo(law, s, at, next);
    const to = from[pick(Math.max(1, from.length))];
    if (to === undefined) return mayStay() ? gone : undefined;
    at = stepOn(law, s, at, to);
  }
};

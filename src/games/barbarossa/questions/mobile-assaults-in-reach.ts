// Chapter 10: mobile assaults within reach. The way to each of them, what it costs, and the board when it is launched.
import { hasUnitsOf, placeOf } from '../../../mechanics/places.ts';
import type { Refusal } from '../../../core/types.ts';
import { assaultCost, refuseAssault, refuseGround } from '../10-movement/10.23-mobile-assault.ts';
import { fellows, hereOf, leftOf, movable, refuseMovers, stackOf } from '../10-movement/10.2-stacks.ts';
import type { Stack } from '../10-movement/10.2-stacks.ts';
import { assaultCosts, ofWhole, refuseStraight, walk } from '../10-movement/10.4-path-legality.ts';
import { reachOf, wayTo } from '../10-movement/10.4-paths.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { isMech, phasing } from '../state.ts';
import type { Seeing } from '../state.ts';
import { otherSide } from '../data/sheet.ts';

/** An assault that could be ordered: the whole way, the hex it is launched from, what it costs of what there is. */
export type MobileStrike = {
  readonly units: readonly string[];
  readonly target: string;
  readonly path: readonly string[];
  readonly from: string;
  readonly cost: number;
  readonly left: number;
};

/** The cheapest way from where a stack stands into a hex of the enemy, points apart unless a budget is given. */
export const wayInto = (
  p: Printed,
  s: Seeing,
  stack: Stack,
  goal: string,
  budget?: number,
): { readonly hexes: readonly string[]; readonly isUnique: boolean } | undefined => {
  const { units } = stack;
  const into = (from: string): number | undefined =>
    refuseAssault(p, s, units, from, goal) === undefined
      ? Math.max(...units.map((unit) => assaultCost(p, s, unit, from, goal)))
      : undefined;
  const way = wayTo(p, s, stack, goal, into, budget);
  return way === undefined ? undefined : { hexes: way.hexes.slice(1).map(p.grid.id), isUnique: way.isUnique };
};

/** 10.2a: the nearest way beside a hex is longer than there are points for; undefined where none leads there. */
const refuseDistance = (p: Printed, s: Seeing, start: Stack, goal: string): Refusal | undefined => {
  const [way] = p
    .neighbours(goal)
    .flatMap((from) => wayTo(p, s, start, from) ?? [])
    .toSorted((a, b) => a.cost - b.cost);
  if (way === undefined) return undefined;
  const path = [...way.hexes.slice(1).map(p.grid.id), goal];
  const { stack, refused } = walk(p, s, start, path);
  return refused === undefined ? undefined : ofWhole(p, s, start, path, stack, refused);
};

/**
 * Why nobody of a stack could strike a hex from anywhere next to it: the reason that has nothing to do with where
 * (10.25), else what is wrong with a hex he could come to, else that he could come to none.
 */
export const refuseEverywhere = (p: Printed, s: Seeing, start: Stack, goal: string): Refusal | undefined => {
  const { units } = start;
  const around = p.neighbours(goal);
  const refused = around.map((from) => refuseAssault(p, s, units, from, goal));
  if (refused.includes(undefined)) return undefined;
  const general = refused.find((one) => one?.params['from'] === undefined && one?.code !== 'ASSAULT.SUPPLY');
  if (general !== undefined) return general;
  const within = new Set([hereOf(start), ...reachOf(p, s, units).map(({ place }) => place)]);
  return refused.find((_, i) => within.has(around[i] ?? '')) ?? refuseDistance(p, s, start, goal);
};

const pathOf = (
  p: Printed,
  s: Seeing,
  start: Stack,
  target: string,
  budget?: number,
): readonly string[] | undefined =>
  p.areAdjacent(hereOf(start), target) ? [target] : wayInto(p, s, start, target, budget)?.hexes;

const strikeAlong = (
  p: Printed,
  s: Seeing,
  start: Stack,
  target: string,
  path: readonly string[],
): MobileStrike | Refusal => {
  const { stack, refused } = walk(p, s, start, path);
  if (refused !== undefined) return refused;
  const into = Math.max(...assaultCosts(p, s, stack, target));
  const cost = leftOf(start) - leftOf(stack) + into;
  return { units: start.units, target, path, from: hereOf(stack), cost, left: leftOf(start) };
};

/** What `assault` would do with a stack and a hex: the strike, or why there is none. */
export const strikeAt = (
  p: Printed,
  s: Seeing,
  units: readonly string[],
  target: string,
): MobileStrike | Refusal => {
  const [first = ''] = units;
  const refused = refuseMovers(p, s, units, p.unit(first).side as Who);
  if (refused !== undefined) return refused;
  const start = stackOf(p, s, units);
  const path = pathOf(p, s, start, target);
  if (path !== undefined) return strikeAlong(p, s, start, target, path);
  const params = { units: [...units], hex: target };
  return (
    refuseEverywhere(p, s, start, target) ??
    refuseStraight(p, s, start, target, true) ?? { code: 'MOVE.NO-WAY', rule: 'barbarossa:10.1b', params }
  );
};

export const isStrike = (found: MobileStrike | Refusal): found is MobileStrike => 'path' in found;

/** The same within their points, without reasons. */
const strikeWithin = (
  p: Printed,
  s: Seeing,
  units: readonly string[],
  target: string,
): MobileStrike | undefined => {
  const start = stackOf(p, s, units);
  const path = pathOf(p, s, start, target, leftOf(start));
  const found = path === undefined ? undefined : strikeAlong(p, s, start, target, path);
  return found !== undefined && isStrike(found) ? found : undefined;
};

/** With all of them, else with those who can. */
const strikeOf = (
  p: Printed,
  s: Seeing,
  units: readonly string[],
  target: string,
): MobileStrike | undefined => {
  const all = strikeWithin(p, s, units, target);
  if (all !== undefined) return all;
  const able = units.filter((unit) => strikeWithin(p, s, [unit], target) !== undefined);
  return able.length === 0
    ? undefined
    : (strikeWithin(p, s, able, target) ?? strikeWithin(p, s, able.slice(0, 1), target));
};

/** Mechanized units that move as one, each stack once. */
const groups = (p: Printed, s: Seeing): readonly (readonly string[])[] => {
  const able = new Set(movable(p, s).filter((unit) => isMech(p, unit)));
  const found = new Map<string, readonly string[]>();
  for (const unit of able) {
    const group = fellows(p, s, unit)
      .filter((other) => able.has(other))
      .toSorted();
    found.set(group.join(' '), group);
  }
  return [...found.values()];
};

/** Enemy hexes next to where a stack can come, on ground that lets it in. */
const near = (p: Printed, s: Seeing, units: readonly string[]): readonly string[] => {
  const enemy = otherSide(phasing(s));
  const [first = ''] = units;
  const hexes = [placeOf(s.own, first), ...reachOf(p, s, units).map(({ place }) => place)];
  const around = new Set(hexes.flatMap((hex) => p.neighbours(hex)));
  return [...around].filter(
    (hex) =>
      hasUnitsOf(p, s.own, hex, enemy) && refuseGround(p, s, units, otherSide(enemy), hex) === undefined,
  );
};

/** Every mobile assault the phasing side could order now, a stack and a hex at a time; or all on one hex. */
export const mobileStrikes = (p: Printed, s: Seeing, hex?: string): readonly MobileStrike[] =>
  groups(p, s).flatMap((units) => {
    const targets = units.flatMap((unit) => near(p, s, [unit]));
    return [...new Set(targets)]
      .filter((target) => hex === undefined || target === hex)
      .toSorted()
      .flatMap((target) => strikeOf(p, s, units, target) ?? []);
  });

/** Where one unit could strike, and for what. */
export const strikesBy = (p: Printed, s: Seeing, unit: string): readonly MobileStrike[] =>
  near(p, s, [unit]).flatMap((target) => strikeWithin(p, s, [unit], target) ?? []);

/** The board as a strike will find it: the strikers in their launch hex, the hexes of their way theirs (10.26a). */
export const launched = (p: Printed, s: Seeing, { units, path, from }: MobileStrike): Seeing => {
  const [first = ''] = units;
  const gone = path.slice(0, -1);
  if (gone.length === 0) return s;
  const side = p.unit(first).side as Who;
  const places: Record<string, readonly string[]> = {};
  for (const [place, there] of Object.entries(s.own.places)) {
    const rest = there.filter((unit) => !units.includes(unit));
    if (rest.length > 0) places[place] = rest;
  }
  places[from] = [...units, ...(places[from] ?? [])];
  const held = { ...s.own.held, ...Object.fromEntries(gone.map((hex) => [hex, side])) };
  return { ...s, own: { ...s.own, places, held } };
};

// Assaults out of a move within reach: the way to each of them, what it costs, and the board when it is launched.
import { refusal } from '../../core/rule-set.ts';
import type { Refusal } from '../../core/types.ts';
import { placeOf, standing } from '../places.ts';
import { assaultCosts, ofWhole, refuseStraight, walk } from './follow.ts';
import type { MoveLaw, MoveSight, Stack } from './law.ts';
import { lotsOf, movable, refuseMovers } from './movers.ts';
import { hereOf, leftOf, stackOf } from './stack.ts';
import { onward, reachOf, wayTo } from './ways.ts';
import type { Way } from './ways.ts';

/** An assault that could be ordered: the whole way, the hex it is launched from, what it costs of what there is. */
export type MobileStrike = {
  readonly units: readonly string[];
  readonly target: string;
  readonly path: readonly string[];
  readonly from: string;
  readonly cost: number;
  readonly left: number;
};

/** Why the phasing side makes no assault out of a move at all now. */
export const refuseAssaults = (law: MoveLaw, s: MoveSight): Refusal | undefined => {
  const { assault } = law;
  const refused = assault?.refuseTurn(s);
  if (assault === undefined || refused !== undefined) return refused;
  return movable(law, s).some((unit) => assault.fits(unit))
    ? undefined
    : refusal('ASSAULT.NOBODY-LEFT', assault.rules.assault, { side: s.clock.phasing });
};

/** The cheapest way from where a stack stands into a hex of the enemy, points apart unless a budget is given. */
export const wayInto = (
  law: MoveLaw,
  s: MoveSight,
  stack: Stack,
  goal: string,
  budget?: number,
): Way | undefined => {
  const { assault } = law;
  if (assault === undefined) return undefined;
  const { units } = stack;
  const into = (from: string): number | undefined =>
    assault.refuse(s, units, from, goal) === undefined
      ? Math.max(...units.map((unit) => assault.price(s, unit, from, goal)))
      : undefined;
  return onward(law, wayTo(law, s, stack, goal, into, budget));
};

/** The nearest way beside a hex is longer than there are points for; undefined where none leads there. */
const refuseDistance = (law: MoveLaw, s: MoveSight, start: Stack, goal: string): Refusal | undefined => {
  const { sheet } = law;
  const [way] = sheet
    .neighbours(goal)
    .flatMap((from) => wayTo(law, s, start, from) ?? [])
    .toSorted((a, b) => a.cost - b.cost);
  if (way === undefined) return undefined;
  const path = [...way.hexes.slice(1).map(sheet.grid.id), goal];
  const { stack, refused } = walk(law, s, start, path);
  return refused === undefined ? undefined : ofWhole(law, s, start, path, stack, refused);
};

/**
 * Why nobody of a stack could strike a hex from anywhere next to it: the reason that has nothing to do with where, else
 * what is wrong with a hex he could come to, else that he could come to none.
 */
export const refuseEverywhere = (
  law: MoveLaw,
  s: MoveSight,
  start: Stack,
  goal: string,
): Refusal | undefined => {
  const { sheet, assault } = law;
  if (assault === undefined) return undefined;
  const { units } = start;
  const around = sheet.neighbours(goal);
  const refused = around.flatMap((from) => assault.refuse(s, units, from, goal) ?? []);
  if (refused.length < around.length) return undefined;
  const general = refused.find((one) => !assault.hangsOnPlace(one));
  if (general !== undefined) return general;
  const within = new Set([hereOf(start), ...reachOf(law, s, units).map(({ place }) => place)]);
  return refused.find((_, i) => within.has(around[i] ?? '')) ?? refuseDistance(law, s, start, goal);
};

const pathOf = (
  law: MoveLaw,
  s: MoveSight,
  start: Stack,
  target: string,
  budget?: number,
): readonly string[] | undefined =>
  law.sheet.areAdjacent(hereOf(start), target) ? [target] : wayInto(law, s, start, target, budget)?.hexes;

const strikeAlong = (
  law: MoveLaw,
  s: MoveSight,
  start: Stack,
  target: string,
  path: readonly string[],
): MobileStrike | Refusal => {
  const { stack, refused } = walk(law, s, start, path);
  if (refused !== undefined) return refused;
  const into = Math.max(...assaultCosts(law, s, stack, target));
  const cost = leftOf(start) - leftOf(stack) + into;
  return { units: start.units, target, path, from: hereOf(stack), cost, left: leftOf(start) };
};

/** What `assault` would do with a stack and a hex: the strike, or why there is none. */
export const strikeAt = (
  law: MoveLaw,
  s: MoveSight,
  units: readonly string[],
  target: string,
): MobileStrike | Refusal => {
  const [first = ''] = units;
  const refused = refuseMovers(law, s, units, law.sheet.sideOf(first));
  if (refused !== undefined) return refused;
  const start = stackOf(law, s, units);
  const path = pathOf(law, s, start, target);
  if (path !== undefined) return strikeAlong(law, s, start, target, path);
  return (
    refuseEverywhere(law, s, start, target) ??
    refuseStraight(law, s, start, target, true) ??
    refusal('MOVE.NO-WAY', law.rules.move, { units: [...units], hex: target })
  );
};

export const isStrike = (found: MobileStrike | Refusal): found is MobileStrike => 'path' in found;

/** The same within their points, without reasons. */
const strikeWithin = (
  law: MoveLaw,
  s: MoveSight,
  units: readonly string[],
  target: string,
): MobileStrike | undefined => {
  const start = stackOf(law, s, units);
  const path = pathOf(law, s, start, target, leftOf(start));
  const found = path === undefined ? undefined : strikeAlong(law, s, start, target, path);
  return found !== undefined && isStrike(found) ? found : undefined;
};

/** With all of them, else with those who can. */
const strikeOf = (
  law: MoveLaw,
  s: MoveSight,
  units: readonly string[],
  target: string,
): MobileStrike | undefined => {
  const all = strikeWithin(law, s, units, target);
  if (all !== undefined) return all;
  const able = units.filter((unit) => strikeWithin(law, s, [unit], target) !== undefined);
  return able.length === 0
    ? undefined
    : (strikeWithin(law, s, able, target) ?? strikeWithin(law, s, able.slice(0, 1), target));
};

/** Enemy hexes next to where a stack can come, on ground that lets it in. */
const near = (law: MoveLaw, s: MoveSight, units: readonly string[]): readonly string[] => {
  const { sheet, assault } = law;
  const { grid } = sheet;
  const side = s.clock.phasing;
  const open = standing(sheet, s, sheet.other(side)).slice();
  const [first = ''] = units;
  const hexes = [placeOf(s.own, first), ...reachOf(law, s, units).map(({ place }) => place)];
  const around: string[] = [];
  for (const from of hexes.map(grid.index))
    for (let d = 0; d < 6; d++) {
      const hex = grid.neighbours[from * 6 + d] ?? -1;
      if (hex < 0 || open[hex] !== 1) continue;
      open[hex] = 0;
      around.push(grid.id(hex));
    }
  return around.filter((hex) => assault?.refuseGround(s, units, side, hex) === undefined);
};

/** Every assault the phasing side could order now, a stack and a hex at a time; or all on one hex. */
export const mobileStrikes = (law: MoveLaw, s: MoveSight, hex?: string): readonly MobileStrike[] => {
  const able = movable(law, s).filter((unit) => law.assault?.fits(unit) === true);
  return lotsOf(law, s, able).flatMap((units) => {
    const targets = units.flatMap((unit) => near(law, s, [unit]));
    return [...new Set(targets)]
      .filter((target) => hex === undefined || target === hex)
      .toSorted()
      .flatMap((target) => strikeOf(law, s, units, target) ?? []);
  });
};

/** Where one unit could strike, and for what. */
export const strikesBy = (law: MoveLaw, s: MoveSight, unit: string): readonly MobileStrike[] =>
  near(law, s, [unit]).flatMap((target) => strikeWithin(law, s, [unit], target) ?? []);

/** The board as a strike will find it: the strikers in their launch hex, the hexes of their way theirs. */
export const launched = <S extends MoveSight>(law: MoveLaw, s: S, { units, path, from }: MobileStrike): S => {
  const [first = ''] = units;
  const gone = path.slice(0, -1);
  if (gone.length === 0) return s;
  const side = law.sheet.sideOf(first);
  const places: Record<string, readonly string[]> = {};
  for (const [place, there] of Object.entries(s.own.places)) {
    const rest = there.filter((unit) => !units.includes(unit));
    if (rest.length > 0) places[place] = rest;
  }
  places[from] = [...units, ...(places[from] ?? [])];
  const held = { ...s.own.held, ...Object.fromEntries(gone.map((hex) => [hex, side])) };
  return { ...s, own: { ...s.own, places, held } };
};

// Every way in which a beaten stack can leave its hex. Knows hexes and room, not what makes them.
import { distance } from '../../hex/distance.ts';
import type { Grid } from '../../hex/grid.ts';

/** What the map, the enemy and the stacks allow. */
export type Ways = {
  /** Hexes a unit may go into from another, room left aside. */
  readonly open: (unit: string, from: string) => readonly string[];
  /** Of the hexes open to units those that come first: all of them where none does. */
  readonly first: (from: string, hexes: readonly string[], units: readonly string[]) => readonly string[];
  /** Whether those for whom there is no room go on through it into another hex; else they stay and cannot leave. */
  readonly farther: boolean;
  /** Whether units may stop in a hex, with those who are there. */
  readonly fits: (hex: string, coming: readonly string[]) => boolean;
};

/** Units that take one path; it ends where they stop. */
export type Leg = { readonly units: readonly string[]; readonly path: readonly string[] };

/** A whole retreat. Units in no leg cannot leave. */
export type Plan = readonly Leg[];

/** How a retreat stands in the middle of being thought out. */
type Node = {
  readonly group: readonly string[];
  readonly at: string;
  /** From the beaten hex to here. */
  readonly path: readonly string[];
  readonly done: Plan;
};

const survivors = (plan: Plan): number => plan.reduce((sum, { units }) => sum + units.length, 0);

const stoppedIn = (plan: Plan, hex: string): readonly string[] =>
  plan.filter(({ path }) => path.at(-1) === hex).flatMap(({ units }) => units);

const writing = (plan: Plan): string =>
  plan
    .flatMap(({ units, path }) => units.map((unit) => `${unit}:${path.at(-1)}`))
    .toSorted()
    .join(' ');

const openFrom = (ways: Ways, unit: string, { at, path }: Node): readonly string[] =>
  ways.open(unit, at).filter((hex) => !path.includes(hex));

/** Hexes that all of a group may go into, in the directions that come first for them as one. */
const sharedBy = (ways: Ways, node: Node): readonly string[] => {
  const [first, ...rest] = node.group;
  if (first === undefined) return [];
  const open = openFrom(ways, first, node).filter((hex) =>
    rest.every((unit) => openFrom(ways, unit, node).includes(hex)),
  );
  return ways.first(node.at, open, node.group);
};

/** Who stops in which of the next hexes; those who stop in none have to go on. */
type Share = { readonly stops: Readonly<Record<string, readonly string[]>>; readonly on: readonly string[] };

/** Everybody for himself, but as many as can stop do; only the surplus goes on. */
const shares = (ways: Ways, node: Node): readonly Share[] => {
  const all = node.group.reduce<readonly Share[]>(
    (found, unit) =>
      found.flatMap(({ stops, on }) => [
        ...ways
          .first(node.at, openFrom(ways, unit, node), [unit])
          .map((hex) => ({ hex, units: [...(stops[hex] ?? []), unit] }))
          .filter(({ hex, units }) => ways.fits(hex, [...stoppedIn(node.done, hex), ...units]))
          .map(({ hex, units }) => ({ stops: { ...stops, [hex]: units }, on })),
        { stops, on: [...on, unit] },
      ]),
    [{ stops: {}, on: [] }],
  );
  const fewest = Math.min(...all.map(({ on }) => on.length));
  return all.filter(({ on }) => on.length === fewest);
};

const withStops = ({ done, path }: Node, stops: Share['stops']): Plan => [
  ...done,
  ...Object.entries(stops).map(([hex, units]) => ({ units, path: [...path, hex] })),
];

/** What can become of a group at one hex: plans that are whole, and groups still on their way. */
type Outcome = { readonly plans: readonly Plan[]; readonly onward: readonly Node[] };

const parted = (ways: Ways, node: Node): Outcome => {
  const plans: Plan[] = [];
  const onward: Node[] = [];
  for (const { stops, on } of shares(ways, node)) {
    const rest = { ...node, group: on, done: withStops(node, stops) };
    const hexes = ways.farther ? sharedBy(ways, rest) : [];
    onward.push(...hexes.map((hex) => ({ ...rest, at: hex, path: [...node.path, hex] })));
    if (hexes.length === 0) plans.push(...(ways.farther ? apart(ways, rest) : [rest.done]));
  }
  return { plans, onward };
};

const atHex = (ways: Ways, node: Node, isOne: boolean): Outcome => {
  const hexes = sharedBy(ways, node);
  const whole = hexes.filter((hex) => ways.fits(hex, [...stoppedIn(node.done, hex), ...node.group]));
  if (isOne && whole.length > 0)
    return { plans: whole.map((hex) => withStops(node, { [hex]: node.group })), onward: [] };
  // Nothing all may enter: everybody for himself.
  return hexes.length === 0 && node.group.length > 1
    ? { plans: apart(ways, node), onward: [] }
    : parted(ways, node);
};

const best = (plans: readonly Plan[]): readonly Plan[] => {
  const most = Math.max(...plans.map(survivors));
  const seen = new Set<string>();
  return plans.filter((plan) => {
    const key = writing(plan);
    if (survivors(plan) < most || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

/** Breadth first: of several ways to the same end the shortest is found. */
const leave = (ways: Ways, start: Node, isOne: boolean): readonly Plan[] => {
  const plans: Plan[] = [];
  const queue: { readonly node: Node; readonly one: boolean }[] = [{ node: start, one: isOne }];
  const seen = new Set<string>();
  for (const { node, one } of queue) {
    const able = node.group.filter((unit) => openFrom(ways, unit, node).length > 0);
    if (able.length === 0) {
      plans.push(node.done);
      continue;
    }
    const { plans: ended, onward } = atHex(ways, { ...node, group: able }, one);
    plans.push(...ended);
    for (const next of onward) {
      const key = `${next.at} ${next.group.join(' ')} ${writing(next.done)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push({ node: next, one: true });
    }
  }
  return best(plans);
};

const apart = (ways: Ways, node: Node): readonly Plan[] =>
  node.group.reduce<readonly Plan[]>(
    (plans, unit) => plans.flatMap((done) => leave(ways, { ...node, group: [unit], done }, true)),
    [node.done],
  );

/**
 * Every retreat of a stack that saves as many as can be saved. It stays together where there is room; once it has had to part, `isOne` is false and the rest are free to part again.
 */
export const retreatPlans = (
  ways: Ways,
  group: readonly string[],
  from: string,
  isOne: boolean,
): readonly Plan[] => leave(ways, { group, at: from, path: [], done: [] }, isOne);

const parts = (units: readonly string[]): readonly (readonly string[])[] =>
  units.reduce<readonly (readonly string[])[]>(
    (found, unit) => [...found, ...found.map((set) => [...set, unit]), [unit]],
    [],
  );

/** The next order of each plan. Those who part and stop in the next hex may be told to go there one by one. */
export const legsOf = (plans: readonly Plan[]): readonly Leg[] => {
  const legs = new Map<string, Leg>();
  for (const plan of plans)
    for (const { units, path } of plan) {
      const groups = plan.length > 1 && path.length === 1 ? parts(units) : [units];
      for (const group of groups) {
        const leg = { units: group.toSorted(), path };
        legs.set(`${leg.units.join(' ')} > ${path.join(' ')}`, leg);
      }
    }
  return [...legs.values()];
};

/** How far a hex is from the nearest of these, as the crow flies; 0 everywhere where there is none. */
export const awayFrom =
  (grid: Grid, places: readonly number[]): ((hex: string) => number) =>
  (hex) => {
    const at = grid.index(hex);
    return places.length === 0 ? 0 : Math.min(...places.map((place) => distance(grid, at, place)));
  };

/**
 * Of the hexes that take all who come the nearest: nobody parts while there is one. Where none does, of all of them.
 */
export const nearestFirst =
  (away: (hex: string) => number, fits: Ways['fits']): Ways['first'] =>
  (_, hexes, units) => {
    const roomy = hexes.filter((hex) => fits(hex, units));
    const some = roomy.length > 0 ? roomy : hexes;
    const least = Math.min(...some.map(away));
    return some.filter((hex) => away(hex) === least);
  };

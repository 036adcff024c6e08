// Roads and railways: chains of hexes from place to place along a course, and the bridges where roads cross rivers.
import type { MapFile, SideLine } from '../../src/board/data-types.ts';
import type { Grid } from '../../src/hex/grid.ts';
import { hexAt } from '../../src/hex/hex-at-point.ts';
import type { Plan, WayPlan } from './plan.ts';
import type { Point, Projection } from './projection.ts';
import { evenly } from './rivers.ts';

/** What a step costs more for the square of its distance from the course, in hex widths. */
const AWAY_COST = 6;
/** Crossing a river costs so much: a road along a river keeps to its bank. */
const RIVER_COST = 1.5;
/** A step that another way has paved costs this part. */
const PAVED = 0.6;
const STEP = 0.2;

const pairKey = (a: string, b: string): string => (a < b ? `${a}/${b}` : `${b}/${a}`);

/** A hex through which a way goes, or a point that only bends its course. */
type Stop = { readonly at: Point; readonly hex?: number };

type Leg = { readonly from: number; readonly to: number; readonly course: readonly Point[] };

const centreOf = (grid: Grid, hex: number): Point => [grid.x[hex] ?? 0, -(grid.y[hex] ?? 0)];

const stopsOf = (plan: Plan, grid: Grid, toPlane: Projection['toPlane'], way: WayPlan): readonly Stop[] =>
  way.by.map((stop, i): Stop => {
    if (typeof stop === 'string') {
      const hex = grid.index(plan.cities.find(({ name }) => name === stop)?.hex ?? stop);
      if (hex < 0) throw new Error(`${way.name} goes by ${stop}, which is neither a place nor a hex`);
      return { at: centreOf(grid, hex), hex };
    }
    const at = toPlane(...stop);
    const here = hexAt(grid, at[0], -at[1]);
    const isEnd = i === 0 || i === way.by.length - 1;
    return isEnd && here >= 0 ? { at, hex: here } : { at };
  });

/** A way that begins off the map starts in the first hex that its course comes to. */
const landed = (grid: Grid, stops: readonly Stop[]): readonly Stop[] => {
  const isOn = ({ at: [x, y] }: Stop): boolean => hexAt(grid, x, -y) >= 0;
  const on = stops.findIndex(isOn);
  const [outer, inner] = [stops[on - 1], stops[on]];
  if (outer === undefined || inner === undefined) return stops;
  const last = evenly([inner.at, outer.at], STEP / 4).findLast((at) => isOn({ at })) ?? inner.at;
  return [{ at: last, hex: hexAt(grid, last[0], -last[1]) }, ...stops.slice(on)];
};

const legsOf = (stops: readonly Stop[]): readonly Leg[] => {
  const fixed = stops.flatMap(({ hex }, i) => (hex === undefined ? [] : [{ hex, i }]));
  return fixed.slice(1).map(({ hex, i }, k): Leg => {
    const before = fixed[k] ?? { hex, i };
    const line = stops.slice(before.i, i + 1).map(({ at }) => at);
    return { from: before.hex, to: hex, course: evenly(line, STEP) };
  });
};

type Ground = {
  readonly isLand: (hex: number) => boolean;
  readonly isPaved: (side: string) => boolean;
  readonly isRiver: (side: string) => boolean;
  readonly isShut: (side: string) => boolean;
};

/** Dijkstra's search from hex to hex; the map is small enough for a list. */
const chainOf = (grid: Grid, { from, to, course }: Leg, ground: Ground): readonly number[] => {
  const away2 = (p: Point): number => Math.min(...course.map(([x, y]) => (x - p[0]) ** 2 + (y - p[1]) ** 2));
  const cost = new Map<number, number>([[from, 0]]);
  const before = new Map<number, number>();
  const open = new Set([from]);
  const done = new Set<number>();
  while (open.size > 0) {
    const [here = from] = [...open].toSorted((a, b) => (cost.get(a) ?? 0) - (cost.get(b) ?? 0));
    open.delete(here);
    done.add(here);
    if (here === to) break;
    for (let d = 0; d < 6; d++) {
      const next = grid.neighbours[here * 6 + d] ?? -1;
      if (next < 0 || done.has(next) || !ground.isLand(next)) continue;
      const side = pairKey(grid.id(here), grid.id(next));
      if (ground.isShut(side)) continue;
      const [p, q] = [centreOf(grid, here), centreOf(grid, next)];
      const off = away2(q) + away2([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]);
      const step = (1 + AWAY_COST * off) * (ground.isPaved(side) ? PAVED : 1);
      const all = (cost.get(here) ?? 0) + step + (ground.isRiver(side) ? RIVER_COST : 0);
      if (all >= (cost.get(next) ?? Infinity)) continue;
      cost.set(next, all);
      before.set(next, here);
      open.add(next);
    }
  }
  const chain = [to];
  for (let at = before.get(to); at !== undefined; at = before.get(at)) chain.unshift(at);
  if (chain[0] !== from) throw new Error(`No way from ${grid.id(from)} to ${grid.id(to)}`);
  return chain;
};

/** Runs of steps that no way of the same sort has gone before. */
const newRuns = (ids: readonly string[], isPaved: (side: string) => boolean): readonly string[][] => {
  const runs: string[][] = [];
  let run: string[] = [];
  ids.slice(1).forEach((id, i) => {
    const last = ids[i] ?? '';
    if (isPaved(pairKey(last, id))) {
      run = [];
      return;
    }
    if (run.length === 0) runs.push((run = [last]));
    run.push(id);
  });
  return runs;
};

type Laid = { readonly network: string; readonly name: string; readonly route: readonly string[] };

const layWays = (
  plan: Plan,
  grid: Grid,
  toPlane: Projection['toPlane'],
  hexsides: readonly SideLine[],
  isLand: Ground['isLand'],
): readonly Laid[] => {
  const sidesWhere = (isSuch: (kind: Plan['sideKinds'][string]) => boolean): ReadonlySet<string> =>
    new Set(
      hexsides.flatMap(({ kind, between }) => {
        const found = plan.sideKinds[kind];
        return found !== undefined && isSuch(found) ? [pairKey(...between)] : [];
      }),
    );
  const rivers = sidesWhere(({ needs }) => needs === 'river');
  const shut = sidesWhere(({ apart }) => apart === true);
  const paved = new Map<string, Set<string>>();
  return (plan.ways ?? []).flatMap((way): readonly Laid[] => {
    const sort = plan.networks?.[way.network]?.line ?? 'road';
    const mine = paved.get(sort) ?? new Set();
    paved.set(sort, mine);
    const ground: Ground = {
      isLand,
      isPaved: (side) => mine.has(side),
      isRiver: (side) => rivers.has(side),
      isShut: (side) => shut.has(side),
    };
    const stops = landed(grid, landed(grid, stopsOf(plan, grid, toPlane, way)).toReversed()).toReversed();
    const ids = legsOf(stops).flatMap((leg, i) =>
      chainOf(grid, leg, ground)
        .slice(i === 0 ? 0 : 1)
        .map((hex) => grid.id(hex)),
    );
    const runs = newRuns(ids, (side) => mine.has(side));
    ids.slice(1).forEach((id, i) => mine.add(pairKey(ids[i] ?? '', id)));
    return runs.map((route) => ({ network: way.network, name: way.name, route }));
  });
};

/** Every side of a river over which a road goes, once. */
const bridgesOf = (
  { networks, sideKinds }: Pick<MapFile, 'networks' | 'sideKinds'>,
  hexsides: readonly SideLine[],
): readonly (readonly [string, string])[] => {
  const roads = new Set(
    Object.values(networks)
      .filter(({ line }) => line === 'road')
      .flatMap(({ routes }) =>
        routes.flatMap((route) => route.slice(1).map((hex, i) => pairKey(route[i] ?? '', hex))),
      ),
  );
  return hexsides
    .filter(({ kind, between }) => sideKinds[kind]?.needs === 'river' && roads.has(pairKey(...between)))
    .map(({ between }) => between);
};

/** The networks of a plan with what is laid of them; one that is drawn as bridges has those of all roads. */
export const networksOf = (
  plan: Plan,
  grid: Grid,
  toPlane: Projection['toPlane'],
  hexsides: readonly SideLine[],
  isLand: Ground['isLand'],
): MapFile['networks'] => {
  const laid = layWays(plan, grid, toPlane, hexsides, isLand);
  const networks: MapFile['networks'] = Object.fromEntries(
    Object.entries(plan.networks ?? {}).map(([key, network]) => {
      const own = laid.filter((way) => way.network === key);
      return own.length === 0
        ? [key, network]
        : [key, { ...network, routes: own.map(({ route }) => route), names: own.map(({ name }) => name) }];
    }),
  );
  if (plan.ways === undefined) return networks;
  const bridges = bridgesOf({ networks, sideKinds: plan.sideKinds }, hexsides);
  return Object.fromEntries(
    Object.entries(networks).map(([key, network]) => [
      key,
      network.line === 'bridge' && network.routes.length === 0 ? { ...network, routes: bridges } : network,
    ]),
  );
};

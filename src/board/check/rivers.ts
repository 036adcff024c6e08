// Checks rivers: the sides of each form one unbroken chain in the order of its flow, from where it says it begins to
// where it says it ends.
import { hexesAtEnds, sideEnds } from '../../hex/corners.ts';
import type { Grid } from '../../hex/grid.ts';
import { sideBetween } from '../board.ts';
import { MAP } from '../file-names.ts';
import { finding } from '../finding.ts';
import type { Finding } from '../finding.ts';
import { has } from '../board-files.ts';
import type { GriddedParts } from '../board-files.ts';
import type { SideLine } from '../data-types.ts';

type Reach = {
  readonly index: number;
  readonly between: SideLine['between'];
  readonly ends: readonly [number, number];
};

/** What can be met at a corner: the edge of the map, waters, rivers. */
type Corners = {
  readonly edge: ReadonlySet<number>;
  readonly water: ReadonlyMap<string, ReadonlySet<number>>;
  readonly river: ReadonlyMap<string, ReadonlySet<number>>;
};

const endsOf = (grid: Grid, line: SideLine): Reach['ends'] | undefined => {
  const side = sideBetween(grid, line);
  return side === undefined ? undefined : sideEnds(grid, Math.floor(side / 6), side % 6);
};

const put = (table: Map<string, Set<number>>, key: string, corners: readonly number[]): void => {
  const there = table.get(key) ?? new Set<number>();
  for (const each of corners) there.add(each);
  table.set(key, there);
};

const allCorners = ({ map, grid }: GriddedParts): Corners => {
  const edge = new Set<number>();
  const water = new Map<string, Set<number>>();
  const river = new Map<string, Set<number>>();
  for (let hex = 0; hex < grid.count; hex++) {
    const id = grid.id(hex);
    const wet = has(map.hexes, id) ? map.hexes[id]?.water : undefined;
    for (let d = 0; d < 6; d++) {
      const ends = sideEnds(grid, hex, d);
      const met = hexesAtEnds(grid, hex, d);
      ends.forEach((end, i) => (met[i]!.length < 3 ? edge.add(end) : undefined));
      if (wet !== undefined) put(water, wet, ends);
    }
  }
  for (const line of map.hexsides) {
    const ends = endsOf(grid, line);
    if (ends === undefined) continue;
    if (line.water !== undefined) put(water, line.water, ends);
    if (line.river !== undefined) put(river, line.river, ends);
  }
  return { edge, water, river };
};

const meets = (corners: Corners, at: number, key: string): boolean =>
  (key === 'edge' && corners.edge.has(at)) ||
  key === 'source' ||
  corners.water.get(key)?.has(at) === true ||
  corners.river.get(key)?.has(at) === true;

type Walk = { readonly from: number; readonly to: number } | { readonly broken: number };

/** Follows the sides from one end of the first; `broken` is the first that does not go on from the one before. */
const follow = (reaches: readonly Reach[], from: number): Walk => {
  const visited = new Set([from]);
  let at = from;
  for (const [i, { ends }] of reaches.entries()) {
    const next = ends[0] === at ? ends[1] : ends[1] === at ? ends[0] : undefined;
    if (next === undefined || visited.has(next)) return { broken: i };
    visited.add(next);
    at = next;
  }
  return { from, to: at };
};

const named = ({ between }: Reach): string => between.join('/');

const chainFindings = (
  key: string,
  { begins, ends }: { readonly begins: string; readonly ends: string },
  reaches: readonly Reach[],
  corners: Corners,
): readonly Finding[] => {
  const [first] = reaches;
  if (first === undefined) return [finding('RIVER.DRY', MAP, ['rivers', key], { river: key })];
  const walks = first.ends.map((from) => follow(reaches, from));
  const whole = walks.flatMap((walk) => ('broken' in walk ? [] : [walk]));
  if (whole.length === 0) {
    const at = Math.max(...walks.map((walk) => ('broken' in walk ? walk.broken : 0)));
    const [here, before] = [reaches[at] ?? first, reaches[at - 1] ?? first];
    const params = { river: key, side: named(here), before: named(before) };
    return [finding('RIVER.BROKEN', MAP, ['hexsides', here.index], params)];
  }
  const others = { ...corners, river: new Map([...corners.river].filter(([river]) => river !== key)) };
  const begun = whole.filter(({ from }) => meets(others, from, begins));
  if (begun.length === 0)
    return [finding('RIVER.BEGINS', MAP, ['rivers', key, 'begins'], { begins, side: named(first) })];
  if (begun.some(({ to }) => meets(others, to, ends))) return [];
  const last = named(reaches.at(-1) ?? first);
  return [finding('RIVER.ENDS', MAP, ['rivers', key, 'ends'], { ends, side: last })];
};

export const riverFindings = (parts: GriddedParts): readonly Finding[] => {
  const { map, grid } = parts;
  const corners = allCorners(parts);
  const reaches = new Map<string, Reach[]>();
  map.hexsides.forEach((line, index) => {
    const ends = line.river === undefined ? undefined : endsOf(grid, line);
    if (ends === undefined || line.river === undefined) return;
    const reach = { index, between: line.between, ends };
    reaches.set(line.river, [...(reaches.get(line.river) ?? []), reach]);
  });
  const shared = Object.keys(map.rivers).filter((key) => has(map.waters, key));
  return [
    ...shared.map((key) => finding('RIVER.SHARED-KEY', MAP, ['rivers', key], { key })),
    ...Object.entries(map.rivers).flatMap(([key, river]) =>
      chainFindings(key, river, reaches.get(key) ?? [], corners),
    ),
  ];
};

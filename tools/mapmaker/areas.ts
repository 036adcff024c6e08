// The hexes of a plan's areas: named one by one, by country, round a hex, or along a river.
import type { AreaLine, MapFile, SideLine } from '../../src/board/data-types.ts';
import { distance } from '../../src/hex/distance.ts';
import type { Grid } from '../../src/hex/grid.ts';
import { edges } from '../../src/hex/map-edges.ts';
import type { MapSide } from '../../src/hex/map-edges.ts';
import { isWater } from './hexes.ts';
import type { Draft } from './hexes.ts';
import type { Plan } from './plan.ts';

/**
 * `@country:id`, `@zone:id`, `@edge:zone:side` for its hexes on a side of the map, `@facing:zone:other` for those that
 * touch the other, `@ends:network:zone` where its routes leave the map, `@within:number:hex:zone` for those at most so far from a hex, `@around:hex` with its neighbours,
 * `@along:river:hex:side` for both banks of a river from where it first touches a hex to a side of it,
 * `@bank:river:hex` for all land on the bank of a hex, a hex, or `-hex` for one that is not of the area.
 */
const meant = (
  word: string,
  grid: Grid,
  drafts: readonly Draft[],
  rivers: readonly SideLine[],
  networks: MapFile['networks'],
): readonly string[] => {
  const [what, one = '', two = '', three = ''] = word.split(':');
  if (what === '@country') return grid.ids.filter((_, hex) => drafts[hex]?.country === one);
  const inZone = (hex: number, zone: string): boolean => drafts[hex]?.zone === zone;
  const where = (isSuch: (hex: number) => boolean): readonly string[] =>
    grid.ids.filter((_, hex) => isSuch(hex));
  if (what === '@zone') return where((hex) => inZone(hex, one));
  if (what === '@edge') {
    const side = edges(grid)[two as MapSide];
    return side.filter(({ hex }) => inZone(hex, one)).map(({ hex }) => grid.id(hex));
  }
  if (what === '@ends')
    return endsOf(grid, networks[one]?.routes ?? []).filter((id) => inZone(grid.index(id), two));
  if (what === '@facing')
    return where(
      (hex) =>
        inZone(hex, one) && [0, 1, 2, 3, 4, 5].some((d) => inZone(grid.neighbours[hex * 6 + d] ?? -1, two)),
    );
  if (what === '@within')
    return where((hex) => inZone(hex, three) && distance(grid, hex, grid.index(two)) <= Number(one));
  if (what === '@around')
    return [
      one,
      ...[0, 1, 2, 3, 4, 5].flatMap((d) => grid.ids[grid.neighbours[grid.index(one) * 6 + d] ?? -1] ?? []),
    ];
  if (what === '@bank') return bank(grid, drafts, rivers, one, two);
  if (what !== '@along') return [word];
  const sides = rivers.filter(({ river }) => river === one).map(({ between }) => between);
  const from = sides.findIndex((pair) => pair.includes(two));
  const to = sides.findIndex((pair) => pair.join('/') === three);
  if (from < 0 || to < from) throw new Error(`${one} does not run from ${two} to ${three}`);
  return sides.slice(from, to + 1).flat();
};

/** All land that is joined to a hex, over water too, without crossing a river. */
const bank = (
  grid: Grid,
  drafts: readonly Draft[],
  rivers: readonly SideLine[],
  river: string,
  from: string,
): readonly string[] => {
  const shut = new Set(
    rivers.filter((side) => side.river === river).map(({ between }) => between.toSorted().join()),
  );
  const found = new Set<number>();
  const open = [grid.index(from)];
  while (open.length > 0) {
    const hex = open.pop() ?? -1;
    const draft = drafts[hex];
    if (draft === undefined || isWater(draft) || found.has(hex)) continue;
    found.add(hex);
    for (let d = 0; d < 6; d++) {
      const next = grid.neighbours[hex * 6 + d] ?? -1;
      if (next >= 0 && !shut.has([grid.id(hex), grid.id(next)].toSorted().join())) open.push(next);
    }
  }
  return [...found].map((hex) => grid.id(hex));
};

/** The hexes at which routes end on an edge of the map. */
const endsOf = (grid: Grid, routes: readonly (readonly string[])[]): readonly string[] => {
  const rim = new Set(Object.values(edges(grid)).flatMap((side) => side.map(({ hex }) => grid.id(hex))));
  return routes.flatMap((route) => [route[0] ?? '', route.at(-1) ?? '']).filter((id) => rim.has(id));
};

export const areasOf = (
  plan: Plan,
  grid: Grid,
  drafts: readonly Draft[],
  rivers: readonly SideLine[],
  networks: MapFile['networks'],
): MapFile['areas'] => {
  const hexesOf = (area: AreaLine): readonly string[] => {
    const found = area.hexes.flatMap((word) => meant(word, grid, drafts, rivers, networks));
    const gone = new Set(found.flatMap((id) => (id.startsWith('-') ? [id.slice(1)] : [])));
    const land = found.filter((id) => {
      const draft = drafts[grid.index(id)];
      return draft !== undefined && !isWater(draft) && !gone.has(id);
    });
    return [...new Set(land)].toSorted();
  };
  return Object.fromEntries(
    Object.entries(plan.areas).map(([id, area]) => {
      const [, zone] = area.hexes.length === 1 ? (area.hexes[0] ?? '').split('@zone:') : [];
      return [id, { ...area, ...(zone !== undefined && { zone }), hexes: hexesOf(area) }];
    }),
  );
};

// The map of Operation Storm under examination: hexes, sides and who holds what when the game begins.
import { controlAtStart } from '../../../../src/board/scenario.ts';
import type { FeatureLine } from '../../../../src/board/data-types.ts';
import { sheetOf } from '../../../../src/mechanics/sheet.ts';
import { set } from './kit.ts';

export const sheet = sheetOf<'german' | 'soviet'>(set);
export const { map, grid } = set.board;
export const held = controlAtStart(map);

export const land = grid.ids.filter(sheet.isLand);
export const feature = (hex: string, key: string): FeatureLine | undefined => map.hexes[hex]?.features?.[key];
export const withFeature = (key: string): readonly string[] =>
  grid.ids.filter((hex) => feature(hex, key) !== undefined);
export const area = (key: string): readonly string[] => map.areas[key]?.hexes ?? [];
export const countryOf = (hex: string): string => map.hexes[hex]?.country ?? '';
export const terrainOf = (hex: string): string => sheet.hex(hex).terrain;
export const routes = (key: string): readonly (readonly string[])[] => map.networks[key]?.routes ?? [];

export const isApart = (a: string, b: string): boolean =>
  sheet.sideKinds(a, b).some((kind) => map.sideKinds[kind]?.apart === true);

/** The river along a side, by its key. */
export const riverAt = (a: string, b: string): string | undefined =>
  sheet.sideLines(a, b).find(({ river }) => river !== undefined)?.river;

/** What can be reached over steps that are allowed. */
export const flood = (from: readonly string[], step: (a: string, b: string) => boolean): Set<string> => {
  const found = new Set<string>();
  const open = [...from];
  while (open.length > 0) {
    const hex = open.pop();
    if (hex === undefined || found.has(hex)) continue;
    found.add(hex);
    open.push(...sheet.neighbours(hex).filter((next) => step(hex, next)));
  }
  return found;
};

/** Pairs of hexes of land that touch, each once. */
export const pairs: readonly (readonly [string, string])[] = land.flatMap((a) =>
  sheet.neighbours(a).flatMap((b) => (b > a && sheet.isLand(b) ? [[a, b] as const] : [])),
);

/** The sides over which a pass leads. */
const passSides = new Set(
  routes('pass').flatMap((route) => route.slice(1).map((hex, i) => [route[i] ?? '', hex].toSorted().join())),
);
export const isPass = (a: string, b: string): boolean => passSides.has([a, b].toSorted().join());

/** Whether a tank may go from hex to hex, corridors aside (9.12b, 9.14b, R61). */
export const isTankStep = (a: string, b: string): boolean => {
  if (!sheet.isLand(a) || !sheet.isLand(b) || isApart(a, b)) return false;
  return terrainOf(b) === 'mountain' ? isPass(a, b) : terrainOf(b) !== 'marsh';
};

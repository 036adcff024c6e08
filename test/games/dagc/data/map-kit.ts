// The map of DAGC under examination: hexes, sides and who holds what when the game begins.
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
export const terrainsOf = (hex: string): readonly string[] => sheet.hex(hex).terrains;

export const isApart = (a: string, b: string): boolean =>
  sheet.sideKinds(a, b).some((kind) => map.sideKinds[kind]?.apart === true);

/** Two hexes of land with no sea or lake between them; a unit could go from one to the other. */
export const isOverland = (a: string, b: string): boolean =>
  sheet.isLand(a) && sheet.isLand(b) && sheet.areAdjacent(a, b) && !isApart(a, b);

export const isSea = (hex: string): boolean => map.terrains[sheet.hex(hex).terrain]?.water === 'sea';

/** Land that the sea touches, over a hex or along a side. */
export const isCoastal = (hex: string): boolean =>
  sheet.isLand(hex) &&
  sheet
    .neighbours(hex)
    .some(
      (next) =>
        isSea(next) || sheet.sideKinds(hex, next).some((kind) => map.sideKinds[kind]?.water === 'sea'),
    );

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

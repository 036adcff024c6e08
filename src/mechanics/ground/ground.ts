// The ground of a map with roads, railroads, rivers, lakes and defence lines, as bits of every directed side and every hex:
// floods ask for it many times.
import { perSheet } from '../per-sheet.ts';
import type { Sheet } from '../sheet.ts';

/** What lies between two hexes, or joins them. */
export const SIDE = {
  river: 1,
  lake: 2,
  line: 4,
  bridge: 8,
  road: 16,
  highway: 32,
  railroad: 64,
  /** The line protects the hex that is entered over this side. */
  guarded: 128,
  sea: 256,
} as const;

const KINDS: Readonly<Record<string, number>> = {
  river: SIDE.river,
  canal: SIDE.river,
  lake: SIDE.lake,
  sea: SIDE.sea,
  'defence-line': SIDE.line,
  'fortification-line': SIDE.line,
};
const NETWORKS: Readonly<Record<string, number>> = {
  bridge: SIDE.bridge,
  road: SIDE.road,
  highway: SIDE.road | SIDE.highway,
  'brown-road': SIDE.road,
  'main-road': SIDE.road | SIDE.highway,
  railroad: SIDE.railroad,
};

/** What a hex is. */
export const HEX = {
  forest: 1,
  swamp: 2,
  majorCity: 4,
  moscow: 8,
  tula: 16,
  town: 32,
  hill: 64,
  mountain: 128,
  fortress: 256,
  victoryCity: 512,
  sea: 1024,
  lake: 2048,
} as const;

const TERRAINS: Readonly<Record<string, number>> = {
  forest: HEX.forest,
  swamp: HEX.swamp,
  'swampy-forest': HEX.forest | HEX.swamp,
  'swamp-forest': HEX.forest | HEX.swamp,
  hill: HEX.hill,
  mountain: HEX.mountain,
  'all-sea': HEX.sea,
  'all-lake': HEX.lake,
};
const FEATURES: Readonly<Record<string, number>> = {
  'major-city': HEX.majorCity | HEX.town,
  moscow: HEX.moscow | HEX.town,
  tula: HEX.tula | HEX.town,
  'fortress-city': HEX.fortress | HEX.town,
  'victory-city': HEX.victoryCity | HEX.town,
  town: HEX.town,
};

export type Ground = {
  /** By directed side, hex * 6 + direction. */
  readonly sides: Uint16Array;
  /** By grid number. */
  readonly hexes: Uint16Array;
};

export const groundOf = perSheet((p: Sheet): Ground => {
  const { board } = p.set;
  const { grid } = p;
  const sides = new Uint16Array(grid.count * 6);
  for (const [side, lines] of board.sides)
    for (const { kind, of } of lines) {
      const isGuarded = KINDS[kind] === SIDE.line && of === grid.id(grid.neighbours[side] ?? -1);
      sides[side] = (sides[side] ?? 0) | (KINDS[kind] ?? 0) | (isGuarded ? SIDE.guarded : 0);
    }
  for (const [side, keys] of board.crossings)
    for (const key of keys) sides[side] = (sides[side] ?? 0) | (NETWORKS[key] ?? 0);
  const hexes = Uint16Array.from(grid.ids, (id) => {
    const { terrain, features } = p.hex(id);
    return features.reduce((bits, { key }) => bits | (FEATURES[key] ?? 0), TERRAINS[terrain] ?? 0);
  });
  return { sides, hexes };
});

/** Towns and cities of all kinds, in the order of the grid. */
export const townsOf = perSheet((p: Sheet): readonly string[] =>
  p.grid.ids.filter((_, hex) => has(groundOf(p).hexes[hex] ?? 0, HEX.town)),
);

/** What there is between two hexes, seen from the first. */
export const sideBits = (p: Sheet, from: string, to: string): number => {
  const side = p.side(from, to);
  return side < 0 ? 0 : (groundOf(p).sides[side] ?? 0);
};

export const hexBits = (p: Sheet, hex: string): number => groundOf(p).hexes[p.grid.index(hex)] ?? 0;

/** Whether any of the bits is set. */
export const has = (bits: number, any: number): boolean => (bits & any) !== 0;

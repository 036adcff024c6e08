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
  /** Water that never freezes. */
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
/** Hexes of water are water on every side. */
const WATERS: Readonly<Record<string, number>> = { 'all-sea': SIDE.sea, 'all-lake': SIDE.lake };
const NETWORKS: Readonly<Record<string, number>> = {
  bridge: SIDE.bridge,
  road: SIDE.road,
  highway: SIDE.road | SIDE.highway,
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
} as const;

const TERRAINS: Readonly<Record<string, number>> = {
  forest: HEX.forest,
  swamp: HEX.swamp,
  'swampy-forest': HEX.forest | HEX.swamp,
  'swamp-forest': HEX.forest | HEX.swamp,
  hill: HEX.hill,
  mountain: HEX.mountain,
};
const FEATURES: Readonly<Record<string, number>> = {
  'major-city': HEX.majorCity | HEX.town,
  moscow: HEX.moscow | HEX.town,
  tula: HEX.tula | HEX.town,
  town: HEX.town,
  'victory-city': HEX.majorCity | HEX.town,
  'fortress-city': HEX.town,
};

export type Ground = {
  /** By directed side, hex * 6 + direction. */
  readonly sides: Uint16Array;
  /** By grid number. */
  readonly hexes: Uint8Array;
};

export const groundOf = perSheet((p: Sheet): Ground => {
  const { board } = p.set;
  const { grid } = p;
  const sides = new Uint16Array(grid.count * 6);
  for (const [side, lines] of board.sides)
    for (const { kind, of } of lines) {
      const isGuarded = has(KINDS[kind] ?? 0, SIDE.line) && of === grid.id(grid.neighbours[side] ?? -1);
      sides[side] = (sides[side] ?? 0) | (KINDS[kind] ?? 0) | (isGuarded ? SIDE.guarded : 0);
    }
  for (const [side, keys] of board.crossings)
    for (const key of keys) sides[side] = (sides[side] ?? 0) | (NETWORKS[key] ?? 0);
  for (const [hex, id] of grid.ids.entries()) {
    const water = WATERS[p.hex(id).terrain] ?? 0;
    if (water === 0) continue;
    for (let side = hex * 6; side < hex * 6 + 6; side++) {
      const next = grid.neighbours[side] ?? -1;
      const back = next < 0 ? -1 : p.side(grid.id(next), id);
      sides[side] = (sides[side] ?? 0) | water;
      if (back >= 0) sides[back] = (sides[back] ?? 0) | water;
    }
  }
  const hexes = Uint8Array.from(grid.ids, (id) => {
    const { terrain, features } = p.hex(id);
    return features.reduce((bits, { key }) => bits | (FEATURES[key] ?? 0), TERRAINS[terrain] ?? 0);
  });
  return { sides, hexes };
});

/** What there is between two hexes, seen from the first. */
export const sideBits = (p: Sheet, from: string, to: string): number => {
  const side = p.side(from, to);
  return side < 0 ? 0 : (groundOf(p).sides[side] ?? 0);
};

export const hexBits = (p: Sheet, hex: string): number => groundOf(p).hexes[p.grid.index(hex)] ?? 0;

/** Whether any of the bits is set. */
export const has = (bits: number, any: number): boolean => (bits & any) !== 0;

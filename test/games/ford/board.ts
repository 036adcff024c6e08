// The map as a grid: neighbours, terrain, river, towns and sources.
import type { Board, SideInfo } from '../../../src/api/game.ts';
import { directions } from '../../../src/hex/directions.ts';
import { makeGrid } from '../../../src/hex/grid.ts';
import { readScheme } from '../../../src/hex/numbering.ts';
import { makeSearch } from '../../../src/hex/search.ts';
import { makeSides } from '../../../src/hex/hexsides.ts';
import { FORDS, HEXES, RIVER, SCHEME } from './data/index.ts';
import type { PrintedHex, Who } from './data/index.ts';

const reading = readScheme(SCHEME);
if (!reading.ok) throw new Error(reading.problems.join('; '));

export const grid = makeGrid(reading.scheme);
export const search = makeSearch(grid);
const sides = makeSides(grid);

const NEXT: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  grid.ids.map((id, hex) => [
    id,
    [...grid.neighbours.subarray(hex * 6, hex * 6 + 6)].filter((to) => to >= 0).map((to) => grid.id(to)),
  ]),
);
const NONE: readonly string[] = [];

export const isHex = (id: string): boolean => NEXT[id] !== undefined;
/** Clockwise from north-east. */
export const neighbours = (hex: string): readonly string[] => NEXT[hex] ?? NONE;
export const areNeighbours = (a: string, b: string): boolean => neighbours(a).includes(b);

export const printedHex = (hex: string): PrintedHex => {
  const found = HEXES[hex];
  if (found === undefined) throw new Error(`There is no hex ${hex}`);
  return found;
};

export const TOWNS: readonly string[] = grid.ids.filter((id) => printedHex(id).town !== undefined);
export const sourcesOf = (side: Who): readonly string[] =>
  grid.ids.filter((id) => printedHex(id).source === side);

const river = new Set(RIVER.map(sides.index));
const fords = new Set(FORDS.map(sides.index));

/** A river side without a ford. */
export const isDeep = (from: string, to: string): boolean => {
  const side = sides.index(`${from}/${to}`);
  return river.has(side) && !fords.has(side);
};

const sideInfos = (id: string): readonly SideInfo[] =>
  directions.flatMap((direction, dir): SideInfo[] => {
    const side = sides.index(`${id}/${direction}`);
    if (!river.has(side)) return [];
    return [{ dir, kind: fords.has(side) ? 'ford' : 'river' }];
  });

export const board: Board = {
  grid,
  hex: (id) => {
    const { terrain, town, source } = printedHex(id);
    return {
      terrain,
      glyph: terrain === 'wood' ? 'ww' : '..',
      ...(town !== undefined && { name: town, sign: 'O' }),
      facts: { ...(source !== undefined && { source }) },
    };
  },
  sides: sideInfos,
  places: {
    ...Object.fromEntries(TOWNS.map((id) => [printedHex(id).town ?? id, id])),
    'north entry': 'north-entry',
    'south entry': 'south-entry',
    'dead pile': 'dead',
  },
};

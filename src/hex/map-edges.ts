// Where the map ends: its outline, and the hexes of its four sides with the directions that lead off it.
import { directions } from './directions.ts';
import type { Direction } from './directions.ts';
import type { Grid } from './grid.ts';

export type MapSide = 'north' | 'east' | 'south' | 'west';

export type EdgeHex = {
  readonly hex: number;
  /** Ways off the map over this side of it. */
  readonly exits: readonly Direction[];
};

export type Edges = { readonly [side in MapSide]: readonly EdgeHex[] };

/** Directed sides around the map, clockwise from the north-east side of the easternmost hex in the first row. */
export function outline(grid: Grid): number[] {
  let start = -1;
  for (const hex of grid.readingOrder) {
    if (grid.row[hex] !== grid.row[grid.readingOrder[0]!]) break;
    start = hex * 6;
  }
  const found: number[] = [];
  let side = start;
  if (start >= 0)
    do {
      found.push(side);
      const turned = Math.floor(side / 6) * 6 + ((side + 1) % 6);
      const next = grid.neighbours[turned]!;
      side = next < 0 ? turned : next * 6 + ((side + 5) % 6);
    } while (side !== start);
  return found;
}

/** Missing neighbours: every direction in which one leaves the map from here. */
export const exits = (grid: Grid, hex: number): Direction[] =>
  directions.filter((_, d) => grid.neighbours[hex * 6 + d]! < 0);

/** The ends of the first and last row, unless the scheme names the corners. */
function corners(grid: Grid): readonly [ne: number, se: number, sw: number, nw: number] {
  const named = grid.scheme.corners;
  if (named) return [grid.index(named.ne), grid.index(named.se), grid.index(named.sw), grid.index(named.nw)];
  const order = grid.readingOrder;
  const northRow = order.filter((hex) => grid.row[hex] === grid.row[order[0]!]);
  const southRow = order.filter((hex) => grid.row[hex] === grid.row[order.at(-1)!]);
  return [northRow.at(-1)!, southRow.at(-1)!, southRow[0]!, northRow[0]!];
}

const outward: Readonly<Record<MapSide, readonly Direction[]>> = {
  north: ['ne', 'nw'],
  east: ['ne', 'e', 'se'],
  south: ['se', 'sw'],
  west: ['sw', 'w', 'nw'],
};

/**
 * The four sides: north and south from west to east, east and west from north to south. A corner hex belongs to two,
 * in each of them only with the exits that lead that way.
 */
export function edges(grid: Grid): Edges {
  const sides = outline(grid);
  const around = sides.map((s) => Math.floor(s / 6));
  const [ne, se, sw, nw] = corners(grid);
  const part = (side: MapSide, from: number, to: number): EdgeHex[] => {
    const start = around.indexOf(from);
    const run: number[] = [];
    for (let k = 0; k <= around.length; k++) {
      const hex = around[(start + k) % around.length]!;
      if (run.at(-1) !== hex) run.push(hex);
      if (hex === to) break;
    }
    const off = new Map<number, Direction[]>();
    for (const s of sides) {
      const hex = Math.floor(s / 6);
      const d = directions[s % 6]!;
      const isCorner = hex === from || hex === to;
      if (!isCorner || outward[side].includes(d)) off.set(hex, [...(off.get(hex) ?? []), d]);
    }
    return [...new Set(run)].map((hex) => ({
      hex,
      exits: directions.filter((d) => off.get(hex)?.includes(d)),
    }));
  };
  return {
    north: part('north', nw, ne),
    east: part('east', ne, se),
    south: part('south', se, sw).toReversed(),
    west: part('west', sw, nw).toReversed(),
  };
}

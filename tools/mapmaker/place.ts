// Where a place of the real earth falls on a plan's map, and how far the towns of the map stand from where they fall.
import { makeGrid } from '../../src/hex/grid.ts';
import type { Grid } from '../../src/hex/grid.ts';
import { hexAt } from '../../src/hex/hex-at-point.ts';
import type { Plan } from './plan.ts';
import { fitProjection, leaveOneOut } from './projection.ts';
import type { Point, Projection } from './projection.ts';

export type Fitted = {
  readonly grid: Grid;
  readonly projection: Projection;
  /** Each control place if the others alone had fixed the map. */
  readonly leftOut: readonly number[];
  /** The hex a place falls in, or undefined off the map. */
  readonly hexOf: (lon: number, lat: number) => string | undefined;
  /** From the centre of a hex to a place, in hex widths. */
  readonly distanceTo: (hex: string, lon: number, lat: number) => number;
};

/** The centre of a hex, or the middle of a side between two. */
export const centresOf =
  (grid: Grid) =>
  (id: string): Point => {
    const hexes = id.split('/').map((one) => grid.index(one));
    const middle = (places: ArrayLike<number>): number =>
      hexes.reduce((sum, hex) => sum + (places[hex] ?? 0), 0) / hexes.length;
    return [middle(grid.x), -middle(grid.y)];
  };

export const fitted = (plan: Pick<Plan, 'grid' | 'control' | 'centre' | 'km' | 'stiffness'>): Fitted => {
  const grid = makeGrid(plan.grid);
  const centreOf = centresOf(grid);
  const projection = fitProjection(plan.control, centreOf, plan);
  return {
    grid,
    projection,
    leftOut: leaveOneOut(plan.control, centreOf, plan),
    hexOf: (lon, lat) => {
      const [x, y] = projection.toPlane(lon, lat);
      return grid.ids[hexAt(grid, x, -y)];
    },
    distanceTo: (hex, lon, lat) => {
      const [x, y] = projection.toPlane(lon, lat);
      const [cx, cy] = centreOf(hex);
      return Math.hypot(x - cx, y - cy);
    },
  };
};

// Which hexes have their centres inside an outline of longitudes and latitudes, or west of a line.
import type { Grid } from '../../src/hex/grid.ts';
import type { Ring } from './atlas.ts';
import type { Projection } from './projection.ts';
import { holds } from './raster.ts';

const FAR = 1000;

const holders =
  (grid: Grid, ring: Ring) =>
  (hex: number): boolean =>
    holds({ properties: {}, rings: [ring], kind: 'area' }, grid.x[hex] ?? 0, -(grid.y[hex] ?? 0));

export const isInside = (
  grid: Grid,
  toPlane: Projection['toPlane'],
  ring: Ring,
): ((hex: number) => boolean) =>
  holders(
    grid,
    ring.map(([lon, lat]) => toPlane(lon, lat)),
  );

/** Of a line from north to south that is thought to go on beyond both of its ends. */
export const isWestOf = (
  grid: Grid,
  toPlane: Projection['toPlane'],
  line: Ring,
): ((hex: number) => boolean) => {
  const points = line.map(([lon, lat]) => toPlane(lon, lat));
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return () => false;
  return holders(grid, [[-FAR, FAR], [first[0], FAR], ...points, [last[0], -FAR], [-FAR, -FAR]]);
};

// Where a retreat goes first: to the hexes nearest to a place that works, such as a source of supply.
import { distance } from '../../hex/distance.ts';
import type { Grid } from '../../hex/grid.ts';
import type { Ways } from './retreat-plans.ts';

/** How far a hex is from the nearest of these, as the crow flies; 0 everywhere where there is none. */
export const awayFrom =
  (grid: Grid, places: readonly number[]): ((hex: string) => number) =>
  (hex) => {
    const at = grid.index(hex);
    return places.length === 0 ? 0 : Math.min(...places.map((place) => distance(grid, at, place)));
  };

/**
 * Of the hexes that take all who come the nearest: nobody parts while there is one. Where none does, of all of them.
 */
export const nearestFirst =
  (away: (hex: string) => number, fits: Ways['fits']): Ways['first'] =>
  (_, hexes, units) => {
    const roomy = hexes.filter((hex) => fits(hex, units));
    const some = roomy.length > 0 ? roomy : hexes;
    const least = Math.min(...some.map(away));
    return some.filter((hex) => away(hex) === least);
  };

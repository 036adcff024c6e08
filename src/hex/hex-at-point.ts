// From a point on the map to the hex under it: for places known by coordinates.
import type { Grid } from './grid.ts';

const rowHeight = Math.sqrt(3) / 2;

/** The hex whose centre is nearest to a point in hex widths, or -1 if that is no hex of the map. */
export function hexAt(grid: Grid, x: number, y: number): number {
  const near = Math.round(y / rowHeight);
  let row = 0;
  let east2 = 0;
  let least = Infinity;
  for (let r = near - 1; r <= near + 1; r++) {
    const parity = r & 1;
    const e = 2 * Math.round((2 * x - parity) / 2) + parity;
    const dx = x - e / 2;
    const dy = y - r * rowHeight;
    const away = dx * dx + dy * dy;
    if (away < least) {
      least = away;
      row = r;
      east2 = e;
    }
  }
  return grid.at(row, east2);
}

// Which areas lie under each point of a fine lattice of longitudes and latitudes, by even-odd scan lines.
import type { Feature, Ring } from './atlas.ts';

export type Lattice = {
  readonly west: number;
  readonly south: number;
  readonly lonStep: number;
  readonly latStep: number;
  readonly columns: number;
  readonly rows: number;
};

export const lonOf = (lattice: Lattice, column: number): number =>
  lattice.west + (column + 0.5) * lattice.lonStep;
export const latOf = (lattice: Lattice, row: number): number => lattice.south + (row + 0.5) * lattice.latStep;

const crossings = (rings: readonly Ring[], lat: number): number[] => {
  const found: number[] = [];
  for (const ring of rings)
    for (let i = 0; i < ring.length; i++) {
      const [a, b] = [ring[i], ring[(i + 1) % ring.length]];
      if (a === undefined || b === undefined || a[1] > lat === b[1] > lat) continue;
      found.push(a[0] + ((lat - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
    }
  return found.toSorted((x, y) => x - y);
};

/** Writes `value` to every lattice point inside the feature. */
export const paint = (lattice: Lattice, cells: Int16Array, feature: Feature, value: number): void => {
  const lats = feature.rings.flatMap((ring) => ring.map(([, lat]) => lat));
  const [least, most] = lats.reduce(([lo, hi], lat) => [Math.min(lo, lat), Math.max(hi, lat)], [90, -90]);
  for (let row = 0; row < lattice.rows; row++) {
    const lat = latOf(lattice, row);
    if (lat < least || lat > most) continue;
    const cuts = crossings(feature.rings, lat);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const from = Math.ceil(((cuts[i] ?? 0) - lattice.west) / lattice.lonStep - 0.5);
      const to = Math.floor(((cuts[i + 1] ?? 0) - lattice.west) / lattice.lonStep - 0.5);
      for (let c = Math.max(0, from); c <= Math.min(lattice.columns - 1, to); c++)
        cells[row * lattice.columns + c] = value;
    }
  }
};

/** Whether a point lies in an area. */
export const holds = (feature: Feature, lon: number, lat: number): boolean =>
  crossings(feature.rings, lat).filter((cut) => cut < lon).length % 2 === 1;

// Measures what the earth shows inside every hex: shares of sea, lakes, hills, forest, marsh and of each state.
import type { Grid } from '../../src/hex/grid.ts';
import { hexAt } from '../../src/hex/hex-at-point.ts';
import type { CellGrid, Feature } from './atlas.ts';
import type { Projection } from './projection.ts';
import { latOf, lonOf, paint } from './raster.ts';
import type { Lattice } from './raster.ts';

export type Layers = {
  readonly land: readonly Feature[];
  readonly lakes: readonly Feature[];
  readonly marshes: readonly Feature[];
  readonly borders: readonly Feature[];
  readonly cells: CellGrid;
};

const HIGHLAND = 600;

/** Shares of one hex, each from 0 to 1; hills, forest and marsh are shares of its land. */
export type HexSurvey = {
  readonly points: number;
  readonly sea: number;
  readonly lake: number;
  readonly hills: number;
  readonly mountains: number;
  /** Land 600 metres high and more. */
  readonly highland: number;
  readonly forest: number;
  readonly marsh: number;
  readonly deepMarsh: number;
  readonly lakes: Readonly<Record<string, number>>;
  readonly borders: Readonly<Record<string, number>>;
};

type Tally = {
  points: number;
  sea: number;
  lake: number;
  hills: number;
  mountains: number;
  highland: number;
  forest: number;
  marsh: number;
  deepMarsh: number;
  lakes: Record<string, number>;
  borders: Record<string, number>;
};

const nameOf = (feature: Feature | undefined): string => {
  const name = feature?.properties['name'];
  return typeof name === 'string' ? name : '';
};

const painted = (lattice: Lattice, features: readonly Feature[]): Int16Array => {
  const cells = new Int16Array(lattice.columns * lattice.rows).fill(-1);
  features.forEach((feature, i) => paint(lattice, cells, feature, i));
  return cells;
};

export const survey = (
  grid: Grid,
  projection: Projection,
  layers: Layers,
  lattice: Lattice,
): readonly HexSurvey[] => {
  const land = painted(lattice, layers.land);
  const lakes = painted(lattice, layers.lakes);
  const marshes = painted(
    lattice,
    layers.marshes.toSorted((a, b) => Number(a.properties['severity']) - Number(b.properties['severity'])),
  );
  const severity = layers.marshes
    .map((marsh) => Number(marsh.properties['severity']))
    .toSorted((a, b) => a - b);
  const borders = painted(lattice, layers.borders);
  const tallies: Tally[] = grid.ids.map(() => ({
    points: 0,
    sea: 0,
    lake: 0,
    hills: 0,
    mountains: 0,
    highland: 0,
    forest: 0,
    marsh: 0,
    deepMarsh: 0,
    lakes: {},
    borders: {},
  }));
  for (let row = 0; row < lattice.rows; row++)
    for (let column = 0; column < lattice.columns; column++) {
      const [lon, lat] = [lonOf(lattice, column), latOf(lattice, row)];
      const [x, y] = projection.toPlane(lon, lat);
      const tally = tallies[hexAt(grid, x, -y)];
      if (tally === undefined) continue;
      const at = row * lattice.columns + column;
      tally.points++;
      const lake = lakes[at] ?? -1;
      if ((land[at] ?? -1) < 0) tally.sea++;
      else if (lake >= 0) {
        const name = nameOf(layers.lakes[lake]);
        tally.lake++;
        tally.lakes[name] = (tally.lakes[name] ?? 0) + 1;
      } else {
        const relief = layers.cells.relief(lon, lat);
        if (relief >= 2) tally.hills++;
        if (relief >= 3) tally.mountains++;
        if (layers.cells.height(lon, lat) >= HIGHLAND) tally.highland++;
        tally.forest += layers.cells.forest(lon, lat);
        const wet = severity[marshes[at] ?? -1] ?? 0;
        if (wet >= 1) tally.marsh++;
        if (wet >= 2) tally.deepMarsh++;
        const border = nameOf(layers.borders[borders[at] ?? -1]);
        tally.borders[border] = (tally.borders[border] ?? 0) + 1;
      }
    }
  const shares = (counts: Readonly<Record<string, number>>, all: number): Record<string, number> =>
    Object.fromEntries(
      Object.entries(counts)
        .toSorted((a, b) => b[1] - a[1])
        .map(([name, n]) => [name, all === 0 ? 0 : n / all]),
    );
  return tallies.map((t) => {
    const dry = Math.max(1, t.points - t.sea - t.lake);
    const all = Math.max(1, t.points);
    return {
      points: t.points,
      sea: t.sea / all,
      lake: t.lake / all,
      hills: t.hills / dry,
      mountains: t.mountains / dry,
      highland: t.highland / dry,
      forest: t.forest / dry,
      marsh: t.marsh / dry,
      deepMarsh: t.deepMarsh / dry,
      lakes: shares(t.lakes, all),
      borders: shares(t.borders, dry),
    };
  });
};

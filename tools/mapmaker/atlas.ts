// Reads a folder of geography: GeoJSON layers and two grids of tenths of a degree, all in longitude and latitude.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Ring = readonly (readonly [lon: number, lat: number])[];

export type Feature = {
  readonly properties: Readonly<Record<string, unknown>>;
  /** Polygons as rings, holes among them (a point is inside when an odd number of rings hold it); lines as they are. */
  readonly rings: readonly Ring[];
  readonly kind: 'area' | 'line' | 'point';
};

type Geometry = { readonly type: string; readonly coordinates: unknown };

const shapes: Readonly<Record<string, (coordinates: unknown) => Omit<Feature, 'properties'>>> = {
  Point: (c) => ({ kind: 'point', rings: [[c as [number, number]]] }),
  LineString: (c) => ({ kind: 'line', rings: [c as Ring] }),
  MultiLineString: (c) => ({ kind: 'line', rings: c as readonly Ring[] }),
  Polygon: (c) => ({ kind: 'area', rings: c as readonly Ring[] }),
  MultiPolygon: (c) => ({ kind: 'area', rings: (c as readonly (readonly Ring[])[]).flat() }),
};

export const readLayer = (folder: string, name: string): readonly Feature[] => {
  const file = JSON.parse(readFileSync(join(folder, `${name}.geojson`), 'utf8')) as {
    features: readonly { properties: Readonly<Record<string, unknown>>; geometry: Geometry }[];
  };
  return file.features.map(({ properties, geometry }) => {
    const shape = shapes[geometry.type];
    if (shape === undefined) throw new Error(`${name}: a ${geometry.type} is not read`);
    return { properties, ...shape(geometry.coordinates) };
  });
};

export type CellGrid = {
  readonly relief: (lon: number, lat: number) => number;
  readonly forest: (lon: number, lat: number) => number;
  /** Metres above the sea, where the folder has them; else 0, as on water. */
  readonly height: (lon: number, lat: number) => number;
};

type CellsAt = { readonly lon0: number; readonly lat0: number; readonly step: number };

const readHeights = (folder: string): CellGrid['height'] => {
  const name = join(folder, 'elevation-grid.json');
  if (!existsSync(name)) return () => 0;
  const file = JSON.parse(readFileSync(name, 'utf8')) as {
    metadata: CellsAt;
    elevation: readonly (readonly (number | null)[])[];
  };
  const { lon0, lat0, step } = file.metadata;
  return (lon, lat) =>
    file.elevation[Math.floor((lat0 - lat) / step)]?.[Math.floor((lon - lon0) / step)] ?? 0;
};

/** Relief classes 0 to 4, forest as a share of 1. Water and what lies outside count as neither. */
export const readCells = (folder: string): CellGrid => {
  const file = JSON.parse(readFileSync(join(folder, 'terrain-grid.json'), 'utf8')) as {
    metadata: CellsAt;
    relief_class: readonly string[];
    forest: readonly string[];
  };
  const { lon0, lat0, step } = file.metadata;
  const digit = (rows: readonly string[], lon: number, lat: number): number => {
    const found = rows[Math.floor((lat0 - lat) / step)]?.[Math.floor((lon - lon0) / step)];
    return found === undefined || found === '~' ? 0 : Number(found);
  };
  return {
    relief: (lon, lat) => digit(file.relief_class, lon, lat),
    forest: (lon, lat) => digit(file.forest, lon, lat) / 9,
    height: readHeights(folder),
  };
};

// A board's files as the checks look at them.
import type { Grid } from '../hex/grid.ts';
import { MAP, RULES, RULINGS, UNITS, scenariosOf } from './file-names.ts';
import type { BoardFiles } from './file-names.ts';
import { isWaterLine } from './printed-hex.ts';
import type { PrintedHex } from './printed-hex.ts';
import type {
  AreaLine,
  HexLine,
  MapFile,
  RulesFile,
  RulingsFile,
  ScenarioFile,
  UnitsFile,
} from './data-types.ts';

export type BoardParts = {
  readonly map: MapFile;
  readonly units: UnitsFile;
  readonly rules: RulesFile;
  readonly rulings: RulingsFile;
  readonly scenarios: ReadonlyMap<string, ScenarioFile>;
};

export type GriddedParts = BoardParts & { readonly grid: Grid };

const NO_TABLES = {
  sideKinds: {},
  features: {},
  networks: {},
  boxes: {},
  countries: {},
  zones: {},
  waters: {},
  rivers: {},
  areas: {},
  regions: {},
  hexsides: [],
} as const;

const NO_WORDS = {
  nationalities: {},
  sizes: {},
  mobilities: {},
  marks: {},
  states: {},
  kinds: {},
  markers: [],
} as const;

/** An area as its file has it. */
type AreaInFile = Omit<AreaLine, 'hexes'> & {
  readonly hexes: readonly string[] | { readonly country: string } | { readonly zone: string };
};

const isList = (hexes: AreaInFile['hexes']): hexes is readonly string[] => Array.isArray(hexes);

const wholeArea =
  (map: MapFile) =>
  ({ hexes, ...area }: AreaInFile): AreaLine => {
    if (isList(hexes)) return { ...area, hexes };
    const isIn = (line: HexLine): boolean =>
      'country' in hexes ? line.country === hexes.country : line.zone === hexes.zone;
    const land = Object.entries(map.hexes).filter(([, line]) => isIn(line) && !isWaterLine(map, line));
    return { ...area, ...hexes, hexes: land.map(([hex]) => hex) };
  };

/** With every table, empty where the file has none, and the hexes of every area. */
export const wholeMap = (file: unknown): MapFile => {
  const map: MapFile = { ...NO_TABLES, ...(file as MapFile) };
  const areas = map.areas as Readonly<Record<string, AreaInFile>>;
  const whole = wholeArea(map);
  return {
    ...map,
    areas: Object.fromEntries(Object.entries(areas).map(([key, area]) => [key, whole(area)])),
  };
};
export const wholeUnits = (file: unknown): UnitsFile => ({ ...NO_WORDS, ...(file as UnitsFile) });

/** The files must have passed their schemas. */
export const boardParts = (files: BoardFiles): BoardParts => ({
  map: wholeMap(files[MAP]),
  units: wholeUnits(files[UNITS]),
  rules: files[RULES] as RulesFile,
  rulings: files[RULINGS] as RulingsFile,
  scenarios: new Map(Object.entries(scenariosOf(files))),
});

export const has = (table: object, key: string): boolean => Object.hasOwn(table, key);

/** Off the map there is none. */
export const isWater = (hex: Pick<PrintedHex, 'isWater'> | undefined): boolean => hex?.isWater === true;

export const hexLine = (map: MapFile, hex: string): HexLine | undefined =>
  has(map.hexes, hex) ? map.hexes[hex] : undefined;

export const isLand = (map: MapFile, hex: string): boolean => {
  const line = hexLine(map, hex);
  return line !== undefined && !isWaterLine(map, line);
};

/** A number of the grid; the other name of a hex on a seam is none. */
export const isHex = ({ grid }: Pick<GriddedParts, 'grid'>, id: string): boolean =>
  grid.index(id) >= 0 && !grid.aliases.has(id);

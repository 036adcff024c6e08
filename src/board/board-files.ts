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

type Lands = { readonly country: Map<string, string[]>; readonly zone: Map<string, string[]> };

/** The hexes of each country and of each zone. */
const landsOf = (map: MapFile): Lands => {
  const found: Lands = { country: new Map(), zone: new Map() };
  const note = (lands: Map<string, string[]>, key: string | undefined, hex: string): void => {
    const there = key === undefined ? undefined : lands.get(key);
    if (there !== undefined) there.push(hex);
    else if (key !== undefined) lands.set(key, [hex]);
  };
  for (const hex of Object.keys(map.hexes)) {
    note(found.country, map.hexes[hex]?.country, hex);
    note(found.zone, map.hexes[hex]?.zone, hex);
  }
  return found;
};

const wholeArea = (map: MapFile): ((area: AreaInFile) => AreaLine) => {
  let lands: Lands | undefined;
  const known = new Map<HexLine['terrain'] | undefined, boolean>();
  /** Most hexes are of a few kinds of terrain. */
  const isDry = (hex: string): boolean => {
    const terrain = map.hexes[hex]?.terrain;
    const before = known.get(terrain);
    if (before !== undefined) return before;
    const now = isLand(map, hex);
    known.set(terrain, now);
    return now;
  };
  return ({ hexes, ...area }) => {
    if (isList(hexes)) return { ...area, hexes };
    const { country, zone } = (lands ??= landsOf(map));
    const all = 'country' in hexes ? country.get(hexes.country) : zone.get(hexes.zone);
    return { ...area, ...hexes, hexes: (all ?? []).filter(isDry) };
  };
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

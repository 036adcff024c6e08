// A board's files as the checks look at them, and the names under which they lie.
import type { Grid } from '../hex/grid.ts';
import { SCENARIO_FILE } from './read.ts';
import type { BoardFiles } from './read.ts';
import type { HexLine, MapFile, RulesFile, RulingsFile, ScenarioFile, UnitsFile } from './types.ts';

export const MAP = 'map.json';
export const UNITS = 'units.json';
export const scenarioFile = (id: string): string => `scenarios/${id}.json`;

export type BoardParts = {
  readonly map: MapFile;
  readonly units: UnitsFile;
  readonly rules: RulesFile;
  readonly rulings: RulingsFile;
  readonly scenarios: ReadonlyMap<string, ScenarioFile>;
};

export type GriddedParts = BoardParts & { readonly grid: Grid };

/** The files must have passed their schemas. */
export const boardParts = (files: BoardFiles): BoardParts => ({
  map: files[MAP] as MapFile,
  units: files[UNITS] as UnitsFile,
  rules: files['rules.json'] as RulesFile,
  rulings: files['rulings.json'] as RulingsFile,
  scenarios: new Map(
    Object.entries(files).flatMap(([name, file]): [string, ScenarioFile][] => {
      const id = SCENARIO_FILE.exec(name)?.[1];
      return id === undefined ? [] : [[id, file as ScenarioFile]];
    }),
  ),
});

export const has = (table: object, key: string): boolean => Object.hasOwn(table, key);

export const isWater = ({ terrain }: HexLine): boolean => terrain === 'all-sea' || terrain === 'all-lake';

export const hexLine = (map: MapFile, hex: string): HexLine | undefined =>
  has(map.hexes, hex) ? map.hexes[hex] : undefined;

export const isLand = (map: MapFile, hex: string): boolean => {
  const line = hexLine(map, hex);
  return line !== undefined && !isWater(line);
};

/** A number of the grid; the other name of a hex on a seam is none. */
export const isHex = ({ grid }: Pick<GriddedParts, 'grid'>, id: string): boolean =>
  grid.index(id) >= 0 && !grid.aliases.has(id);

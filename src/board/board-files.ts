// A board's files as the checks look at them.
import type { Grid } from '../hex/grid.ts';
import { MAP, RULES, RULINGS, UNITS, scenariosOf } from './file-names.ts';
import type { BoardFiles } from './file-names.ts';
import type { HexLine, MapFile, RulesFile, RulingsFile, ScenarioFile, UnitsFile } from './data-types.ts';

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
  rules: files[RULES] as RulesFile,
  rulings: files[RULINGS] as RulingsFile,
  scenarios: new Map(Object.entries(scenariosOf(files))),
});

export const has = (table: object, key: string): boolean => Object.hasOwn(table, key);

/** Off the map there is none. */
export const isWater = (hex: Pick<HexLine, 'terrain'> | undefined): boolean =>
  hex?.terrain === 'all-sea' || hex?.terrain === 'all-lake';

export const hexLine = (map: MapFile, hex: string): HexLine | undefined =>
  has(map.hexes, hex) ? map.hexes[hex] : undefined;

export const isLand = (map: MapFile, hex: string): boolean => {
  const line = hexLine(map, hex);
  return line !== undefined && !isWater(line);
};

/** A number of the grid; the other name of a hex on a seam is none. */
export const isHex = ({ grid }: Pick<GriddedParts, 'grid'>, id: string): boolean =>
  grid.index(id) >= 0 && !grid.aliases.has(id);

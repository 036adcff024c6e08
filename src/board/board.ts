// A printed board ready for use: the grid, every hex by its number, every hexside from both of its hexes.
import type { Grid } from '../hex/grid.ts';
import { crossedBack, directedIndex } from '../hex/hexsides.ts';
import { printedHex } from './printed-hex.ts';
import type { PrintedHex } from './printed-hex.ts';
import type {
  Condition,
  HexLine,
  MapFile,
  OptionLine,
  RulesFile,
  RulingsFile,
  ScenarioFile,
  SideLine,
  UnitsFile,
} from './data-types.ts';

export type PrintedBoard = {
  readonly map: MapFile;
  readonly grid: Grid;
  /** By grid number. */
  readonly hexes: readonly PrintedHex[];
  /** By directed side, hex * 6 + direction; each side is there from both of its hexes. */
  readonly sides: ReadonlyMap<number, readonly SideLine[]>;
  /** Keys of the areas a hex belongs to, by grid number, in the order of the file. */
  readonly areas: readonly (readonly string[])[];
  /** Keys of the networks that run through a hex, by grid number, in the order of the file. */
  readonly networks: readonly (readonly string[])[];
  /** By directed side: keys of the networks that cross it. */
  readonly crossings: ReadonlyMap<number, readonly string[]>;
  /** Key of its region, by grid number. */
  readonly regions: readonly (string | undefined)[];
};

/** All data files of one game; charts are as that game has them. */
export type BoardSet = {
  readonly board: PrintedBoard;
  readonly units: UnitsFile;
  readonly tables: unknown;
  readonly turns: unknown;
  readonly options: readonly OptionLine[];
  readonly scenarios: Readonly<Record<string, ScenarioFile>>;
  readonly rules: RulesFile;
  readonly rulings: RulingsFile;
  /** Counters of another game, where there are any; charts as of any game. */
  readonly addon?: unknown;
};

/** How a scenario begins: who stands where, who holds what. */
export type Opening = {
  /** Ids of units by hex, as drawn from the top. */
  readonly stacks: ReadonlyMap<string, readonly string[]>;
  /** Holder of every hex of land that somebody holds. */
  readonly control: ReadonlyMap<string, string>;
  /** Ids of markers by hex. */
  readonly markers: ReadonlyMap<string, readonly string[]>;
  /** Counters that are not on their first face, or in a state, by id. */
  readonly conditions?: ReadonlyMap<string, Condition>;
  /** Ids of units by box that is not a hex; `track 14` and the like for the turn track. */
  readonly boxes: ReadonlyMap<string, readonly string[]>;
};

/** The directed side from the first of its hexes to the second; undefined where they are not two that touch. */
export const sideBetween = (
  grid: Grid,
  { between: [from, to] }: Pick<SideLine, 'between'>,
): number | undefined => {
  const side = directedIndex(grid, { from, to });
  return side < 0 ? undefined : side;
};

/** Bridges are at their sides, other networks in their hexes and across the sides between them. */
const networksOf = ({ networks }: MapFile, grid: Grid): Pick<PrintedBoard, 'networks' | 'crossings'> => {
  const through: string[][] = grid.ids.map(() => []);
  const crossings = new Map<number, string[]>();
  const note = (there: string[], key: string): void => {
    if (!there.includes(key)) there.push(key);
  };
  for (const [key, { line, routes }] of Object.entries(networks))
    for (const route of routes)
      route.forEach((id, i) => {
        const hex = through[grid.index(id)];
        if (hex !== undefined && line !== 'bridge') note(hex, key);
        const side = i === 0 ? undefined : sideBetween(grid, { between: [route[i - 1]!, id] });
        if (side === undefined) return;
        for (const directed of [side, crossedBack(grid, side)]) {
          const there = crossings.get(directed) ?? [];
          note(there, key);
          crossings.set(directed, there);
        }
      });
  return { networks: through, crossings };
};

const NO_HEX: HexLine = { terrain: [] };

/** Hexes with the same values and nothing in them are one and the same record: most of a large map is. */
const hexesOf = (map: MapFile, grid: Grid): readonly PrintedHex[] => {
  const plain = new Map<string, PrintedHex>();
  return grid.ids.map((id) => {
    const line = map.hexes[id] ?? NO_HEX;
    const { terrain, country, zone, water, label, features } = line;
    if (features !== undefined) return printedHex(map, line);
    const key = `${String(terrain)}/${country}/${zone}/${water}/${label}`;
    const hex = plain.get(key) ?? printedHex(map, line);
    plain.set(key, hex);
    return hex;
  });
};

/** The map must be one that the checks accept. */
export const printBoard = (map: MapFile, grid: Grid): PrintedBoard => {
  const hexes = hexesOf(map, grid);
  const sides = new Map<number, SideLine[]>();
  for (const line of map.hexsides) {
    const side = sideBetween(grid, line);
    if (side === undefined) continue;
    for (const key of [side, crossedBack(grid, side)]) {
      const there = sides.get(key);
      if (there === undefined) sides.set(key, [line]);
      else there.push(line);
    }
  }
  const areas: string[][] = grid.ids.map(() => []);
  for (const [key, area] of Object.entries(map.areas))
    for (const id of area.hexes) areas[grid.index(id)]?.push(key);
  const regions: (string | undefined)[] = grid.ids.map(() => undefined);
  for (const [key, region] of Object.entries(map.regions))
    for (const id of region.hexes) regions[grid.index(id)] = key;
  let known: ReturnType<typeof networksOf> | undefined;
  const lines = (): ReturnType<typeof networksOf> => (known ??= networksOf(map, grid));
  return {
    map,
    grid,
    hexes,
    sides,
    areas,
    regions,
    // Traced when somebody first asks for them: a game begins sooner.
    get networks() {
      return lines().networks;
    },
    get crossings() {
      return lines().crossings;
    },
  };
};

// Everything printed on the sheets of Barbarossa, ready to be asked: hexes, hexsides, counters, charts. Rules are
// functions of this and of a state; a game is built from the data files an owner may have changed.
import type { BoardSet, Opening } from '../../board/board.ts';
import { openingOf } from '../../board/opening.ts';
import { isWater } from '../../board/parts.ts';
import type { HexLine, SideKind, UnitLine } from '../../board/types.ts';
import { directionTo } from '../../hex/sides.ts';
import type { Grid } from '../../hex/grid.ts';
import { makeSearch } from '../../hex/search.ts';
import type { Search } from '../../hex/search.ts';
import { printedLines } from './07-lines.ts';
import type { Lines } from './07-lines.ts';
import type { SideId, TablesFile, TurnsFile } from './charts.ts';

export type Who = SideId;

export type Printed = {
  readonly set: BoardSet;
  readonly grid: Grid;
  readonly search: Search;
  readonly tables: TablesFile;
  readonly turns: TurnsFile;
  readonly unitIds: readonly string[];
  /** The counter of a unit; the id must be one. */
  unit(id: string): UnitLine;
  readonly isUnit: (id: string) => boolean;
  readonly isHex: (place: string) => boolean;
  hex(id: string): HexLine;
  readonly isLand: (id: string) => boolean;
  /** Clockwise from north-east, only hexes of the map: directions are those of the grid (1.4f). */
  neighbours(id: string): readonly string[];
  areAdjacent(a: string, b: string): boolean;
  /** What runs along the side of two hexes that touch; a side may have several (2.2b). */
  sides(a: string, b: string): readonly SideKind[];
  /** Name of a strait, such as Sivash. */
  strait(a: string, b: string): string | undefined;
  inArea(area: string, hex: string): boolean;
  area(area: string): readonly string[];
  /** Hexes worth points: cities, oil fields, industry (4.2). */
  readonly objectives: readonly string[];
  readonly ports: readonly string[];
  /** How a scenario begins. */
  opening(scenario: string): Opening;
  readonly zone: (hex: string) => 'north' | 'south' | undefined;
  /** Where supply lines may pass, sources, coasts (7). */
  readonly lines: Lines;
};

export const otherSide = (side: Who): Who => (side === 'german' ? 'soviet' : 'german');

export const printedOf = (set: BoardSet): Printed => {
  const { board, units } = set;
  const { grid, map } = board;
  const counters = new Map(units.units.map((unit) => [unit.id, unit]));
  const areas = new Map(Object.entries(map.areas).map(([id, { hexes }]) => [id, new Set(hexes)]));
  const next = new Map(
    grid.ids.map((id, hex) => [
      id,
      [0, 1, 2, 3, 4, 5].flatMap((d) => grid.ids[grid.neighbours[hex * 6 + d] ?? -1] ?? []),
    ]),
  );
  const openings = new Map(Object.keys(set.scenarios).map((id) => [id, openingOf(set, id)]));
  const hex = (id: string): HexLine => {
    const line = map.hexes[id];
    if (line === undefined) throw new RangeError(`no hex ${id}`);
    return line;
  };
  const lines = (a: string, b: string): readonly { readonly kind: SideKind; readonly name?: string }[] => {
    const from = grid.index(a);
    return board.sides.get(from * 6 + directionTo(grid, from, grid.index(b))) ?? [];
  };
  const printed: Omit<Printed, 'lines'> = {
    set,
    grid,
    search: makeSearch(grid),
    // The files were checked against their schemas before they came here.
    tables: set.tables as TablesFile,
    turns: set.turns as TurnsFile,
    unitIds: units.units.map(({ id }) => id),
    unit: (id) => {
      const unit = counters.get(id);
      if (unit === undefined) throw new RangeError(`no unit ${id}`);
      return unit;
    },
    isUnit: (id) => counters.has(id),
    isHex: (place) => grid.index(place) >= 0,
    hex,
    isLand: (id) => grid.index(id) >= 0 && !isWater(hex(id)),
    neighbours: (id) => next.get(id) ?? [],
    areAdjacent: (a, b) => next.get(a)?.includes(b) === true,
    sides: (a, b) => lines(a, b).map(({ kind }) => kind),
    strait: (a, b) => lines(a, b).find(({ kind }) => kind === 'strait')?.name,
    inArea: (area, id) => areas.get(area)?.has(id) === true,
    area: (area) => [...(areas.get(area) ?? [])],
    ports: grid.ids.filter((id) => map.hexes[id]?.port !== undefined),
    objectives: grid.ids.filter((id) => map.hexes[id]?.objective !== undefined),
    opening: (scenario) => {
      const opening = openings.get(scenario);
      if (opening === undefined) throw new RangeError(`no scenario ${scenario}`);
      return opening;
    },
    zone: (id) => {
      const { zone } = hex(id);
      return zone === 'north' || zone === 'south' ? zone : undefined;
    },
  };
  return { ...printed, lines: printedLines(printed) };
};

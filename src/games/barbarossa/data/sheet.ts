// Everything printed on the sheets of Barbarossa, ready to be asked: hexes, hexsides, counters, charts. Rules are
// functions of this and of a state; a game is built from the data files an owner may have changed.
import type { BoardSet, Opening } from '../../../board/board.ts';
import { openingOf } from '../../../board/scenario.ts';
import type { PrintedHex } from '../../../board/printed-hex.ts';
import type { Grid } from '../../../hex/grid.ts';
import { makeSearch } from '../../../hex/search.ts';
import type { Search } from '../../../hex/search.ts';
import { printedLines } from '../07-supply/7.14-supply-lines.ts';
import type { Lines } from '../07-supply/7.14-supply-lines.ts';
import type { SideId, TablesFile, TurnLine, TurnsFile } from './charts.ts';
import { counterOf } from './values-of-play.ts';
import type { Counter } from './values-of-play.ts';

export type Who = SideId;

export type Printed = {
  readonly set: BoardSet;
  readonly grid: Grid;
  readonly search: Search;
  readonly tables: TablesFile;
  readonly turns: TurnsFile;
  /** The box of a turn on the track; none beyond its ends. */
  turn(turn: number): TurnLine | undefined;
  /** A number of the chart of limits. */
  limit(id: string): number | undefined;
  readonly unitIds: readonly string[];
  /** The counter of a unit; the id must be one. */
  unit(id: string): Counter;
  readonly isUnit: (id: string) => boolean;
  /** The units that have a kind, in print order. */
  ofKind(kind: string): readonly string[];
  readonly isHex: (place: string) => boolean;
  hex(id: string): PrintedHex;
  readonly isLand: (id: string) => boolean;
  /** Clockwise from north-east, only hexes of the map: directions are those of the grid (1.4f). */
  neighbours(id: string): readonly string[];
  areAdjacent(a: string, b: string): boolean;
  /** What runs along the side of two hexes that touch; a side may have several (2.2b). */
  sides(a: string, b: string): readonly string[];
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

/** What two hexes that touch have between them. */
type Between = { readonly kinds: readonly string[]; readonly strait: string | undefined };

const NOTHING: Between = { kinds: [], strait: undefined };

/** By hex, then by the hex beside it, clockwise from north-east. */
const betweenHexes = ({
  board: { grid, sides },
}: BoardSet): ReadonlyMap<string, ReadonlyMap<string, Between>> =>
  new Map(
    grid.ids.map((id, hex) => {
      const around = [0, 1, 2, 3, 4, 5].flatMap((d): [string, Between][] => {
        const next = grid.neighbours[hex * 6 + d] ?? -1;
        if (next < 0) return [];
        const lines = sides.get(hex * 6 + d) ?? [];
        const strait = lines.find(({ kind }) => kind === 'strait')?.name;
        return [
          [grid.id(next), lines.length === 0 ? NOTHING : { kinds: lines.map(({ kind }) => kind), strait }],
        ];
      });
      return [id, new Map(around)];
    }),
  );

export const otherSide = (side: Who): Who => (side === 'german' ? 'soviet' : 'german');

export const printedOf = (set: BoardSet): Printed => {
  const { board, units } = set;
  const { grid, map } = board;
  const counters = new Map(units.units.map((unit) => [unit.id, counterOf(unit)]));
  const areas = new Map(Object.entries(map.areas).map(([id, { hexes }]) => [id, new Set(hexes)]));
  const between = betweenHexes(set);
  const next = new Map(Array.from(between, ([id, around]) => [id, [...around.keys()]]));
  const openings = new Map(Object.keys(set.scenarios).map((id) => [id, openingOf(set, id)]));
  const hexes = new Map(grid.ids.map((id, i) => [id, board.hexes[i]]));
  const hex = (id: string): PrintedHex => {
    const line = hexes.get(id);
    if (line === undefined) throw new RangeError(`no hex ${id}`);
    return line;
  };
  // The files were checked against their schemas before they came here.
  const tables = set.tables as TablesFile;
  const turns = set.turns as TurnsFile;
  const kinds = new Map<string, string[]>();
  for (const { id, kinds: its = [] } of units.units)
    for (const kind of its) kinds.set(kind, [...(kinds.get(kind) ?? []), id]);
  const boxes = new Map(turns.turns.map((line) => [line.turn, line]));
  const limits = new Map(tables.limits.map(({ id, value }) => [id, value]));
  const printed: Omit<Printed, 'lines'> = {
    set,
    grid,
    search: makeSearch(grid),
    tables,
    turns,
    turn: (turn) => boxes.get(turn),
    limit: (id) => limits.get(id),
    unitIds: units.units.map(({ id }) => id),
    unit: (id) => {
      const unit = counters.get(id);
      if (unit === undefined) throw new RangeError(`no unit ${id}`);
      return unit;
    },
    isUnit: (id) => counters.has(id),
    ofKind: (kind) => kinds.get(kind) ?? [],
    isHex: (place) => grid.index(place) >= 0,
    hex,
    isLand: (id) => grid.index(id) >= 0 && !hex(id).isWater,
    neighbours: (id) => next.get(id) ?? [],
    areAdjacent: (a, b) => between.get(a)?.has(b) === true,
    sides: (a, b) => between.get(a)?.get(b)?.kinds ?? NOTHING.kinds,
    strait: (a, b) => between.get(a)?.get(b)?.strait,
    inArea: (area, id) => areas.get(area)?.has(id) === true,
    area: (area) => [...(areas.get(area) ?? [])],
    ports: grid.ids.filter((id) => hex(id).port !== undefined),
    objectives: grid.ids.filter((id) => hex(id).objective !== undefined),
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

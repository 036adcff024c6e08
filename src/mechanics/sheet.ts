// Everything printed on the sheets of a game, ready to be asked by id: hexes, hexsides, counters, areas, openings.
import type { BoardSet, Opening } from '../board/board.ts';
import { openingOf } from '../board/scenario.ts';
import type { SideLine, UnitLine } from '../board/data-types.ts';
import type { PrintedFeature, PrintedHex } from '../board/printed-hex.ts';
import type { Side } from '../core/types.ts';
import type { Grid } from '../hex/grid.ts';
import { directedIndex } from '../hex/hexsides.ts';
import { makeSearch } from '../hex/search.ts';
import type { Search } from '../hex/search.ts';

/** `W`: the names of the two sides, where a game has its own type for them. */
export type Sheet<W extends Side = Side> = {
  readonly set: BoardSet;
  readonly grid: Grid;
  readonly search: Search;
  /** In the order of the counter sheet's file; the first is told first. */
  readonly sides: readonly [W, W];
  other(side: Side): W;
  sideOf(unit: string): W;
  readonly unitIds: readonly string[];
  /** The counter of a unit; the id must be one. */
  unit(id: string): UnitLine;
  readonly isUnit: (id: string) => boolean;
  /** The units that have a kind, in print order. */
  ofKind(kind: string): readonly string[];
  isKind(unit: string, kind: string): boolean;
  readonly isHex: (place: string) => boolean;
  hex(id: string): PrintedHex;
  readonly isLand: (id: string) => boolean;
  /** Clockwise from north-east, only hexes of the map: directions are those of the grid. */
  neighbours(id: string): readonly string[];
  areAdjacent(a: string, b: string): boolean;
  /** The number of the directed side from a hex into one that touches it; -1 if it does not. */
  side(from: string, to: string): number;
  /** What runs along the side of two hexes that touch; a side may have several. */
  sideLines(a: string, b: string): readonly SideLine[];
  /** Its kinds, such as river. */
  sideKinds(a: string, b: string): readonly string[];
  inArea(area: string, hex: string): boolean;
  area(area: string): readonly string[];
  /** How a scenario begins. */
  opening(scenario: string): Opening;
};

/** What two hexes that touch have between them. */
type Between = { readonly lines: readonly SideLine[]; readonly kinds: readonly string[] };

const NOTHING: Between = { lines: [], kinds: [] };

/** By the hex beside it, clockwise from north-east; of a hex looked at for the first time. */
const around = ({ board: { grid, sides } }: BoardSet, id: string): ReadonlyMap<string, Between> => {
  const found = new Map<string, Between>();
  const hex = grid.index(id);
  if (hex < 0) return found;
  for (let side = hex * 6; side < hex * 6 + 6; side++) {
    const next = grid.neighbours[side] ?? -1;
    if (next < 0) continue;
    const lines = sides.get(side);
    const between = lines === undefined ? NOTHING : { lines, kinds: lines.map(({ kind }) => kind) };
    found.set(grid.id(next), between);
  }
  return found;
};

/** Made for each when it is first asked for: a game begins sooner. */
const byId = <T>(make: (id: string) => T): ((id: string) => T) => {
  const made = new Map<string, T>();
  return (id) => {
    const before = made.get(id);
    if (before !== undefined) return before;
    const now = make(id);
    made.set(id, now);
    return now;
  };
};

const found = <T>(value: T | undefined, what: string, id: string): T => {
  if (value === undefined) throw new RangeError(`no ${what} ${id}`);
  return value;
};

export const sheetOf = <W extends Side>(set: BoardSet): Sheet<W> => {
  const { board, units } = set;
  const { grid, map } = board;
  const counters = new Map(units.units.map((unit) => [unit.id, unit]));
  const sideOfUnit = new Map(units.units.map(({ id, side }) => [id, side as W]));
  const areaOf = byId((id): ReadonlySet<string> => new Set(map.areas[id]?.hexes));
  const areaList = byId((id): readonly string[] => [...areaOf(id)]);
  const between = byId((id) => around(set, id));
  const neighbours = byId((id): readonly string[] => [...between(id).keys()]);
  // The file's schema asks for two.
  const [first, second] = Object.keys(units.sides) as [W, W];
  const kinds = new Map<string, string[]>();
  for (const { id, kinds: its = [] } of units.units)
    for (const kind of its) kinds.set(kind, [...(kinds.get(kind) ?? []), id]);
  const hex = (id: string): PrintedHex => found(board.hexes[grid.index(id)], 'hex', id);
  const unit = (id: string): UnitLine => found(counters.get(id), 'unit', id);
  return {
    set,
    grid,
    search: makeSearch(grid),
    sides: [first, second],
    other: (side) => (side === first ? second : first),
    sideOf: (id) => found(sideOfUnit.get(id), 'unit', id),
    unitIds: units.units.map(({ id }) => id),
    unit,
    isUnit: (id) => counters.has(id),
    ofKind: (kind) => kinds.get(kind) ?? [],
    isKind: (id, kind) => unit(id).kinds?.includes(kind) === true,
    isHex: (place) => grid.index(place) >= 0,
    hex,
    isLand: (id) => grid.index(id) >= 0 && !hex(id).isWater,
    neighbours,
    areAdjacent: (a, b) => between(a).has(b),
    side: (from, to) => directedIndex(grid, { from, to }),
    sideLines: (a, b) => between(a).get(b)?.lines ?? NOTHING.lines,
    sideKinds: (a, b) => between(a).get(b)?.kinds ?? NOTHING.kinds,
    inArea: (area, id) => areaOf(area).has(id),
    area: areaList,
    opening: byId((id) => openingOf(set, id)),
  };
};

export type Track = { readonly turns: readonly { readonly turn: number }[] };

/** `T`, `U`: its tables and its turn track; `F`: what can stand in a hex, as the map calls it. */
export type ChartSheet<W extends Side, T, U extends Track, F extends string = string> = Sheet<W> & {
  readonly tables: T;
  readonly turns: U;
  /** The line of a turn on the track; none beyond its ends. */
  turn(turn: number): U['turns'][number] | undefined;
  feature(hex: string, key: F): PrintedFeature | undefined;
  /** The hexes that have a feature, in the order of the grid. */
  withFeature(key: F): readonly string[];
};

/** The files were checked against their schemas before they came here. */
export const chartSheet = <W extends Side, T, U extends Track, F extends string = string>(
  set: BoardSet,
): ChartSheet<W, T, U, F> => {
  const sheet = sheetOf<W>(set);
  const turns = set.turns as U;
  const lines = new Map(turns.turns.map((line) => [line.turn, line]));
  const features = new Map<string, Map<string, PrintedFeature>>();
  for (const id of sheet.grid.ids)
    for (const feature of sheet.hex(id).features) {
      const { key } = feature;
      features.set(key, (features.get(key) ?? new Map<string, PrintedFeature>()).set(id, feature));
    }
  return {
    ...sheet,
    tables: set.tables as T,
    turns,
    turn: (turn) => lines.get(turn),
    feature: (id, key) => features.get(key)?.get(id),
    withFeature: (key) => [...(features.get(key)?.keys() ?? [])],
  };
};

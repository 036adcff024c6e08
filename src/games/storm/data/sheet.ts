// Everything printed on the sheets of Operation Storm, ready to be asked: what every game has, and its own charts.
import type { BoardSet } from '../../../board/board.ts';
import type { PrintedFeature } from '../../../board/printed-hex.ts';
import { sheetOf } from '../../../mechanics/sheet.ts';
import type { Sheet } from '../../../mechanics/sheet.ts';
import type { TablesFile, TurnLine, TurnsFile, Who } from './charts.ts';

export type { Who } from './charts.ts';

/** What can stand in a hex, as the map calls it. */
export type FeatureKey = 'city' | 'major-city' | 'oilfield';
/** What runs from hex to hex, as the map calls it. */
export type NetworkKey = 'pripyet-corridor' | 'danube-corridor' | 'pass';

export type Printed = Sheet<Who> & {
  readonly tables: TablesFile;
  readonly turns: TurnsFile;
  /** The box of a turn on the track; none beyond its ends. */
  turn(turn: number): TurnLine | undefined;
  feature(hex: string, key: FeatureKey): PrintedFeature | undefined;
  /** The hexes that have it, in the order of the grid. */
  withFeature(key: FeatureKey): readonly string[];
  /** The hexes of a network, route by route from its first end. */
  routes(key: NetworkKey): readonly (readonly string[])[];
  isOn(key: NetworkKey, hex: string): boolean;
  /** Whether it crosses the side of two hexes. */
  joins(key: NetworkKey, a: string, b: string): boolean;
};

/** By each hex of a network: those that it is joined to. */
type Network = ReadonlyMap<string, ReadonlySet<string>>;

const networkOf = (routes: readonly (readonly string[])[]): Network => {
  const found = new Map<string, Set<string>>(routes.flat().map((hex) => [hex, new Set()]));
  for (const route of routes)
    for (const [i, hex] of route.entries())
      for (const next of [route[i - 1], route[i + 1]]) if (next !== undefined) found.get(hex)?.add(next);
  return found;
};

export const printedOf = (set: BoardSet): Printed => {
  const sheet = sheetOf<Who>(set);
  const { grid, hex } = sheet;
  // The files were checked against their schemas before they came here.
  const tables = set.tables as TablesFile;
  const turns = set.turns as TurnsFile;
  const boxes = new Map(turns.turns.map((line) => [line.turn, line]));
  const found = new Map<FeatureKey, Map<string, PrintedFeature>>();
  for (const id of grid.ids)
    for (const feature of hex(id).features) {
      const key = feature.key as FeatureKey;
      found.set(key, (found.get(key) ?? new Map<string, PrintedFeature>()).set(id, feature));
    }
  const routes: Printed['routes'] = (key) => set.board.map.networks[key]?.routes ?? [];
  const networks = new Map(
    (['pripyet-corridor', 'danube-corridor', 'pass'] as const).map((key) => [key, networkOf(routes(key))]),
  );
  return {
    ...sheet,
    tables,
    turns,
    turn: (turn) => boxes.get(turn),
    feature: (id, key) => found.get(key)?.get(id),
    withFeature: (key) => [...(found.get(key)?.keys() ?? [])],
    routes,
    isOn: (key, id) => networks.get(key)?.has(id) === true,
    joins: (key, a, b) => networks.get(key)?.get(a)?.has(b) === true,
  };
};

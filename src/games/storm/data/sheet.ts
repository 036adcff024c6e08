// Everything printed on the sheets of Operation Storm, ready to be asked: what every game has, and its own charts.
import type { BoardSet } from '../../../board/board.ts';
import { chartSheet } from '../../../mechanics/sheet.ts';
import type { ChartSheet } from '../../../mechanics/sheet.ts';
import type { TablesFile, TurnsFile, Who } from './charts.ts';

export type { Who } from './charts.ts';

/** What can stand in a hex, as the map calls it. */
export type FeatureKey = 'city' | 'major-city' | 'oilfield';
/** What runs from hex to hex, as the map calls it. */
export type NetworkKey = 'pripyet-corridor' | 'danube-corridor' | 'pass';

export type Printed = ChartSheet<Who, TablesFile, TurnsFile, FeatureKey> & {
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
  const routes: Printed['routes'] = (key) => set.board.map.networks[key]?.routes ?? [];
  const networks = new Map(
    (['pripyet-corridor', 'danube-corridor', 'pass'] as const).map((key) => [key, networkOf(routes(key))]),
  );
  return {
    ...chartSheet<Who, TablesFile, TurnsFile, FeatureKey>(set),
    routes,
    isOn: (key, id) => networks.get(key)?.has(id) === true,
    joins: (key, a, b) => networks.get(key)?.get(a)?.has(b) === true,
  };
};

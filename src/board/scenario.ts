// How a scenario begins on the board: stacks by hex, holders of hexes, markers, boxes.
import type { BoardSet, Opening } from './board.ts';
import { has } from './board-files.ts';
import { isWaterLine } from './printed-hex.ts';
import type { MapFile, ScenarioFile } from './data-types.ts';

const add = (table: Map<string, string[]>, at: string, ids: readonly string[]): void => {
  if (ids.length > 0) table.set(at, [...(table.get(at) ?? []), ...ids]);
};

const stacksOf = ({ fixed, free }: ScenarioFile): Map<string, string[]> => {
  const stacks = new Map<string, string[]>();
  const lists = [fixed, ...Object.values(free).map(({ historical }) => historical)];
  for (const list of lists) for (const [hex, ids] of Object.entries(list)) add(stacks, hex, ids);
  return stacks;
};

const holderIn = (
  table: Readonly<Record<string, { readonly holder?: string }>>,
  key: string | undefined,
): string | undefined => (key !== undefined && has(table, key) ? table[key]?.holder : undefined);

const atStart = new WeakMap<MapFile, ReadonlyMap<string, string>>();

/** By hex: who holds its country when the campaign begins, or else its zone. Worked out once for a map. */
export const controlAtStart = (map: MapFile): ReadonlyMap<string, string> => {
  const before = atStart.get(map);
  if (before !== undefined) return before;
  const held = new Map<string, string>();
  atStart.set(map, held);
  for (const hex of Object.keys(map.hexes)) {
    const line = map.hexes[hex];
    if (line === undefined) continue;
    const holder = holderIn(map.countries, line.country) ?? holderIn(map.zones, line.zone);
    if (holder !== undefined && !isWaterLine(map, line)) held.set(hex, holder);
  }
  return held;
};

/** The holder of country or zone, unless the scenario says otherwise of a hex. */
export const controlOf = (map: MapFile, { control }: ScenarioFile): Map<string, string> => {
  const held = new Map(controlAtStart(map));
  for (const [side, list] of Object.entries(control)) for (const hex of list) held.set(hex, side);
  return held;
};

/** The scenario must be one of the set. */
export const openingOf = ({ board, scenarios }: BoardSet, id: string): Opening => {
  const scenario = Object.hasOwn(scenarios, id) ? scenarios[id] : undefined;
  if (scenario === undefined) throw new RangeError(`no scenario ${id}`);
  const markers = new Map<string, string[]>();
  for (const [marker, places] of Object.entries(scenario.markers))
    for (const place of places) if (board.grid.index(place) >= 0) add(markers, place, [marker]);
  const boxes = new Map<string, string[]>();
  for (const [box, ids] of Object.entries(scenario.boxes)) if (box !== 'absent') add(boxes, box, ids);
  for (const [turn, ids] of Object.entries(scenario.track)) add(boxes, `track ${turn}`, ids);
  const conditions = new Map(Object.entries(scenario.begins ?? {}));
  return { stacks: stacksOf(scenario), control: controlOf(board.map, scenario), markers, boxes, conditions };
};

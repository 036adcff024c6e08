// Everything printed on the sheets of DAGC, ready to be asked: what every game has, and its own charts. Rules are functions
// of this and of a state; a game is built from the data files an owner may have changed.
import type { BoardSet } from '../../../board/board.ts';
import type { PrintedFeature } from '../../../board/printed-hex.ts';
import { sheetOf } from '../../../mechanics/sheet.ts';
import type { Sheet } from '../../../mechanics/sheet.ts';
import type { TablesFile, TurnLine, TurnsFile } from './charts.ts';

export type Who = 'german' | 'soviet';

/** What can stand in a hex, as the map calls it. */
export type FeatureKey = 'city' | 'town' | 'port' | 'entrenchment' | 'partisans';

/** 1.3, 2.2c: rows from north to south, columns from east to west. */
export type Printed = Sheet<Who> & {
  readonly tables: TablesFile;
  readonly turns: TurnsFile;
  /** The box of a turn on the track; none beyond its ends. */
  turn(turn: number): TurnLine | undefined;
  feature(hex: string, key: FeatureKey): PrintedFeature | undefined;
  /** The hexes that have it, in the order of the grid. */
  withFeature(key: FeatureKey): readonly string[];
  /** Whose entrenchment a hex is (11.10). */
  entrenchment(hex: string): Who | undefined;
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
  const feature: Printed['feature'] = (id, key) => found.get(key)?.get(id);
  return {
    ...sheet,
    tables,
    turns,
    turn: (turn) => boxes.get(turn),
    feature,
    withFeature: (key) => [...(found.get(key)?.keys() ?? [])],
    entrenchment: (id) => feature(id, 'entrenchment')?.side as Who | undefined,
  };
};

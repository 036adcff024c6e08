// Everything printed on the sheets of DAGC, ready to be asked: what every game has, and its own charts. Rules are functions
// of this and of a state; a game is built from the data files an owner may have changed.
import type { BoardSet } from '../../../board/board.ts';
import { chartSheet } from '../../../mechanics/sheet.ts';
import type { ChartSheet } from '../../../mechanics/sheet.ts';
import type { TablesFile, TurnsFile } from './charts.ts';

export type Who = 'german' | 'soviet';

/** What can stand in a hex, as the map calls it. */
export type FeatureKey = 'city' | 'town' | 'port' | 'entrenchment' | 'partisans';

/** 1.3, 2.2c: rows from north to south, columns from east to west. */
export type Printed = ChartSheet<Who, TablesFile, TurnsFile, FeatureKey> & {
  /** Whose entrenchment a hex is (11.10). */
  entrenchment(hex: string): Who | undefined;
};

export const printedOf = (set: BoardSet): Printed => {
  const sheet = chartSheet<Who, TablesFile, TurnsFile, FeatureKey>(set);
  return { ...sheet, entrenchment: (id) => sheet.feature(id, 'entrenchment')?.side as Who | undefined };
};

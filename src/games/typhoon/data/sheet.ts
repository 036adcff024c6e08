// Everything printed on the sheets of Typhoon, ready to be asked: what every game has, and its own charts.
import type { BoardSet } from '../../../board/board.ts';
import { townSheet } from '../../../mechanics/formations/sheet.ts';
import type { TownSheet } from '../../../mechanics/formations/sheet.ts';
import type { TablesFile, TurnsFile, Who } from './charts.ts';

export type { Who } from './charts.ts';

export type Printed = TownSheet<Who, TablesFile, TurnsFile> & {
  /** RES.X.7: what an infantry corps breaks up into; nothing of any other unit. */
  divisionsOf(unit: string): readonly string[];
};

export const printedOf = (set: BoardSet): Printed => {
  const sheet = townSheet<Who, TablesFile, TurnsFile>(set);
  const divisions = new Map(sheet.tables.breakdown.map(({ corps, divisions: its }) => [corps, its]));
  return { ...sheet, divisionsOf: (unit) => divisions.get(unit) ?? [] };
};

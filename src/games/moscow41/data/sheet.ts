// Everything printed on the sheets of Moscow vs. Barbarossa, ready to be asked: what every game has, and its own charts.
import type { BoardSet } from '../../../board/board.ts';
import { townSheet } from '../../../mechanics/formations/sheet.ts';
import type { TownSheet } from '../../../mechanics/formations/sheet.ts';
import type { TablesFile, TurnsFile, Who } from './charts.ts';

export type { Who } from './charts.ts';

export type Printed = TownSheet<Who, TablesFile, TurnsFile>;

export const printedOf = (set: BoardSet): Printed => townSheet<Who, TablesFile, TurnsFile>(set);

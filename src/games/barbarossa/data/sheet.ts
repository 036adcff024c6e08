// Everything printed on the sheets of Barbarossa, ready to be asked: what every game has, and its own charts. Rules are
// functions of this and of a state; a game is built from the data files an owner may have changed.
import type { BoardSet } from '../../../board/board.ts';
import { chartSheet } from '../../../mechanics/sheet.ts';
import type { ChartSheet } from '../../../mechanics/sheet.ts';
import { printedLines } from '../07-supply/7.14-supply-lines.ts';
import type { Lines } from '../07-supply/7.14-supply-lines.ts';
import type { SideId, TablesFile, TurnsFile } from './charts.ts';
import { counterOf } from './values-of-play.ts';
import type { Counter } from './values-of-play.ts';

export type Who = SideId;

/**
 * Directions are those of the grid (1.4f), and a side of a hex may have several things (2.2b). Nobody reaches out of his
 * hex: there are no zones of control (1.7c).
 */
export type Printed = Omit<ChartSheet<Who, TablesFile, TurnsFile>, 'unit'> & {
  /** A number of the chart of limits. */
  limit(id: string): number | undefined;
  /** The counter of a unit; the id must be one. */
  unit(id: string): Counter;
  /** Name of a strait, such as Sivash. */
  strait(a: string, b: string): string | undefined;
  /** Hexes worth points: cities, oil fields, industry (4.2). */
  readonly objectives: readonly string[];
  readonly ports: readonly string[];
  readonly zone: (hex: string) => 'north' | 'south' | undefined;
  /** Where supply lines may pass, sources, coasts (7). */
  readonly lines: Lines;
};

export const printedOf = (set: BoardSet): Printed => {
  const sheet = chartSheet<Who, TablesFile, TurnsFile>(set);
  const { grid, hex, sideLines, tables } = sheet;
  const counters = new Map(set.units.units.map((unit) => [unit.id, counterOf(unit)]));
  const limits = new Map(tables.limits.map(({ id, value }) => [id, value]));
  const printed: Omit<Printed, 'lines'> = {
    ...sheet,
    limit: (id) => limits.get(id),
    unit: (id) => {
      const unit = counters.get(id);
      if (unit === undefined) throw new RangeError(`no unit ${id}`);
      return unit;
    },
    strait: (a, b) => sideLines(a, b).find(({ kind }) => kind === 'strait')?.name,
    ports: grid.ids.filter((id) => hex(id).port !== undefined),
    objectives: grid.ids.filter((id) => hex(id).objective !== undefined),
    zone: (id) => {
      const { zone } = hex(id);
      return zone === 'north' || zone === 'south' ? zone : undefined;
    },
  };
  return { ...printed, lines: printedLines(printed) };
};

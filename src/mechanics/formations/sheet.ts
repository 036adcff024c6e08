// The sheets of games around Moscow: cities by name beside what every game with charts has.
import type { BoardSet } from '../../board/board.ts';
import { lineOf } from '../../board/chart-lines.ts';
import type { NumberLine } from '../../board/chart-lines.ts';
import type { Side } from '../../core/types.ts';
import { chartSheet } from '../sheet.ts';
import type { ChartSheet, Track } from '../sheet.ts';

export type TownSheet<W extends Side, T, U extends Track> = ChartSheet<W, T, U> & {
  /** A number of the chart of limits. */
  readonly limit: (id: string) => number;
  /** The hex of a city or town by its name on the map; there must be one. */
  placeNamed(name: string): string;
};

export const townSheet = <
  W extends Side,
  T extends { readonly limits: readonly NumberLine[] },
  U extends Track,
>(
  set: BoardSet,
): TownSheet<W, T, U> => {
  const sheet = chartSheet<W, T, U>(set);
  const named = new Map(
    sheet.grid.ids.flatMap((id) =>
      sheet.hex(id).features.flatMap(({ name }) => (name === undefined ? [] : [[name, id] as const])),
    ),
  );
  return {
    ...sheet,
    limit: (id) => lineOf(sheet.tables.limits, id).value,
    placeNamed: (name) => {
      const found = named.get(name);
      if (found === undefined) throw new RangeError(`no place ${name}`);
      return found;
    },
  };
};

// The sheets of games around Moscow: cities by name beside what every game with charts has.
import type { BoardSet } from '../../board/board.ts';
import type { Side } from '../../core/types.ts';
import { chartSheet } from '../sheet.ts';
import type { ChartSheet, Track } from '../sheet.ts';

export type TownSheet<W extends Side, T, U extends Track> = ChartSheet<W, T, U> & {
  /** The hex of a city or town by its name on the map; there must be one. */
  placeNamed(name: string): string;
};

export const townSheet = <W extends Side, T, U extends Track>(set: BoardSet): TownSheet<W, T, U> => {
  const sheet = chartSheet<W, T, U>(set);
  const named = new Map(
    sheet.grid.ids.flatMap((id) =>
      sheet.hex(id).features.flatMap(({ name }) => (name === undefined ? [] : [[name, id] as const])),
    ),
  );
  return {
    ...sheet,
    placeNamed: (name) => {
      const found = named.get(name);
      if (found === undefined) throw new RangeError(`no place ${name}`);
      return found;
    },
  };
};

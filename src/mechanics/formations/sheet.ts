// The sheets of games around Moscow: cities by name, features by hex, and the turn track beside what every game has.
import type { BoardSet } from '../../board/board.ts';
import { lineOf } from '../../board/chart-lines.ts';
import type { NumberLine } from '../../board/chart-lines.ts';
import type { Side } from '../../core/types.ts';
import { sheetOf } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';

export type TownSheet<W extends Side, T, U, L> = Sheet<W> & {
  readonly tables: T;
  readonly turns: U;
  /** A number of the chart of limits. */
  readonly limit: (id: string) => number;
  /** The line of a turn on the track; none beyond its ends. */
  turn(turn: number): L | undefined;
  /** The hexes that have a feature, in the order of the grid. */
  withFeature(key: string): readonly string[];
  /** The hex of a city or town by its name on the map; there must be one. */
  placeNamed(name: string): string;
};

/** The files were checked against their schemas before they came here. */
export const townSheet = <
  W extends Side,
  T extends { readonly limits: readonly NumberLine[] },
  U extends { readonly turns: readonly L[] },
  L extends { readonly turn: number },
>(
  set: BoardSet,
): TownSheet<W, T, U, L> => {
  const sheet = sheetOf<W>(set);
  const tables = set.tables as T;
  const turns = set.turns as U;
  const lines = new Map(turns.turns.map((line) => [line.turn, line]));
  const features = new Map<string, string[]>();
  const named = new Map<string, string>();
  for (const id of sheet.grid.ids)
    for (const { key, name } of sheet.hex(id).features) {
      features.set(key, [...(features.get(key) ?? []), id]);
      if (name !== undefined) named.set(name, id);
    }
  return {
    ...sheet,
    tables,
    turns,
    limit: (id) => lineOf(tables.limits, id).value,
    turn: (turn) => lines.get(turn),
    withFeature: (key) => features.get(key) ?? [],
    placeNamed: (name) => {
      const found = named.get(name);
      if (found === undefined) throw new RangeError(`no place ${name}`);
      return found;
    },
  };
};

// What fell when in the war as it was, on the map of a game of 1941: its chart `history`, each place by its hex.
import type { Side } from '../../../src/core/types.ts';

export type Fall = {
  readonly place: string;
  readonly hex: string;
  readonly turn: number;
  readonly date: string;
  readonly holder: Side;
};

export type History = {
  readonly falls: readonly Fall[];
  /** The side that came into a place last by a turn; undefined where nobody had yet. */
  cameBy(hex: string, turn: number): Side | undefined;
  /** Who invades. */
  readonly invader: Side;
  /** The turn in which he came; 99 where he never did. */
  dueOf(hex: string): number;
};

type Told = {
  placeNamed(name: string): string;
  readonly tables: { readonly history: readonly Omit<Fall, 'hex'>[] };
};

export const historyOf = (p: Told, invader: Side = 'german'): History => {
  const falls = p.tables.history.map(({ turn, date, place, holder }) => ({
    place,
    hex: p.placeNamed(place),
    turn,
    date,
    holder,
  }));
  return {
    falls,
    invader,
    cameBy: (hex, turn) => falls.findLast((fall) => fall.hex === hex && fall.turn <= turn)?.holder,
    dueOf: (hex) => falls.find((fall) => fall.hex === hex && fall.holder === invader)?.turn ?? 99,
  };
};

// What fell when in the war as it was, on the map of a game before Moscow: its chart `history`, each place by its hex.
import type { Side } from '../../../src/core/types.ts';

type Who = 'german' | 'russian';

export type Fall = {
  readonly place: string;
  readonly hex: string;
  readonly turn: number;
  readonly date: string;
  readonly holder: Who;
};

export type History = {
  readonly falls: readonly Fall[];
  /** The side that came into a place last by a turn; undefined where nobody had yet. */
  cameBy(hex: string, turn: number): Side | undefined;
  /** The turn in which the Germans came; 99 where they never did. */
  dueOf(hex: string): number;
};

type Told = {
  placeNamed(name: string): string;
  readonly tables: { readonly history: readonly Omit<Fall, 'hex'>[] };
};

export const historyOf = (p: Told): History => {
  const falls = p.tables.history.map(({ turn, date, place, holder }) => ({
    place,
    hex: p.placeNamed(place),
    turn,
    date,
    holder,
  }));
  return {
    falls,
    cameBy: (hex, turn) => falls.findLast((fall) => fall.hex === hex && fall.turn <= turn)?.holder,
    dueOf: (hex) => falls.find((fall) => fall.hex === hex && fall.holder === 'german')?.turn ?? 99,
  };
};

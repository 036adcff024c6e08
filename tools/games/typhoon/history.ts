// What fell when in the war as it was, on the map of Typhoon: the chart `history`, each place by its hex.
import { p } from './shipped.ts';
import type { Who } from '../../../src/games/typhoon/data/sheet.ts';

export type Fall = {
  readonly place: string;
  readonly hex: string;
  readonly turn: number;
  readonly date: string;
  readonly holder: Who;
};

export const falls: readonly Fall[] = p.tables.history.map(({ turn, date, place, holder }) => ({
  place,
  hex: p.placeNamed(place),
  turn,
  date,
  holder,
}));

/** The side that came into a place last by a turn; undefined where nobody had yet. */
export const cameBy = (hex: string, turn: number): Who | undefined =>
  falls.findLast((fall) => fall.hex === hex && fall.turn <= turn)?.holder;

/** The turn in which the Germans came; 99 where they never did. */
export const dueOf = (hex: string): number =>
  falls.find((fall) => fall.hex === hex && fall.holder === 'german')?.turn ?? 99;

// What fell when in the war as it was, on the map of Operation Storm: all cities of the USSR, by the end of July 1941.
import { p } from './shipped.ts';

export type Fall = {
  readonly place: string;
  readonly hex: string;
  readonly turn: number;
  readonly day: string;
};

const DAYS: readonly (readonly [place: string, turn: number, day: string])[] = [
  ['Grodno', 2, '23 June'],
  ['Kaunas', 2, '24 June'],
  ['Vilnius', 2, '24 June'],
  ['Brest-Litovsk', 2, '24 June'],
  ['Bialystok', 2, '27 June'],
  ['Rovno', 2, '28 June'],
  ['Lvov', 2, '30 June'],
  ['Chernovtsy', 3, '5 July'],
  ['Kishinev', 4, '16 July'],
  ['Vinnitsa', 4, '19 July'],
];

const nameOf = (hex: string): string | undefined =>
  (p.feature(hex, 'city') ?? p.feature(hex, 'major-city'))?.name;

export const falls: readonly Fall[] = DAYS.map(([place, turn, day]) => {
  const hex = p.grid.ids.find((each) => nameOf(each) === place);
  if (hex === undefined) throw new Error(`${place} is not on the map`);
  return { place, hex, turn, day };
});

export const dueOf = (hex: string): number => falls.find((fall) => fall.hex === hex)?.turn ?? 99;

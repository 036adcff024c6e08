// The place or unit a mistyped word may have been meant for. It is named, never taken.
import { directions, windWords } from '../../hex/directions.ts';
import type { Refusal } from '../../core/types.ts';
import { wrong } from '../errors.ts';
import type { HexShape } from './hex-notation.ts';
import type { Word } from './lex.ts';
import type { NameBook } from './match-names.ts';
import { plainName, JOINING } from './match-names.ts';
import type { Scene } from './scope.ts';
import { nearestWord, nearWords } from './did-you-mean.ts';

/** What may have been meant, and the word after those that stood for it. */
export type Near = { readonly text: string; readonly next: number };

/** Shorter words are like too much else. */
const LEAST_LETTERS = 4;

const wordsOf = ({ entries }: NameBook): readonly string[] => [
  ...new Set(entries.flatMap(({ words }) => words.filter((word) => word.length >= LEAST_LETTERS))),
];

/** By its whole name in one word or several, else by one word of it. */
const nearName = (book: NameBook, words: readonly Word[], i: number): Near | undefined => {
  const names = new Map(book.entries.map(({ full }) => [full.replaceAll(' ', '-'), full]));
  for (let next = Math.min(words.length, i + 3); next > i; next--) {
    const run = words.slice(i, next);
    if (run.some(({ quoted }) => quoted)) continue;
    const meant = nearestWord(run.map(({ low }) => plainName(low).replaceAll(' ', '-')).join('-'), [
      ...names.keys(),
    ]);
    if (meant !== undefined) return { text: meant, next };
  }
  const low = words[i]?.low ?? '';
  const part = low.length < LEAST_LETTERS ? undefined : nearestWord(low, wordsOf(book));
  return part === undefined ? undefined : { text: part, next: i + 1 };
};

const digitsOf = (id: string): string => id.replace(/\D/g, '');

/** An id with the same number and a slip in its letters. */
const nearId = ({ view }: Scene, { low }: Word): string | undefined => {
  if (!/^\d*[a-z]+\d*$/.test(low) || low.length < 3) return undefined;
  const ids = view.units.filter(({ known, id }) => known && digitsOf(id) === digitsOf(low));
  return nearestWord(
    low,
    ids.map(({ id }) => id),
  );
};

/** `24 px` for 24pz. */
export const nearPartedId = (scene: Scene, words: readonly Word[], i: number): Near | undefined => {
  const [number, letters] = words.slice(i, i + 2);
  if (number === undefined || letters === undefined || !/^\d+$/.test(number.low)) return undefined;
  const low = number.low + letters.low;
  const text = /^[a-z]+$/.test(letters.low) ? nearId(scene, { ...letters, text: low, low }) : undefined;
  return text === undefined ? undefined : { text, next: i + 2 };
};

/** `25 1` for 2501: pieces of a number that want their noughts. */
const nearHex = ({ board }: Scene, shape: HexShape, words: readonly Word[], i: number): Near | undefined => {
  const [row, column] = [words[i]?.low ?? '', words[i + 1]?.low ?? ''];
  if (!/^\d{1,2}$/.test(row) || !/^\d{1,2}$/.test(column)) return undefined;
  const text = row.padStart(shape.first, '0') + column.padStart(shape.length - shape.first, '0');
  return board.grid.index(text) < 0 ? undefined : { text, next: i + 2 };
};

/** `units`: whether a unit is as good as a place, or better. */
export const nearThing = (
  scene: Scene,
  words: readonly Word[],
  i: number,
  units: 'first' | 'last',
): Near | undefined => {
  const word = words[i];
  if (word === undefined || word.quoted || JOINING.has(word.low)) return undefined;
  const id = nearId(scene, word);
  const parted = id === undefined ? nearPartedId(scene, words, i) : undefined;
  const unit = id === undefined ? (parted ?? nearName(scene.units, words, i)) : { text: id, next: i + 1 };
  const place = nearHex(scene, scene.shape, words, i) ?? nearName(scene.places, words, i);
  return units === 'first' ? (unit ?? place) : (place ?? unit);
};

/** Words of names that one word may have been meant for, of places first. */
export const nearNameWords = ({ places, units }: Scene, word: Word): readonly string[] =>
  word.quoted || word.low.length < LEAST_LETTERS
    ? []
    : [places, units].flatMap((book) => nearWords(word.low, wordsOf(book)));

/** North and south by their letters too: no hex has a side there. */
const NO_SIDES: ReadonlyMap<string, string> = new Map(
  ['north', 'south'].flatMap((wind) => [wind, wind.charAt(0)].map((word) => [word, wind] as const)),
);

/** `n`, where directions lie to both sides of it. */
export const refuseSide = (word: Word | undefined): Refusal | undefined => {
  const wind = word === undefined || word.quoted ? undefined : NO_SIDES.get(word.low);
  if (word === undefined || wind === undefined) return undefined;
  const between = directions.filter((way) => windWords[way].startsWith(wind));
  return wrong('STEP.NO-SIDE', { typed: word.text, wind, between: [...between] });
};

// Hexes and steps as they are typed and spoken: `2608`, `26 08`, `26.08`, `2 6 0 8`, `n1721`, `N 17 21`, `1721 n`, `ne`.
import type { Refusal } from '../../core/types.ts';
import { directions, directionIndex, isDirection, windWords } from '../../hex/directions.ts';
import type { Grid } from '../../hex/grid.ts';
import { wrong } from '../errors.ts';
import type { Word } from './lex.ts';

const SPELLED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    zero: '0',
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    niner: '9',
    alfa: 'a',
    alpha: 'a',
    bravo: 'b',
    charlie: 'c',
    delta: 'd',
    echo: 'e',
    foxtrot: 'f',
    golf: 'g',
    hotel: 'h',
    india: 'i',
    juliett: 'j',
    kilo: 'k',
    lima: 'l',
    mike: 'm',
    november: 'n',
    oscar: 'o',
    papa: 'p',
    quebec: 'q',
    romeo: 'r',
    sierra: 's',
    tango: 't',
    uniform: 'u',
    victor: 'v',
    whiskey: 'w',
    xray: 'x',
    yankee: 'y',
    zulu: 'z',
  }),
);

const PIECES = /^([a-z]*)[.-]?(\d+(?:[.-]\d+)*)[.-]?([a-z]*)$/;

export type HexText = { readonly sheet: string; readonly digits: string; readonly next: number };

/** How the hexes of a map are numbered: how many digits, how many of them before the pair is parted, which sheets. */
export type HexShape = {
  readonly length: number;
  readonly first: number;
  readonly sheets: ReadonlySet<string>;
};

export const hexShape = ({ scheme: { digits, sheets } }: Grid): HexShape => ({
  length: digits.length,
  first: digits.lastIndexOf(digits.charAt(0)) + 1,
  sheets: new Set(sheets.map(({ prefix }) => prefix.toLowerCase()).filter((prefix) => prefix !== '')),
});

/** Whole, as row and column, or digit by digit; nothing between. */
const isGrouping = (sizes: readonly number[], { length, first }: HexShape): boolean =>
  sizes.length === 1 ||
  sizes.every((size) => size === 1) ||
  (sizes.length === 2 && sizes[0] === first && sizes[1] === length - first);

const spoken = (word: Word): string => SPELLED.get(word.low) ?? word.low;

/** The digits of a hex from word `i` on, whether or not the map has it. */
export const hexText = (shape: HexShape, words: readonly Word[], i: number): HexText | undefined => {
  let sheet = '';
  let digits = '';
  const sizes: number[] = [];
  let next = i;
  while (next < words.length && digits.length < shape.length) {
    const word = words[next];
    if (word === undefined || (word.quoted && next > i)) return undefined;
    const low = spoken(word);
    if (digits === '' && sheet === '' && shape.sheets.has(low)) {
      sheet = low;
      next++;
      continue;
    }
    const pieces = PIECES.exec(low);
    if (pieces === null) return undefined;
    const [, before = '', numbers = '', behind = ''] = pieces;
    const groups = numbers.split(/[.-]/);
    sizes.push(...groups.map((group) => group.length));
    digits += groups.join('');
    for (const letters of [before, behind]) {
      if (letters === '') continue;
      const isEnd = letters === behind ? digits.length === shape.length : sizes.length === groups.length;
      if (sheet !== '' || !isEnd || !shape.sheets.has(letters)) return undefined;
      sheet = letters;
    }
    next++;
  }
  if (digits.length !== shape.length || !isGrouping(sizes, shape)) return undefined;
  const after = words[next];
  if (sheet === '' && after !== undefined && !after.quoted && shape.sheets.has(spoken(after))) {
    return { sheet: spoken(after), digits, next: next + 1 };
  }
  return { sheet, digits, next };
};

/** The hexes a text means: none, one, or one on each of several sheets. */
export const hexesOf = (grid: Grid, { sheet, digits }: HexText): readonly string[] =>
  grid.findHexes(sheet + digits).map((hex) => grid.id(hex));

type Range = { low: number; high: number };

const range = (values: readonly number[]): Range => ({ low: Math.min(...values), high: Math.max(...values) });

/** Which rows and columns there are, for somebody who named one that is not. */
export const refuseHex = (grid: Grid, { sheet, digits }: HexText): Refusal => {
  const { scheme } = grid;
  const { first, length } = hexShape(grid);
  const isRowFirst = scheme.digits.startsWith('R');
  const head = Number(digits.slice(0, first));
  const tail = Number(digits.slice(first));
  const [row, column] = isRowFirst ? [head, tail] : [tail, head];
  const rowDigits = isRowFirst ? first : length - first;
  const say = (n: number, size: number): string => String(n).padStart(size, '0');

  const all = grid.ids.map((_, hex) => hex);
  const onSheet = all.filter((hex) => {
    const own = scheme.sheets[grid.sheet[hex] ?? 0]?.prefix.toLowerCase() ?? '';
    return sheet === '' || own === sheet;
  });
  const rows = range(onSheet.map((hex) => grid.rowNumber[hex] ?? 0));
  const columns = range(onSheet.map((hex) => grid.columnNumber[hex] ?? 0));
  const hex = sheet.toUpperCase() + digits;
  const inRow = onSheet.filter((other) => grid.rowNumber[other] === row);
  if (inRow.length > 0 && column >= columns.low && column <= columns.high) {
    const own = range(inRow.map((other) => grid.columnNumber[other] ?? 0));
    return wrong('HEX.LEFT-OUT', {
      hex,
      row: say(row, rowDigits),
      columnFirst: say(own.low, length - rowDigits),
      columnLast: say(own.high, length - rowDigits),
    });
  }
  return wrong('HEX.NOT-ON-MAP', {
    hex,
    rowFirst: say(rows.low, rowDigits),
    rowLast: say(rows.high, rowDigits),
    columnFirst: say(columns.low, length - rowDigits),
    columnLast: say(columns.high, length - rowDigits),
  });
};

const STEPS: ReadonlyMap<string, number> = new Map(
  directions.flatMap((direction, i) => {
    const long = windWords[direction];
    return [direction, long, long.replace('-', '')].map((word) => [word, i] as const);
  }),
);

export type Step = { readonly dir: number; readonly next: number };

/** A direction word at `i`: `ne`, `north-east`, `north east`. */
export const stepAt = (words: readonly Word[], i: number): Step | undefined => {
  const word = words[i];
  if (word === undefined || word.quoted) return undefined;
  const dir = STEPS.get(word.low);
  if (dir !== undefined) return { dir, next: i + 1 };
  if (word.low !== 'north' && word.low !== 'south') return undefined;
  const side = words[i + 1]?.low;
  const short = word.low.charAt(0) + (side?.charAt(0) ?? '');
  return (side === 'east' || side === 'west') && isDirection(short)
    ? { dir: directionIndex(short), next: i + 2 }
    : undefined;
};

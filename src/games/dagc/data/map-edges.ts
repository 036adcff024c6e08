// The runs of hexes along the edges of the map that the rulebook gives by their ends.

const two = (n: number): string => String(n).padStart(2, '0');

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => (from < to ? from + i : from - i));

/** 1.3d: even rows end at column 28, odd rows at 27 (7.7a, for 2927). */
const west = (from: number, to: number): readonly string[] =>
  range(from, to).map((row) => `${row}${row % 2 === 0 ? 28 : 27}`);

const east = (from: number, to: number): readonly string[] => range(from, to).map((row) => `${row}00`);

/** 1.3c, from east to west. */
export const SOUTH: readonly string[] = range(0, 28).map((column) => `50${two(column)}`);

/** 7.7a: from 2927 along the west and south edges to 5020. */
export const GERMAN_SOURCES: readonly string[] = [...west(29, 49), ...SOUTH.slice(20).toReversed()];

/** 7.10a, 7.10b: 1200 to 3400, 3600, 3800 and 4000, then 4200 round the corner to 5019. */
export const SOVIET_SOURCES: readonly string[] = [
  ...east(12, 34),
  '3600',
  '3800',
  '4000',
  ...east(42, 49),
  ...SOUTH.slice(0, 20),
];

/** 7.10c. */
export const AT_RISK: readonly string[] = [
  '1300',
  '3300',
  '3400',
  '3600',
  '3800',
  '4000',
  '4200',
  '4300',
  '5019',
];

/** 3.6f: from 4428 along the west and south edges to 5021. */
export const NORTH_UKRAINE_ENTRY: readonly string[] = [...west(44, 49), ...SOUTH.slice(21).toReversed()];

/** 4.3e. */
export const COAST_ENDS: readonly string[] = ['2015', '2927'];

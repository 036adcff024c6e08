// The runs of hexes along the edges of the joined sheets, and the hexes that the rulebook names.

const two = (n: number): string => String(n).padStart(2, '0');

const rows = (sheet: 'N' | 'S', from: number, to: number): readonly string[] =>
  Array.from({ length: from - to + 1 }, (_, i) => `${sheet}${two(from - i)}`);

/** 1.4b: from north to south; the seam row goes by its North number. */
const ROWS: readonly string[] = [...rows('N', 42, 10), ...rows('S', 41, 14)];

/** 4.5, 4.10: S2343 and S4143 are at the east edge, so odd rows end at column 43. */
const lastOf = (row: string): number => (Number(row.slice(1)) % 2 === 0 ? 44 : 43);

/** 1.5c. */
export const EAST: readonly string[] = ROWS.map((row) => `${row}${lastOf(row)}`);

/** 1.5e: column 20 of every row. */
export const WEST: readonly string[] = ROWS.map((row) => `${row}20`);

/** 7.3b: from N4244 to S2044. */
export const SOVIET_SOURCES: readonly string[] = EAST.slice(0, EAST.indexOf('S2044') + 1);

/** 4.9. */
export const NORTH_EAST_EDGE: readonly string[] = EAST.filter((hex) => hex.startsWith('N'));

/** 4.4, 3.5c: the ends of the corridor, and where the sides part at the start. */
export const PRIPYET_CORRIDOR = { west: 'N3420', east: 'N2044', by: ['N2633'] } as const;

/** 4.5, 3.5a, 3.5b. */
export const DANUBE_CORRIDOR = { west: 'S2220', east: 'S2343', by: ['S2036', 'S2037'] } as const;

/** 3.4b: the ends of the border hexes that must be garrisoned. */
export const GARRISON_ENDS = ['N4234', 'S1937'] as const;

/** 3.8b: hexes that the text gives to one side. */
export const HELD: Readonly<Record<string, 'german' | 'soviet'>> = {
  N4234: 'soviet',
  N4134: 'german',
  S1842: 'soviet',
  S1741: 'german',
  S1937: 'soviet',
  S2037: 'soviet',
  S2036: 'german',
  N2633: 'soviet',
};

// The six directions of a pointy-top grid, clockwise from north, and the eight winds for hexes farther off.
import type { Grid } from './grid.ts';

export const directions = ['ne', 'e', 'se', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof directions)[number];

/** Steps in the doubled coordinates of a grid, in the order of `directions`. */
export const rowStep = [-1, 0, 1, 1, 0, -1] as const;
export const eastStep = [1, 2, 1, -1, -2, -1] as const;

export const winds = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Wind = (typeof winds)[number];

export const windWords = {
  n: 'north',
  ne: 'north-east',
  e: 'east',
  se: 'south-east',
  s: 'south',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
} as const satisfies Record<Wind, string>;

/** Every direction has its line of two and its star of three: what rules call opposite and alternate hexes. */
export const oppositePairs = [
  ['ne', 'sw'],
  ['e', 'w'],
  ['se', 'nw'],
] as const satisfies readonly (readonly Direction[])[];
export const alternateTriples = [
  ['ne', 'se', 'w'],
  ['e', 'sw', 'nw'],
] as const satisfies readonly (readonly Direction[])[];

export const directionIndex = (direction: Direction): number => directions.indexOf(direction);
export const directionAt = (index: number): Direction => directions[((index % 6) + 6) % 6]!;
export const isDirection = (text: string): text is Direction => directions.some((d) => d === text);

/** Turned clockwise by so many sixths, anticlockwise if negative. */
export const rotate = (direction: Direction, sixths: number): Direction =>
  directionAt(directionIndex(direction) + sixths);
export const opposite = (direction: Direction): Direction => rotate(direction, 3);

export type Bearing = {
  readonly main: Wind;
  /** The side to which the hex lies off the main line. */
  readonly little?: 'n' | 'e' | 's' | 'w';
};

/**
 * Where b lies from a; undefined if they are one hex. The lines of the winds are those of the hex grid: ne is the
 * direction of the north-east neighbours, 60 degrees above the row, so a hex on a straight ray is never "a little" off.
 * A hex midway between east and north-east counts as east; north begins where a hex lies more than two rows up for
 * each half hex sideways.
 */
export function bearing(grid: Grid, a: number, b: number): Bearing | undefined {
  const dx = grid.east2[b]! - grid.east2[a]!;
  const dy = grid.row[b]! - grid.row[a]!;
  if (dx === 0 && dy === 0) return undefined;
  const across = Math.abs(dx);
  const along = Math.abs(dy);
  const northward = dy < 0 ? 'n' : 's';
  const eastward = dx > 0 ? 'e' : 'w';
  if (3 * along <= across) return along === 0 ? { main: eastward } : { main: eastward, little: northward };
  if (along > 2 * across) return across === 0 ? { main: northward } : { main: northward, little: eastward };
  const main = `${northward}${eastward}` as const;
  return along === across ? { main } : { main, little: along > across ? northward : eastward };
}

/** "east and a little south". */
export const bearingWords = ({ main, little }: Bearing): string =>
  little === undefined ? windWords[main] : `${windWords[main]} and a little ${windWords[little]}`;

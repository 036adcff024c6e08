// Where the sides of a hex are drawn: for each zoom and side the line and column of its pieces, counted from the hex.
import type { Zoom } from '../viewport.ts';
import type { SmallStrokes } from './signs.ts';

export type Piece = {
  readonly direction: number;
  readonly stroke: keyof SmallStrokes;
  readonly at: readonly (readonly [line: number, column: number])[];
};

const NE = 0;
const E = 1;
const SE = 2;
const SW = 3;
const W = 4;
const NW = 5;

const piece = (direction: number, stroke: Piece['stroke'], ...at: Piece['at']): Piece => ({
  direction,
  stroke,
  at,
});

/** At zooms 1 and 2 the other sides are drawn by the neighbours. */
export const PIECES: Readonly<Record<Zoom, readonly Piece[]>> = {
  1: [piece(E, 'stand', [0, 3]), piece(SW, 'flat', [0, 1]), piece(SE, 'flat', [0, 2])],
  2: [piece(E, 'stand', [1, 5]), piece(NW, 'rise', [0, 0]), piece(NE, 'fall', [0, 5])],
  3: [
    piece(NE, 'fall', [0, 5], [1, 7]),
    piece(E, 'stand', [2, 8], [3, 8]),
    piece(SE, 'rise', [4, 6], [5, 4]),
    piece(SW, 'fall', [4, 1], [5, 3]),
    piece(W, 'stand', [2, 0], [3, 0]),
    piece(NW, 'rise', [0, 2], [1, 0]),
  ],
};

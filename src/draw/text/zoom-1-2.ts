// Zooms 1 and 2, where sides have no lines of their own.
//
// Zoom 1, three columns by one line:   .. O! G8     with sides as _ below and | beside the two characters
// Zoom 2, six columns by two lines:   [G8=O]        [ ] selected, G8 side and strength, = more units, O a name
//                                     .2608|        first character of the ground, the number as printed
// A side is / at the left end of the upper line, \ at its right end, | at the end of the lower line.
import type { Role } from '../styled-rows.ts';
import { charAt, put } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { counterPair, MARKS } from './map-model.ts';
import type { Counter, Ground, Mark, SideSign } from './map-model.ts';
import { PIECES } from './side-cells.ts';
import type { Piece } from './side-cells.ts';
import { strokesAt } from './signs.ts';
import type { Signs } from './signs.ts';
import { SCALES } from '../viewport.ts';

type SmallHex = {
  readonly number: string;
  readonly ground: Ground;
  readonly counters: readonly Counter[];
  readonly mark: Mark | undefined;
  readonly figure: string | undefined;
  readonly isSelected: boolean;
  /** By direction. */
  readonly sides: readonly (readonly SideSign[])[];
};

const drawSide = (
  canvas: Canvas,
  signs: Signs,
  zoom: 1 | 2,
  line: number,
  column: number,
  { sides }: SmallHex,
  { direction, stroke, at }: Piece,
): void => {
  const [sign] = sides[direction] ?? [];
  if (sign === undefined) return;
  for (const [down, right] of at)
    put(canvas, line + down, column + right, strokesAt(signs, zoom, sign.shape)[stroke], sign.role);
};

const roleOf = ({ isSelected, counters, ground }: SmallHex): Role | undefined =>
  isSelected ? 'selected' : (counters[0]?.role ?? ground.role);

export const drawTiny = (canvas: Canvas, signs: Signs, line: number, column: number, hex: SmallHex): void => {
  const [top] = hex.counters;
  const role = roleOf(hex);
  put(canvas, line, column + 1, top === undefined ? hex.ground.pair : counterPair(top), role);
  for (const piece of PIECES[1])
    if (top === undefined || piece.stroke !== 'flat') drawSide(canvas, signs, 1, line, column, hex, piece);
  if (hex.mark !== undefined) put(canvas, line, column, MARKS[hex.mark].west, MARKS[hex.mark].role);
  if (!hex.isSelected) return;
  put(canvas, line, column, '[', role);
  put(canvas, line, column + 3, ']', role);
};

export const drawSmall = (
  canvas: Canvas,
  signs: Signs,
  line: number,
  column: number,
  hex: SmallHex,
): void => {
  const { counters, ground, isSelected, mark, figure } = hex;
  const [top] = counters;
  const role = roleOf(hex);
  const { columns } = SCALES[2];
  const inside =
    top === undefined
      ? ground.wide.padEnd(4).slice(0, 4)
      : `${counterPair(top)}${counters.length > 1 ? '=' : ' '}${top.mark?.sign ?? ground.badge}`;
  put(canvas, line, column, ' '.repeat(columns), isSelected ? role : undefined);
  put(canvas, line, column + 1, isSelected ? inside : inside.trimEnd(), role);
  const isFigured = figure !== undefined && top !== undefined;
  const number = top !== undefined && ground.called !== undefined ? ground.called : hex.number;
  const lower = `${ground.first}${isFigured ? figure : number}`.slice(0, columns).padEnd(columns);
  put(canvas, line + 1, column, lower, isSelected ? 'selected' : isFigured ? 'target' : 'dim');
  for (const piece of PIECES[2]) {
    const isFree =
      piece.stroke === 'stand' ? charAt(canvas, line + 1, column + columns - 1) === ' ' : !isSelected;
    if (isFree) drawSide(canvas, signs, 2, line, column, hex, piece);
  }
  if (isSelected) {
    put(canvas, line, column, '[', role);
    put(canvas, line, column + columns - 1, ']', role);
    return;
  }
  if (mark === undefined) return;
  const { west, east, role: as } = MARKS[mark];
  put(canvas, line, column, west, as);
  // At both ends, but a river is not covered.
  if (charAt(canvas, line, column + columns - 1) === ' ') put(canvas, line, column + columns - 1, east, as);
};

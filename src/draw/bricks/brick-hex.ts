// One hex as bricks draw it: what is to be seen of it, and what all zooms have in common.
import type { Block, MapPalette } from '../colour/map-palette.ts';
import type { Colour } from '../styled-rows.ts';
import type { Counter, HexOdds, Mark, SideSign } from '../text/map-model.ts';
import { charAt, erase, freeFrom, isInside, isText, write } from './brick-canvas.ts';
import type { BrickCanvas } from './brick-canvas.ts';
import { drawLevel, drawUpright } from './brick-edges.ts';
import type { EdgeLook } from './brick-edges.ts';
import type { BrickGround, BrickLaid, Place } from './brick-model.ts';

export type Brick = {
  readonly number: string;
  readonly line: number;
  readonly column: number;
  readonly ground: BrickGround;
  /** With what lies over it. */
  readonly colour: Colour;
  readonly laid: BrickLaid | undefined;
  readonly counters: readonly Counter[];
  readonly mark: Mark | undefined;
  readonly odds: HexOdds | undefined;
  readonly isSelected: boolean;
  /** By direction. */
  readonly sides: readonly (readonly SideSign[])[];
};

export type Brush = {
  readonly canvas: BrickCanvas;
  readonly palette: MapPalette;
  readonly isUnicode: boolean;
  edge(shape: string): EdgeLook;
};

export const E = 1;
export const SE = 2;
export const SW = 3;

/** Signs of bricks that no data has. */
export const brickSigns = (isUnicode: boolean) =>
  isUnicode
    ? ({ east: '\u25b8', west: '\u25c2', open: '\u2039', close: '\u203a', cut: '\u00d7' } as const)
    : ({ east: '>', west: '<', open: '(', close: ')', cut: '&' } as const);

const RAISED = ['', '', '\u00b2', '\u00b3', '\u2074', '\u2075', '\u2076', '\u2077', '\u2078', '\u2079'];

/** How many lie there, where it is more than one. */
export const stackSign = (count: number, isUnicode: boolean): string => {
  if (count < 2) return '';
  return isUnicode ? (RAISED[count] ?? '\u207a') : '=';
};

export const sideOf = ({ role }: Counter): number => (role === 'side 0' ? 0 : role === 'side 1' ? 1 : -1);

/** The colours of a counter: lit in hand, dim when it is done, those of the cursor where that stands. */
export const blockOf = (
  { palette }: Brush,
  { colour, isSelected, mark }: Pick<Brick, 'colour' | 'isSelected' | 'mark'>,
  counter: Counter,
): Block => {
  if (isSelected) return palette.cursor;
  const block = palette.side(sideOf(counter));
  if (mark === 'in hand') return palette.taken(block);
  return counter.isSpent ? palette.done(block, colour) : block;
};

/** Factors where there is room for them, else the strength. */
export const strengthText = ({ isCovered, factors, strength }: Counter, room: number): string => {
  if (isCovered) return '?';
  return factors !== undefined && factors.length <= room ? factors : strength.slice(0, room);
};

/** Text that is not to be broken: nothing where there is not room for all of it. */
export const writeWhole = (
  canvas: BrickCanvas,
  line: number,
  column: number,
  text: string,
  ink: Colour,
  isBold = false,
  ground?: Colour,
): boolean => {
  if (!isInside(canvas, line, column, text.length)) return false;
  if (freeFrom(canvas, line, column, text.length) < text.length) return false;
  write(canvas, line, column, text, { ink, isBold, ground });
  return true;
};

/** What stands beside the counters; those in hand are lit instead. */
export const besideSigns = (
  { palette, isUnicode }: Brush,
  { mark, odds }: Pick<Brick, 'mark' | 'odds'>,
): { readonly west: string; readonly east: string; readonly ink: Colour } | undefined => {
  if (mark === undefined || mark === 'out-of-supply' || mark === 'in hand' || odds !== undefined)
    return undefined;
  const { east, west, open, close } = brickSigns(isUnicode);
  return mark === 'target'
    ? { west: east, east: west, ink: palette.alarm }
    : { west: open, east: close, ink: palette.choice };
};

/** How much of a name there is room for: with a blank behind it, unless a line or a block ends it. */
const roomFor = ({ canvas }: Brush, line: number, column: number, length: number): number => {
  const free = freeFrom(canvas, line, column, length + 1, 'crossable');
  return Math.min(length, isText(canvas, line, column + free) ? free - 1 : free);
};

/** Too little to know a name by. */
const LEAST_NAME = 3;

/** The beginning of a name, as far as the hex goes, so that no other runs into it. */
export const beginName = (
  { canvas }: Brush,
  line: number,
  column: number,
  text: string,
  width: number,
  ink: Colour,
): boolean => {
  const least = Math.min(width, text.length);
  const free = freeFrom(canvas, line, column, least);
  if (free < Math.min(LEAST_NAME, least)) return false;
  write(canvas, line, column, text.slice(0, free), { ink });
  return true;
};

/** The rest of it, as far as there is room; whether that is all of it. */
export const endName = (
  brush: Brush,
  line: number,
  column: number,
  text: string,
  width: number,
  ink: Colour,
): boolean => {
  const rest = text.slice(width);
  if (
    charAt(brush.canvas, line, column + Math.min(width, text.length) - 1) !==
    text.at(Math.min(width, text.length) - 1)
  )
    return false;
  if (rest === '') return true;
  const room = roomFor(brush, line, column + width, rest.length);
  if (room > 0) write(brush.canvas, line, column + width, rest.slice(0, room), { ink });
  return room === rest.length;
};

/** A name where there is room for all of it, and it runs into no other; whether there is. */
export const writeName = (
  { canvas }: Brush,
  line: number,
  column: number,
  name: string,
  ink: Colour,
): boolean => {
  const { length } = name;
  const isFree =
    isInside(canvas, line, column, length) &&
    freeFrom(canvas, line, column, length, 'crossable') === length &&
    (!isText(canvas, line, column - 1) || isSign(charAt(canvas, line, column - 1))) &&
    (!isText(canvas, line, column + length) || isSign(charAt(canvas, line, column + length)));
  if (isFree) write(canvas, line, column, name, { ink });
  return isFree;
};

/** What stands beside a name as its sign, and is no letter of another. */
const isSign = (char: string): boolean => !/^[\dA-Za-z]$/.test(char);

/** Takes away as much of a name as was begun. */
export const eraseName = ({ canvas }: Brush, line: number, column: number, name: string): void => {
  for (let i = 0; i < name.length && charAt(canvas, line, column + i) === name.charAt(i); i++)
    erase(canvas, line, column + i);
};

/** The sides this hex draws: level ones below it, and the upright one at its east in the first cell of its neighbour. */
export const drawSides = (
  brush: Brush,
  { sides, line, column }: Brick,
  { wide, high }: { readonly wide: number; readonly high: number },
): void => {
  const { canvas, palette } = brush;
  const half = wide / 2;
  const along = (direction: number) => {
    const [sign] = sides[direction] ?? [];
    return sign === undefined ? undefined : { palette, look: brush.edge(sign.shape), shape: sign.shape };
  };
  const [east, southEast, southWest] = [along(E), along(SE), along(SW)];
  const below = line + high - 1;
  if (southWest !== undefined) drawLevel(canvas, southWest, below, column, half);
  if (southEast !== undefined) drawLevel(canvas, southEast, below, column + half, half);
  if (east !== undefined) drawUpright(canvas, east, line, column + wide, high);
};

export const hasBelow = ({ sides }: Brick): boolean =>
  (sides[SE] ?? []).length > 0 || (sides[SW] ?? []).length > 0;

/** Cities stand out, names of other places recede. */
export const placeInk = ({ palette }: Brush, { isWorth, sign }: Pick<Place, 'isWorth' | 'sign'>): Colour =>
  isWorth ? palette.worth : sign === '' ? palette.label : palette.place;

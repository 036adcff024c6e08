// Zoom 2, six columns by two lines:
//
//   |8-6 5*     what flows west, a counter with factors and how many lie there, a city or a state
//    5:1 __     odds or the number as printed, what flows below
//
// Of a hex with nobody in it the upper line is its name, or its pattern.
import type { Colour } from '../styled-rows.ts';
import { isInside, isText, recolour, write } from './brick-canvas.ts';
import {
  beginName,
  besideSigns,
  blockOf,
  brickSigns,
  endName,
  eraseName,
  writeName,
  hasBelow,
  placeInk,
  stackSign,
  strengthText,
  writeWhole,
} from './brick-hex.ts';
import type { Brick, Brush } from './brick-hex.ts';
import { chanceOf, oddsText } from '../text/map-model.ts';
import type { Place } from './brick-model.ts';

export const SMALL = { wide: 6, high: 2 } as const;

/** Cells of a counter. */
const BLOCK = 4;

export const drawSmallPattern = ({ canvas, palette }: Brush, { ground, line, column }: Brick): void => {
  const [first, second = first] = ground.pattern;
  if (first === undefined || second === undefined) return;
  write(canvas, line, column + 1, first.sign, { ink: palette.pattern(first.terrain), isLoose: true });
  write(canvas, line, column + 4, second.sign, { ink: palette.pattern(second.terrain), isLoose: true });
};

/** The top of a stack; one that the edge of the window cuts has no factors. */
export const drawSmallCounter = (brush: Brush, brick: Brick): void => {
  const { canvas, palette, isUnicode } = brush;
  const { counters, line, column, isSelected, mark, colour } = brick;
  const [top] = counters;
  if (top === undefined) return;
  const block = blockOf(brush, brick, top);
  const stack = stackSign(counters.length, isUnicode);
  const strength = strengthText(top, BLOCK - stack.length);
  const text = (strength.length + stack.length < BLOCK && strength.length < 3 ? ' ' : '') + strength + stack;
  const isWhole = isInside(canvas, line, column + 1, BLOCK);
  write(canvas, line, column + 1, (isWhole ? text : '').padEnd(BLOCK), {
    ...block,
    isSolid: true,
    isBold: isSelected || mark === 'target' || mark === 'in hand',
  });
  const sign = mark === 'out-of-supply' ? brickSigns(isUnicode).cut : top.mark?.sign;
  if (sign === undefined || !isWhole) return;
  const side = isSelected ? palette.side(-1) : block;
  write(canvas, line, column + 1 + BLOCK, sign, {
    ground: isSelected ? colour : side.ground,
    // In the ink of the counter: on a red one an alarm is not to be seen.
    ink: isSelected ? palette.alarm : block.ink,
    isBold: true,
  });
};

const drawMark = (brush: Brush, brick: Brick): void => {
  const signs = besideSigns(brush, brick);
  if (signs === undefined) return;
  const { line, column } = brick;
  writeWhole(brush.canvas, line, column, signs.west, signs.ink, true);
  writeWhole(brush.canvas, line, column + SMALL.wide - 1, signs.east, signs.ink, true);
};

/** Odds, costs and the like; whether they stand in the place of the number. */
const drawFigures = (brush: Brush, brick: Brick): boolean => {
  const { canvas, palette } = brush;
  const { odds, laid, line, column, counters } = brick;
  if (odds !== undefined) {
    const text = oddsText(odds);
    const at = column + (text.length > BLOCK ? 0 : 1);
    if (!isInside(canvas, line + 1, at, text.length)) return true;
    write(canvas, line + 1, at, text.padStart(Math.min(BLOCK, text.length + 1)), {
      ...palette.odds(chanceOf(odds)),
      isBold: true,
    });
    return true;
  }
  const { figure } = laid ?? {};
  if (figure === undefined) return false;
  const text = figure.slice(0, BLOCK);
  const at = column + (text.length > 2 ? 1 : 2);
  if (counters.length === 0 && writeWhole(canvas, line, at, text, palette.worth, true)) return false;
  if (writeWhole(canvas, line + 1, at, text, palette.worth, true)) return true;
  if (isInside(canvas, line + 1, at, text.length))
    write(canvas, line + 1, at, text, { ink: palette.worth, isBold: true });
  return true;
};

/** What is named: a city, and where it is asked for any place. */
const namedPlace = ({ ground: { place }, laid }: Brick): Place | undefined =>
  place === undefined || (place.sign === '' && laid?.isNamed !== true) ? undefined : place;

/** Within its own hex. */
const NAME = 5;

type Name = { readonly text: string; readonly ink: Colour; readonly line: number; readonly column: number };

/** In an empty hex on its upper line; under a counter, where nothing is asked and nothing flows, on its lower one. */
const nameOf = (brush: Brush, brick: Brick): Name | undefined => {
  const place = namedPlace(brick);
  if (place === undefined) return undefined;
  const { counters, line, odds, laid } = brick;
  const column = brick.column + 1;
  const ink = placeInk(brush, place);
  if (counters.length === 0) return { text: place.sign + place.name, ink, line, column };
  const isFree = odds === undefined && laid?.figure === undefined && !hasBelow(brick);
  return isFree ? { text: place.name, ink, line: line + 1, column } : undefined;
};

export const beginSmallName = (brush: Brush, brick: Brick): void => {
  const { canvas } = brush;
  const { counters, line, column, ground } = brick;
  const place = namedPlace(brick);
  if (place !== undefined && counters.length > 0 && ground.place?.sign !== '')
    writeWhole(canvas, line, column + 1 + BLOCK, place.sign, placeInk(brush, place), true);
  const name = nameOf(brush, brick);
  if (name !== undefined) beginName(brush, name.line, name.column, name.text, NAME, name.ink);
};

/** A name that is cut goes on from the sign at the east end of the counter, or stands before the sign, where all of it can be there. */
const moveName = (brush: Brush, brick: Brick, name: Name): void => {
  const { counters, line, column, ground } = brick;
  const { sign = '', name: whole = '' } = ground.place ?? {};
  if (sign === '') return;
  const isMoved =
    counters.length > 0
      ? writeName(brush, line, column + SMALL.wide, whole, name.ink)
      : writeName(brush, line, name.column - whole.length, whole, name.ink);
  if (isMoved) eraseName(brush, name.line, name.column + (counters.length > 0 ? 0 : sign.length), whole);
};

export const endSmallName = (brush: Brush, brick: Brick): void => {
  const name = nameOf(brush, brick);
  if (name !== undefined) {
    if (!endName(brush, name.line, name.column, name.text, NAME, name.ink)) moveName(brush, brick, name);
    return;
  }
  // What flows below leaves no room beneath the counter.
  const place = namedPlace(brick);
  const at = brick.column + SMALL.wide;
  if (place === undefined || place.sign === '' || brick.counters.length === 0) return;
  const ink = placeInk(brush, place);
  if (beginName(brush, brick.line, at, place.name, NAME, ink))
    endName(brush, brick.line, at, place.name, NAME, ink);
};

const drawNumber = (brush: Brush, brick: Brick): void => {
  const { canvas, palette } = brush;
  const { number, line, column, isSelected } = brick;
  const at = column + (number.length > BLOCK ? 0 : 1);
  if (isSelected) {
    const { ink, ground } = palette.cursor;
    const isBelow = writeWhole(canvas, line + 1, at, number, ink, false, ground);
    // Where something flows below.
    if (!isBelow && brick.counters.length === 0) writeWhole(canvas, line, at, number, ink, false, ground);
  } else if (!hasBelow(brick)) {
    // Not at the end of a name that runs into the hex.
    if (!isText(canvas, line + 1, at - 1)) writeWhole(canvas, line + 1, at, number, palette.faint);
  } else if (brick.counters.length === 0 && !isText(canvas, line, at - 1))
    writeWhole(canvas, line, at, number, palette.faint);
};

/** After all sides, counters and names are drawn: what finds room between them. */
export const drawSmallRest = (brush: Brush, brick: Brick): void => {
  const { canvas, palette } = brush;
  const { ground, laid, line, column, counters, isSelected } = brick;
  const isFigured = drawFigures(brush, brick);
  if (isSelected && counters.length === 0) recolour(canvas, line, column + 1, BLOCK, palette.cursor);
  // The signs beside a number do not keep it away, as names would.
  if (!isFigured) drawNumber(brush, brick);
  drawMark(brush, brick);
  const [first, second] = ground.beside;
  if (first !== undefined) writeWhole(canvas, line + 1, column + 5, first, palette.faint);
  if (second !== undefined) writeWhole(canvas, line + 1, column, second, palette.faint);
  if (laid?.letter !== undefined) writeWhole(canvas, line, column + 5, laid.letter, palette.label);
};

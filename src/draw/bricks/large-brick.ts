// Zoom 3, ten columns by four lines:
//
//    2115    p     number, ports and works
//    24pz  8-6     the top unit, with its factors
//    47pz  8-6 5   the next, and how many there are; or the name of the place
//   *Brest ____    name or odds, what flows below
import { freeFrom, isInside, recolour, write } from './brick-canvas.ts';
import {
  beginName,
  besideSigns,
  blockOf,
  brickSigns,
  endName,
  placeInk,
  stackSign,
  strengthText,
  writeWhole,
} from './brick-hex.ts';
import type { Brick, Brush } from './brick-hex.ts';
import { chanceOf, oddsText } from '../text/map-model.ts';

export const LARGE = { wide: 10, high: 4 } as const;

const BLOCK = 8;

export const drawLargePattern = ({ canvas, palette }: Brush, { ground, line, column }: Brick): void => {
  const [first, second = first] = ground.pattern;
  if (first === undefined || second === undefined) return;
  for (const [down, right, { sign, terrain }] of [
    [1, 2, first],
    [1, 7, second],
    [2, 4, second],
    [2, 9, first],
  ] as const)
    write(canvas, line + down, column + right, sign, { ink: palette.pattern(terrain), isLoose: true });
};

const FACTORS = 4;

export const drawLargeCounters = (brush: Brush, brick: Brick): void => {
  const { canvas, palette, isUnicode } = brush;
  const { counters, line, column, isSelected, mark, colour } = brick;
  counters.slice(0, 2).forEach((counter, i) => {
    const block = blockOf(brush, i === 0 ? brick : { colour, mark, isSelected: false }, counter);
    const strength = strengthText(counter, FACTORS);
    const label = counter.isCovered ? '' : counter.label.slice(0, BLOCK - 1 - strength.length);
    const text = label.padEnd(BLOCK - strength.length) + strength;
    const isWhole = isInside(canvas, line + 1 + i, column + 1, BLOCK);
    write(canvas, line + 1 + i, column + 1, (isWhole ? text : '').padEnd(BLOCK), {
      ...block,
      isSolid: true,
      isBold: i === 0 && (isSelected || mark === 'target'),
    });
    const more = i === 1 && counters.length > 2 ? stackSign(counters.length, isUnicode) : '';
    const sign = mark === 'out-of-supply' ? brickSigns(isUnicode).cut : (counter.mark?.sign ?? more);
    if (isWhole && sign !== '')
      write(canvas, line + 1 + i, column + 1 + BLOCK, sign, {
        ink: sign === more ? palette.place : palette.alarm,
        isBold: true,
      });
  });
};

const drawOdds = ({ canvas, palette }: Brush, { odds, line, column }: Brick): void => {
  if (odds === undefined) return;
  const chance = chanceOf(odds);
  const text = `${oddsText(odds)}${chance === undefined ? '' : ` ${Math.round(chance * 100)}%`}`;
  if (isInside(canvas, line + 3, column + 1, text.length))
    write(canvas, line + 3, column + 1, text.slice(0, LARGE.wide - 1), {
      ...palette.odds(chance),
      isBold: true,
    });
};

/** The lines on which a name is tried, one after the other. */
const nameLines = ({ counters }: Brick): readonly number[] =>
  counters.length === 0 ? [1, 2] : counters.length === 1 ? [2, 3] : [3];

/** Within its own hex. */
const NAME = 9;

const drawName = (brush: Brush, brick: Brick): void => {
  const { canvas } = brush;
  const { ground, line, column } = brick;
  const { place } = ground;
  if (place === undefined) return;
  const ink = placeInk(brush, place);
  const shown = place.sign + place.name;
  const at = column + 1;
  const lines = nameLines(brick);
  // The line of the number comes last: it is for what counters and what flows below leave no other line.
  const whole = [...lines, 0].find(
    (down) => freeFrom(canvas, line + down, at, shown.length, 'crossable') === shown.length,
  );
  const isWritten = (whole === undefined ? lines : [whole]).some((down) => {
    if (!beginName(brush, line + down, at, shown, NAME, ink)) return false;
    endName(brush, line + down, at, shown, NAME, ink);
    return true;
  });
  if (!isWritten && place.sign !== '') writeWhole(canvas, line, column + 6, place.sign, ink, true);
};

const drawMark = (brush: Brush, brick: Brick): void => {
  const signs = besideSigns(brush, brick);
  if (signs === undefined) return;
  const { line, column } = brick;
  writeWhole(brush.canvas, line + 1, column, signs.west, signs.ink, true);
  writeWhole(brush.canvas, line + 1, column + LARGE.wide - 1, signs.east, signs.ink, true);
};

export const drawLargeRest = (brush: Brush, brick: Brick): void => {
  const { canvas, palette } = brush;
  const { ground, laid, line, column, number, isSelected, counters } = brick;
  const { letter, figure } = laid ?? {};
  if (letter !== undefined) writeWhole(canvas, line, column + 9, letter, palette.lit);
  if (figure !== undefined)
    writeWhole(canvas, line + (counters.length === 0 ? 1 : 3), column + 4, figure, palette.worth, true);
  drawOdds(brush, brick);
  drawMark(brush, brick);
  drawName(brush, brick);
  if (isSelected)
    writeWhole(canvas, line, column + 1, number, palette.cursor.ink, false, palette.cursor.ground);
  else writeWhole(canvas, line, column + 1, number, palette.faint);
  ground.beside
    .slice(0, 2)
    .forEach((sign, i) => writeWhole(canvas, line, column + 8 - 2 * i, sign, palette.faint));
  if (isSelected && counters.length === 0) recolour(canvas, line + 1, column + 1, BLOCK, palette.cursor);
};

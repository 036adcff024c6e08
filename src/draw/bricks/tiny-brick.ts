// Zoom 1, two columns by one line: the ground as a colour, a counter as a block with its strength, rivers where nobody is.
import { write } from './brick-canvas.ts';
import { blockOf, strengthText } from './brick-hex.ts';
import type { Brick, Brush } from './brick-hex.ts';

export const TINY = { wide: 2, high: 1 } as const;

export const drawTinyBrick = (brush: Brush, brick: Brick): void => {
  const { canvas, palette } = brush;
  const { counters, line, column, isSelected, ground, odds, laid, mark } = brick;
  const [top] = counters;
  if (top !== undefined) {
    const block = blockOf(brush, brick, top);
    const isTarget = odds !== undefined || mark === 'target';
    write(canvas, line, column, strengthText(top, TINY.wide).padStart(TINY.wide), {
      ground: block.ground,
      ink: isTarget && !isSelected ? palette.worth : block.ink,
      isBold: isSelected || isTarget,
    });
    return;
  }
  if (isSelected) {
    write(canvas, line, column, '  ', palette.cursor);
    return;
  }
  const figure = laid?.figure;
  if (figure !== undefined && figure.length <= TINY.wide) {
    write(canvas, line, column, figure.padStart(TINY.wide), { ink: palette.worth });
    return;
  }
  const { place } = ground;
  if (place !== undefined && place.sign !== '')
    write(canvas, line, column, place.sign, { ink: place.isWorth ? palette.worth : palette.place });
};

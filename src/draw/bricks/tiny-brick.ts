// Zoom 1, two columns by one line: the ground as a colour, a counter as a block with its strength; where nobody is, what
// runs through and the names of the cities that count.
import { networkShape } from '../text/signs.ts';
import { freeFrom, isInside, isText, write } from './brick-canvas.ts';
import { blockOf, placeInk, strengthText } from './brick-hex.ts';
import type { Brick, Brush } from './brick-hex.ts';

export const TINY = { wide: 2, high: 1 } as const;

/** Where a way leaves each half of a hex, by direction, and how it leans there, in Unicode and in ASCII. */
const HALVES = [
  { up: 5, level: 4, down: 3, leansUp: ['\u2572', '\\'], leansDown: ['\u2571', '/'] },
  { up: 0, level: 1, down: 2, leansUp: ['\u2571', '/'], leansDown: ['\u2572', '\\'] },
] as const;

const UPRIGHT = ['\u2502', '|'] as const;
const LEVEL = ['\u2500', '-'] as const;

/** A line in each half of the hex, leaning the way it goes on. */
export const drawTinyRoutes = (
  { canvas, palette, isUnicode }: Brush,
  { ground: { routes }, line, column }: Brick,
): void => {
  for (const { network, to } of routes) {
    const pen = { ink: palette.line(networkShape(network)), isLoose: true };
    const has = (direction: number): boolean => to.includes(direction);
    for (const [i, { up, level, down, leansUp, leansDown }] of HALVES.entries()) {
      const bent = has(up) ? (has(down) ? UPRIGHT : leansUp) : has(down) ? leansDown : undefined;
      const signs = bent ?? (has(level) ? LEVEL : undefined);
      if (signs !== undefined) write(canvas, line, column + i, signs[isUnicode ? 0 : 1], pen);
    }
  }
};

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
    write(canvas, line, column, place.sign, { ink: placeInk(brush, place) });
};

/** The whole name of a place, behind its sign or before it, where nobody stands and nothing else is said. */
export const drawTinyName = (brush: Brush, { ground, counters, line, column, isSelected }: Brick): void => {
  const { canvas } = brush;
  const { place } = ground;
  if (place === undefined || place.sign === '' || place.name === '') return;
  const { length } = place.name;
  const isOwn = (at: number): boolean => at >= column && at < column + TINY.wide;
  const isFree = (at: number): boolean =>
    isInside(canvas, line, at, length) &&
    freeFrom(canvas, line, at, length, place.isGreat ? 'lines' : 'crossable') === length &&
    [at - 1, at + length].every((next) => isOwn(next) || !isText(canvas, line, next));
  const behind = column + (counters.length > 0 || isSelected ? TINY.wide : 1);
  const at = [behind, column - length].find(isFree);
  if (at !== undefined) write(canvas, line, at, place.name, { ink: placeInk(brush, place) });
};

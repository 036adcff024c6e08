// Draws a picture as bricks through a window: hexes side by side, those that its edge cuts too, so that no cell is lost.
import type { Row } from '../styled-rows.ts';
import { columnAt, scaleOf, zoomOf } from '../viewport.ts';
import type { MapWindow, Zoom } from '../viewport.ts';
import { networkShape } from '../text/signs.ts';
import type { Picture } from '../text/map-model.ts';
import { brickRows, fill, newBrickCanvas, write } from './brick-canvas.ts';
import { drawSides } from './brick-hex.ts';
import type { Brick, Brush } from './brick-hex.ts';
import type { Bricks } from './brick-model.ts';
import { drawLargeCounters, drawLargePattern, drawLargeRest } from './large-brick.ts';
import {
  beginSmallName,
  drawSmallCounter,
  drawSmallPattern,
  drawSmallRest,
  endSmallName,
} from './small-brick.ts';
import { drawTinyBrick, drawTinyName, drawTinyRoutes } from './tiny-brick.ts';

/** Where a hex begins, counted from the corner of the window; it may stand outside in part. */
type Placed = { readonly hex: number; readonly line: number; readonly column: number };

type Drawn = { readonly rows: readonly Row[]; readonly hexes: readonly Placed[] };

const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

const hexesIn = ({ grid }: Picture, window: MapWindow): readonly Placed[] => {
  const zoom = zoomOf(window);
  const { columns, lines, wide, high } = scaleOf(zoom, 'bricks');
  const placed: Placed[] = [];
  for (const hex of grid.readingOrder) {
    const line = (grid.row[hex]! - window.top) * lines;
    const column = columnAt(grid, zoom, grid.east2[hex]!, 'bricks') - window.left;
    const isIn = line + high > 0 && line < window.lines && column + wide > 0 && column < window.columns;
    if (isIn && columns > 0) placed.push({ hex, line, column });
  }
  return placed;
};

const brickOf = (
  picture: Picture,
  bricks: Bricks,
  window: MapWindow,
  { hex, line, column }: Placed,
): Brick => {
  const number = picture.grid.id(hex);
  const ground = bricks.ground(hex);
  const laid = bricks.laid(number);
  const mark = picture.marks?.get(number);
  const { palette } = bricks;
  const bare = palette.ground(ground.terrains);
  const under = laid?.tint === undefined ? bare : palette.tinted(bare, laid.tint);
  const colour = mark === 'legal' || mark === 'reached' ? palette.tinted(under, 'legal') : under;
  return {
    number,
    line,
    column,
    ground,
    colour,
    laid,
    counters: picture.stacks.get(number) ?? [],
    mark,
    odds: mark === 'target' ? picture.odds?.(number) : undefined,
    isSelected: number === window.selected,
    sides: DIRECTIONS.map((direction) => picture.sides(hex, direction)),
  };
};

type Stroke = readonly [down: number, right: number, sign: string, ascii: string];

const rising = (down: number, right: number): Stroke => [down, right, '\u2571', '/'];
const falling = (down: number, right: number): Stroke => [down, right, '\u2572', '\\'];
const level = (down: number, right: number): Stroke => [down, right, '\u2500', '-'];

/** A road is drawn from the middle of a hex to the sides it crosses, by direction; the smallest zoom has no room. */
const ROADS: Readonly<Record<Zoom, readonly (readonly Stroke[])[]>> = {
  1: [],
  2: [[rising(0, 4)], [level(0, 4)], [falling(1, 4)], [rising(1, 1)], [level(0, 1)], [falling(0, 1)]],
  3: [
    [rising(1, 6), rising(0, 8)],
    [level(1, 6), level(1, 8)],
    [falling(2, 6), falling(3, 8)],
    [rising(2, 3), rising(3, 1)],
    [level(1, 1), level(1, 3)],
    [falling(1, 3), falling(0, 1)],
  ],
};

/** Where the sign of a road stands. */
const MIDDLES: Readonly<Record<Zoom, readonly [down: number, right: number]>> = {
  1: [0, 0],
  2: [0, 2],
  3: [1, 5],
};

const drawRoutes = (
  { canvas, palette, isUnicode }: Brush,
  { ground, line, column }: Brick,
  zoom: Zoom,
): void => {
  for (const { network, sign: own, to } of ground.routes) {
    const ink = palette.line(networkShape(network));
    const [down, right] = MIDDLES[zoom];
    write(canvas, line + down, column + right, own, { ink, isLoose: true });
    for (const direction of to)
      for (const [down, right, sign, ascii] of ROADS[zoom][direction] ?? [])
        write(canvas, line + down, column + right, isUnicode ? sign : ascii, { ink, isLoose: true });
  }
};

/** What lies lower is drawn first, for all hexes. */
const HANDS: Readonly<Record<Zoom, (brush: Brush, bricks: readonly Brick[], sides: () => void) => void>> = {
  1: (brush, bricks, sides) => {
    for (const brick of bricks) drawTinyRoutes(brush, brick);
    sides();
    for (const brick of bricks) drawTinyBrick(brush, brick);
    // Great cities are named before small ones.
    for (const isGreat of [true, false])
      for (const brick of bricks) if (brick.ground.place?.isGreat === isGreat) drawTinyName(brush, brick);
  },
  2: (brush, bricks, sides) => {
    for (const brick of bricks) {
      drawSmallPattern(brush, brick);
      drawRoutes(brush, brick, 2);
    }
    sides();
    for (const brick of bricks) drawSmallCounter(brush, brick);
    for (const brick of bricks) beginSmallName(brush, brick);
    for (const brick of bricks) endSmallName(brush, brick);
    for (const brick of bricks) drawSmallRest(brush, brick);
  },
  3: (brush, bricks, sides) => {
    for (const brick of bricks) {
      drawLargePattern(brush, brick);
      drawRoutes(brush, brick, 3);
    }
    sides();
    for (const brick of bricks) drawLargeCounters(brush, brick);
    for (const brick of bricks) drawLargeRest(brush, brick);
  },
};

export const drawBricks = (picture: Picture, bricks: Bricks, window: MapWindow): Drawn => {
  const zoom = zoomOf(window);
  const { wide, high } = scaleOf(zoom, 'bricks');
  const placed = hexesIn(picture, window);
  const canvas = newBrickCanvas(window.columns, window.lines, bricks.palette.faint);
  const all = placed.map((place) => brickOf(picture, bricks, window, place));
  for (const { line, column, colour } of all)
    for (let down = 0; down < high; down++) fill(canvas, line + down, column, wide, colour);
  const brush: Brush = {
    canvas,
    palette: bricks.palette,
    isUnicode: picture.signs.isUnicode,
    edge: bricks.edge,
  };
  HANDS[zoom](brush, all, () => {
    for (const brick of all) drawSides(brush, brick, { wide, high });
  });
  return { rows: brickRows(canvas), hexes: placed };
};

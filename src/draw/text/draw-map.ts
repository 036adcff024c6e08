// Draws a picture through a window. Hexes that would be cut by the edge of the window are left out: half a number would
// be a wrong one.
import type { Row } from '../styled-rows.ts';
import { columnAt, SCALES, zoomOf } from '../viewport.ts';
import type { MapWindow } from '../viewport.ts';
import { drawBricks } from '../bricks/draw-bricks.ts';
import { canvasRows, newCanvas } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { drawLargeHex, drawLargeSides } from './zoom-3.ts';
import type { LargeHex } from './zoom-3.ts';
import type { Picture, SideSign } from './map-model.ts';
import type { Signs } from './signs.ts';
import { drawSmall, drawTiny } from './zoom-1-2.ts';

export type Drawing = {
  /** As many as the window has lines. */
  readonly rows: readonly Row[];
  /** The hexes in it, row by row from the north, each row from the west. */
  readonly hexes: readonly PlacedHex[];
};

/** Where a hex begins, counted from the corner of the window. */
export type PlacedHex = { readonly hex: number; readonly line: number; readonly column: number };

const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

/** Those that are in the window whole. */
const hexesIn = ({ grid }: Picture, window: MapWindow): readonly PlacedHex[] => {
  const zoom = zoomOf(window);
  const scale = SCALES[zoom];
  const placed: PlacedHex[] = [];
  for (const hex of grid.readingOrder) {
    const line = (grid.row[hex]! - window.top) * scale.lines;
    const column = columnAt(grid, zoom, grid.east2[hex]!) - window.left;
    const isIn =
      line >= 0 && line + scale.high <= window.lines && column >= 0 && column + scale.wide <= window.columns;
    if (isIn) placed.push({ hex, line, column });
  }
  return placed;
};

type Inner = Omit<LargeHex, 'sides'>;

const innerOf = (picture: Picture, window: MapWindow, hex: number): Inner => {
  const number = picture.grid.id(hex);
  return {
    number,
    ground: picture.ground(hex),
    counters: picture.stacks.get(number) ?? [],
    mark: picture.marks?.get(number),
    figure: picture.figure?.(number),
    isSelected: number === window.selected,
  };
};

/** Between two hexes of open water there is no side to be drawn, unless something runs along it. */
const largeSides = (picture: Picture, hex: number): readonly (readonly SideSign[] | undefined)[] =>
  DIRECTIONS.map((direction) => {
    const signs = picture.sides(hex, direction);
    const other = picture.grid.neighbours[hex * 6 + direction]!;
    const isOpen = other >= 0 && picture.ground(hex).isOpen && picture.ground(other).isOpen;
    return isOpen && signs.length === 0 ? undefined : signs;
  });

const drawLarge = (
  canvas: Canvas,
  signs: Signs,
  picture: Picture,
  window: MapWindow,
  placed: readonly PlacedHex[],
): void => {
  const whole = placed.map((place) => ({
    ...place,
    drawn: { ...innerOf(picture, window, place.hex), sides: largeSides(picture, place.hex) },
  }));
  for (const special of [false, true])
    for (const { line, column, drawn } of whole) drawLargeSides(canvas, signs, line, column, drawn, special);
  for (const { line, column, drawn } of whole) drawLargeHex(canvas, line, column, drawn);
};

export const drawPicture = (picture: Picture, signs: Signs, window: MapWindow): Drawing => {
  if (window.style === 'bricks' && picture.bricks !== undefined)
    return drawBricks(picture, picture.bricks, window);
  const hexes = hexesIn(picture, window);
  const canvas = newCanvas(window.columns, window.lines);
  const zoom = zoomOf(window);
  if (zoom === 3) drawLarge(canvas, signs, picture, window, hexes);
  else {
    const draw = zoom === 1 ? drawTiny : drawSmall;
    for (const { hex, line, column } of hexes) {
      const sides = DIRECTIONS.map((direction) => picture.sides(hex, direction));
      draw(canvas, signs, line, column, { ...innerOf(picture, window, hex), sides });
    }
  }
  return { rows: canvasRows(canvas), hexes };
};

// A small map of the whole front: one point a hex, two rows of hexes to a line, with the hex of the cursor and, beside a
// larger map, the part that is in its window. Where there are no colours it is letters: who stands there, land and water.
import type { Grid } from '../../hex/grid.ts';
import type { Colour, Ink, Patch, Role, Row } from '../styled-rows.ts';
import { columnAt, scaleOf, zoomOf } from '../viewport.ts';
import type { MapWindow, Size } from '../viewport.ts';
import type { Picture } from '../text/map-model.ts';
import { sideOf } from './brick-hex.ts';
import type { Bricks } from './brick-model.ts';

/** Hexes in one point, where there is not room for each. */
type Points = {
  readonly columns: number;
  readonly rows: number;
  readonly at: (row: number, column: number) => readonly number[];
};

const NONE: readonly number[] = [];

/** As many hexes to a point, across and down, as it takes to find room. */
const pointsOf = (grid: Grid, { columns, lines }: Size): Points | undefined => {
  if (grid.count === 0 || columns < 1 || lines < 1) return undefined;
  const east = Array.from(grid.east2, (east2) => east2 >> 1);
  const [west, most] = [Math.min(...east), Math.max(...east)];
  const down = Math.max(...grid.row) + 1;
  const each = Math.max(1, Math.ceil((most - west + 1) / columns), Math.ceil(down / (2 * lines)));
  const across = Math.ceil((most - west + 1) / each);
  const found: (number[] | undefined)[] = [];
  for (let hex = 0; hex < grid.count; hex++) {
    const at = Math.floor(grid.row[hex]! / each) * across + Math.floor((east[hex]! - west) / each);
    (found[at] ??= []).push(hex);
  }
  return {
    columns: across,
    rows: Math.ceil(down / each),
    at: (row, column) => found[row * across + column] ?? NONE,
  };
};

/** Where there is no window beside it, nothing is out of it. */
type Pointed = Pick<MapWindow, 'selected'>;

/** In the window with more than a half. */
const isSeen = (grid: Grid, window: MapWindow | Pointed, hex: number): boolean => {
  if (!('left' in window)) return true;
  const zoom = zoomOf(window);
  const { lines, wide } = scaleOf(zoom, window.style);
  const line = (grid.row[hex]! - window.top) * lines;
  const column = columnAt(grid, zoom, grid.east2[hex]!, window.style) - window.left + wide / 2;
  return line >= 0 && line < window.lines && column >= 0 && column < window.columns;
};

/** A point as it is wherever the window and the cursor are: in the window and beside it. */
type Point = { readonly seen: Colour; readonly unseen: Colour };

const pointIn = (
  { grid, stacks }: Picture,
  { palette, surface }: Bricks,
  hexes: readonly number[],
): Point | undefined => {
  const [first] = hexes;
  if (first === undefined) return undefined;
  const held = hexes.map((hex) => stacks.get(grid.id(hex))?.[0]).find((top) => top !== undefined);
  const great = hexes.some((hex) => surface(hex).isGreat);
  const seen =
    held !== undefined
      ? palette.side(sideOf(held)).ground
      : great
        ? palette.city
        : palette.ground(surface(first).terrains);
  return { seen, unseen: palette.faded(seen) };
};

type Coloured = readonly (readonly (Point | undefined)[])[];

const colouredPoints = (picture: Picture, bricks: Bricks, points: Points): Coloured =>
  Array.from({ length: 2 * Math.ceil(points.rows / 2) }, (_, row) =>
    Array.from({ length: points.columns }, (__, column) => pointIn(picture, bricks, points.at(row, column))),
  );

/** Two points one above the other in a cell. */
const UPPER = '\u2580';
const LOWER = '\u2584';

const colouredRows = (
  grid: Grid,
  { palette }: Bricks,
  window: MapWindow | Pointed,
  points: Points,
  coloured: Coloured,
): readonly Row[] => {
  const selected = window.selected === undefined ? -1 : grid.index(window.selected);
  const colourOf = (row: number, column: number): Colour => {
    const point = coloured[row]?.[column];
    if (point === undefined) return palette.beyond;
    const hexes = points.at(row, column);
    if (hexes.includes(selected)) return palette.cursor.ground;
    return hexes.some((hex) => isSeen(grid, window, hex)) ? point.seen : point.unseen;
  };
  return Array.from({ length: Math.ceil(points.rows / 2) }, (_, line) => {
    const patches: Patch[] = [];
    let text = '';
    let under: Colour | undefined;
    for (let column = 0; column < points.columns; column++) {
      const [upper, lower] = [colourOf(2 * line, column), colourOf(2 * line + 1, column)];
      // The ground of the cell before stays where it can, and one colour is a blank: that takes fewer codes.
      const isTurned = upper === under && upper !== lower;
      const ink: Ink = isTurned ? `fine ${lower} on ${upper}` : `fine ${upper} on ${lower}`;
      under = isTurned ? upper : lower;
      text += upper === lower ? ' ' : isTurned ? LOWER : UPPER;
      patches.push({ from: column, to: column + 1, role: ink });
    }
    return { text, patches };
  });
};

type Letter = { readonly char: string; readonly role: Role | undefined };

/** The foremost of several hexes: the cursor, who stands there, what is worth points, land, water. */
const letterIn = (picture: Picture, window: MapWindow | Pointed, hexes: readonly number[]): Letter => {
  const { grid, stacks, ground } = picture;
  const [first] = hexes;
  if (first === undefined) return { char: ' ', role: undefined };
  const tops = hexes.flatMap((hex) => stacks.get(grid.id(hex))?.[0] ?? []);
  const [top] = tops;
  const here = hexes.some((hex) => grid.id(hex) === window.selected);
  const seen = hexes.some((hex) => isSeen(grid, window, hex));
  if (here) return { char: top?.letter ?? 'X', role: 'selected' };
  if (top !== undefined) return { char: seen ? top.letter : top.letter.toLowerCase(), role: top.role };
  if (hexes.every((hex) => ground(hex).isOpen)) return { char: seen ? '~' : ' ', role: 'water' };
  return { char: seen ? ':' : '.', role: 'dim' };
};

const letteredRows = (picture: Picture, window: MapWindow | Pointed, points: Points): readonly Row[] =>
  Array.from({ length: Math.ceil(points.rows / 2) }, (_, line) => {
    const letters = Array.from({ length: points.columns }, (__, column) =>
      letterIn(picture, window, [...points.at(2 * line, column), ...points.at(2 * line + 1, column)]),
    );
    return {
      text: letters.map(({ char }) => char).join(''),
      patches: letters.flatMap(({ role }, column): readonly Patch[] =>
        role === undefined ? [] : [{ from: column, to: column + 1, role }],
      ),
    };
  });

/** Where the hexes stand in the room last asked for, and their colours, are kept: a cursor that moves changes neither. */
export const overviewMaker = (
  grid: Grid,
): ((picture: Picture, window: MapWindow | Pointed, room: Size) => readonly Row[]) => {
  let kept: { readonly room: Size; readonly points: Points | undefined } | undefined;
  let painted:
    { readonly picture: Picture; readonly points: Points; readonly coloured: Coloured } | undefined;
  return (picture, window, room) => {
    if (kept?.room.columns !== room.columns || kept.room.lines !== room.lines)
      kept = { room, points: pointsOf(grid, room) };
    const { points } = kept;
    if (points === undefined) return [];
    const { bricks } = picture;
    if (bricks === undefined || !picture.signs.isUnicode) return letteredRows(picture, window, points);
    if (painted?.picture !== picture || painted.points !== points)
      painted = { picture, points, coloured: colouredPoints(picture, bricks, points) };
    return colouredRows(grid, bricks, window, points, painted.coloured);
  };
};

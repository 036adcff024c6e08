// A board as a sheet of text: the drawing through a window, rulers around it, the legend and lists of names below.
import type { BoardSet, Opening, PrintedBoard } from '../../board/board.ts';
import { controlAtStart } from '../../board/scenario.ts';
import type { RichTheme } from '../colour/map-palette.ts';
import type { Layer } from '../layer-names.ts';
import { row } from '../styled-rows.ts';
import type { Row } from '../styled-rows.ts';
import { linesOf, mapSize, pointOf, rowsIn, wholeMap, windowAround } from '../viewport.ts';
import type { MapStyle, MapWindow, Size, Zoom } from '../viewport.ts';
import { drawPicture } from './draw-map.ts';
import { counterOf } from './counters.ts';
import type { Drawing, PlacedHex } from './draw-map.ts';
import { shortNames } from './layers.ts';
import { counterMeanings, flowed, legendRows, meaningsIn } from './legend.ts';
import { markerMeanings } from './markers.ts';
import type { Counter, Meaning, Picture } from './map-model.ts';
import { pictureOf } from './board-map.ts';
import { framed, marginWidth, rulerWidth } from './rulers.ts';
import { signsOf } from './signs.ts';

export type Wish = {
  readonly zoom: Zoom;
  /** At least one. */
  readonly layers: readonly Layer[];
  readonly opening?: Opening | undefined;
  readonly isUnicode?: boolean;
  /** Of bricks; absent: outlines. */
  readonly theme?: RichTheme | undefined;
};

const stacksOf = (
  { units }: BoardSet,
  opening: Opening | undefined,
  isUnicode: boolean | undefined,
): ReadonlyMap<string, readonly Counter[]> => {
  const byId = new Map(units.units.map((unit) => [unit.id, unit]));
  const stacks = new Map<string, readonly Counter[]>();
  for (const [hex, ids] of opening?.stacks ?? []) {
    const lines = ids.map((id) => byId.get(id)).filter((line) => line !== undefined);
    if (lines.length > 0)
      stacks.set(
        hex,
        lines.map((line) => counterOf(units, line, opening?.conditions?.get(line.id), isUnicode)),
      );
  }
  return stacks;
};

/** Everything that can be drawn of a board at one zoom. */
const openingPicture = (set: BoardSet, wish: Wish): Picture => {
  const { zoom, layers, opening } = wish;
  return pictureOf(
    { board: set.board, sides: set.units.sides },
    { zoom, layers, signs: signsOf(set.board.map, wish.isUnicode), theme: wish.theme },
    {
      stacks: stacksOf(set, opening, wish.isUnicode),
      markers: opening?.markers ?? new Map(),
      control: opening?.control ?? controlAtStart(set.board.map),
    },
  );
};

const namesRows = (
  board: PrintedBoard,
  { zoom }: Wish,
  { hexes }: Drawing,
  width: number,
): readonly Row[] => {
  const shown = new Set(hexes.map(({ hex }) => hex));
  const names = shortNames(board, zoom).filter(({ hex }) => shown.has(hex));
  const entries = names.map(({ hex, name, short }) =>
    [...(zoom === 3 ? [] : [short]), name, board.grid.id(hex)].join(' '),
  );
  return entries.length === 0 ? [] : [row('Names'), ...flowed(entries, width)];
};

/** Each river with the hexes beside the first and the last of its sides that are in the drawing. */
const riverRows = (board: PrintedBoard, { hexes }: Drawing, width: number): readonly Row[] => {
  const shown = new Set(hexes.map(({ hex }) => board.grid.id(hex)));
  const entries = Object.entries(board.map.rivers).flatMap(([key, { name }]) => {
    const sides = board.map.hexsides.filter(
      ({ river, between }) => river === key && between.some((hex) => shown.has(hex)),
    );
    const [first, last] = [sides[0], sides.at(-1)];
    if (first === undefined || last === undefined) return [];
    const ends = [first, last].map(({ between }) => between.join('/'));
    return [`${name} ${[...new Set(ends)].join(' to ')}`];
  });
  return entries.length === 0 ? [] : [row('Rivers'), ...flowed(entries, width)];
};

export type Sheet = {
  readonly rows: readonly Row[];
  readonly meanings: readonly Meaning[];
  /** Line and column within the sheet, from 0. */
  readonly hexes: readonly PlacedHex[];
};

/** Rulers stand above, below and beside the drawing. */
const RULER_LINES = 2;

type Room = { readonly columns: number; readonly lines: number };

/** What the whole map takes with its rulers, those on the right as far as there is room. */
export const wholeSize = ({ grid }: PrintedBoard, zoom: Zoom, style?: MapStyle): Size => {
  const { columns, lines } = mapSize(grid, zoom, style);
  return { columns: columns + marginWidth(grid, zoom, style), lines: lines + RULER_LINES };
};

/**
 * The whole map if there is no hex to look at, else what is around the hex. The smallest zoom shows all that the width
 * allows, so that the hex is seen in its place.
 */
export const windowFor = (
  board: PrintedBoard,
  zoom: Zoom,
  room: Room,
  at: string | undefined,
  style?: MapStyle,
): MapWindow => {
  const { grid } = board;
  const point = at === undefined ? undefined : pointOf(grid, at);
  if (point === undefined) return wholeMap(grid, zoom, style);
  const whole = wholeSize(board, zoom, style);
  const lines = (zoom === 1 ? whole.lines : Math.min(room.lines, whole.lines)) - RULER_LINES;
  const beside = whole.columns <= room.columns ? 0 : rulerWidth(grid);
  const inside = {
    columns: Math.min(room.columns, whole.columns) - marginWidth(grid, zoom, style) - beside,
    lines: linesOf(rowsIn({ lines }, zoom, style), zoom, style),
    zoom,
    ...(style !== undefined && { style }),
  };
  return { ...windowAround(grid, inside, point), selected: at };
};

export const drawSheet = (set: BoardSet, wish: Wish, window: MapWindow, width: number): Sheet => {
  const { board } = set;
  const picture = openingPicture(set, wish);
  const signs = signsOf(board.map, wish.isUnicode);
  const drawing = drawPicture(picture, signs, window);
  const meanings = meaningsIn(picture, window, drawing, [
    ...markerMeanings(
      { board, markers: set.units.markers },
      signs,
      wish.zoom,
      wish.opening?.markers,
      drawing,
    ),
    ...counterMeanings(set.units, window, picture, drawing),
  ]);
  return {
    rows: [
      ...framed(board.grid, window, drawing, width),
      ...legendRows(meanings, width),
      ...(wish.layers.includes('names') ? namesRows(board, wish, drawing, width) : []),
      ...(wish.layers.includes('rivers') ? riverRows(board, drawing, width) : []),
    ],
    meanings,
    hexes: drawing.hexes.map(({ hex, line, column }) => ({
      hex,
      line: line + 1,
      column: column + marginWidth(board.grid, wish.zoom, window.style),
    })),
  };
};

// The map on the screen: the window that follows the cursor, the numbers along its edges, and what its signs mean.
// What has not changed is not drawn again.
import { rulerWidth, edged, marginWidth } from '../../draw/text/rulers.ts';
import type { Drawing } from '../../draw/text/draw-map.ts';
import type { Mark, Meaning, Picture } from '../../draw/text/map-model.ts';
import { drawPlayed, playedMeanings, playedPicture } from '../../draw/text/game-map.ts';
import { overviewLegend } from '../../draw/bricks/overview-legend.ts';
import { overviewMaker } from '../../draw/bricks/overview.ts';
import { row } from '../../draw/styled-rows.ts';
import type { Row } from '../../draw/styled-rows.ts';
import {
  linesOf,
  mapSize,
  middleOfMap,
  pointOf,
  rowsIn,
  scaleOf,
  windowAround,
  windowKept,
} from '../../draw/viewport.ts';
import type { MapStyle, MapWindow, Point, Size, Zoom } from '../../draw/viewport.ts';
import type { Game } from '../../api/game.ts';
import type { View } from '../../api/view.ts';
import { isRich } from '../../draw/look.ts';
import type { Look } from '../../draw/look.ts';
import type { Drawn, Sitting } from '../screen-state.ts';
import type { MapPlace } from '../terminal/map-shift.ts';
import { tableOf } from './map-source.ts';

export type Spot = { readonly line: number; readonly column: number };

export type MapShown = {
  /** As many as there is room for. */
  readonly rows: readonly Row[];
  /** Which part of it are hexes, and which part of the whole map they are; absent: there are none. */
  readonly place?: MapPlace;
  /** Where in it a hex is to be pointed at; undefined: it is out of sight. */
  spot(hex: string): Spot | undefined;
  /** A small map of the whole front with the window in it, at most as large as this. */
  overview(room: Size): readonly Row[];
  /** The same by itself, and what its points mean. */
  whole(room: Size): readonly Row[];
  wholeLegend(): readonly Row[];
  /** Signs in sight and what they mean: those of the board, and those that lie over it. */
  signs(): readonly Meaning[];
  over(): readonly Meaning[];
};

/** The column numbers stand above the map. */
const EDGE = 1;

/** Where in a hex one looks for what stands there. */
const LOOKED_AT: Readonly<Record<Zoom, Spot>> = {
  1: { line: 0, column: 1 },
  2: { line: 0, column: 1 },
  3: { line: 1, column: 2 },
};

/** Bricks of the smallest zoom begin with what stands there. */
const lookedIn = (zoom: Zoom, style: MapStyle): Spot =>
  style === 'bricks' && zoom === 1 ? { line: 0, column: 0 } : LOOKED_AT[zoom];

/** What the map takes at most, by zoom; each is worked out once. */
export const roomsOf = ({ board: { grid } }: Game): ((zoom: Zoom, style?: MapStyle) => Size) => {
  const known = new Map<string, Size>();
  return (zoom, style) => {
    const key = `${zoom} ${style}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const { columns, lines } = mapSize(grid, zoom, style);
    const room = { columns: columns + marginWidth(grid, zoom, style), lines: lines + EDGE };
    known.set(key, room);
    return room;
  };
};

/** What so many rows of hexes take. */
export const linesFor = (rows: number, zoom: Zoom): number => linesOf(rows, zoom) + EDGE;

/** As much of it as holds whole rows of hexes. */
export const wholeLines = (lines: number, zoom: Zoom): number => {
  const rows = rowsIn({ lines: lines - EDGE }, zoom);
  return rows <= 0 ? 0 : linesFor(rows, zoom);
};

/** Where to look first: the middle of the units of the side whose turn it is, else of all units, else of the map. */
const middleOf = ({ board }: Game, view: View): Point => {
  const placed = view.units.flatMap(({ side, at }) => {
    const point = pointOf(board.grid, at);
    return point === undefined ? [] : [{ side, ...point }];
  });
  const own = placed.filter(({ side }) => side === view.clock.phasing);
  const all = own.length > 0 ? own : placed;
  if (all.length === 0) return middleOfMap(board.grid);
  return {
    row: all.reduce((sum, { row: south }) => sum + south, 0) / all.length,
    east2: all.reduce((sum, { east2 }) => sum + east2, 0) / all.length,
  };
};

type Shown = Pick<Sitting, 'view' | 'over' | 'marks' | 'inHand' | 'odds' | 'due' | 'zoom' | 'drawn'>;

const samePicture = (a: Shown | undefined, b: Shown): boolean =>
  a !== undefined &&
  a.view === b.view &&
  a.over === b.over &&
  a.marks === b.marks &&
  a.inHand === b.inHand &&
  a.odds === b.odds &&
  a.due === b.due &&
  a.zoom === b.zoom &&
  a.drawn === b.drawn;

const sameWindow = (a: MapWindow | undefined, b: MapWindow): boolean =>
  a !== undefined &&
  a.left === b.left &&
  a.top === b.top &&
  a.columns === b.columns &&
  a.lines === b.lines &&
  a.selected === b.selected &&
  a.zoom === b.zoom &&
  a.style === b.style;

const marksOf = ({ over, marks, inHand }: Shown): ReadonlyMap<string, Mark> => {
  const all = new Map<string, Mark>();
  for (const [hex, { mark }] of over) if (mark !== undefined) all.set(hex, mark);
  for (const [hex, mark] of marks) all.set(hex, mark);
  for (const hex of inHand) if (all.get(hex) !== 'target') all.set(hex, 'in hand');
  return all;
};

/** The hex named last, by whatever named it. */
type Looked = {
  readonly cursor: string | undefined;
  readonly focus: string | undefined;
  readonly isFilm: boolean;
  readonly at: string | undefined;
};

const lookedAt = (before: Looked | undefined, { cursor, focus, film }: Sitting): Looked => {
  const isFilm = film !== undefined;
  // What is asked or told is looked at first, also where the last scene of a film was there: the cursor may have gone back to where it stood.
  if (before === undefined || (before.isFilm && !isFilm))
    return { cursor, focus, isFilm, at: focus ?? cursor };
  const at = focus !== before.focus ? focus : cursor !== before.cursor ? cursor : before.at;
  return { cursor, focus, isFilm, at };
};

const bySign = (meanings: readonly Meaning[]): readonly Meaning[] =>
  [...new Map(meanings.map((one) => [`${one.sign} ${one.text}`, one])).values()].toSorted(
    (a, b) => a.order - b.order,
  );

/** Two letters beside each other stand on a brick as one. */
const onBricks = (one: Meaning): Meaning => ({ ...one, sign: one.sign.replace(/^(.)\1$/, '$1') });

export const mapDrawer = (
  game: Game,
  lookOf: (drawn: Drawn) => Look,
): ((sitting: Sitting, size: Size) => MapShown) => {
  const { grid } = game.board;
  const table = tableOf(game);
  const overview = overviewMaker(grid);
  const roomFor = roomsOf(game);
  let shown: Shown | undefined;
  let picture: Picture | undefined;
  let window: MapWindow | undefined;
  let drawing: Drawing = { rows: [], hexes: [] };
  let rows: readonly Row[] = [];
  let looked: Looked | undefined;
  let centred = 0;
  let signs: readonly Meaning[] | undefined;

  const windowFor = (sitting: Sitting, view: View, inside: Size): MapWindow => {
    const { zoom } = sitting;
    const before = looked?.at;
    looked = lookedAt(looked, sitting);
    const point = looked.at === undefined ? undefined : pointOf(grid, looked.at);
    const { style } = lookOf(sitting.drawn);
    const wish = { ...inside, zoom, style };
    const isCentred = centred !== sitting.centred;
    centred = sitting.centred;
    if (window === undefined || window.zoom !== zoom || window.style !== style || isCentred)
      return windowAround(grid, wish, point ?? middleOf(game, view));
    // Scrolled only for a hex that has just been named, or where the window has become smaller.
    const isSame = before === looked.at && window.columns === inside.columns && window.lines === inside.lines;
    return isSame ? window : windowKept(grid, window, wish, point);
  };

  return (sitting, size) => {
    const { view, zoom, over, cursor, here } = sitting;
    const blank: MapShown = {
      rows: Array.from({ length: size.lines }, () => row('')),
      spot: () => undefined,
      overview: () => [],
      whole: () => [],
      wholeLegend: () => [],
      signs: () => [],
      over: () => [],
    };
    const { isUnicode, style, theme } = lookOf(sitting.drawn);
    const left = marginWidth(grid, zoom, style);
    if (view === undefined || size.columns <= left + rulerWidth(grid)) return blank;
    const inside = { columns: size.columns - left, lines: size.lines - EDGE };
    const next = { ...windowFor(sitting, view, inside), selected: cursor ?? here };
    const isSame = samePicture(shown, sitting);
    if (picture === undefined || !isSame)
      picture = playedPicture(table, view, zoom, {
        laid: over,
        marks: marksOf(sitting),
        odds: sitting.odds,
        due: sitting.due,
        isUnicode,
        theme: style === 'bricks' && isRich(theme) ? theme : undefined,
      });
    if (!isSame || !sameWindow(window, next)) {
      drawing = drawPlayed(picture, next);
      rows = edged(grid, next, drawing);
      // Where the cursor stands changes nothing about which signs are in sight.
      if (!isSame || window === undefined || !sameWindow({ ...window, selected: next.selected }, next))
        signs = undefined;
    }
    shown = sitting;
    window = next;
    const [drawn, now] = [drawing, picture];
    const whole = roomFor(zoom, style);
    const isWhole = whole.columns <= size.columns && whole.lines <= size.lines;
    return {
      rows,
      place: {
        line: EDGE,
        column: left,
        lines: inside.lines,
        columns: inside.columns,
        left: next.left,
        top: next.top * scaleOf(zoom, style).lines,
        drawn: `${zoom} ${style}`,
      },
      spot: (hex) => {
        const place = drawn.hexes.find((one) => grid.id(one.hex) === hex);
        const spot = lookedIn(zoom, style);
        return place === undefined
          ? undefined
          : { line: EDGE + place.line + spot.line, column: left + place.column + spot.column };
      },
      // A map that is seen whole needs no small one beside it.
      overview: (room) => (isWhole ? [] : overview(now, next, room)),
      whole: (room) => overview(now, { selected: next.selected }, room),
      wholeLegend: () => overviewLegend(now, table),
      signs: () => (signs ??= playedMeanings(table, view, now, next, drawn)),
      over: () => {
        const meanings = bySign(drawn.hexes.flatMap(({ hex }) => over.get(grid.id(hex))?.meanings ?? []));
        return style === 'bricks' ? meanings.map(onBricks) : meanings;
      },
    };
  };
};

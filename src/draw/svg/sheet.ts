// The whole sheet: the map with its counters, and around it title, keys, tracks and boxes.
import type { Opening, PrintedBoard } from '../../board/board.ts';
import type { UnitsFile } from '../../board/data-types.ts';
import type { Face } from './counters/counter.ts';
import { edgeDefs } from './map-edges.ts';
import { credit, titlePanel } from './title-scale-compass.ts';
import { RADIUS, centre, makeSheet } from './geometry.ts';
import type { Sheet } from './geometry.ts';
import { groundKey, keyColumns, keyPanel, keySize, lineKey } from './legend.ts';
import type { KeyItem } from './legend.ts';
import { mapLayers } from './layers.ts';
import { mapEdgeCorners } from './smooth-lines.ts';
import { upper } from './palette.ts';
import { placeDefs } from './cities.ts';
import { counters, known, makeFaces } from './counters/stacks.ts';
import type { Faces } from './counters/stacks.ts';
import { groundDefs } from './patterns.ts';
import { withPlainColours } from './plain-colours.ts';
import { outlinePath } from './terrain.ts';
import { POINTS_BOX, box, pointsTrack, turnHeight, turnTrack } from './tracks.ts';
import type { TurnBox } from './tracks.ts';
import { document, el } from './xml.ts';

export type PictureOptions = {
  /** Otherwise that of the map file. */
  readonly title?: string;
  /** Beneath the title of the map, such as the name of the scenario. */
  readonly subtitle?: string;
  /** The turn track; without it none is drawn, and counters due later are left out. */
  readonly turns?: readonly TurnBox[];
  /** The turn at which the opening begins. */
  readonly now?: number;
  /** What the points track shows, or that it is printed without its markers; without it no track is drawn. */
  readonly points?: number | 'empty';
  /** Boxes to print, by key with their titles; other boxes of the opening are as titleOf has them. */
  readonly boxes?: Readonly<Record<string, string>>;
  /** What other boxes are called; their keys if not said. */
  readonly titleOf?: (key: string) => string;
  /** Ids of markers that are on no hex: by box, or by a box of a track, `track 6` for turns and `vp 4` for points. */
  readonly places?: ReadonlyMap<string, readonly string[]>;
};

const MARGIN = 86;
const GAP = 14;

/** How far from the left a band of the sheet is free of hexes: room in a cut corner. */
const freeLeft = (sheet: Sheet, from: number, to: number): number => {
  let free = sheet.width;
  for (let hex = 0; hex < sheet.grid.count; hex++) {
    const [x, y] = centre(sheet, hex);
    if (y + RADIUS > from && y - RADIUS < to) free = Math.min(free, x - 50 - sheet.left);
  }
  return free;
};

type BoxLine = { readonly title: string; readonly faces: Face[] };

/** Counters and markers off the map: in a box of a track, or in a box of their own. */
type Off = {
  readonly track: ReadonlyMap<number, readonly Face[]>;
  readonly points: ReadonlyMap<number, readonly Face[]>;
  readonly boxes: readonly BoxLine[];
};

function offMap(opening: Opening | undefined, options: PictureOptions, faces: Faces): Off {
  const track = new Map<number, Face[]>();
  const points = new Map<number, Face[]>();
  const boxes = new Map<string, Face[]>(Object.keys(options.boxes ?? {}).map((key) => [key, []]));
  const put = (key: string, some: readonly Face[]): void => {
    const [, name, number] = /^([a-z]+) (-?\d+)$/.exec(key) ?? [];
    if (name === undefined) boxes.set(key, [...(boxes.get(key) ?? []), ...some]);
    else {
      const table = name === 'track' ? track : points;
      table.set(Number(number), [...(table.get(Number(number)) ?? []), ...some]);
    }
  };
  for (const [key, ids] of opening?.boxes ?? []) put(key, known(ids, faces.unit));
  for (const [key, ids] of options.places ?? []) put(key, known(ids, faces.marker));
  const { titleOf = upper } = options;
  const lines = [...boxes].map(([key, held]) => ({
    title: options.boxes?.[key] ?? titleOf(key),
    faces: held,
  }));
  return { track, points, boxes: lines };
}

/** What stands beneath the map, each strip under the one before; the height they take together. */
type Strips = { readonly drawn: readonly string[]; readonly height: number };

function strips(
  opening: Opening | undefined,
  options: PictureOptions,
  faces: Faces,
  key: readonly KeyItem[],
  from: { readonly x: number; readonly y: number; readonly width: number },
): Strips {
  const drawn: string[] = [];
  let { y } = from;
  if (key.length > 0) {
    const columns = keyColumns(key, from.width);
    drawn.push(keyPanel('Key', key, columns, from.x, y));
    y += keySize(key, columns).height + GAP;
  }
  const off = offMap(opening, options, faces);
  const turns = options.turns ?? [];
  if (turns.length > 0) {
    const most = Math.max(1, Math.min(turns.length, Math.floor(from.width / 150)));
    const rows = Math.ceil(turns.length / most);
    const perRow = Math.ceil(turns.length / rows);
    drawn.push(turnTrack(turns, off.track, { ...from, y, height: 0 }, perRow, options.now));
    y += rows * turnHeight(turns, off.track.size > 0) + GAP;
  }
  const tall = POINTS_BOX + 30;
  let { x } = from;
  if (options.points !== undefined) {
    drawn.push(pointsTrack(options.points, off.points, x, y));
    x += POINTS_BOX * 10 + GAP * 2;
  }
  const room = from.x + from.width - x - GAP * (off.boxes.length - 1);
  const sum = off.boxes.reduce((all, line) => all + 4 + line.faces.length, 0);
  for (const { title, faces: held } of off.boxes) {
    const width = room * ((4 + held.length) / sum);
    drawn.push(box(title, held, { x, y, width, height: tall }));
    x += width + GAP;
  }
  if (options.points !== undefined || off.boxes.length > 0) y += tall + GAP;
  return { drawn, height: y - from.y };
}

const TITLE_HEIGHT = 166;

/** The title of a file is that of its game and of what is in it: "Game: the map" or "Game, the map". */
export const gameOf = (title: string): string => title.split(/[:,] /)[0] ?? title;

export function mapPicture(
  given: PrintedBoard,
  units: UnitsFile,
  opening?: Opening,
  options: PictureOptions = {},
): string {
  const board = withPlainColours(given);
  const faces = makeFaces(units, opening?.conditions);
  const flat = makeSheet(board.grid, 0, 0);
  const edge = mapEdgeCorners(flat);
  const ground = groundKey(board);
  const lines = lineKey(board, units, opening === undefined ? 'Start line' : 'Front line');
  const title = options.title ?? gameOf(board.map.title);
  const subtitle = options.subtitle ?? '';
  const corner = freeLeft(flat, 0, TITLE_HEIGHT) - GAP;
  const isTitleIn = corner >= 550;
  const keyTop = isTitleIn ? TITLE_HEIGHT + GAP : 0;
  const keyIn = [3, 2].find((columns) => {
    const size = keySize(ground, columns);
    return freeLeft(flat, keyTop, keyTop + size.height) >= size.width + GAP;
  });
  // Marks and titles of a north edge need the room between the title and the hexes.
  const sheet = makeSheet(board.grid, MARGIN, MARGIN - 10 + (isTitleIn ? 0 : TITLE_HEIGHT + 64));
  const inner = Math.max(sheet.width, 700);
  const titleWidth = Math.min(isTitleIn ? corner : inner, 720);
  const titlePlace = { x: MARGIN, y: MARGIN - 10, width: titleWidth, height: TITLE_HEIGHT };
  const from = { x: MARGIN, y: sheet.top + sheet.height + MARGIN - 22, width: inner };
  const below = strips(opening, options, faces, keyIn === undefined ? [...ground, ...lines] : lines, from);
  const foot = from.y + below.height;
  return document(
    { width: inner + 2 * MARGIN, height: foot + 34 },
    subtitle === '' ? title : `${title}: ${subtitle}`,
    [
      el('clipPath', { id: 'map-outline' }, el('path', { d: outlinePath(sheet, edge) })),
      groundDefs(board.map),
      placeDefs(board.map),
      edgeDefs(),
    ],
    [
      ...mapLayers(sheet, board, edge, opening),
      opening === undefined ? '' : counters(sheet, board, opening, faces),
      titlePanel(board, titlePlace, title, subtitle),
      keyIn === undefined ? '' : keyPanel('Terrain', ground, keyIn, MARGIN, sheet.top + keyTop),
      ...below.drawn,
      credit(board.map.credit ?? '', MARGIN, foot + 12),
    ],
  );
}

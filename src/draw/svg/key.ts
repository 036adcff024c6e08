// The key to the signs of a map, as many of them as it has: ground and places, then lines and areas.
import type { PrintedBoard } from '../../board/board.ts';
import type { Terrain, UnitsFile } from '../../board/types.ts';
import { edgeAreas } from './edges.ts';
import { fortInk, fortSides, setUpKeys, teeth } from './forts.ts';
import { panel } from './furniture.ts';
import {
  AREA_INKS,
  BORDER,
  BORDER_TINT,
  CITY,
  CLEAR,
  COAST,
  FRONT,
  GRID,
  INK,
  LAKE,
  MARSH,
  RIVER,
  ROUGH,
  SANS,
  SEA,
  SERIF,
  SET_UP,
  STEPPE,
  ZONE,
  em,
  pick,
  sizeFor,
  upper,
} from './palette.ts';
import { at, el, group, text } from './xml.ts';

export type KeyItem = { readonly sign: string; readonly label: string };

const TERRAIN_KEY: readonly (readonly [Terrain, string, string, string | undefined])[] = [
  ['clear', 'Clear', CLEAR, undefined],
  ['rough', 'Rough', ROUGH, 'hill'],
  ['marsh', 'Marsh', MARSH, 'tuft'],
  ['desert-steppe', 'Desert-steppe', STEPPE, 'sand'],
  ['all-sea', 'All-sea', SEA, undefined],
  ['all-lake', 'All-lake', LAKE, undefined],
];

const swatch = (fill: string, sign: string | undefined): string =>
  el('rect', { x: -18, y: -10, width: 36, height: 20, fill, stroke: GRID, 'stroke-width': 0.9 }) +
  (sign === undefined ? '' : `<use href="#${sign}" x="-8" y="1"/><use href="#${sign}" x="8" y="-1"/>`);

const stroke = (d: string, attrs: Readonly<Record<string, string | number>>): string =>
  el('path', { d, fill: 'none', 'stroke-linecap': 'round', ...attrs });

const WAVE = 'M-18 3Q-9 -7 0 0Q9 7 18 -3';

/** Signs of ground, water and places that this map has, in the order of its key. */
export function groundKey(board: PrintedBoard): KeyItem[] {
  const items: KeyItem[] = [];
  const has = (test: (hex: PrintedBoard['hexes'][number]) => boolean): boolean => board.hexes.some(test);
  const add = (isThere: boolean, label: string, sign: string): void => {
    if (isThere) items.push({ label, sign });
  };
  const sides = board.map.hexsides;
  for (const [terrain, label, fill, sign] of TERRAIN_KEY)
    add(
      has((hex) => hex.terrain === terrain),
      label,
      swatch(fill, sign),
    );
  add(
    sides.some((side) => side.kind === 'river'),
    'River',
    stroke(WAVE, { stroke: RIVER, 'stroke-width': 4 }),
  );
  const wet =
    stroke('M-16 0H16', { stroke: COAST, 'stroke-width': 12 }) +
    stroke('M-16 0H16', { stroke: LAKE, 'stroke-width': 9 });
  add(
    sides.some((side) => side.kind !== 'river'),
    'Lake or sea hexside',
    wet,
  );
  const square = (side: number, fill: string): string =>
    el('rect', {
      x: -side / 2,
      y: -side / 2,
      width: side,
      height: side,
      fill,
      stroke: INK,
      'stroke-width': 1.7,
    });
  add(
    has((hex) => hex.city !== undefined && (hex.points ?? 0) > 0),
    'City worth points',
    square(16, CITY),
  );
  add(
    has((hex) => hex.city !== undefined && (hex.points ?? 0) === 0),
    'Other city',
    square(9, '#fffdf2'),
  );
  const use = (id: string, scale: number): string =>
    el('g', { transform: `scale(${scale})` }, `<use href="#${id}"/>`);
  add(
    has((hex) => hex.objective === 'oil'),
    'Oil field',
    use('derrick', 0.8),
  );
  add(
    has((hex) => hex.objective === 'industry'),
    'Industrial region',
    use('works', 0.75),
  );
  add(
    has((hex) => (hex.port ?? []).length > 0),
    'Port',
    use('anchor', 1),
  );
  return items;
}

/** Signs of lines and areas; the titles of areas come from the data. */
export function lineKey(board: PrintedBoard, units: UnitsFile, line: string): KeyItem[] {
  const items: KeyItem[] = [];
  const add = (isThere: boolean, label: string, sign: string): void => {
    if (isThere) items.push({ label, sign });
  };
  for (const side of fortSides(board)) {
    const ink = fortInk(board, side);
    const d = teeth([-18, 4], [18, 4], 7);
    const label = `${units.sides[side]?.adjective ?? side} fortified line`;
    add(true, label, el('path', { d, stroke: ink, fill: ink, 'fill-opacity': 0.55, 'stroke-width': 1.8 }));
  }
  const border =
    stroke('M-18 0H18', {
      stroke: BORDER_TINT,
      'stroke-width': 10,
      'stroke-opacity': 0.4,
      'stroke-linecap': 'butt',
    }) +
    stroke('M-18 0H18', {
      stroke: BORDER,
      'stroke-width': 3.2,
      'stroke-dasharray': '13 4 3 4',
      'stroke-linecap': 'butt',
    });
  add(Object.keys(board.map.countries).length > 1, 'Border', border);
  add(
    line !== '',
    line,
    stroke('M-16 0H16', { stroke: FRONT, 'stroke-width': 14, 'stroke-opacity': 0.3 }) +
      stroke('M-16 0H16', { stroke: FRONT, 'stroke-width': 9, 'stroke-opacity': 0.62 }),
  );
  const dashes = {
    stroke: ZONE,
    'stroke-width': 4.2,
    'stroke-dasharray': '22 6 4 6',
    'stroke-linecap': 'butt',
  };
  add(
    Object.keys(board.map.zones).length > 1,
    'Logistic boundary',
    stroke('M-18 0H18', {
      stroke: ZONE,
      'stroke-width': 10,
      'stroke-opacity': 0.3,
      'stroke-linecap': 'butt',
    }) + stroke('M-18 0H18', dashes),
  );
  const areas = Object.entries(board.map.areas);
  areas
    .filter(([, area]) => area.kind === 'supply')
    .forEach(([key, area], index) => {
      const ink = pick(AREA_INKS, index);
      const look = { stroke: ink, 'stroke-width': 3.4, 'stroke-dasharray': '9 5', 'stroke-linecap': 'butt' };
      add(true, area.title, stroke('M-18 5H18', look) + letters(key, -1, 12, ink));
    });
  for (const key of setUpKeys(board))
    add(true, board.map.areas[key]?.title ?? key, letters(key, 5, 13, SET_UP));
  for (const area of edgeAreas(board))
    add(true, area.title, el('g', { color: area.ink }, `<use href="#${area.kind}"/>`));
  return items;
}

const letters = (key: string, y: number, size: number, fill: string): string =>
  text(upper(key), {
    y,
    'font-family': SANS,
    'font-weight': 'bold',
    'font-size': sizeFor(upper(key), 38, size, true),
    'text-anchor': 'middle',
    fill,
  });

const KEY_ROW = 25;
const KEY_HEAD = 30;
const KEY_TEXT = 13.5;

/** Wide enough for the longest label, within reason. */
const columnOf = (items: readonly KeyItem[]): number =>
  Math.min(300, Math.max(150, ...items.map(({ label }) => 66 + em(label) * KEY_TEXT)));

export const keyColumns = (items: readonly KeyItem[], width: number): number =>
  Math.max(1, Math.min(items.length, Math.floor((width - 14) / columnOf(items))));

export const keySize = (
  items: readonly KeyItem[],
  columns: number,
): { readonly width: number; readonly height: number } => ({
  width: columns * columnOf(items) + 14,
  height: KEY_HEAD + Math.ceil(items.length / columns) * KEY_ROW + 8,
});

/** The key in columns, filled downward. */
export function keyPanel(
  title: string,
  items: readonly KeyItem[],
  columns: number,
  x: number,
  y: number,
): string {
  const rows = Math.ceil(items.length / columns);
  const column = columnOf(items);
  return group({ 'data-key': title }, [
    panel({ x, y, ...keySize(items, columns) }),
    text(upper(title), {
      x: at(x + 14),
      y: at(y + 21),
      'font-family': SERIF,
      'font-weight': 'bold',
      'font-size': 15,
      'letter-spacing': 3,
      fill: INK,
    }),
    ...items.map(({ sign, label }, k) => {
      const cx = x + 34 + Math.floor(k / rows) * column;
      const cy = y + KEY_HEAD + ((k % rows) + 0.5) * KEY_ROW;
      return el('g', { transform: `translate(${at(cx)} ${at(cy)})` }, [
        sign,
        text(label, {
          x: 27,
          y: 4.4,
          'font-family': SERIF,
          'font-size': sizeFor(label, column - 56, KEY_TEXT),
          fill: INK,
        }),
      ]);
    }),
  ]);
}

// Drawings of small boards as lines of text.
import { printBoard } from '../../src/board/board.ts';
import type { BoardSet, Opening } from '../../src/board/board.ts';
import type { MapFile, SideLine } from '../../src/board/data-types.ts';
import { drawSheet, windowFor } from '../../src/draw/text/sheet.ts';
import type { Sheet, Wish } from '../../src/draw/text/sheet.ts';
import { makeGrid } from '../../src/hex/grid.ts';
import { tinyMap, tinySet } from '../board/tiny.ts';
import { hexLine } from '../board/vocabularies.ts';
import type { ShortHex } from '../board/vocabularies.ts';

export const opening = (
  stacks: Readonly<Record<string, readonly string[]>>,
  control: Readonly<Record<string, string>> = {},
): Opening => ({
  stacks: new Map(Object.entries(stacks)),
  control: new Map(Object.entries(control)),
  markers: new Map(),
  boxes: new Map(),
});

/** The tiny board with other hexes and sides: three rows of three, all clear where nothing else is said. */
export const nineHexes = (
  hexes: Readonly<Record<string, ShortHex>>,
  hexsides: readonly SideLine[] = [],
  more: Partial<MapFile> = {},
): BoardSet => {
  const grid = {
    ...tinyMap.grid,
    sheets: [{ prefix: '', firstRow: 1, lastRow: 3 }],
    columns: { default: [1, 3] },
  } as const;
  const ids = makeGrid(grid).ids;
  const map: MapFile = {
    ...tinyMap,
    areas: {},
    regions: {},
    grid,
    hexes: Object.fromEntries(ids.map((id) => [id, hexLine({ country: 'westland', ...hexes[id] })])),
    hexsides,
    ...more,
  };
  return { ...tinySet(), board: printBoard(map, makeGrid(grid)) };
};

export const sheetOf = (set: BoardSet, wish: Partial<Wish> & Pick<Wish, 'zoom'>, at?: string): Sheet => {
  const room = { columns: 80, lines: 40 };
  const whole: Wish = { layers: ['terrain'], ...wish };
  return drawSheet(set, whole, windowFor(set.board, whole.zoom, room, at), room.columns);
};

export const textOf = (sheet: Sheet): readonly string[] => sheet.rows.map(({ text }) => text.trimEnd());

/** The map alone, without the rulers and what stands below. */
export const mapOf = (
  set: BoardSet,
  wish: Partial<Wish> & Pick<Wish, 'zoom'>,
  at?: string,
): readonly string[] => {
  const lines = textOf(sheetOf(set, wish, at));
  const columns = lines[0];
  const map = lines.slice(1, lines.lastIndexOf(columns ?? ''));
  return map.map((line) => line.slice(wish.zoom === 1 ? 2 : 3).replace(/ +\d\d$/, ''));
};

/** The legend, one entry after the other. */
export const legendOf = (sheet: Sheet): readonly string[] =>
  sheet.meanings.map(({ sign, text }) => `${sign} ${text}`);

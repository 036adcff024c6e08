// Regions, the named stretches of a map: where each lies, what its ground is like, its cities and its neighbours.
import type { HexSpeech } from '../../api/settings.ts';
import type { PrintedBoard } from '../../board/board.ts';
import { isWater } from '../../board/board-files.ts';
import type { Message } from '../../core/types.ts';
import { windWords } from '../../hex/directions.ts';
import type { Wind } from '../../hex/directions.ts';
import { isApart, message, placesName } from './messages.ts';
import { inLines, LINE, orderedSpots, spotLines } from './hex-lists.ts';
import { boxOf, middleOf, partOf, spanOf, windTo } from './location.ts';
import type { Point } from './location.ts';

type Ground = {
  readonly main: string;
  /** Its share of the region, 0 to 1. */
  readonly share: number;
  readonly others: readonly {
    readonly terrain: string;
    readonly count: number;
    readonly part?: Wind | 'middle';
  }[];
};

export type Region = {
  readonly key: string;
  readonly name: string;
  /** By grid number, from north to south. */
  readonly hexes: readonly number[];
  readonly middle: Point;
  readonly ground: Ground;
  /** By grid number. */
  readonly cities: readonly number[];
  readonly borders: readonly { readonly region: string; readonly name: string; readonly way: Wind }[];
};

/** All over the region, or the region too small to have parts: no one part of it can be named. */
const isScattered = (board: PrintedBoard, hexes: readonly number[], of: readonly number[]): boolean => {
  const box = boxOf(board.grid, hexes);
  const all = boxOf(board.grid, of);
  const wide = (box.east - box.west) / Math.max(1, all.east - all.west);
  const high = (box.south - box.north) / Math.max(1, all.south - all.north);
  if (all.east - all.west < 4 && all.south - all.north < 2) return true;
  return hexes.length > 1 && (wide > 0.6 || high > 0.6);
};

const groundOf = (board: PrintedBoard, hexes: readonly number[]): Ground => {
  const box = boxOf(board.grid, hexes);
  const found = Object.entries(board.map.terrains)
    .map(([key, { name }]) => ({
      terrain: name,
      own: hexes.filter((hex) => board.hexes[hex]?.terrain === key),
    }))
    .filter(({ own }) => own.length > 0)
    .toSorted((a, b) => b.own.length - a.own.length);
  const main = found[0] ?? { terrain: '', own: [] };
  return {
    main: main.terrain,
    share: main.own.length / Math.max(1, hexes.length),
    others: found.slice(1).map(({ terrain, own }) => ({
      terrain,
      count: own.length,
      ...(!isScattered(board, own, hexes) && { part: partOf(box, middleOf(board.grid, own)) }),
    })),
  };
};

const neighboursOf = (board: PrintedBoard, key: string, hexes: readonly number[]): Map<string, number[]> => {
  const found = new Map<string, number[]>();
  for (const hex of hexes)
    for (let d = 0; d < 6; d++) {
      const to = board.grid.neighbours[hex * 6 + d]!;
      const other = to < 0 || isWater(board.hexes[to]) ? undefined : board.regions[to];
      if (other === undefined || other === key || isApart(board, hex * 6 + d)) continue;
      const there = found.get(other) ?? [];
      if (!there.includes(to)) there.push(to);
      found.set(other, there);
    }
  return found;
};

const WINDS_ROUND: readonly Wind[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];

const hexesByRegion = (board: PrintedBoard): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>();
  for (const hex of board.grid.readingOrder) {
    const key = board.regions[hex];
    if (key === undefined) continue;
    const there = found.get(key);
    if (there === undefined) found.set(key, [hex]);
    else there.push(hex);
  }
  return found;
};

/** From north to south by their middle, then from west to east. */
export const regionsOf = (board: PrintedBoard): readonly Region[] => {
  const byRegion = hexesByRegion(board);
  return Object.entries(board.map.regions)
    .map(([key, { name }]): Region => {
      const hexes = byRegion.get(key) ?? [];
      const middle = middleOf(board.grid, hexes);
      const borders = [...neighboursOf(board, key, hexes)]
        .map(([region, beyond]) => ({
          region,
          name: board.map.regions[region]?.name ?? region,
          way: windTo(middle, middleOf(board.grid, beyond)),
        }))
        .toSorted((a, b) => WINDS_ROUND.indexOf(a.way) - WINDS_ROUND.indexOf(b.way));
      const cities = hexes.filter((hex) => board.hexes[hex]?.city !== undefined);
      return { key, name, hexes, middle, ground: groundOf(board, hexes), cities, borders };
    })
    .filter(({ hexes }) => hexes.length > 0)
    .toSorted((a, b) => a.middle.row - b.middle.row || a.middle.east2 - b.middle.east2);
};

/** From this share on a terrain is what a region mostly is. */
const MOSTLY = 0.6;

const groundWord = ({ share }: Ground): string =>
  share === 1 ? 'word.ground.all' : share >= MOSTLY ? 'word.ground.mostly' : 'word.ground.partly';

const groundMessage = (region: Region): Message =>
  message('map.region-ground', {
    name: region.name,
    ground: [
      message(groundWord(region.ground), { terrain: region.ground.main }),
      ...region.ground.others.map(({ terrain, part }) =>
        message('word.ground.some', { terrain, ...(part !== undefined && { part }) }),
      ),
    ],
  });

const spanMessage = (what: string, [from, to]: readonly [string, string]): Message =>
  message('word.span', { what, from, to, ...(from !== to && { run: true }) });

const borderWords = ({ name, borders }: Region): readonly Message[] => {
  const items = borders.map(({ name: other, way }) => ({
    text: message('word.border', { name: other, way }),
    length: other.length + 1 + windWords[way].length,
  }));
  return inLines(items, LINE - name.length - 11, (item) => item.length).map((line) =>
    message('map.region-borders', { name, items: line.map(({ text }) => text) }),
  );
};

export const regionWords = (board: PrintedBoard, region: Region, style: HexSpeech): readonly Message[] => {
  const { grid } = board;
  const { name, hexes } = region;
  const kinds = placesName(board, region.cities);
  const { rows, columns } = spanOf(grid, hexes);
  const part = partOf(boxOf(grid, [...grid.readingOrder]), region.middle);
  return [
    message('map.region', {
      name,
      part,
      count: hexes.length,
      rows: spanMessage('row', rows),
      columns: spanMessage('column', columns),
    }),
    groundMessage(region),
    ...spotLines(
      grid,
      'map.region-cities',
      orderedSpots(grid, region.cities, (hex) => board.hexes[hex]?.city),
      { style, taken: name.length + kinds.length + 9, head: { name, kinds } },
    ),
    ...borderWords(region),
  ];
};

export const regionsWords = (board: PrintedBoard, style: HexSpeech): readonly Message[] => {
  const regions = regionsOf(board);
  if (regions.length === 0) return [];
  return [
    message('map.regions', { count: regions.length }),
    ...regions.flatMap((region) => regionWords(board, region, style)),
  ];
};

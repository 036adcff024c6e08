// How a map is numbered and what lies along its edges.
import type { HexSpeech } from '../../api/settings.ts';
import type { PrintedBoard } from '../../board/board.ts';
import { isWater } from '../../board/board-files.ts';
import { EDGE_KINDS } from '../../board/data-types.ts';
import type { Message } from '../../core/types.ts';
import { directions, windWords } from '../../hex/directions.ts';
import type { Grid } from '../../hex/grid.ts';
import { edges } from '../../hex/map-edges.ts';
import type { MapSide } from '../../hex/map-edges.ts';
import { numbering } from '../../hex/rows.ts';
import type { NumberingPart } from '../../hex/rows.ts';
import { hexesOf, message } from './messages.ts';
import { hexWidth, inLines, LINE, orderedSpots, setSpots, spotLines } from './hex-lists.ts';

const BACK = { north: 'south', south: 'north', east: 'west', west: 'east' } as const;

const padded = (n: number, { digits }: NumberingPart): string => String(n).padStart(digits, '0');

const partMessage = (part: NumberingPart): Message =>
  message('word.numbering', {
    what: part.what,
    low: padded(part.lowest, part),
    high: padded(part.highest, part),
    from: BACK[part.rises],
    to: part.rises,
  });

/** A hex with all its neighbours, as near to the middle of the map as can be: an example to learn from. */
const example = (grid: Grid): number => {
  const inner = [...grid.readingOrder].filter((hex) =>
    directions.every((_, d) => grid.neighbours[hex * 6 + d]! >= 0),
  );
  return inner[Math.floor(inner.length / 2)] ?? -1;
};

const neighbourWords = (grid: Grid, hex: number, style: HexSpeech): readonly Message[] => {
  const items = directions.map((way, d) => ({ way, hex: grid.id(grid.neighbours[hex * 6 + d]!) }));
  const length = ({ way }: (typeof items)[number]): number => windWords[way].length + 1 + hexWidth(style);
  return inLines(items, LINE - 5 - hexWidth(style), length).map((line) =>
    message('map.neighbours', {
      hex: grid.id(hex),
      around: line.map((params) => message('word.neighbour', params)),
    }),
  );
};

/** How hexes are numbered, and which are next to which. */
export const numberingWords = ({ grid }: PrintedBoard, style: HexSpeech): readonly Message[] => {
  const { parts, sheets, seams, shifted } = numbering(grid.scheme);
  const middle = example(grid);
  return [
    message('map.numbering', { first: partMessage(parts[0]), then: partMessage(parts[1]) }),
    ...(sheets.length < 2
      ? []
      : sheets.map(({ prefix, rows }) => message('map.sheet', { prefix, from: rows[0], to: rows[1] }))),
    ...seams.map(([row, other]) => message('map.seam', { row, other })),
    message('map.shifted', { rows: shifted.rows, toward: shifted.toward }),
    ...(middle < 0 ? [] : neighbourWords(grid, middle, style)),
  ];
};

const rowEnds = (grid: Grid): { west: number[]; east: number[] } => {
  const west: number[] = [];
  const east: number[] = [];
  for (const hex of grid.readingOrder) {
    const last = east[east.length - 1];
    if (last !== undefined && grid.row[last] === grid.row[hex]) east[east.length - 1] = hex;
    else {
      west.push(hex);
      east.push(hex);
    }
  }
  return { west, east };
};

export const outlineWords = (board: PrintedBoard, style: HexSpeech): readonly Message[] => {
  const { grid, map } = board;
  const ends = rowEnds(grid);
  const water = [...grid.readingOrder].filter((hex) => isWater(board.hexes[hex])).length;
  const lines = (side: 'west' | 'east'): readonly Message[] =>
    spotLines(grid, 'map.ends', orderedSpots(grid, ends[side]), { style, taken: 32, head: { side } });
  return [
    message('map.size', {
      title: map.title,
      rows: ends.west.length,
      count: grid.count,
      water,
      land: grid.count - water,
    }),
    ...lines('west'),
    ...lines('east'),
  ];
};

/** On which side of the map all of these hexes lie. */
export const mapSideOf = (grid: Grid, hexes: readonly number[]): MapSide | undefined => {
  const around = edges(grid);
  return (['north', 'east', 'south', 'west'] as const).find((side) => {
    const along = new Set(around[side].map(({ hex }) => hex));
    return hexes.length > 0 && hexes.every((hex) => along.has(hex));
  });
};

/** What the edges are worth: where supply comes from, where units come in and go out. */
export const edgeWords = (board: PrintedBoard, style: HexSpeech): readonly Message[] =>
  EDGE_KINDS.flatMap((kind) =>
    Object.values(board.map.areas)
      .filter((area) => area.kind === kind)
      .flatMap((area) => {
        const hexes = hexesOf(board, area.hexes);
        const side = mapSideOf(board.grid, hexes);
        return spotLines(board.grid, 'map.edge-area', setSpots(board.grid, hexes), {
          style,
          taken: area.title.length + 32,
          head: { name: area.title },
          first: {
            count: hexes.length,
            ...(side !== undefined && !area.title.includes(`${side} edge`) && { side }),
          },
        });
      }),
  );

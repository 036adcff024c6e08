// Seas and lakes: the hexes they fill, the shore as one walks along it, and the hexsides they lie on between land and land.
import type { HexSpeech } from '../../api/settings.ts';
import type { PrintedBoard } from '../../board/board.ts';
import { isWater } from '../../board/board-files.ts';
import type { SideLine } from '../../board/data-types.ts';
import type { Message } from '../../core/types.ts';
import { sortedChains } from './hexside-chains.ts';
import { hexesWhere, message, landmarkName, withArticle } from './messages.ts';
import { bankLines } from './rivers.ts';
import { orderedSpots, setSpots, spotLines } from './hex-lists.ts';

type Pair = readonly [number, number];

/** Land and the water beside it. */
const coast = (board: PrintedBoard, key: string): readonly Pair[] =>
  hexesWhere(board, (hex) => !isWater(board.hexes[hex])).flatMap((hex) =>
    [0, 1, 2, 3, 4, 5]
      .map((d) => board.grid.neighbours[hex * 6 + d]!)
      .filter((to) => to >= 0 && board.hexes[to]?.water === key)
      .map((to): Pair => [hex, to]),
  );

/** The land along each stretch of coast, each hex where it is come to. */
const shoresOf = (board: PrintedBoard, pairs: readonly Pair[]): readonly (readonly number[])[] =>
  sortedChains(board.grid, pairs).map((chain) => {
    const land = chain.map(({ left, right }) => (isWater(board.hexes[left]) ? right : left));
    return land.filter((hex, i) => land[i - 1] !== hex);
  });

/** Sides that lie between land and land: those to a hex of water are its shore already. */
const inland = (board: PrintedBoard, lines: readonly SideLine[]): readonly Pair[] =>
  lines
    .map(({ between: [a, b] }): Pair => [board.grid.index(a), board.grid.index(b)])
    .filter(([a, b]) => a >= 0 && b >= 0 && !isWater(board.hexes[a]) && !isWater(board.hexes[b]));

const bySide = (lines: readonly SideLine[]): Map<string, SideLine[]> => {
  const found = new Map<string, SideLine[]>();
  for (const line of lines) {
    const key = `${line.kind} ${line.name ?? ''}`;
    found.set(key, [...(found.get(key) ?? []), line]);
  }
  return found;
};

const waterWords = (board: PrintedBoard, key: string, style: HexSpeech): readonly Message[] => {
  const { grid, map } = board;
  const { name } = map.waters[key]!;
  const taken = name.length + 20;
  const hexes = hexesWhere(board, (hex) => board.hexes[hex]?.water === key);
  const shores = shoresOf(board, coast(board, key));
  const sides = bySide(map.hexsides.filter((side) => side.water === key));
  return [
    ...spotLines(grid, 'map.water', setSpots(grid, hexes), {
      style,
      taken,
      head: { name },
      first: { count: hexes.length },
    }),
    ...shores.flatMap((shore, i) =>
      spotLines(
        grid,
        'map.shore',
        orderedSpots(grid, shore, (hex) => landmarkName(board, hex)),
        {
          style,
          taken: taken + 7,
          head: { name, ...(shores.length > 1 && { part: i + 1, of: shores.length }) },
        },
      ),
    ),
    ...[...sides.values()].flatMap((lines) => {
      const { kind, name: own } = lines[0]!;
      const head = {
        kind: map.sideKinds[kind]?.name ?? kind,
        ...(own !== undefined && { within: withArticle(name) }),
      };
      return bankLines(
        board,
        'map.water-banks',
        own ?? name,
        sortedChains(grid, inland(board, lines)),
        style,
        head,
      );
    }),
  ];
};

export const watersWords = (board: PrintedBoard, style: HexSpeech): readonly Message[] => {
  const keys = Object.keys(board.map.waters);
  return [
    ...(keys.length === 0 ? [] : [message('map.waters', { count: keys.length })]),
    ...keys.flatMap((key) => waterWords(board, key, style)),
  ];
};

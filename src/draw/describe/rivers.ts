// Rivers as they are followed by ear: from where each begins to its mouth, with the hexes on its one bank and on its other.
import type { HexSpeech } from '../../api/settings.ts';
import type { PrintedBoard } from '../../board/board.ts';
import type { SideLine } from '../../board/data-types.ts';
import type { Message } from '../../core/types.ts';
import type { Wind } from '../../hex/directions.ts';
import { directionTo } from '../../hex/hexsides.ts';
import { bankSpots, flowBeside, oppositeBank, stretches } from './river-banks.ts';
import type { Stretch } from './river-banks.ts';
import { chains } from './hexside-chains.ts';
import type { AtCorner, Banks } from './hexside-chains.ts';
import { message, landmarkName, withArticle } from './messages.ts';
import { mapSideOf } from './numbering.ts';
import { LINE, spotMessage } from './hex-lists.ts';

type River = {
  readonly key: string;
  readonly name: string;
  readonly begins: string;
  readonly ends: string;
  /** In the order of its flow; more than one where it runs through a lake, or its lines are broken. */
  readonly chains: readonly (readonly Banks[])[];
};

/** Whether a river that begins or ends so can do it at a corner: at the edge, in that water, on that river. */
const reaches =
  (board: PrintedBoard, key: string): AtCorner =>
  (around) => {
    if (key === 'edge') return around.includes(-1);
    const isThere = (side: SideLine): boolean => side.water === key || side.river === key;
    return around.some(
      (hex) =>
        hex >= 0 &&
        (board.hexes[hex]?.water === key ||
          around.some(
            (to) => board.sides.get(hex * 6 + directionTo(board.grid, hex, to))?.some(isThere) === true,
          )),
    );
  };

/** From north to south by where they begin; those without a line on the map are left out. */
const riversOf = (board: PrintedBoard): readonly River[] => {
  const { grid, map } = board;
  const first = (river: River): Banks => river.chains[0]![0]!;
  return Object.entries(map.rivers)
    .map(([key, { name, begins, ends }]): River => {
      const pairs = map.hexsides
        .filter((side) => side.river === key)
        .map(({ between: [a, b] }) => [grid.index(a), grid.index(b)] as const)
        .filter(([a, b]) => a >= 0 && b >= 0);
      const course = { begins: reaches(board, begins), ends: reaches(board, ends) };
      return { key, name, begins, ends, chains: chains(grid, pairs, course) };
    })
    .filter((river) => river.chains.length > 0)
    .toSorted(
      (a, b) =>
        grid.row[first(a).left]! - grid.row[first(b).left]! ||
        grid.east2[first(a).left]! - grid.east2[first(b).left]!,
    );
};

/** The bank in the north comes first, or the one in the west, whichever way the water flows. */
const isLeftFirst = (left: Wind): boolean => left.startsWith('n') || left === 'w';

const stretchMessage = (
  board: PrintedBoard,
  key: string,
  stretch: Stretch,
  head: Message['params'],
): Message => {
  const spots = bankSpots(board.grid, stretch.sides, (hex) => landmarkName(board, hex));
  const left = { way: stretch.left, spots: spots.left };
  const right = { way: oppositeBank(stretch.left), spots: spots.right };
  const [one, other] = isLeftFirst(stretch.left) ? [left, right] : [right, left];
  return message(key, {
    ...head,
    flow: flowBeside(stretch.left),
    bank: one.way,
    hexes: one.spots.map((spot) => spotMessage(board.grid, spot)),
    otherBank: other.way,
    otherHexes: other.spots.map((spot) => spotMessage(board.grid, spot)),
  });
};

/** What a line says besides names, hexes and directions, in characters. */
const BANK_WORDS = 22;

/** The lines of chains, numbered through where there are several. */
export const bankLines = (
  board: PrintedBoard,
  key: string,
  name: string,
  found: readonly (readonly Banks[])[],
  style: HexSpeech,
  head: Message['params'] = {},
): readonly Message[] => {
  const room = LINE - name.length - BANK_WORDS;
  const all = found.flatMap((chain) =>
    stretches(board.grid, chain, (hex) => landmarkName(board, hex), { style, room }),
  );
  return all.map((stretch, i) =>
    stretchMessage(board, key, stretch, {
      name,
      ...head,
      ...(all.length > 1 && { part: i + 1, of: all.length }),
    }),
  );
};

const nameOfEnd = (board: PrintedBoard, key: string): string | undefined =>
  board.map.waters[key]?.name ?? board.map.rivers[key]?.name;

/** `where` is the hexes beside the first or the last side: they tell which edge of the map it is. */
const endMessage = (
  board: PrintedBoard,
  end: 'from' | 'to',
  key: string,
  { left, right }: Banks,
): Message => {
  if (key === 'edge') {
    const side = mapSideOf(board.grid, [left, right]) ?? mapSideOf(board.grid, [left]);
    return message(`word.river-${end}.edge`, side === undefined ? {} : { side });
  }
  if (key === 'source') return message(`word.river-${end}.source`);
  return message(`word.river-${end}.water`, { name: withArticle(nameOfEnd(board, key) ?? key) });
};

const riverWords = (board: PrintedBoard, river: River, style: HexSpeech): readonly Message[] => {
  const all = river.chains.flat();
  const first = all[0];
  const last = all[all.length - 1];
  if (first === undefined || last === undefined) return [];
  return [
    message('map.river', {
      name: river.name,
      from: endMessage(board, 'from', river.begins, first),
      to: endMessage(board, 'to', river.ends, last),
      count: all.length,
    }),
    ...bankLines(board, 'map.river-banks', river.name, river.chains, style),
  ];
};

export const riversWords = (board: PrintedBoard, style: HexSpeech): readonly Message[] => {
  const rivers = riversOf(board);
  if (rivers.length === 0) return [];
  return [
    message('map.rivers', { count: rivers.length }),
    message('map.rivers-how'),
    ...rivers.flatMap((river) => riverWords(board, river, style)),
  ];
};

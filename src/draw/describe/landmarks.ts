// Landmarks: the hexes that win, other names on the map, ports, and fortified lines.
import type { HexSpeech } from '../../api/settings.ts';
import type { PrintedBoard } from '../../board/board.ts';
import type { Message } from '../../core/types.ts';
import {
  hexesWhere,
  message,
  placesName,
  printedName,
  sideAdjective,
  sideName,
  withArticle,
} from './messages.ts';
import type { Sides } from './messages.ts';
import { orderedSpots, setSpots, spotLines } from './hex-lists.ts';
import type { Standing } from './occupancy.ts';
import { rowText } from './location.ts';

export const objectivesOf = (board: PrintedBoard): readonly number[] =>
  hexesWhere(board, (hex) => board.hexes[hex]?.objective !== undefined);

const objectiveMessage = (
  board: PrintedBoard,
  sides: Sides | undefined,
  standing: Standing | undefined,
  hex: number,
): Message => {
  const holder = standing?.holder(hex);
  const line = board.hexes[hex]!;
  const region = board.regions[hex];
  const name = printedName(board, hex);
  return message('map.objective', {
    hex: board.grid.id(hex),
    kind: board.map.features[line.objective ?? '']?.name ?? '',
    points: line.points ?? 0,
    ...(name !== undefined && { name }),
    ...(region !== undefined && { region: board.map.regions[region]?.name ?? region }),
    ...(holder !== undefined && { holder: sideAdjective(sides, holder) }),
  });
};

/** The hexes that win; whose they are, where somebody says who holds what. */
export const objectiveWords = (
  board: PrintedBoard,
  sides: Sides | undefined,
  standing?: Standing,
): readonly Message[] => {
  const hexes = objectivesOf(board);
  if (hexes.length === 0) return [];
  const points = hexes.reduce((sum, hex) => sum + (board.hexes[hex]?.points ?? 0), 0);
  return [
    message('map.objectives', { count: hexes.length, points }),
    ...hexes.map((hex) => objectiveMessage(board, sides, standing, hex)),
  ];
};

export const otherCities = (board: PrintedBoard, style: HexSpeech): readonly Message[] => {
  const hexes = hexesWhere(
    board,
    (hex) => board.hexes[hex]?.city !== undefined && board.hexes[hex].objective === undefined,
  );
  const spots = orderedSpots(board.grid, hexes, (hex) => board.hexes[hex]?.city);
  return spotLines(board.grid, 'map.other-cities', spots, {
    style,
    taken: 24,
    head: { kinds: placesName(board, hexes) },
    first: { count: hexes.length },
  });
};

/** What else is printed on hexes, row by row. */
export const labelWords = (board: PrintedBoard, style: HexSpeech): readonly Message[] => {
  const { grid } = board;
  const hexes = hexesWhere(
    board,
    (hex) => board.hexes[hex]?.label !== undefined && board.hexes[hex].objective === undefined,
  );
  return [...new Set(hexes.map((hex) => rowText(grid, hex)))].flatMap((row) => {
    const own = hexes.filter((hex) => rowText(grid, hex) === row);
    return spotLines(
      grid,
      'map.labels',
      orderedSpots(grid, own, (hex) => board.hexes[hex]?.label),
      { style, taken: 18, head: { row } },
    );
  });
};

export const ports = (board: PrintedBoard, style: HexSpeech): readonly Message[] =>
  Object.entries(board.map.waters).flatMap(([key, { name }]) => {
    const hexes = hexesWhere(board, (hex) => board.hexes[hex]?.port?.includes(key) === true);
    const spots = orderedSpots(board.grid, hexes, (hex) => printedName(board, hex));
    return spotLines(board.grid, 'map.ports', spots, {
      style,
      taken: name.length + 24,
      head: { water: withArticle(name) },
      first: { count: hexes.length },
    });
  });

export const fortifiedLines = (
  board: PrintedBoard,
  sides: Sides | undefined,
  style: HexSpeech,
): readonly Message[] => {
  const builders = new Set(board.hexes.map((hex) => hex.fortified).filter((side) => side !== undefined));
  const kind = Object.values(board.map.features).find(({ symbol }) => symbol === 'teeth')?.name ?? '';
  return [...builders].toSorted().flatMap((side) => {
    const hexes = hexesWhere(board, (hex) => board.hexes[hex]?.fortified === side);
    const adjective = sideAdjective(sides, side);
    return spotLines(board.grid, 'map.fortified', setSpots(board.grid, hexes), {
      style,
      taken: adjective.length + 30,
      head: { side: adjective, kind },
      first: { count: hexes.length },
    });
  });
};

/** Whose it is, or nobody's. */
const whoseOf = (board: PrintedBoard, key: string): readonly (string | undefined)[] => [
  ...new Set(
    board.hexes.flatMap(({ features }) => features.filter((one) => one.key === key)).map(({ side }) => side),
  ),
];

/** What else stands in hexes: neither towns, nor worth points, nor ports, nor fortified lines. */
export const otherFeatures = (
  board: PrintedBoard,
  sides: Sides | undefined,
  style: HexSpeech,
): readonly Message[] => {
  const kinds = Object.entries(board.map.features).filter(
    ([key, { place, symbol }]) =>
      place !== true &&
      symbol !== 'teeth' &&
      board.hexes.some(({ features }) =>
        features.some((one) => one.key === key && one.points === undefined && one.waters === undefined),
      ),
  );
  return kinds.flatMap(([key, { name, plural = name }]) =>
    whoseOf(board, key).flatMap((side) => {
      const hexes = hexesWhere(
        board,
        (hex) => board.hexes[hex]?.features.some((one) => one.key === key && one.side === side) === true,
      );
      const spots = orderedSpots(board.grid, hexes, (hex) => printedName(board, hex));
      const whose = side === undefined ? undefined : sideName(sides, side);
      return spotLines(board.grid, 'map.features', spots, {
        style,
        taken: plural.length + (whose?.length ?? 0) + 24,
        head: { kind: plural, ...(whose !== undefined && { side: whose }) },
        first: { count: hexes.length },
      });
    }),
  );
};

export const landmarkWords = (
  board: PrintedBoard,
  sides: Sides | undefined,
  style: HexSpeech,
): readonly Message[] => [
  ...objectiveWords(board, sides),
  ...otherCities(board, style),
  ...ports(board, style),
  ...fortifiedLines(board, sides, style),
  ...otherFeatures(board, sides, style),
];

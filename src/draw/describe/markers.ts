// Markers that lie on the map: which, and in which hexes.
import type { HexSpeech } from '../../api/settings.ts';
import type { PrintedBoard } from '../../board/board.ts';
import type { Message } from '../../core/types.ts';
import { hexesWhere, printedName } from './messages.ts';
import { orderedSpots, spotLines } from './hex-lists.ts';
import type { Standing } from './occupancy.ts';

export const markerWords = (
  board: PrintedBoard,
  standing: Standing | undefined,
  style: HexSpeech,
): readonly Message[] => {
  const markers = standing?.markers ?? new Map<number, readonly string[]>();
  const names = new Set([...markers.values()].flat());
  return [...names].toSorted().flatMap((name) => {
    const hexes = hexesWhere(board, (hex) => markers.get(hex)?.includes(name) === true);
    return spotLines(
      board.grid,
      'map.markers',
      orderedSpots(board.grid, hexes, (hex) => printedName(board, hex)),
      { style, taken: name.length + 24, head: { name }, first: { count: hexes.length } },
    );
  });
};

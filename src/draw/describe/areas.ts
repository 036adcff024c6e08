// Areas that rules name: of supply, of setting up, of optional rules, lines that are counted or held.
import type { HexSpeech } from '../../api/settings.ts';
import type { PrintedBoard } from '../../board/board.ts';
import { isWater } from '../../board/board-files.ts';
import type { AreaLine } from '../../board/data-types.ts';
import type { Message } from '../../core/types.ts';
import { hexesOf, message } from './messages.ts';
import { largeSpots, setSpots, spotLines } from './hex-lists.ts';

/** An area of more hexes than these is said by rows where it fills them. */
const LARGE = 40;

export const areaWords = (
  board: PrintedBoard,
  kinds: readonly AreaLine['kind'][],
  style: HexSpeech,
): readonly Message[] =>
  Object.values(board.map.areas)
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap((area): readonly Message[] => {
      const hexes = hexesOf(board, area.hexes);
      const { countries, zones } = board.map;
      const land = (countries[area.country ?? ''] ?? zones[area.zone ?? ''])?.name;
      if (land !== undefined)
        return [message('map.area-country', { name: area.title, count: hexes.length, country: land })];
      const spots =
        hexes.length > LARGE
          ? largeSpots(board.grid, hexes, (hex) => !isWater(board.hexes[hex]))
          : setSpots(board.grid, hexes);
      return spotLines(board.grid, 'map.area', spots, {
        style,
        taken: area.title.length + 14,
        head: { name: area.title },
        first: { count: hexes.length },
      });
    });

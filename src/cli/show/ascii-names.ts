// A board with its names in plain ASCII, so that a drawing of it never holds anything else. Owners' files may name
// places with any letters.
import { printBoard } from '../../board/board.ts';
import type { BoardSet } from '../../board/board.ts';
import type { Json } from '../../core/types.ts';
import { ascii } from '../../text/ascii.ts';

const STRANGE = /[^\x20-\x7e]/;

const plain = <T>(value: T): T => {
  const text = JSON.stringify(value);
  if (!STRANGE.test(text)) return value;
  const spell = (_key: string, part: Json): Json => (typeof part === 'string' ? ascii(part) : part);
  return JSON.parse(text, spell) as T;
};

export const withPlainNames = (set: BoardSet): BoardSet => {
  const map = plain(set.board.map);
  const sides = plain(set.units.sides);
  if (map === set.board.map && sides === set.units.sides) return set;
  return { ...set, board: printBoard(map, set.board.grid), units: { ...set.units, sides } };
};

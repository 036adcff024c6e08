// A hex of a board as it is typed after an option: its number in any of the ways hexes are written, or a printed name.
import type { PrintedBoard } from '../board/board.ts';
import type { Result } from '../core/types.ts';
import { hexesOf, hexShape, hexText, refuseHex } from '../orders/hexwords.ts';
import { lex } from '../orders/lex.ts';
import { failed, problem, worked } from '../record/problems.ts';
import { ascii } from '../words/ascii.ts';

/** A hex of land near the middle of the map, to be typed instead. */
export const exampleHex = ({ grid, hexes }: PrintedBoard): string => {
  const land = [...grid.readingOrder].filter((hex) => hexes[hex]?.country !== undefined);
  const middle = land[Math.floor(land.length / 2)] ?? grid.readingOrder[0];
  return middle === undefined ? '' : grid.id(middle);
};

const named = ({ grid, hexes }: PrintedBoard, low: string): readonly string[] =>
  [...grid.readingOrder]
    .filter((hex) =>
      [hexes[hex]?.city, hexes[hex]?.label].some(
        (name) => name !== undefined && ascii(name).toLowerCase() === low,
      ),
    )
    .map((hex) => grid.id(hex));

export const readHex = (board: PrintedBoard, typed: string): Result<string> => {
  const { grid } = board;
  const line = lex(typed);
  if (!line.ok) return failed(line.error);
  const words = line.value.parts[0] ?? [];
  const text = hexText(hexShape(grid), words, 0);
  const isHex = text !== undefined && text.next === words.length;
  const found = isHex ? hexesOf(grid, text) : named(board, words.map(({ low }) => low).join(' '));
  const [hex] = found;
  if (hex !== undefined && found.length === 1) return worked(hex);
  if (found.length > 1) return failed(problem('PLACE.AMBIGUOUS', { typed, count: found.length }));
  if (isHex) return failed(refuseHex(grid, text));
  return failed(problem('PLACE.UNKNOWN', { typed, example: exampleHex(board) }));
};

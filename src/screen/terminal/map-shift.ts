// What of the map has only moved on the screen: the terminal moves it by itself, and what is new at its edges is written.
import { beside, row } from '../../draw/styled-rows.ts';
import type { Row } from '../../draw/styled-rows.ts';
import type { Script } from './cursor-moves.ts';
import { cut } from './line-diff.ts';

/** Which part of the screen the map has, and which cell of the whole map stands in its corner. */
export type MapPlace = {
  readonly line: number;
  readonly column: number;
  readonly lines: number;
  readonly columns: number;
  readonly left: number;
  readonly top: number;
  /** Maps drawn otherwise have nothing in common. */
  readonly drawn: string;
};

/** By how many cells what stands there has moved. */
export type Shift = { readonly place: MapPlace; readonly right: number; readonly down: number };

export const shiftBetween = (before: MapPlace | undefined, now: MapPlace | undefined): Shift | undefined => {
  if (before === undefined || now === undefined || before.drawn !== now.drawn) return undefined;
  const isSame =
    before.line === now.line &&
    before.column === now.column &&
    before.lines === now.lines &&
    before.columns === now.columns;
  const [right, down] = [before.left - now.left, before.top - now.top];
  const isPartly = Math.abs(right) < now.columns && Math.abs(down) < now.lines;
  return isSame && isPartly && (right !== 0 || down !== 0) ? { place: now, right, down } : undefined;
};

export type Moved<T> = { readonly now: T; write(script: Script): void };

/** All lines of the map, with what stands beside it. */
export const movedDown = <T>(
  { place: { line, lines }, down }: Shift,
  before: readonly T[],
  blank: T,
): Moved<readonly T[]> | undefined => {
  if (down === 0 || before.length < line + lines) return undefined;
  const moved = Array.from({ length: lines }, (_, i) => {
    const from = i - down;
    return from < 0 || from >= lines ? blank : before[line + from]!;
  });
  return {
    now: [...before.slice(0, line), ...moved, ...before.slice(line + lines)],
    write: (script) => {
      script.add(`\x1b[${line + 1};${line + lines}r`);
      script.lost();
      script.go(line, 0);
      script.add(down > 0 ? `\x1b[${down}L` : `\x1b[${-down}M`);
      script.add('\x1b[r');
      script.lost();
    },
  };
};

/** One line, and the numbers above the map, which move with it; what stands beside the map stays. */
export const movedAcross = (
  { place, right }: Shift,
  at: number,
  before: Row,
  width: number,
): Moved<Row> | undefined => {
  const { line, lines, column, columns } = place;
  if (right === 0 || at < line - 1 || at >= line + lines) return undefined;
  const [count, end] = [Math.abs(right), column + columns];
  const kept =
    right < 0 ? cut(before, column + count, end) : beside(row(''), count, cut(before, column, end - count));
  const rest = cut(before, end, Math.max(end, before.text.length));
  const drop = { column: right < 0 ? column : end - count, code: `\x1b[${count}P` };
  const open = { column: right < 0 ? end - count : column, code: `\x1b[${count}@` };
  // With nothing beside the map what falls off at the edge of the screen need not be dropped, nor room be made for it.
  const needed = end < width ? [drop, open] : [right < 0 ? drop : open];
  return {
    now: beside(cut(before, 0, column), column, beside(kept, columns, rest)),
    write: (script) => {
      for (const { column: from, code } of needed) {
        script.go(at, from);
        script.add(code);
      }
    },
  };
};

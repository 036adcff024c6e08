// For play from any turn: who holds what, drawn at random, from a line like history's to one nobody would hold.
import type { Pick } from '../../../core/rule-set.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { otherSide } from '../data/sheet.ts';
import type { Own } from '../state.ts';

/** Columns count from the east. Where the middle of the front ran, by game turn; between these in a straight line. */
const HISTORY = [
  [1, 17],
  [3, 12],
  [5, 8],
  [9, 7],
  [12, 4],
  [14, 6],
  [17, 8],
  [22, 12],
  [26, 16],
  [29, 18],
  [32, 21],
] as const;

const COLUMNS = 25;
/** Some room is left to both sides. */
const EDGE = 2;
const NEAR_HISTORY = 4;
const MOST_POCKETS = 4;

export const oneIn = (pick: Pick, n: number): boolean => pick(n) === 0;

export const anyOf = <T>(items: readonly T[], pick: Pick): T | undefined =>
  items.length === 0 ? undefined : items[pick(items.length)];

const inHistory = (turn: number): number => {
  const after = HISTORY.findIndex(([when]) => when >= turn);
  const [next, to] = HISTORY[after] ?? HISTORY[0];
  const [last, from] = HISTORY[Math.max(0, after - 1)] ?? HISTORY[0];
  return next === last ? to : from + ((to - from) * (turn - last)) / (next - last);
};

/** The column of the line, row by row from the north; Germans hold what is west of it. */
const drawLine = (turn: number, rows: number, pick: Pick): readonly number[] => {
  const isAbsurd = oneIn(pick, 3);
  let column = isAbsurd ? 1 + pick(COLUMNS - 2) : inHistory(turn) + pick(2 * NEAR_HISTORY + 1) - NEAR_HISTORY;
  const slope = (pick(7) - 3) / (isAbsurd ? 4 : 8);
  return Array.from({ length: rows }, () => {
    column = Math.min(COLUMNS - EDGE, Math.max(EDGE, column + slope + pick(3) - 1));
    return column;
  });
};

const around = (p: Printed, hex: string): readonly string[] => [hex, ...p.neighbours(hex)];

/** A hex and what is around it, on whichever side of the line it lies. */
const pocketsIn = (p: Printed, pick: Pick): readonly string[] =>
  Array.from({ length: pick(MOST_POCKETS + 1) }).flatMap(() => {
    const hex = p.grid.id(pick(p.grid.count));
    const near = around(p, hex);
    return oneIn(pick, 2) ? near : [...new Set(near.flatMap((each) => around(p, each)))];
  });

/** Who holds each hex that anybody holds. */
export const drawFront = (p: Printed, scenario: string, turn: number, pick: Pick): Map<string, Who> => {
  const { grid } = p;
  const { control } = p.opening(scenario);
  const numbers = [...new Set(grid.rowNumber)].toSorted((a, b) => a - b);
  const line = drawLine(turn, numbers.length, pick);
  const pockets = new Set(pocketsIn(p, pick));
  const front = new Map<string, Who>();
  for (const [i, hex] of grid.ids.entries()) {
    if (!control.has(hex) || !p.isLand(hex)) continue;
    const column = line[numbers.indexOf(grid.rowNumber[i] ?? 0)] ?? 0;
    const side = (grid.columnNumber[i] ?? 0) > column ? 'german' : 'soviet';
    front.set(hex, pockets.has(hex) ? otherSide(side) : side);
  }
  return front;
};

/** Only what differs from the opening is kept. */
export const takeFront = (p: Printed, own: Own, scenario: string, front: ReadonlyMap<string, Who>): void => {
  const { control } = p.opening(scenario);
  for (const [hex, side] of front) {
    if (control.get(hex) === side) delete own.held[hex];
    else own.held[hex] = side;
  }
};

// For play from any turn: who holds what, drawn at random, from a line like history's to one nobody would hold.
import type { Pick } from '../../core/rule-set.ts';
import type { Side } from '../../core/types.ts';
import type { Placed } from '../places.ts';
import type { Sheet } from '../sheet.ts';

export type FrontLaw<W extends Side> = {
  /** What the line is crossed along: columns, where one side is in the east and the other in the west, or rows. */
  readonly across: 'columns' | 'rows';
  /** Who holds the higher numbers. */
  readonly beyond: W;
  /** Where the middle of the front ran, by turn, in the numbers of the map; between these in a straight line. */
  readonly history: readonly (readonly [turn: number, number: number])[];
};

/** Some room is left to both sides. */
const EDGE = 2;
const NEAR_HISTORY = 4;
const MOST_POCKETS = 4;

export const oneIn = (pick: Pick, n: number): boolean => pick(n) === 0;

export const anyOf = <T>(items: readonly T[], pick: Pick): T | undefined =>
  items.length === 0 ? undefined : items[pick(items.length)];

const inHistory = (history: FrontLaw<Side>['history'], turn: number): number => {
  const before = history.findLast(([when]) => when < turn);
  const [next, to] = history.find(([when]) => when >= turn) ?? before ?? [turn, EDGE];
  if (before === undefined || before[0] === next) return to;
  const [last, from] = before;
  return from + ((to - from) * (turn - last)) / (next - last);
};

/** `first` and `width`: the numbers that the line can lie between. */
type Span = { readonly first: number; readonly width: number };

const drawLine = (middle: number, { first, width }: Span, length: number, pick: Pick): readonly number[] => {
  const isAbsurd = oneIn(pick, 3);
  let at = isAbsurd ? first + 1 + pick(width - 2) : middle + pick(2 * NEAR_HISTORY + 1) - NEAR_HISTORY;
  const slope = (pick(7) - 3) / (isAbsurd ? 4 : 8);
  return Array.from({ length }, () => {
    at = Math.min(first + width - EDGE, Math.max(first + EDGE, at + slope + pick(3) - 1));
    return at;
  });
};

const around = (p: Sheet, hex: string): readonly string[] => [hex, ...p.neighbours(hex)];

/** A hex and what is around it, on whichever side of the line it lies. */
const pocketsIn = (p: Sheet, pick: Pick): readonly string[] =>
  Array.from({ length: pick(MOST_POCKETS + 1) }).flatMap(() => {
    const hex = p.grid.id(pick(p.grid.count));
    const near = around(p, hex);
    return oneIn(pick, 2) ? near : [...new Set(near.flatMap((each) => around(p, each)))];
  });

/** Who holds each hex that anybody holds. */
export const drawFront = <W extends Side>(
  p: Sheet<W>,
  law: FrontLaw<W>,
  scenario: string,
  turn: number,
  pick: Pick,
): Map<string, W> => {
  const { ids, rowNumber, columnNumber } = p.grid;
  const { control } = p.opening(scenario);
  const [across, along] = law.across === 'columns' ? [columnNumber, rowNumber] : [rowNumber, columnNumber];
  const numbers = [...new Set(along)].toSorted((a, b) => a - b);
  const span = { first: Math.min(...across), width: new Set(across).size };
  const line = drawLine(inHistory(law.history, turn), span, numbers.length, pick);
  const pockets = new Set(pocketsIn(p, pick));
  const front = new Map<string, W>();
  for (const [i, hex] of ids.entries()) {
    if (!control.has(hex) || !p.isLand(hex)) continue;
    const at = line[numbers.indexOf(along[i] ?? 0)] ?? 0;
    const side = (across[i] ?? 0) > at ? law.beyond : p.other(law.beyond);
    front.set(hex, pockets.has(hex) ? p.other(side) : side);
  }
  return front;
};

/** Only what differs from the opening is kept. */
export const takeFront = (
  p: Sheet,
  { held }: Placed,
  scenario: string,
  front: ReadonlyMap<string, Side>,
): void => {
  const { control } = p.opening(scenario);
  for (const [hex, side] of front) {
    if (control.get(hex) === side) delete held[hex];
    else held[hex] = side;
  }
};

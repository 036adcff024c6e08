// A chain of hexsides cut into stretches that can be said as two lists: the hexes on one bank, and those on the other.
// A stretch is said so that the chain can be found again: it runs on every side where a hex of the one list touches a
// hex of the other. That holds because one word is true of a bank all along a stretch: so the way never turns back.
import type { HexSpeech } from '../../api/settings.ts';
import { directionAt, directionIndex, winds, windWords } from '../../hex/directions.ts';
import type { Direction, Wind } from '../../hex/directions.ts';
import type { Grid } from '../../hex/grid.ts';
import { directionTo } from '../../hex/hexsides.ts';
import type { Banks } from './hexside-chains.ts';
import { orderedSpots, spotsLength } from './hex-lists.ts';
import type { NameOf, Spot } from './hex-lists.ts';

/**
 * Where a bank may be said to lie, by the directions in which its hexes lie from those of the other: none of them is
 * farther off than the next one to either hand.
 */
const TRUE_OF: Readonly<Record<Wind, readonly Direction[]>> = {
  n: ['ne', 'nw'],
  e: ['ne', 'e', 'se'],
  s: ['se', 'sw'],
  w: ['nw', 'w', 'sw'],
  ne: ['nw', 'ne', 'e'],
  se: ['e', 'se', 'sw'],
  sw: ['se', 'sw', 'w'],
  nw: ['w', 'nw', 'ne'],
};

const turned = (wind: Wind, eighths: number): Wind => winds[(winds.indexOf(wind) + eighths) % 8]!;
export const oppositeBank = (bank: Wind): Wind => turned(bank, 4);
/** Which way the water goes when its left bank lies there. */
export const flowBeside = (left: Wind): Wind => turned(left, 2);

export type Stretch = {
  readonly sides: readonly Banks[];
  /** Where the left bank lies from the right one. */
  readonly left: Wind;
};

const directionOfLeft = (grid: Grid, { left, right }: Banks): Direction =>
  directionAt(directionTo(grid, right, left));

const angle = (wind: Wind): number => winds.indexOf(wind) * 45;
const angleOf = (direction: Direction): number => directionIndex(direction) * 60 + 30;
const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** Of the words that are true all along, the one nearest to where the bank mostly lies; north before north-east. */
const truest = (grid: Grid, sides: readonly Banks[], words: readonly Wind[]): Wind => {
  const lie = sides.map((side) => angleOf(directionOfLeft(grid, side)));
  const off = (wind: Wind): number => lie.reduce((sum, at) => sum + apart(at, angle(wind)), 0);
  const plain = (wind: Wind): number => wind.length;
  return words.toSorted((a, b) => off(a) - off(b) || plain(a) - plain(b))[0]!;
};

const distinct = (hexes: readonly number[]): number[] => [...new Set(hexes)];

/** The banks as they are said, each downstream. */
export const bankSpots = (
  grid: Grid,
  sides: readonly Banks[],
  nameOf: NameOf,
): { readonly left: Spot[]; readonly right: Spot[] } => ({
  left: orderedSpots(grid, distinct(sides.map((side) => side.left)), nameOf),
  right: orderedSpots(grid, distinct(sides.map((side) => side.right)), nameOf),
});

/** How long the words for two banks and for the flow between them are. */
const wordsLength = (left: Wind): number =>
  windWords[left].length + windWords[oppositeBank(left)].length + windWords[flowBeside(left)].length;

/** As few stretches as there can be, none of which is longer than there is room for in a line. */
export const stretches = (
  grid: Grid,
  chain: readonly Banks[],
  nameOf: NameOf,
  how: { readonly style: HexSpeech; readonly room: number },
): Stretch[] => {
  const found: Stretch[] = [];
  let sides: Banks[] = [];
  let words: readonly Wind[] = [];
  const fits = (longer: readonly Banks[], both: readonly Wind[]): boolean => {
    const { left, right } = bankSpots(grid, longer, nameOf);
    const length = spotsLength(left, how.style) + spotsLength(right, how.style);
    return length + wordsLength(truest(grid, longer, both)) <= how.room;
  };
  const close = (): void => {
    if (sides.length > 0) found.push({ sides, left: truest(grid, sides, words) });
  };
  for (const side of chain) {
    const lies = directionOfLeft(grid, side);
    const own = winds.filter((wind) => TRUE_OF[wind].includes(lies));
    const both = words.filter((word) => own.includes(word));
    const longer = [...sides, side];
    if (both.length > 0 && fits(longer, both)) {
      sides = longer;
      words = both;
    } else {
      close();
      sides = [side];
      words = own;
    }
  }
  close();
  return found;
};

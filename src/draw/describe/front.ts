// The front: where stacks of the two sides stand next to each other, and where a side's line has nobody in it.
import type { HexSpeech } from '../../api/settings.ts';
import type { PrintedBoard } from '../../board/board.ts';
import { isWater } from '../../board/board-files.ts';
import type { Message } from '../../core/types.ts';
import { components } from '../../hex/components.ts';
import { strengthMessage } from './forces.ts';
import { hexesWhere, isApart, message, sideAdjective, withArticle } from './messages.ts';
import type { Sides } from './messages.ts';
import { setSpots, spotLines } from './hex-lists.ts';
import { stacksInOrder } from './occupancy.ts';
import type { Stack, Standing } from './occupancy.ts';

export type Contact = {
  /** Of the side that is named first. */
  readonly one: Stack;
  readonly other: Stack;
  /** Key of the river between them. */
  readonly river?: string;
};

/** Hexes of land next to a hex with no water between. */
const openNeighbours = (board: PrintedBoard, hex: number): number[] => {
  const found: number[] = [];
  for (let d = 0; d < 6; d++) {
    const to = board.grid.neighbours[hex * 6 + d]!;
    if (to >= 0 && !isWater(board.hexes[to]) && !isApart(board, hex * 6 + d)) found.push(to);
  }
  return found;
};

const riverBetween = (board: PrintedBoard, from: number, to: number): string | undefined => {
  for (let d = 0; d < 6; d++)
    if (board.grid.neighbours[from * 6 + d] === to)
      return board.sides.get(from * 6 + d)?.find(({ river }) => river !== undefined)?.river;
  return undefined;
};

/** From north to south by the hex of the first side, then by that of the other. */
export const contactsOf = (board: PrintedBoard, standing: Standing): readonly Contact[] => {
  const [first] = standing.sides;
  return stacksInOrder(board, standing)
    .filter(({ side }) => side === first)
    .flatMap((one) =>
      openNeighbours(board, one.hex)
        .flatMap((hex) => standing.stacks.get(hex) ?? [])
        .filter(({ side }) => side !== first)
        .toSorted(
          (a, b) =>
            board.grid.row[a.hex]! - board.grid.row[b.hex]! ||
            board.grid.east2[a.hex]! - board.grid.east2[b.hex]!,
        )
        .map((other): Contact => {
          const river = riverBetween(board, one.hex, other.hex);
          return { one, other, ...(river !== undefined && { river }) };
        }),
    );
};

const stackMessage = (stack: Stack): Message =>
  message('word.stack', {
    name: stack.units[0]?.name ?? '',
    more: stack.units.length - 1,
    strength: strengthMessage(stack, true),
  });

/** A line longer than this is said in two; however hexes are said. */
const LONGEST = 140;

/** About how long a stack is when said, in characters. */
const stackLength = ({ units, sums }: Stack): number =>
  (units[0]?.name.length ?? 0) +
  (units.length > 1 ? 11 : 0) +
  Object.entries(sums).reduce((sum, [name, value]) => sum + name.length + String(value).length + 3, 0);

/** A stack that faces several is told with the first of them, or before them where both do not go into a line. */
const contactMessages = (
  board: PrintedBoard,
  { one, other, river }: Contact,
  before: Contact | undefined,
): readonly Message[] => {
  const name = river === undefined ? undefined : (board.map.rivers[river]?.name ?? river);
  const from = board.grid.id(one.hex);
  const rest = {
    from,
    to: board.grid.id(other.hex),
    other: stackMessage(other),
    ...(name !== undefined && { river: withArticle(name) }),
  };
  if (before?.one === one) return [message('map.contact', rest)];
  const words = 12 + (name === undefined ? 0 : name.length + 10);
  const length = from.length + rest.to.length + words + stackLength(one) + stackLength(other);
  return length > LONGEST
    ? [message('map.contact-own', { from, one: stackMessage(one) }), message('map.contact-other', rest)]
    : [message('map.contact', { ...rest, one: stackMessage(one) })];
};

/** `isIn`: only the contacts of stacks there. */
export const frontWords = (
  board: PrintedBoard,
  sides: Sides | undefined,
  standing: Standing,
  isIn: (hex: number) => boolean = () => true,
): readonly Message[] => {
  const contacts = contactsOf(board, standing).filter(({ one, other }) => isIn(one.hex) || isIn(other.hex));
  const first = standing.sides[0];
  return [
    message('map.front', {
      count: contacts.length,
      ...(first !== undefined && { first: sideAdjective(sides, first) }),
    }),
    ...contacts.flatMap((contact, i) => contactMessages(board, contact, contacts[i - 1])),
  ];
};

export type Gap = {
  readonly side: string;
  /** In the order of their numbers. */
  readonly hexes: readonly number[];
  /** Of these, those with no unit of the side next to them. */
  readonly open: readonly number[];
  /** Of these, those with a unit of the other side next to them: it could walk in. */
  readonly doors: readonly number[];
};

/** Hexes that a side holds, with nobody in them, next to land of the other side: each group that hangs together. */
export const gapsOf = (board: PrintedBoard, standing: Standing, side: string): readonly Gap[] => {
  const { grid } = board;
  const isManned = (hex: number): boolean =>
    standing.stacks.get(hex)?.some((stack) => stack.side === side) === true;
  const isEnemyThere = (hex: number): boolean =>
    standing.stacks.get(hex)?.some((stack) => stack.side !== side) === true;
  const isEnemys = (hex: number): boolean => {
    const holder = standing.holder(hex);
    return holder !== undefined && holder !== side;
  };
  const isGap = (hex: number): boolean =>
    !isWater(board.hexes[hex]) &&
    standing.holder(hex) === side &&
    (standing.stacks.get(hex) ?? []).length === 0 &&
    openNeighbours(board, hex).some(isEnemys);
  const groups = components(grid, isGap, (_from, _to, _direction, directed) => !isApart(board, directed));
  const hexes = hexesWhere(board, isGap);
  // From north to south by the northernmost hex of each.
  return [...new Set(hexes.map((hex) => groups.of[hex]!))].map((group): Gap => {
    const own = hexes.filter((hex) => groups.of[hex] === group).toSorted((a, b) => a - b);
    return {
      side,
      hexes: own,
      open: own.filter((hex) => !openNeighbours(board, hex).some(isManned)),
      doors: own.filter((hex) => openNeighbours(board, hex).some(isEnemyThere)),
    };
  });
};

export const gapWords = (
  board: PrintedBoard,
  sides: Sides | undefined,
  standing: Standing,
  style: HexSpeech,
  whose: readonly string[] = standing.sides,
): readonly Message[] =>
  whose.flatMap((side) => {
    const gaps = gapsOf(board, standing, side);
    const adjective = sideAdjective(sides, side);
    const doors = gaps.reduce((sum, gap) => sum + gap.doors.length, 0);
    return [
      message('map.gaps', { count: gaps.length, side: adjective, ...(doors > 0 && { doors }) }),
      ...gaps.flatMap((gap, i) =>
        spotLines(board.grid, 'map.gap', setSpots(board.grid, gap.hexes), {
          style,
          taken: [
            adjective.length + 22 + (gap.open.length > 0 ? 28 : 0) + (gap.doors.length > 0 ? 22 : 0),
            adjective.length + 16,
          ],
          head: { side: adjective, number: i + 1 },
          first: {
            count: gap.hexes.length,
            ...(gap.open.length > 0 && { open: gap.open.length }),
            ...(gap.doors.length > 0 && { doors: gap.doors.length }),
          },
        }),
      ),
    ];
  });

/** Whose unit stands there, for a line about one hex. */
export const occupantOf = (
  sides: Sides | undefined,
  standing: Standing | undefined,
  hex: number,
): Message | undefined => {
  const stack = standing?.stacks.get(hex)?.[0];
  return stack === undefined
    ? undefined
    : message('word.occupant', {
        side: sideAdjective(sides, stack.side),
        name: stack.units[0]?.name ?? '',
        more: stack.units.length - 1,
      });
};

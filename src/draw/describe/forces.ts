// Units by side and region, and who holds which regions and which objectives.
import type { HexSpeech } from '../../api/settings.ts';
import type { PrintedBoard } from '../../board/board.ts';
import { isWater } from '../../board/board-files.ts';
import type { Message } from '../../core/types.ts';
import { objectivesOf } from './landmarks.ts';
import { message, landmarkName, sideName } from './messages.ts';
import type { Sides } from './messages.ts';
import { regionsOf } from './regions.ts';
import type { Region } from './regions.ts';
import { inLines, LINE, orderedSpots, spotLines } from './hex-lists.ts';
import { stacksInOrder, together } from './occupancy.ts';
import type { Standing, Strength } from './occupancy.ts';

/** Of one stack it is enough to say that there may be more. */
export const strengthMessage = (strength: Strength, isOneStack = false): Message => {
  const { count, sums, rolled, covered, hiding } = strength;
  const factors = Object.entries(sums).map(([name, sum]) => message('word.factor', { name, sum }));
  const hidden = {
    ...(covered > 0 && { covered }),
    ...(hiding > 0 && (isOneStack ? { hides: true } : { hiding })),
  };
  if (count > 0 && covered === count) return message('word.strength-covered', hidden);
  return message('word.strength', { factors, ...(rolled > 0 && { rolled }), ...hidden });
};

type Force = { readonly side: string; readonly strength: Strength };

/** Sides without a unit there are left out. */
const forcesIn = (
  board: PrintedBoard,
  standing: Standing,
  isIn: (hex: number) => boolean,
): readonly Force[] => {
  const stacks = stacksInOrder(board, standing).filter(({ hex }) => isIn(hex));
  return standing.sides
    .map((side) => ({ side, strength: together(stacks.filter((stack) => stack.side === side)) }))
    .filter(({ strength }) => strength.count > 0);
};

const forceMessage = (sides: Sides | undefined, { side, strength }: Force): Message =>
  message('word.force', {
    side: sideName(sides, side),
    count: strength.count,
    strength: strengthMessage(strength),
  });

/** One region, if anybody is in it. */
export const regionForces = (
  board: PrintedBoard,
  sides: Sides | undefined,
  standing: Standing,
  region: Region,
): readonly Message[] => {
  const forces = forcesIn(board, standing, (hex) => board.regions[hex] === region.key);
  const [first, second] = forces.map((force) => forceMessage(sides, force));
  if (first === undefined) return [];
  return [message('map.forces', { region: region.name, first, ...(second !== undefined && { second }) })];
};

/** Both sides all over the map. */
export const totalWords = (
  board: PrintedBoard,
  sides: Sides | undefined,
  standing: Standing,
): readonly Message[] =>
  forcesIn(board, standing, () => true).map((force) =>
    message('map.force-total', { force: forceMessage(sides, force) }),
  );

export const forceWords = (
  board: PrintedBoard,
  sides: Sides | undefined,
  standing: Standing,
): readonly Message[] => [
  ...totalWords(board, sides, standing),
  ...standing.sides
    .filter((side) => (standing.offMap[side] ?? 0) > 0)
    .map((side) =>
      message('map.force-off', { side: sideName(sides, side), count: standing.offMap[side] ?? 0 }),
    ),
  ...regionsOf(board).flatMap((region) => regionForces(board, sides, standing, region)),
];

/** How many hexes of land each side holds there; sides that hold none are left out. */
const holdings = (
  board: PrintedBoard,
  standing: Standing,
  hexes: readonly number[],
): readonly { readonly side: string; readonly count: number }[] =>
  standing.sides
    .map((side) => ({
      side,
      count: hexes.filter((hex) => !isWater(board.hexes[hex]) && standing.holder(hex) === side).length,
    }))
    .filter(({ count }) => count > 0);

export const regionHoldings = (
  board: PrintedBoard,
  sides: Sides | undefined,
  standing: Standing,
  some: readonly Region[] = regionsOf(board),
): readonly Message[] => {
  const regions = some.map((region) => ({
    region,
    held: holdings(board, standing, region.hexes),
  }));
  const whole = (side: string): readonly string[] =>
    regions
      .filter(({ region, held }) => held[0]?.side === side && held[0].count === region.hexes.length)
      .map(({ region }) => region.name);
  const shared = regions.filter(({ region, held }) => held.every(({ count }) => count < region.hexes.length));
  return [
    ...standing.sides.flatMap((side) =>
      inLines(whole(side), LINE - sideName(sides, side).length - 14, (name) => name.length).map((names) =>
        message('map.regions-held', { side: sideName(sides, side), names }),
      ),
    ),
    ...shared.map(({ region, held }) => {
      const free = region.hexes.length - held.reduce((sum, { count }) => sum + count, 0);
      return message('map.region-shared', {
        region: region.name,
        held: [
          ...held.map(({ side, count }) => message('word.holding', { side: sideName(sides, side), count })),
          ...(free === 0 ? [] : [message('word.unheld', { count: free })]),
        ],
      });
    }),
  ];
};

const objectivesHeld = (
  board: PrintedBoard,
  sides: Sides | undefined,
  standing: Standing,
  style: HexSpeech,
): readonly Message[] =>
  [...standing.sides, undefined].flatMap((side) => {
    const hexes = objectivesOf(board).filter((hex) => standing.holder(hex) === side);
    const points = hexes.reduce((sum, hex) => sum + (board.hexes[hex]?.points ?? 0), 0);
    const spots = orderedSpots(board.grid, hexes, (hex) => landmarkName(board, hex));
    const name = side === undefined ? undefined : sideName(sides, side);
    return spotLines(board.grid, 'map.held', spots, {
      style,
      taken: [(name?.length ?? 6) + 36, (name?.length ?? 6) + 14],
      head: { ...(name !== undefined && { side: name }) },
      first: { count: hexes.length, points },
    });
  });

export const heldWords = (
  board: PrintedBoard,
  sides: Sides | undefined,
  standing: Standing,
  style: HexSpeech,
): readonly Message[] => [
  ...regionHoldings(board, sides, standing),
  ...objectivesHeld(board, sides, standing, style),
];

// Steps of the cursor over the hexes of a pointy-top map.
import type { Desk } from '../../session/session.ts';
import { distance } from '../../hex/distance.ts';
import { directionIndex } from '../../hex/directions.ts';
import type { Direction } from '../../hex/directions.ts';
import type { Sitting } from '../screen-state.ts';
import { pointOf } from '../../draw/viewport.ts';

export type Step = Direction | 'up' | 'down';

/** Up and down go to and fro, so that the cursor stays in its column of the screen. */
const directionOf = (desk: Desk, hex: number, step: Step): Direction => {
  const { row } = desk.game.board.grid;
  const isEven = (row[hex] ?? 0) % 2 === 0;
  if (step === 'up') return isEven ? 'ne' : 'nw';
  if (step === 'down') return isEven ? 'se' : 'sw';
  return step;
};

/** The hex next to this one, or itself where the map ends. */
export const stepped = (desk: Desk, from: string, step: Step): string => {
  const { grid } = desk.game.board;
  const hex = grid.index(from);
  const near = (direction: Direction): number => grid.neighbours[hex * 6 + directionIndex(direction)] ?? -1;
  const wanted = directionOf(desk, hex, step);
  // At an edge of the map up and down take the other of the two ways.
  const other = step === 'up' ? (wanted === 'ne' ? 'nw' : 'ne') : wanted === 'se' ? 'sw' : 'se';
  const to = near(wanted) < 0 && (step === 'up' || step === 'down') ? near(other) : near(wanted);
  return to < 0 ? from : grid.id(to);
};

/** Of these hexes the one nearest to the middle of them all. */
export const middlemost = (desk: Desk, hexes: readonly string[]): string | undefined => {
  const { grid } = desk.game.board;
  const placed = hexes.flatMap((hex) => {
    const point = pointOf(grid, hex);
    return point === undefined ? [] : [{ hex, ...point }];
  });
  const row = placed.reduce((sum, one) => sum + one.row, 0) / placed.length;
  const east2 = placed.reduce((sum, one) => sum + one.east2, 0) / placed.length;
  const far = (one: (typeof placed)[number]): number =>
    Math.abs(one.row - row) * 2 + Math.abs(one.east2 - east2);
  return placed.toSorted((a, b) => far(a) - far(b) || (a.hex < b.hex ? -1 : 1))[0]?.hex;
};

/** The cursor put on a hex: `here` goes with it, and the map follows. */
export const atHex = (desk: Desk, before: Sitting, hex: string | undefined): Sitting => {
  if (hex === undefined) return before;
  desk.here = hex;
  return { ...before, cursor: hex, here: hex, focus: hex };
};

/** The cursor put on the nearest hex that is marked, unless it is on one. */
export const onMark = (desk: Desk, before: Sitting): Sitting => {
  const { marks, cursor } = before;
  if (marks.size === 0 || (cursor !== undefined && marks.has(cursor))) return before;
  const { grid } = desk.game.board;
  const from = grid.index(cursor ?? '');
  const far = (hex: string): number => (from < 0 ? 0 : distance(grid, from, grid.index(hex)));
  return atHex(desk, before, [...marks.keys()].toSorted((a, b) => far(a) - far(b))[0]);
};

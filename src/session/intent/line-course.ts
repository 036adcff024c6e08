// Where a line of units runs between two hexes: straight, but round water and round hexes that the enemy holds.
import { distance, straightLine } from '../../hex/distance.ts';
import { makeSearch } from '../../hex/search.ts';
import { isWater } from '../../board/board-files.ts';
import type { Desk } from '../session.ts';
import { speaker, viewOf } from '../session.ts';

const CLOSED = -1;
const STEP = 100;
/** Rather so many hexes more than one that an enemy holds. */
const ENEMY = 3 * STEP;

/** Empty: no way leads there but over water. */
export const lineCourse = (desk: Desk, from: number, to: number): readonly number[] => {
  const { board, printed } = desk.game;
  const { grid } = board;
  const own = speaker(desk);
  const held = new Set(viewOf(desk).units.flatMap(({ at, side }) => (side === own ? [] : [grid.index(at)])));
  const straight = straightLine(grid, from, to);
  const isBarred = (hex: number): boolean => isWater(printed.hexes[hex]) || held.has(hex);
  if (!straight.slice(1, -1).some(isBarred)) return straight;
  const off = (hex: number): number => Math.min(...straight.map((on) => distance(grid, on, hex)));
  const cost = (_: number, hex: number): number => {
    if (hex === to) return STEP;
    return isWater(printed.hexes[hex]) ? CLOSED : STEP + off(hex) + (held.has(hex) ? ENEMY : 0);
  };
  return makeSearch(grid).cheapestPath({ sources: [from], cost }, to)?.hexes ?? [];
};

// Corners of hexes: one point for all hexes that meet there, and sides that end in two of them.
import { describe, expect, it } from '@jest/globals';
import { corner, hexesAtEnds, sideEnds } from '../../src/hex/corners.ts';
import { tinyBoard } from '../board/tiny.ts';

const { grid } = tinyBoard();

describe('a corner', () => {
  it('is the same point from each of the hexes that meet there', () => {
    for (let hex = 0; hex < grid.count; hex++) {
      for (let d = 0; d < 6; d++) {
        const next = grid.neighbours[hex * 6 + d]!;
        if (next < 0) continue;
        const [first, second] = sideEnds(grid, hex, d);
        expect(sideEnds(grid, next, (d + 3) % 6)).toEqual([second, first]);
      }
    }
  });

  it('is unlike the other five of its hex, and unlike those of hexes that do not meet there', () => {
    const meeting = new Map<number, number>();
    for (let hex = 0; hex < grid.count; hex++) {
      const own = new Set([0, 1, 2, 3, 4, 5].map((k) => corner(grid, hex, k)));
      expect(own.size).toBe(6);
      for (const point of own) meeting.set(point, (meeting.get(point) ?? 0) + 1);
    }
    expect(Math.max(...meeting.values())).toBe(3);
  });

  it('knows the hexes that meet there, as far as the map goes', () => {
    const ids = (hexes: readonly number[]): string[] => hexes.map((hex) => grid.id(hex)).toSorted();
    // From 0303 the side to the north-east, which lies to 0203: at its ends 0202 and the lake 0304.
    const [first, second] = hexesAtEnds(grid, grid.index('0303'), 0);
    expect(ids(first)).toEqual(['0202', '0203', '0303']);
    expect(ids(second)).toEqual(['0203', '0303', '0304']);
    const [edge] = hexesAtEnds(grid, grid.index('0101'), 0);
    expect(ids(edge)).toEqual(['0101']);
  });
});

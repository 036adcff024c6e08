// The flood that counts crossings, against every way there is on small boards.
import { describe, expect, it } from '@jest/globals';
import { countedReach } from '../../src/hex/counted-reach.ts';
import { makeGrid } from '../../src/hex/grid.ts';
import { makeOpenTable } from '../../src/hex/side-tables.ts';
import { picker } from '../../src/players/prng.ts';
import { tinyMap } from '../board/tiny.ts';

const grid = makeGrid(tinyMap.grid);

/** The fewest steps to each hex, by rounds over all hexes and counts. */
const byRounds = (
  sources: readonly number[],
  open: Uint8Array,
  counted: Uint8Array,
  most: number,
): number[] => {
  const best = new Map(sources.map((hex) => [`${hex} 0`, 0]));
  for (let round = 0; round < grid.count * (most + 1); round++)
    for (const [key, away] of best) {
      const [hex = 0, crossed = 0] = key.split(' ').map(Number);
      for (let d = 0; d < 6; d++) {
        const side = hex * 6 + d;
        const to = grid.neighbours[side] ?? -1;
        const then = crossed + (counted[side] ?? 0);
        const next = `${to} ${then}`;
        if (to < 0 || open[side] === 0 || then > most) continue;
        if (away + 1 < (best.get(next) ?? Infinity)) best.set(next, away + 1);
      }
    }
  return grid.ids.map((_, hex) => {
    const found = Array.from({ length: most + 1 }, (__, count) => best.get(`${hex} ${count}`) ?? Infinity);
    const least = Math.min(...found);
    return least === Infinity ? -1 : least;
  });
};

describe('a flood with a count along the way', () => {
  it('finds the shortest way among those that do not cross too often, on any board', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const pick = picker(seed);
      const open = makeOpenTable(grid, () => pick(4) > 0);
      const counted = makeOpenTable(grid, () => pick(3) === 0);
      const most = pick(3);
      const sources = [pick(grid.count)];
      const steps = 2 + pick(8);
      const all = byRounds(sources, open, counted, most);
      const found = countedReach(grid, { sources, open, counted, most });
      expect([...found.steps]).toEqual(all);
      expect([...found.has]).toEqual(all.map((away) => (away < 0 ? 0 : 1)));
      const near = countedReach(grid, { sources, open, counted, most, steps });
      expect([...near.steps]).toEqual(all.map((away) => (away > steps ? -1 : away)));
    }
  });

  it('says a way that is as long as it says and crosses no more than it may', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const pick = picker(seed);
      const open = makeOpenTable(grid, () => pick(5) > 0);
      const counted = makeOpenTable(grid, () => pick(3) === 0);
      const source = pick(grid.count);
      const found = countedReach(grid, { sources: [source], open, counted, most: 1 });
      grid.ids.forEach((_, hex) => {
        const path = found.path(hex);
        expect(path.length).toBe((found.steps[hex] ?? -1) + 1);
        const sides = path.slice(1).map((to, i) => {
          const from = path[i] ?? -1;
          return [0, 1, 2, 3, 4, 5].find((d) => grid.neighbours[from * 6 + d] === to)! + from * 6;
        });
        expect(sides.every((side) => open[side] === 1)).toBe(true);
        expect(sides.filter((side) => counted[side] === 1).length).toBeLessThanOrEqual(1);
        if (path.length > 0) expect([path[0], path.at(-1)]).toEqual([source, hex]);
      });
    }
  });

  it('refuses a source that is no hex', () => {
    const open = new Uint8Array(grid.count * 6);
    expect(() => countedReach(grid, { sources: [grid.count], open, counted: open, most: 1 })).toThrow(
      'no hex',
    );
  });
});

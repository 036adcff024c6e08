// Floods and paths, against the plainest way of working them out.
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { Grid } from '../../src/hex/grid.ts';
import { distance } from '../../src/hex/distance.ts';
import { makeSearch, pathIds, pathTo, reachedHexes } from '../../src/hex/search.ts';
import { blocked, makeCostTable, makeOpenTable } from '../../src/hex/side-tables.ts';
import type { StepCost } from '../../src/hex/side-tables.ts';
import { anyGrid, gridAndCosts } from './arbitrary.ts';
import { gridOf, hex } from './facts.ts';

const grid = gridOf('barbarossa');
const search = makeSearch(grid);
const h = (id: string): number => hex(grid, id);
const flat: StepCost = () => 1;

/** Costs settle by going over every side until nothing gets cheaper. */
function naive(any: Grid, sources: number[], cost: Int16Array, budget = Infinity): (number | undefined)[] {
  const best: (number | undefined)[] = any.ids.map((_, i) => (sources.includes(i) ? 0 : undefined));
  for (let changed = true; changed;) {
    changed = false;
    any.neighbours.forEach((to, side) => {
      const at = best[Math.floor(side / 6)];
      if (to < 0 || at === undefined || cost[side]! < 0) return;
      const total = at + cost[side]!;
      if (total > budget || total >= (best[to] ?? Infinity)) return;
      best[to] = total;
      changed = true;
    });
  }
  return best;
}

/** How many cheapest ways lead there, counted hex by hex. */
function countWays(any: Grid, source: number, cost: Int16Array, goal: number): number {
  const best = naive(any, [source], cost);
  const count = (at: number): number => {
    if (at === source) return 1;
    let sum = 0;
    any.neighbours.forEach((to, side) => {
      const before = best[Math.floor(side / 6)];
      const step = cost[side] ?? blocked;
      if (to !== at || step < 0 || before === undefined) return;
      if (before + step === best[at]) sum += count(Math.floor(side / 6));
    });
    return sum;
  };
  return best[goal] === undefined ? 0 : count(goal);
}

const table = (costs: ArrayLike<number>): number[] => Array.from(costs);

describe('flood', () => {
  it('costs what the plainest search finds, by table and by function', () => {
    fc.assert(
      fc.property(gridAndCosts, fc.option(fc.nat({ max: 12 }), { nil: undefined }), (given, budget) => {
        const { grid: any, costs, source, other } = given;
        const question = { sources: [source, other], ...(budget !== undefined && { budget }) };
        const expected = naive(any, [source, other], costs, budget).map((cost) => cost ?? -1);
        const one = makeSearch(any);
        expect(table(one.flood({ ...question, cost: costs }).cost)).toEqual(expected);
        expect(table(one.flood({ ...question, cost: (_f, _t, _d, side) => costs[side]! }).cost)).toEqual(
          expected,
        );
      }),
    );
  });

  it('says the distance if every step costs 1 on a whole map', () => {
    const whole = gridOf('typhoon');
    const one = makeSearch(whole);
    for (const source of [0, 300, whole.count - 1]) {
      const { cost } = one.flood({ sources: [source], cost: flat });
      expect(table(cost)).toEqual(whole.ids.map((_, i) => distance(whole, source, i)));
    }
  });

  it('keeps ways that add up to the cost', () => {
    fc.assert(
      fc.property(gridAndCosts, ({ grid: any, costs, source }) => {
        const found = makeSearch(any).flood({ sources: [source], cost: costs });
        any.ids.forEach((_, to) => {
          const path = pathTo(found, to);
          if (found.cost[to]! < 0) return expect(path).toEqual([]);
          let sum = 0;
          path.slice(1).forEach((next, i) => {
            const d = [0, 1, 2, 3, 4, 5].find((k) => any.neighbours[path[i]! * 6 + k] === next);
            sum += costs[path[i]! * 6 + d!]!;
          });
          expect([path[0], path.at(-1), sum]).toEqual([source, to, found.cost[to]]);
        });
      }),
    );
  });

  it('lists what it reached, cheapest first', () => {
    const found = search.flood({ sources: [h('2608')], cost: flat, budget: 2 });
    const hexes = reachedHexes(found);
    expect(hexes).toHaveLength(19);
    expect(hexes.map((i) => found.cost[i])).toEqual([
      0,
      ...Array<number>(6).fill(1),
      ...Array<number>(12).fill(2),
    ]);
    expect(found.cost[h('2605')]).toBe(-1);
  });

  it('does not leave a hex where one must stop, unless it starts there', () => {
    // Given a wall of stopping hexes all down column 05
    const isWall = (i: number): boolean => grid.columnNumber[i] === 5;
    const stopTable = Uint8Array.from(grid.ids, (_, i) => Number(isWall(i)));
    for (const stops of [isWall, stopTable]) {
      const from06 = search.flood({ sources: [h('2606')], cost: flat, stops });
      expect([from06.cost[h('2605')], from06.cost[h('2604')]]).toEqual([1, -1]);
      const from05 = search.flood({ sources: [h('2605')], cost: flat, stops });
      expect([from05.cost[h('2604')], from05.cost[h('2606')]]).toEqual([1, 1]);
    }
  });

  it('prefers the earlier direction among equally cheap ways, whatever the order of sources', () => {
    // 2408 is reached from 2608 by ne then nw, or by nw then ne; the last step ne comes first.
    const found = search.flood({ sources: [h('2608')], cost: flat });
    expect(pathIds(grid, found, h('2408'))).toEqual(['2608', '2508', '2408']);
    expect(found.ways[h('2408')]).toBe(2);
    fc.assert(
      fc.property(gridAndCosts, ({ grid: any, costs, source, other }) => {
        const [one, two] = [makeSearch(any), makeSearch(any)];
        const a = one.flood({ sources: [source, other], cost: costs });
        const b = two.flood({ sources: [other, source, other], cost: costs });
        expect([table(a.cost), table(a.from), table(a.ways)]).toEqual([
          table(b.cost),
          table(b.from),
          table(b.ways),
        ]);
      }),
    );
  });

  it('knows no memory of the question before', () => {
    fc.assert(
      fc.property(gridAndCosts, ({ grid: any, costs, source, other }) => {
        const used = makeSearch(any);
        used.flood({ sources: [other], cost: () => 30000 });
        used.cheapestPath({ sources: [other], cost: costs }, source);
        const again = used.flood({ sources: [source], cost: costs });
        const fresh = makeSearch(any).flood({ sources: [source], cost: costs });
        expect([again.reached, reachedHexes(again), table(again.from)]).toEqual([
          fresh.reached,
          reachedHexes(fresh),
          table(fresh.from),
        ]);
      }),
    );
  });

  it('refuses costs it cannot work with, and to be asked while it answers', () => {
    const ask = (step: number) => () => search.flood({ sources: [h('2608')], cost: () => step });
    expect(ask(0.5)).toThrow('costs 0.5; costs are whole numbers');
    expect(ask(40000)).toThrow('costs 40000');
    expect(ask(Number.NaN)).toThrow('costs NaN');
    expect(() => search.flood({ sources: [-1], cost: flat })).toThrow('source -1 is no hex of the map');
    const within = (): number => search.flood({ sources: [0], cost: flat }).reached;
    expect(() => search.flood({ sources: [0], cost: within })).toThrow('asked again while it was answering');
    expect(search.flood({ sources: [0], cost: flat }).reached).toBe(grid.count);
  });

  it('takes steps that cost nothing', () => {
    const alongRow: StepCost = (_f, _t, d) => (d === 1 || d === 4 ? 0 : 1);
    const found = search.flood({ sources: [h('2600')], cost: alongRow });
    expect([found.cost[h('2624')], found.cost[h('2510')]]).toEqual([0, 1]);
  });
});

describe('cheapest path', () => {
  it('costs what the flood says and knows whether it is the only one', () => {
    fc.assert(
      fc.property(gridAndCosts, ({ grid: any, costs, source, other }) => {
        const one = makeSearch(any);
        const path = one.cheapestPath({ sources: [source], cost: costs }, other);
        const expected = naive(any, [source], costs)[other];
        expect(path?.cost).toBe(expected);
        if (path) expect(path.isUnique).toBe(countWays(any, source, costs, other) === 1);
      }),
    );
  });

  it('goes to the nearest of several goals, the lowest of equally near ones', () => {
    const goals = new Set([h('2610'), h('2606'), h('2603')]);
    const path = search.cheapestPath({ sources: [h('2608')], cost: flat }, (i) => goals.has(i));
    expect(path?.hexes.map(grid.id)).toEqual(['2608', '2607', '2606']);
    expect(path).toMatchObject({ cost: 2, isUnique: true });
    fc.assert(
      fc.property(gridAndCosts, fc.integer({ min: 2, max: 5 }), ({ grid: any, costs, source }, every) => {
        const isGoal = (i: number): boolean => i !== source && i % every === 0;
        const all = naive(any, [source], costs);
        const near = Math.min(...all.map((cost, i) => (isGoal(i) ? (cost ?? Infinity) : Infinity)));
        const lowest = all.findIndex((cost, i) => isGoal(i) && cost === near);
        const found = makeSearch(any).cheapestPath({ sources: [source], cost: costs }, isGoal);
        expect(found?.hexes.at(-1) ?? -1).toBe(lowest);
      }),
    );
  });

  it('is none where the way is blocked or the budget too small', () => {
    const question = { sources: [h('2608')], cost: flat };
    expect(search.cheapestPath({ ...question, cost: () => blocked }, h('2607'))).toBeUndefined();
    expect(search.cheapestPath({ ...question, budget: 1 }, h('2606'))).toBeUndefined();
    expect(search.cheapestPath(question, h('2608'))).toEqual({ hexes: [h('2608')], cost: 0, isUnique: true });
  });

  it('leaves nothing behind for the next flood', () => {
    search.cheapestPath({ sources: [h('2608')], cost: flat }, h('2607'));
    const found = search.flood({ sources: [h('2608')], cost: flat, budget: 0 });
    expect(table(found.cost).filter((cost) => cost >= 0)).toEqual([0]);
  });
});

describe('reach', () => {
  it('is the flood at one a step, by table and by function', () => {
    fc.assert(
      fc.property(gridAndCosts, fc.option(fc.nat({ max: 5 }), { nil: undefined }), (given, steps) => {
        const { grid: any, costs, source, other } = given;
        const one = makeSearch(any);
        const open = (_f: number, _t: number, _d: number, side: number): boolean => costs[side]! >= 0;
        const question = { sources: [source, other], ...(steps !== undefined && { steps }) };
        const flooded = table(
          one.flood({
            sources: [source, other],
            cost: (_f, _t, _d, side) => Math.min(1, costs[side]!),
            ...(steps !== undefined && { budget: steps }),
          }).cost,
        );
        for (const found of [open, makeOpenTable(any, open)].map((o) =>
          one.reach({ ...question, open: o }),
        )) {
          expect(table(found.steps)).toEqual(flooded);
          expect(table(found.has)).toEqual(flooded.map((cost) => Number(cost >= 0)));
          expect(found.reached).toBe(flooded.filter((cost) => cost >= 0).length);
        }
      }),
    );
  });

  it('does not leave a hex where one must stop, unless it starts there', () => {
    const isWall = (i: number): boolean => grid.columnNumber[i] === 5;
    const stopTable = Uint8Array.from(grid.ids, (_, i) => Number(isWall(i)));
    for (const stops of [isWall, stopTable]) {
      const from06 = search.reach({ sources: [h('2606')], open: () => true, stops });
      expect([from06.has[h('2605')], from06.has[h('2604')]]).toEqual([1, 0]);
      expect(pathIds(grid, from06, h('2608'))).toEqual(['2606', '2607', '2608']);
      const from05 = search.reach({ sources: [h('2605')], open: () => true, stops });
      expect(from05.has[h('2604')]).toBe(1);
    }
  });

  it('wants sources on the map, and not to be asked while it answers', () => {
    expect(() => search.reach({ sources: [grid.count], open: () => true })).toThrow('is no hex of the map');
    const open = (): boolean => search.reach({ sources: [0], open: () => true }).reached > 0;
    expect(() => search.reach({ sources: [0], open })).toThrow('asked again while it was answering');
    expect(search.reach({ sources: [0], open: () => true }).reached).toBe(grid.count);
  });
});

describe('tables', () => {
  it('hold what the functions say, and block the map edge', () => {
    fc.assert(
      fc.property(anyGrid, (any) => {
        const costs = makeCostTable(any, (from, to, d, side) => ((from + to + d + side) % 4) - 1);
        const open = makeOpenTable(any, (from, to) => (from + to) % 2 === 0);
        any.neighbours.forEach((to, side) => {
          const from = Math.floor(side / 6);
          expect(costs[side]).toBe(to < 0 ? blocked : ((from + to + (side % 6) + side) % 4) - 1);
          expect(open[side]).toBe(Number(to >= 0 && (from + to) % 2 === 0));
        });
      }),
    );
    expect(makeCostTable(grid, () => -40000)[h('2608') * 6]).toBe(blocked);
    expect(() => makeCostTable(grid, () => 0.5)).toThrow('costs 0.5');
  });

  it('are filled again in place', () => {
    const first = makeCostTable(grid, () => 1);
    expect(makeCostTable(grid, () => 2, first)).toBe(first);
    expect(first[h('2608') * 6]).toBe(2);
  });
});

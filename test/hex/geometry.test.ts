// Grid, directions, sides and measures: properties that hold on any map, and what they say on known ones.
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { components } from '../../src/hex/components.ts';
import {
  alternateTriples,
  bearing,
  bearingWords,
  directionAt,
  directions,
  opposite,
  oppositePairs,
  rotate,
} from '../../src/hex/directions.ts';
import { edges, exits, outline } from '../../src/hex/map-edges.ts';
import { makeGrid } from '../../src/hex/grid.ts';
import { distance, ray, ring, straightDirection, straightLine, within } from '../../src/hex/distance.ts';
import { hexAt } from '../../src/hex/hex-at-point.ts';
import {
  areAdjacent,
  crossedBack,
  directedIndex,
  directionTo,
  flanks,
  makeSides,
  parseSide,
  sideName,
  sideOf,
} from '../../src/hex/hexsides.ts';
import { anyGrid, gridAndHexes } from './arbitrary.ts';
import { factsOf, gridOf, hex } from './facts.ts';

const grid = gridOf('barbarossa');
const h = (id: string): number => hex(grid, id);
const names = (hexes: readonly number[]): string => hexes.map(grid.id).join(' ');

describe('grid', () => {
  it('numbers hexes in the order of their names, and back', () => {
    fc.assert(
      fc.property(anyGrid, (any) => {
        expect(any.ids).toEqual(any.ids.toSorted());
        any.ids.forEach((id, i) => expect([any.index(id), any.id(i)]).toEqual([i, id]));
        expect([...any.readingOrder].toSorted((a, b) => a - b)).toEqual(any.ids.map((_, i) => i));
      }),
    );
  });

  it('has neighbours lead back, and one hex width away', () => {
    fc.assert(
      fc.property(anyGrid, (any) => {
        any.neighbours.forEach((to, side) => {
          if (to < 0) return;
          const from = Math.floor(side / 6);
          expect(any.neighbours[crossedBack(any, side)]).toBe(from);
          expect(directionTo(any, from, to)).toBe(side % 6);
          expect(Math.hypot(any.x[to]! - any.x[from]!, any.y[to]! - any.y[from]!)).toBeCloseTo(1, 9);
        });
      }),
    );
  });

  it('has axial coordinates that fit the doubled ones', () => {
    fc.assert(
      fc.property(anyGrid, (any) => {
        any.ids.forEach((_, i) => {
          expect(any.q[i]! * 2 + any.r[i]!).toBe(any.east2[i]);
          expect(any.at(any.row[i]!, any.east2[i]!)).toBe(i);
        });
      }),
    );
  });

  it('knows no hex off the map', () => {
    expect([grid.index('0900'), grid.index('2625'), grid.index(''), grid.at(0, -1), grid.at(-1, 0)]).toEqual([
      -1, -1, -1, -1, -1,
    ]);
    expect(() => grid.id(-1)).toThrow('no hex number -1');
  });

  it('leaves out the hexes of a hole', () => {
    const whole = factsOf('barbarossa').scheme;
    const holed = makeGrid({ ...whole, without: ['2608'] });
    expect(holed.count).toBe(grid.count - 1);
    expect(holed.index('2608')).toBe(-1);
    expect(exits(holed, holed.index('2607'))).toEqual(['w']);
    expect(ray(holed, holed.index('2606'), 'w').map(holed.id)).toEqual(['2607']);
  });

  it('finds the hex under a point', () => {
    for (let i = 0; i < grid.count; i++) {
      expect(hexAt(grid, grid.x[i]! + 0.3, grid.y[i]! - 0.3)).toBe(i);
      expect(hexAt(grid, grid.x[i]! - 0.45, grid.y[i]! + 0.1)).toBe(i);
    }
    expect(hexAt(grid, -5, 0)).toBe(-1);
  });
});

describe('directions', () => {
  it('turn clockwise and back', () => {
    expect(directions.map((d) => rotate(d, 1))).toEqual(['e', 'se', 'sw', 'w', 'nw', 'ne']);
    expect(directions.map(opposite)).toEqual(['sw', 'w', 'nw', 'ne', 'e', 'se']);
    expect(directionAt(-1)).toBe('nw');
    for (const [a, b] of oppositePairs) expect(opposite(a)).toBe(b);
    for (const [a, b, c] of alternateTriples) expect([rotate(a, 2), rotate(b, 2)]).toEqual([b, c]);
  });

  it.each([
    ['2608', '2607', 'east'],
    ['2608', '2601', 'east'],
    ['2608', '2701', 'east and a little south'],
    ['2608', '2501', 'east and a little north'],
    ['2608', '2506', 'east and a little north'],
    ['2608', '2408', 'north'],
    ['2608', '2809', 'south-west'],
    ['2608', '1008', 'north'],
    ['2608', '2108', 'north and a little west'],
    ['2608', '2507', 'north-east'],
    ['2608', '2406', 'north-east and a little east'],
    ['2608', '2206', 'north-east'],
    ['2608', '2207', 'north-east and a little north'],
    ['2608', '3012', 'south-west and a little west'],
    ['2608', '2513', 'west and a little north'],
  ])('from %s to %s: %s', (a, b, said) => {
    expect(bearingWords(bearing(grid, h(a), h(b))!)).toBe(said);
  });

  it('to the hex itself is none', () => {
    expect(bearing(grid, 7, 7)).toBeUndefined();
  });

  it('along a ray is the direction itself, and backward the opposite', () => {
    fc.assert(
      fc.property(gridAndHexes(1), fc.constantFrom(...directions), ({ grid: any, hexes: [from] }, d) => {
        for (const to of ray(any, from!, d)) {
          expect(bearing(any, from!, to)).toEqual({ main: d });
          expect(straightDirection(any, from!, to)).toBe(d);
          expect(straightDirection(any, to, from!)).toBe(opposite(d));
        }
      }),
    );
  });

  it('there and back mirror each other', () => {
    const mirror = { n: 's', ne: 'sw', e: 'w', se: 'nw', s: 'n', sw: 'ne', w: 'e', nw: 'se' } as const;
    fc.assert(
      fc.property(gridAndHexes(2), ({ grid: any, hexes: [a, b] }) => {
        const there = bearing(any, a!, b!);
        const back = bearing(any, b!, a!);
        expect(back?.main).toBe(there && mirror[there.main]);
        expect(back?.little).toBe(there?.little && mirror[there.little]);
      }),
    );
  });
});

describe('hexsides', () => {
  it('have one name whichever way they are written', () => {
    for (const text of ['2607/2608', '2608/2607', '2607/w', '2608/e']) {
      const reading = parseSide(grid, text);
      expect(reading.ok && sideName(grid, reading.side)).toBe('2607/2608');
    }
    const seam = gridOf('storm');
    const reading = parseSide(seam, 'S4130/S4230');
    expect(reading.ok && sideName(seam, reading.side)).toBe('N1030/S4130');
  });

  it('at the map edge have a hex and a direction', () => {
    const reading = parseSide(grid, '1000/ne');
    expect(reading).toEqual({ ok: true, side: { hex: h('1000'), direction: 'ne', other: -1 } });
    expect(sideName(grid, sideOf(grid, h('1000'), 'ne'))).toBe('1000/ne');
  });

  it.each([
    ['2608', '2608 is not a hexside; write two hexes or a hex and a direction, with / between'],
    [
      '2608/2607/2606',
      '2608/2607/2606 is not a hexside; write two hexes or a hex and a direction, with / between',
    ],
    ['9999/2607', 'there is no hex 9999'],
    ['2607/9999', 'there is no hex 9999'],
    ['2607/2609', 'hexes 2607 and 2609 do not touch'],
  ])('%s is refused', (text, problem) => {
    expect(parseSide(grid, text)).toEqual({ ok: false, problem });
  });

  it('are numbered once each, and every name is read back', () => {
    fc.assert(
      fc.property(anyGrid, (any) => {
        const sides = makeSides(any);
        const inner = any.neighbours.filter((to) => to >= 0).length / 2;
        const edge = any.neighbours.filter((to) => to < 0).length;
        expect([sides.count, new Set(sides.names).size]).toEqual([inner + edge, inner + edge]);
        sides.names.forEach((name, s) => {
          expect(sides.index(name)).toBe(s);
          expect(sides.of[sides.directed[s]!]).toBe(s);
          const back = crossedBack(any, sides.directed[s]!);
          if (back >= 0) expect(sides.of[back]).toBe(s);
        });
        expect(sides.index('nonsense')).toBe(-1);
      }),
    );
  });

  it('have a number each way', () => {
    expect(directedIndex(grid, { from: '2608', to: '2607' })).toBe(h('2608') * 6 + 1);
    expect(directedIndex(grid, { from: '2607', to: '2608' })).toBe(h('2607') * 6 + 4);
    expect(directedIndex(grid, { from: '2607', to: '2609' })).toBe(-1);
  });

  it('end at the two hexes that touch both of theirs', () => {
    expect(names(flanks(grid, h('2608'), 'e'))).toBe('2507 2707');
    fc.assert(
      fc.property(gridAndHexes(1), fc.constantFrom(...directions), ({ grid: any, hexes: [a] }, d) => {
        const { other } = sideOf(any, a!, d);
        const beyond = any.neighbours[a! * 6 + directions.indexOf(d)]!;
        for (const flank of flanks(any, a!, d))
          if (flank >= 0 && other >= 0)
            expect([areAdjacent(any, flank, a!), areAdjacent(any, flank, beyond)]).toEqual([true, true]);
      }),
    );
  });
});

describe('distance', () => {
  it('is a metric, 1 exactly between neighbours', () => {
    fc.assert(
      fc.property(gridAndHexes(3), ({ grid: any, hexes: [a, b, c] }) => {
        expect(distance(any, a!, b!)).toBe(distance(any, b!, a!));
        expect(distance(any, a!, c!)).toBeLessThanOrEqual(distance(any, a!, b!) + distance(any, b!, c!));
        expect(distance(any, a!, b!) === 0).toBe(a === b);
        expect(distance(any, a!, b!) === 1).toBe(areAdjacent(any, a!, b!));
      }),
    );
  });

  it('makes rings and ranges', () => {
    expect(names(ring(grid, h('2608'), 1))).toBe('2507 2607 2707 2708 2609 2508');
    expect(names(ring(grid, h('2608'), 0))).toBe('2608');
    fc.assert(
      fc.property(gridAndHexes(1), fc.integer({ min: 0, max: 6 }), ({ grid: any, hexes: [a] }, r) => {
        const all = any.ids.map((_, i) => i);
        const sorted = (list: number[]): number[] => list.toSorted((x, y) => x - y);
        expect(sorted(ring(any, a!, r))).toEqual(all.filter((b) => distance(any, a!, b) === r));
        expect(sorted(within(any, a!, r))).toEqual(all.filter((b) => distance(any, a!, b) <= r));
      }),
    );
  });
});

describe('lines', () => {
  it('run straight to the edge', () => {
    expect(names(ray(grid, h('2608'), 'e'))).toBe('2607 2606 2605 2604 2603 2602 2601 2600');
    expect(names(ray(grid, h('2608'), 'ne'))).toBe(
      '2507 2407 2306 2206 2105 2005 1904 1804 1703 1603 1502 1402 1301 1201 1100 1000',
    );
  });

  it('take the earlier direction where they run along a hexside', () => {
    expect(names(straightLine(grid, h('2608'), h('2408')))).toBe('2608 2507 2408');
    expect(names(straightLine(grid, h('2408'), h('2608')))).toBe('2408 2507 2608');
    expect(names(straightLine(grid, h('2608'), h('2304')))).toBe('2608 2507 2506 2406 2405 2304');
  });

  it('stay on the map where they run along its edge', () => {
    const whole = gridOf('typhoon');
    const line = straightLine(whole, 1216, 0);
    expect(line).toHaveLength(distance(whole, 1216, 0) + 1);
    line.slice(1).forEach((next, i) => expect(areAdjacent(whole, line[i]!, next)).toBe(true));
  });

  it('are as short as the distance, touch hex by hex, and are the same both ways', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1400 }), fc.nat({ max: 1400 }), (a, b) => {
        const whole = gridOf('typhoon');
        const line = straightLine(whole, a, b);
        expect(line).toHaveLength(distance(whole, a, b) + 1);
        expect([line[0], line.at(-1)]).toEqual([a, b]);
        line.slice(1).forEach((next, i) => expect(areAdjacent(whole, line[i]!, next)).toBe(true));
        expect(straightLine(whole, b, a)).toEqual(line.toReversed());
        // No centre is farther from the line than half a hex's longer width.
        const [dx, dy] = [whole.x[b]! - whole.x[a]!, whole.y[b]! - whole.y[a]!];
        for (const on of line) {
          const off = Math.abs(dx * (whole.y[on]! - whole.y[a]!) - dy * (whole.x[on]! - whole.x[a]!));
          expect(off).toBeLessThanOrEqual(0.58 * Math.hypot(dx, dy));
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('edges', () => {
  it('of the map go round it once', () => {
    fc.assert(
      fc.property(anyGrid, (any) => {
        const around = outline(any);
        expect(new Set(around).size).toBe(around.length);
        for (const side of around) expect(any.neighbours[side]).toBe(-1);
      }),
    );
  });

  it('of a map without holes are all missing neighbours', () => {
    const around = outline(grid);
    expect(around.toSorted((a, b) => a - b)).toEqual(
      [...grid.neighbours.keys()].filter((side) => grid.neighbours[side] === -1),
    );
  });

  it('tell by which directions one leaves', () => {
    const { north, east, south, west } = edges(gridOf('dagc'));
    const name = gridOf('dagc').id;
    expect([name(north[1]!.hex), north[1]!.exits]).toEqual(['1027', ['ne', 'nw']]);
    expect([name(east[1]!.hex), east[1]!.exits]).toEqual(['1100', ['e']]);
    expect([name(west[0]!.hex), west[0]!.exits]).toEqual(['1028', ['sw', 'w', 'nw']]);
    expect([name(north[0]!.hex), north[0]!.exits]).toEqual(['1028', ['ne', 'nw']]);
    expect([name(south[0]!.hex), south[0]!.exits]).toEqual(['5028', ['se', 'sw']]);
  });

  it('of a cut corner lead off in every direction that is open, save at the corner itself', () => {
    const { north, west } = edges(grid);
    const exitsOf = (list: typeof north, id: string): unknown => list.find((e) => e.hex === h(id))?.exits;
    expect(exitsOf(north, '1521')).toEqual(['ne', 'w', 'nw']);
    expect(exitsOf(north, '1624')).toEqual(['ne', 'nw']);
    expect(exitsOf(west, '1624')).toEqual(['w', 'nw']);
  });

  it('leave out holes', () => {
    const holed = makeGrid({ ...factsOf('barbarossa').scheme, without: ['2108'] });
    const along = Object.values(edges(holed)).flatMap((list) => list.map((e) => holed.id(e.hex)));
    expect(along).toContain('2100');
    expect(along).not.toContain('2107');
  });
});

describe('components', () => {
  it('part where hexes are out', () => {
    const { count, of } = components(grid, (i) => grid.rowNumber[i] !== 20);
    expect(count).toBe(2);
    expect([of[h('1000')], of[h('2000')], of[h('3200')]]).toEqual([0, -1, 1]);
  });

  it('part where steps are closed', () => {
    const isNorth = (i: number): boolean => grid.rowNumber[i]! < 20;
    const { count } = components(
      grid,
      () => true,
      (from, to) => isNorth(from) === isNorth(to),
    );
    expect(count).toBe(2);
  });
});

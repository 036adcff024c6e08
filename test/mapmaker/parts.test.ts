// The parts of the map maker: fitting a projection, painting areas, laying courses along hexsides.
import { describe, expect, it } from '@jest/globals';
import { makeGrid } from '../../src/hex/grid.ts';
import { cornersOf } from '../../tools/mapmaker/corners.ts';
import { fitProjection, leaveOneOut, thinPlate } from '../../tools/mapmaker/projection.ts';
import type { Point } from '../../tools/mapmaker/projection.ts';
import { paint } from '../../tools/mapmaker/raster.ts';
import { evenly, layCourse } from '../../tools/mapmaker/rivers.ts';
import type { CourseAsk } from '../../tools/mapmaker/rivers.ts';
import { fitted } from '../../tools/mapmaker/place.ts';
import { toyPlan } from './plan.ts';

const from: readonly Point[] = [
  [0, 0],
  [4, 0],
  [0, 3],
  [4, 3],
  [2, 1],
];
const to: readonly Point[] = [
  [1, 1],
  [9, 1],
  [1, 7],
  [9, 7],
  [5.4, 3],
];

describe('a thin plate', () => {
  it('goes through every place when it is soft', () => {
    const plate = thinPlate(from, to, 0);
    from.forEach((p, i) =>
      plate(p).forEach((value, axis) => expect(value).toBeCloseTo(to[i]?.[axis] ?? 0, 9)),
    );
  });

  it('is a straight fit when it is stiff, so that one odd place moves it little', () => {
    const plate = thinPlate(from, to, 1e9);
    expect(plate([2, 1])[0]).toBeLessThan(5.2);
    const [a, b, middle] = [plate([0, 0]), plate([4, 3]), plate([2, 1.5])];
    expect(middle[0]).toBeCloseTo((a[0] + b[0]) / 2, 6);
  });

  it('cannot be fixed by places in one line', () => {
    const line: Point[] = [
      [0, 0],
      [1, 1],
      [2, 2],
    ];
    expect(() => thinPlate(line, line, 0)).toThrow(/do not fix a plane/);
  });
});

describe('a fitted projection', () => {
  it('tells how far each control place is off, and how far if it had been left out', () => {
    const grid = makeGrid(toyPlan.grid);
    const centreOf = (id: string): Point => [grid.x[grid.index(id)] ?? 0, -(grid.y[grid.index(id)] ?? 0)];
    const { residuals } = fitProjection(toyPlan.control, centreOf, toyPlan);
    expect(Math.max(...residuals)).toBeLessThan(0.1);
    expect(Math.max(...leaveOneOut(toyPlan.control, centreOf, toyPlan))).toBeLessThan(0.25);
  });

  it('takes the middle of a hexside for a place, and goes less closely through one of little weight', () => {
    const [a, b] = [toyPlan.control[0], toyPlan.control[1]];
    const middle = {
      name: 'M',
      hex: '0202/0203',
      lon: 30 + (0.9 * 90) / 69.2,
      lat: 51.5 - (-0.44 * 90) / 111.2,
    };
    const far = (weight: number): number => {
      const plan = { ...toyPlan, stiffness: 1, control: [...toyPlan.control, { ...middle, weight }] };
      return fitted(plan).projection.residuals.at(-1) ?? 0;
    };
    expect([a?.hex, b?.hex]).toEqual(['0100', '0105']);
    expect(far(1)).toBeGreaterThan(0.01);
    expect(far(0.1)).toBeGreaterThan(far(1));
  });

  it('finds the hex of a place, and none for a place off the map', () => {
    const { hexOf, distanceTo } = fitted(toyPlan);
    const e = toyPlan.control[4];
    expect(e && hexOf(e.lon, e.lat)).toBe('0202');
    expect(e && distanceTo('0202', e.lon, e.lat)).toBeLessThan(0.1);
    expect(hexOf(10, 45)).toBeUndefined();
  });
});

describe('painting', () => {
  it('fills an area and leaves its hole', () => {
    const lattice = { west: 0, south: 0, lonStep: 1, latStep: 1, columns: 5, rows: 5 };
    const cells = new Int16Array(25);
    const square = (a: number, b: number): Point[] => [
      [a, a],
      [b, a],
      [b, b],
      [a, b],
    ];
    paint(lattice, cells, { properties: {}, kind: 'area', rings: [square(0, 5), square(2, 3)] }, 7);
    expect([...cells].filter((cell) => cell === 7)).toHaveLength(24);
    expect(cells[12]).toBe(0);
  });
});

describe('a course along hexsides', () => {
  const grid = makeGrid(toyPlan.grid);
  const corners = cornersOf(grid);
  const centreOf = (hex: number): Point => [grid.x[hex] ?? 0, -(grid.y[hex] ?? 0)];
  const R = Math.sqrt(3) / 2;
  const any: Pick<CourseAsk, 'mayStart' | 'mayEnd' | 'mayFlow'> = {
    mayStart: () => true,
    mayEnd: () => true,
    mayFlow: () => true,
  };
  const west = evenly(
    [
      [4.5, -0.5 * R],
      [1, -0.5 * R],
    ],
    0.1,
  );
  const lay = (ask: Partial<CourseAsk>): readonly string[] =>
    layCourse(corners, centreOf, { line: west, ...any, ...ask })?.sides ?? [];

  it('is an unbroken chain: each side begins at the corner where the last one ended', () => {
    const course = layCourse(corners, centreOf, { line: west, ...any });
    course?.sides.forEach((side, i) => {
      const [a = -1, b = -1] = [course.corners[i], course.corners[i + 1]];
      expect(corners.edges[a]?.some((edge) => edge.to === b && edge.side === side)).toBe(true);
    });
    expect(course?.sides.length).toBeGreaterThan(5);
  });

  it('runs between the rows that the line runs between', () => {
    for (const side of lay({})) expect(side).toMatch(/^01\d\d\/02\d\d$/);
  });

  it('keeps a hex on the bank it is told, even when the line passes on the other', () => {
    const on = grid.index('0103');
    const below = lay({});
    expect(below.some((side) => side.includes('0103'))).toBe(true);
    const above = lay({
      mayFlow: (_, left, right) => right !== on && left !== grid.index('0102') && left >= 0,
    });
    expect(above).not.toEqual(below);
  });

  it('does not cut off a bend', () => {
    const bend = evenly(
      [
        [4.5, -0.5 * R],
        [3, -0.5 * R],
        [3, -2.5 * R],
        [2, -2.5 * R],
        [2, -0.5 * R],
        [1, -0.5 * R],
      ],
      0.1,
    );
    expect(lay({ line: bend }).some((side) => /^03\d\d\/04\d\d$/.test(side))).toBe(true);
  });

  it('is drawn to the sides it is pulled to, and uses no side twice', () => {
    const pulled = lay({ pull: new Set(['0202/0303', '0203/0303']) });
    expect(new Set(pulled).size).toBe(pulled.length);
  });

  it('is none when nothing may be used', () => {
    expect(lay({ mayFlow: () => false })).toEqual([]);
  });
});

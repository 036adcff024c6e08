// Lines of defence: chains of hexsides along a course, each with the hex that it protects on its left.
import type { SideLine } from '../../src/board/data-types.ts';
import type { Grid } from '../../src/hex/grid.ts';
import { cornersOf } from './corners.ts';
import type { Plan, WallPlan } from './plan.ts';
import type { Point, Projection } from './projection.ts';
import { evenly, layCourse, leftOf } from './rivers.ts';

const STEP = 0.1;

export const layWalls = (
  plan: Plan,
  grid: Grid,
  toPlane: Projection['toPlane'],
  hexsides: readonly SideLine[],
  isLand: (hex: number) => boolean,
): readonly SideLine[] => {
  const corners = cornersOf(grid);
  const centreOf = (hex: number): Point => [grid.x[hex] ?? 0, -(grid.y[hex] ?? 0)];
  const shut = new Set(
    hexsides
      .filter(({ kind }) => plan.sideKinds[kind]?.apart === true)
      .map(({ between }) => between.toSorted().join('/')),
  );
  const taken = new Set<string>();
  const lay = ({ kind, name, by, behind = [], before = [], from }: WallPlan): readonly SideLine[] => {
    const [left, right] = [behind, before].map((hexes) => new Set(hexes.map((hex) => grid.index(hex))));
    const course = layCourse(corners, centreOf, {
      line: evenly(
        by.map(([lon, lat]) => toPlane(lon, lat)),
        STEP,
      ),
      mayStart: () => true,
      mayEnd: () => true,
      mayFlow: (side, l, r) =>
        isLand(l) &&
        isLand(r) &&
        !shut.has(side) &&
        !taken.has(side) &&
        right?.has(l) !== true &&
        left?.has(r) !== true,
    });
    if (course === undefined || course.sides.length === 0) throw new Error(`No course for ${name}`);
    return course.sides.map((side, i): SideLine => {
      taken.add(side);
      const [a = '', b = ''] = side.split('/');
      const [start, end] = [corners.at[course.corners[i] ?? -1], corners.at[course.corners[i + 1] ?? -1]];
      if (start === undefined || end === undefined) throw new Error(`${name} has lost a corner`);
      const of = leftOf(start, end, [grid.index(a), grid.index(b)], centreOf);
      return { between: [a, b], kind, name, of: grid.id(of), from: { kind: from, name: from, of: from } };
    });
  };
  return (plan.walls ?? []).flatMap(lay);
};

// All rivers of a plan, laid one after the other: parents before what flows into them.
import type { SideLine, SourceRef } from '../../src/board/data-types.ts';
import type { Grid } from '../../src/hex/grid.ts';
import { hexAt } from '../../src/hex/hex-at-point.ts';
import type { Feature } from './atlas.ts';
import { cornersOf } from './corners.ts';
import { isWater } from './hexes.ts';
import type { Draft } from './hexes.ts';
import type { Plan, RiverPlan } from './plan.ts';
import type { Point, Projection } from './projection.ts';
import { evenly, layCourse } from './rivers.ts';
import type { Course } from './rivers.ts';

const STEP = 0.1;

const nearest = (line: readonly Point[], to: Point): number =>
  line.reduce((best, p, i) => {
    const q = line[best] ?? p;
    return Math.hypot(p[0] - to[0], p[1] - to[1]) < Math.hypot(q[0] - to[0], q[1] - to[1]) ? i : best;
  }, 0);

/** The real line in the plane, cut to what the plan wants drawn. */
const lineOf = (
  river: Pick<RiverPlan, 'name' | 'line' | 'course' | 'upper' | 'start' | 'stop'>,
  atlas: readonly Feature[],
  toPlane: Projection['toPlane'],
): readonly Point[] => {
  const named = river.line ?? river.name;
  const [feature] = atlas
    .filter(({ properties }) => properties['name'] === named)
    .toSorted((a, b) => (b.rings[0]?.length ?? 0) - (a.rings[0]?.length ?? 0));
  const course = river.course ?? feature?.rings[0];
  if (course === undefined) throw new Error(`The atlas has no river ${named}`);
  let line = [...(river.upper ?? []), ...course].map(([lon, lat]) => toPlane(lon, lat));
  if (river.stop !== undefined) line = line.slice(0, nearest(line, toPlane(...river.stop)) + 1);
  if (river.start !== undefined) line = line.slice(nearest(line, toPlane(...river.start)));
  return evenly(line, STEP);
};

/** With neither beginning nor end cut off. */
const whole = ({ start: _start, stop: _stop, ...river }: RiverPlan): RiverPlan => river;

const onMap = (grid: Grid, line: readonly Point[]): readonly Point[] => {
  const inside = ([x, y]: Point): boolean => hexAt(grid, x, -y) >= 0;
  return line.slice(Math.max(0, line.findIndex(inside) - 3), line.findLastIndex(inside) + 4);
};

export const layRivers = (
  plan: Plan,
  grid: Grid,
  drafts: readonly Draft[],
  atlas: readonly Feature[],
  /** `bent` puts every town at the centre of its hex, for laying; `fitted` is where things are, for telling. */
  planes: { readonly bent: Projection['toPlane']; readonly fitted: Projection['toPlane'] },
): readonly SideLine[] => {
  const corners = cornersOf(grid);
  const centreOf = (hex: number): Point => [grid.x[hex] ?? 0, -(grid.y[hex] ?? 0)];
  const laid = new Map<string, Course>();
  const taken = new Set(plan.sides.map(({ between }) => between.toSorted().join('/')));
  const isLand = (hex: number): boolean => {
    const draft = drafts[hex];
    return draft !== undefined && !isWater(draft);
  };
  const lakeCorners = (water: string): ReadonlySet<number> => {
    const sides = new Set(
      plan.sides.filter((s) => s.water === water).map((s) => s.between.toSorted().join('/')),
    );
    const found = new Set<number>();
    corners.edges.forEach((edges, corner) => edges.forEach((e) => sides.has(e.side) && found.add(corner)));
    return found;
  };
  const touching = (end: string): ((corner: number) => boolean) => {
    if (end === 'source') return () => true;
    if (end === 'edge') return (corner) => (corners.hexes[corner]?.length ?? 0) < 3;
    const other = laid.get(end);
    if (other !== undefined) return (corner) => other.corners.includes(corner);
    const shore = lakeCorners(end);
    return (corner) =>
      shore.has(corner) || corners.hexes[corner]?.some((hex) => drafts[hex]?.water === end) === true;
  };
  return plan.rivers.flatMap((river): SideLine[] => {
    const left = new Set(river.left?.map((id) => grid.index(id)));
    const right = new Set(river.right?.map((id) => grid.index(id)));
    const line = lineOf(river, atlas, planes.bent);
    const trueLine = lineOf(whole(river), atlas, planes.fitted);
    const course = layCourse(corners, centreOf, {
      line: river.begins === 'edge' || river.ends === 'edge' ? onMap(grid, line) : line,
      mayStart: touching(river.begins),
      mayEnd: touching(river.ends),
      mayFlow: (side, l, r) => !taken.has(side) && isLand(l) && isLand(r) && !right.has(l) && !left.has(r),
      pull: new Set(river.pull),
    });
    if (course === undefined || course.sides.length === 0) throw new Error(`No course for ${river.id}`);
    laid.set(river.id, course);
    const sides = [...(river.head ?? []), ...course.sides];
    sides.forEach((side) => taken.add(side));
    const told = (why: string | undefined): SourceRef => ({ status: 'reconstructed', why: why ?? '' });
    const measured = (a: string, b: string): SourceRef => {
      const [p, q] = [centreOf(grid.index(a)), centreOf(grid.index(b))];
      const middle: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
      const off = Math.min(...trueLine.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1])));
      return off < (plan.untold ?? 0)
        ? 'earth-river'
        : ['earth-river', `The true ${river.name} runs ${off.toFixed(1)} of a hex from its middle.`];
    };
    const sourceOf = (side: string, a: string, b: string): SourceRef => {
      const known = river.known?.find((one) => one.side === side)?.from;
      if (known !== undefined) return known;
      const reason = river.reasons?.find(({ sides: those }) => those.includes(side));
      if (reason !== undefined) return told(reason.why);
      if (river.head?.includes(side) === true) return told(river.headWhy);
      return river.pull?.includes(side) === true ? told(river.pullWhy) : measured(a, b);
    };
    return sides.map((side): SideLine => {
      const [a = '', b = ''] = side.split('/');
      const lake = river.lake?.sides.includes(side) === true ? river.lake : undefined;
      if (lake !== undefined)
        return {
          between: [a, b],
          kind: 'lake',
          water: lake.water,
          from: { kind: lake.from, water: lake.from },
        };
      const source = sourceOf(side, a, b);
      return {
        between: [a, b],
        kind: river.kind ?? 'river',
        river: river.id,
        from: { ...(plan.isTerse !== true && { kind: source }), river: source },
      };
    });
  });
};

// Lays a river along hexsides: the unbroken chain of corners that follows its real course most closely.
import type { Corners } from './corners.ts';
import type { Point } from './projection.ts';

export type Course = { readonly corners: readonly number[]; readonly sides: readonly string[] };

export type CourseAsk = {
  /** The real course in the plane, from its beginning to its end, evenly spaced. */
  readonly line: readonly Point[];
  readonly mayStart: (corner: number) => boolean;
  readonly mayEnd: (corner: number) => boolean;
  /** Whether it may flow over a side with these hexes on its left and on its right. */
  readonly mayFlow: (side: string, left: number, right: number) => boolean;
  /** Sides it is drawn to, by name. */
  readonly pull?: ReadonlySet<string>;
};

/** Points every `step` along a line. */
export const evenly = (line: readonly Point[], step: number): Point[] => {
  const points: Point[] = [];
  let left = 0;
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i], line[i + 1]];
    if (a === undefined || b === undefined) continue;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    for (; left < length; left += step) {
      const t = left / length;
      points.push([a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]);
    }
    left -= length;
  }
  const last = line.at(-1);
  if (last !== undefined) points.push(last);
  return points;
};

const FAR = 1.3;
const MOST_STEPS = 16;
/** What a hexside costs by itself, against its squared distance from the course. */
const LENGTH_COST = 0.04;
/** What a side costs that the river is drawn to. */
const PULLED_COST = 0.01;
/** A hexside in steps of the course: a side that stands for more of it counts for as much more. */
const SIDE_STEPS = 6;
/** Leaving out the first or the last steps of the course. */
const SKIP_COST = 0.1;

/** The two hexes of a side as left and right of the way along it. */
const banks = (
  from: Point,
  to: Point,
  [a, b]: readonly [number, number],
  centreOf: (hex: number) => Point,
): readonly [number, number] => {
  const [x, y] = centreOf(a);
  const turn = (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
  return turn > 0 ? [a, b] : [b, a];
};

/** The hex of a side that lies on the left of the way along it. */
export const leftOf = (...side: Parameters<typeof banks>): number => banks(...side)[0];

const away2 = (a: Point, b: Point): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;

/**
 * Walks corners and course together, never backward on the course, so that a bend is followed and not cut off.
 * Dijkstra's search over pairs of a corner and a place on the course.
 */
export const layCourse = (
  corners: Corners,
  centreOf: (hex: number) => Point,
  ask: CourseAsk,
): Course | undefined => {
  const { line } = ask;
  const n = line.length;
  const near = corners.at.map((p) => line.some((q) => away2(p, q) < FAR * FAR));
  const cost = new Map<number, number>();
  const before = new Map<number, { readonly state: number; readonly side: string }>();
  // Costs of stages only grow along the course, so states are settled stage by stage instead of by a queue.
  const stages: number[][] = line.map(() => []);
  const offer = (corner: number, k: number, value: number, from?: { state: number; side: string }): void => {
    const state = k * corners.at.length + corner;
    if (value >= (cost.get(state) ?? Infinity)) return;
    if (!cost.has(state)) stages[k]?.push(corner);
    cost.set(state, value);
    if (from !== undefined) before.set(state, from);
  };
  const first = line[0];
  if (first === undefined) return undefined;
  corners.at.forEach((p, corner) => {
    if (near[corner] !== true || !ask.mayStart(corner)) return;
    for (let k = 0; k < Math.min(n, 12); k++) {
      const q = line[k];
      if (q !== undefined) offer(corner, k, 2 * away2(p, q) + SKIP_COST * k);
    }
  });
  for (let k = 0; k < n; k++)
    for (const corner of stages[k] ?? []) {
      const state = k * corners.at.length + corner;
      const here = cost.get(state) ?? 0;
      const from = corners.at[corner];
      if (from === undefined) continue;
      for (const edge of corners.edges[corner] ?? []) {
        const to = corners.at[edge.to];
        if (to === undefined || near[edge.to] !== true) continue;
        const [left, right] = banks(from, to, edge.hexes, centreOf);
        if (!ask.mayFlow(edge.side, left, right)) continue;
        if (before.get(state)?.side === edge.side) continue;
        const pulled = ask.pull?.has(edge.side) === true;
        for (let j = 1; j <= MOST_STEPS && k + j < n; j++) {
          let off = 0;
          for (let s = 1; s <= 3; s++) {
            const t = s / 3;
            const q = line[k + Math.round(t * j)];
            const p: Point = [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])];
            if (q !== undefined) off += away2(p, q) / 3;
          }
          const price = pulled ? PULLED_COST : LENGTH_COST + off * Math.max(1, j / SIDE_STEPS);
          offer(edge.to, k + j, here + price, { state, side: edge.side });
        }
      }
    }
  let best: number | undefined;
  for (let k = Math.max(0, n - 14); k < n; k++)
    for (const corner of stages[k] ?? []) {
      if (!ask.mayEnd(corner)) continue;
      const state = k * corners.at.length + corner;
      const value = (cost.get(state) ?? Infinity) + SKIP_COST * (n - 1 - k);
      if (best === undefined || value < (cost.get(best) ?? Infinity)) best = state;
    }
  if (best === undefined) return undefined;
  const chain: number[] = [best % corners.at.length];
  const sides: string[] = [];
  for (let at = before.get(best); at !== undefined; at = before.get(at.state)) {
    sides.unshift(at.side);
    chain.unshift(at.state % corners.at.length);
  }
  return { corners: chain, sides };
};

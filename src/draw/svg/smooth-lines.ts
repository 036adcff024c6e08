// From hexsides to drawn lines: sides chained into lines and rings, and smooth path data along them.
import { along, cornerPoint, edgeKey, edgeOf, middle, wandered } from './geometry.ts';
import type { Edge, Point, Sheet } from './geometry.ts';
import { at } from './xml.ts';

/** Corners in order; a ring does not repeat its first. */
export type Chain = { readonly corners: readonly number[]; readonly isRing: boolean };

/** Corners at which the map ends; lines stay straight there. */
export function mapEdgeCorners(sheet: Sheet): Set<number> {
  const found = new Set<number>();
  const { grid } = sheet;
  for (let side = 0; side < grid.count * 6; side++)
    if (grid.neighbours[side]! < 0) {
      const { a, b } = edgeOf(sheet, side);
      found.add(a).add(b);
    }
  return found;
}

/** Rings around a set of hexes, clockwise outside and anticlockwise around holes. */
export function rings(sheet: Sheet, isIn: (hex: number) => boolean): Chain[] {
  const { grid } = sheet;
  const next = new Map<number, number>();
  for (let hex = 0; hex < grid.count; hex++) {
    if (!isIn(hex)) continue;
    for (let d = 0; d < 6; d++) {
      const to = grid.neighbours[hex * 6 + d]!;
      if (to >= 0 && isIn(to)) continue;
      const { a, b } = edgeOf(sheet, hex * 6 + d);
      next.set(a, b);
    }
  }
  const found: Chain[] = [];
  for (const start of [...next.keys()].toSorted((x, y) => x - y)) {
    if (!next.has(start)) continue;
    const corners: number[] = [];
    for (let c: number | undefined = start; c !== undefined;) {
      corners.push(c);
      const after: number | undefined = next.get(c);
      next.delete(c);
      c = after === start ? undefined : after;
    }
    found.push({ corners, isRing: true });
  }
  return found;
}

/** Sides joined end to end, broken where three meet; each line begins at the end whose side came first in the list. */
export function chains(edges: readonly Edge[]): Chain[] {
  const links = new Map<number, { to: number; key: number }[]>();
  const order = new Map<number, number>();
  for (const { a, b } of edges) {
    const key = edgeKey(a, b);
    if (order.has(key)) continue;
    order.set(key, order.size);
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const there = links.get(from);
      if (there === undefined) links.set(from, [{ to, key }]);
      else there.push({ to, key });
    }
  }
  const used = new Set<number>();
  const found: Chain[] = [];
  const walk = (start: number): void => {
    for (const first of links.get(start) ?? []) {
      if (used.has(first.key)) continue;
      const corners = [start];
      const keys: number[] = [];
      let step: { to: number; key: number } | undefined = first;
      while (step !== undefined) {
        used.add(step.key);
        keys.push(order.get(step.key) ?? 0);
        corners.push(step.to);
        const ways: { to: number; key: number }[] = links.get(step.to) ?? [];
        step = ways.length === 2 ? ways.find((way) => !used.has(way.key)) : undefined;
      }
      const isRing = corners.length > 2 && corners.at(-1) === start;
      if (isRing) corners.pop();
      const isBackward = !isRing && (keys[0] ?? 0) > (keys.at(-1) ?? 0);
      found.push({ corners: isBackward ? corners.toReversed() : corners, isRing });
    }
  };
  for (const [corner, ways] of links) if (ways.length !== 2) walk(corner);
  for (const corner of links.keys()) walk(corner);
  return found;
}

/** A point of a line, and whether the line has a corner there. */
export type Bend = { readonly p: Point; readonly isSharp: boolean };

/** The bends of a chain, with the wander of a hand unless it is to be plain. */
export function bends(sheet: Sheet, chain: Chain, edge: ReadonlySet<number>, isPlain = false): Bend[] {
  const isFixed = (vertex: number): boolean => edge.has(vertex);
  const found: Bend[] = [];
  chain.corners.forEach((vertex, k) => {
    const p = isPlain ? cornerPoint(sheet, vertex) : wandered(sheet, vertex, edge.has(vertex));
    found.push({ p, isSharp: edge.has(vertex) });
    const next = chain.corners[k + 1] ?? (chain.isRing ? chain.corners[0] : undefined);
    if (next === undefined || isPlain || (edge.has(vertex) && edge.has(next))) return;
    for (const q of along(sheet, vertex, next, isFixed)) found.push({ p: q, isSharp: false });
  });
  return found;
}

const xy = ([x, y]: Point): string => `${at(x)} ${at(y)}`;

/** Path data through the middles of the stretches between bends, rounded at every bend that is not sharp. */
export function smooth(line: readonly Bend[], isRing: boolean): string {
  const first = line[0];
  if (first === undefined || line.length < 2) return '';
  const parts: string[] = [];
  const put = (bend: Bend, to: Point): void => {
    if (bend.isSharp) parts.push(`L${xy(bend.p)}L${xy(to)}`);
    else parts.push(`Q${xy(bend.p)} ${xy(to)}`);
  };
  if (isRing) {
    const last = line.at(-1) ?? first;
    parts.push(`M${xy(middle(last.p, first.p))}`);
    line.forEach((bend, k) => put(bend, middle(bend.p, (line[k + 1] ?? first).p)));
    return `${parts.join('')}Z`;
  }
  parts.push(`M${xy(first.p)}`);
  for (let k = 1; k < line.length - 1; k++) put(line[k]!, middle(line[k]!.p, line[k + 1]!.p));
  parts.push(`L${xy(line.at(-1)!.p)}`);
  return parts.join('');
}

/** The same line as points close together, for setting names along it. */
export function trace(line: readonly Bend[]): Point[] {
  const points: Point[] = [];
  line.forEach((bend, k) => {
    const before = line[k - 1]?.p ?? bend.p;
    const after = line[k + 1]?.p ?? bend.p;
    const [m, n] = [middle(before, bend.p), middle(bend.p, after)];
    for (let i = 0; i < 4; i++) {
      const t = i / 4;
      const u = 1 - t;
      points.push([
        u * u * m[0] + 2 * u * t * bend.p[0] + t * t * n[0],
        u * u * m[1] + 2 * u * t * bend.p[1] + t * t * n[1],
      ]);
    }
  });
  return points;
}

export const straight = (points: readonly Point[]): string => `M${points.map(xy).join('L')}`;

/** Smooth path data around a set of hexes. */
export const around = (
  sheet: Sheet,
  edge: ReadonlySet<number>,
  isIn: (hex: number) => boolean,
  isPlain = false,
): string =>
  rings(sheet, isIn)
    .map((ring) => smooth(bends(sheet, ring, edge, isPlain), true))
    .join('');

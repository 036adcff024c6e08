// Rivers as smooth lines along their hexsides, wider for the long ones, with their names set letter by letter beside them.
import type { PrintedBoard } from '../../board/board.ts';
import { isWater } from '../../board/board-files.ts';
import { sideBetween } from '../../board/board.ts';
import { newCells } from './spatial-index.ts';
import { centre, distance, edgeKey, edgeOf, middle } from './geometry.ts';
import type { Edge, Point, Sheet } from './geometry.ts';
import { bends, chains, smooth, trace } from './smooth-lines.ts';
import type { Bend, Chain } from './smooth-lines.ts';
import { SERIF, WATER_INK, em, printed } from './palette.ts';
import { at, el, escapeText, group } from './xml.ts';

type River = {
  readonly key: string;
  readonly name: string;
  readonly ink: string;
  readonly edges: Edge[];
  readonly sides: string[];
};

/** Sides of every river in the order of the file; a side that lies along two rivers is drawn with the first. */
function riversOf(sheet: Sheet, board: PrintedBoard): River[] {
  const found = new Map<string, River>();
  const seen = new Set<number>();
  for (const line of board.map.hexsides) {
    const kind = board.map.sideKinds[line.kind];
    if (kind?.line !== 'river') continue;
    const side = sideBetween(board.grid, line);
    if (side === undefined) continue;
    const edge = edgeOf(sheet, side);
    if (seen.has(edgeKey(edge.a, edge.b))) continue;
    seen.add(edgeKey(edge.a, edge.b));
    const key = line.river ?? '';
    const river = found.get(key) ?? {
      key,
      name: printed(board.map.rivers[key]?.name ?? line.name ?? ''),
      ink: kind.ink,
      edges: [],
      sides: [],
    };
    river.edges.push(edge);
    river.sides.push(line.between.join('/'));
    found.set(key, river);
  }
  return [...found.values()];
}

/** Hexes around a corner: where a river ends in water its line is drawn on into it. */
const waterAt = (sheet: Sheet, board: PrintedBoard): Map<number, Point> => {
  const found = new Map<number, Point>();
  const { grid } = board;
  for (let hex = 0; hex < grid.count; hex++) {
    if (!isWater(board.hexes[hex])) continue;
    for (let d = 0; d < 6; d++) {
      const { a } = edgeOf(sheet, hex * 6 + d);
      found.set(a, centre(sheet, hex));
    }
  }
  return found;
};

const toward = (from: Point, to: Point, far: number): Point => {
  const long = distance(from, to) || 1;
  return [from[0] + ((to[0] - from[0]) / long) * far, from[1] + ((to[1] - from[1]) / long) * far];
};

type DrawnRiver = { readonly name: string; readonly points: readonly Point[]; readonly sides: number };

type RiverDrawing = { readonly lines: string; readonly drawn: readonly DrawnRiver[] };

type Run = { readonly chain: Chain; readonly line: Bend[] };

/** Where the curve of a line passes a corner, for the rivers that end there. */
const passedBy = (runs: readonly Run[]): Map<number, Point> => {
  const passes = new Map<number, Point>();
  for (const { chain, line } of runs)
    chain.corners.forEach((corner, k) => {
      const bend = k * 3;
      const [before, here, after] = [line[bend - 1], line[bend], line[bend + 1]];
      if (before === undefined || here === undefined || after === undefined) return;
      passes.set(corner, middle(here.p, middle(middle(before.p, here.p), middle(here.p, after.p))));
    });
  return passes;
};

/** Both ends drawn on: into the water that is there, or up to the line of the river that passes by. */
const drawnOn = (
  { chain, line }: Run,
  water: ReadonlyMap<number, Point>,
  passes: ReadonlyMap<number, Point>,
): Bend[] => {
  const beyond = (end: Bend | undefined, corner: number | undefined): Bend[] => {
    if (corner === undefined || end === undefined) return [];
    const basin = water.get(corner);
    const p = basin === undefined ? passes.get(corner) : toward(end.p, basin, 16);
    return p === undefined ? [] : [{ p, isSharp: false }];
  };
  if (chain.isRing) return line;
  return [...beyond(line[0], chain.corners[0]), ...line, ...beyond(line.at(-1), chain.corners.at(-1))];
};

/** Two strokes: a pale one beneath, and the river. */
const strokesOf = (river: River, d: string, width: number): readonly [string, string] => [
  el('path', { d, stroke: '#ffffff', 'stroke-opacity': 0.55, 'stroke-width': width + 2.4 }),
  el('path', {
    d,
    stroke: river.ink,
    'stroke-width': width,
    'data-river': river.key,
    'data-sides': river.sides.join(' '),
  }),
];

export function drawRivers(sheet: Sheet, board: PrintedBoard, edge: ReadonlySet<number>): RiverDrawing {
  const rivers = riversOf(sheet, board);
  const water = waterAt(sheet, board);
  const all = rivers.map((river) => ({
    river,
    runs: chains(river.edges).map((chain): Run => ({ chain, line: bends(sheet, chain, edge) })),
  }));
  const passes = passedBy(all.flatMap(({ runs }) => runs));
  const lengthOfAll = (name: string): number =>
    rivers.reduce((sum, river) => sum + (river.name === name ? river.edges.length : 0), 0);
  const strokes = all.map(({ river, runs }) => {
    const d = runs.map((run) => smooth(drawnOn(run, water, passes), run.chain.isRing)).join('');
    return strokesOf(river, d, Math.min(5.4, 2.4 + lengthOfAll(river.name) * 0.13));
  });
  const look = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return {
    lines: group({ id: 'rivers', ...look }, [
      ...strokes.map(([under]) => under),
      ...strokes.map(([, over]) => over),
    ]),
    drawn: all.flatMap(({ river: { name }, runs }) =>
      runs.map(({ chain, line }) => ({ name, points: trace(line), sides: chain.corners.length - 1 })),
    ),
  };
}

const SIZE = 15;
/** Between letters. */
const GAP = 1.6;

const lengthOf = (name: string): number => em(name) * SIZE + name.length * GAP;
const OFF = 7;

/** The way a line takes on the whole, without its windings. */
const eased = (points: readonly Point[], reach: number): Point[] =>
  points.map((_, k) => {
    let [x, y, n] = [0, 0, 0];
    for (let i = Math.max(0, k - reach); i <= Math.min(points.length - 1, k + reach); i++) {
      x += points[i]![0];
      y += points[i]![1];
      n++;
    }
    return [x / n, y / n];
  });

type Stretch = { readonly from: number; readonly to: number; readonly off: number; readonly cost: number };

/** Above the line, or beneath it with room for the height of the letters. */
const OFFSETS = [-OFF, OFF + SIZE * 0.72] as const;

const courseOf = (way: readonly Point[]): readonly Point[] => {
  const [first, last] = [way[0]!, way.at(-1)!];
  const dx = last[0] - first[0];
  return dx < -8 || (Math.abs(dx) <= 8 && last[1] > first[1]) ? way.toReversed() : way;
};

const beside = (
  course: readonly Point[],
  k: number,
  off: number,
): { readonly p: Point; readonly angle: number } => {
  const here = course[Math.min(k, course.length - 1)]!;
  const back = course[Math.max(0, k - 3)]!;
  const on = course[Math.min(course.length - 1, k + 4)]!;
  const angle = Math.atan2(on[1] - back[1], on[0] - back[0]);
  return { angle, p: [here[0] - Math.sin(angle) * off, here[1] + Math.cos(angle) * off] };
};

/** How far it is from each point of a way to the next, and how much the way turns at it. */
const stepsOf = (way: readonly Point[]): { readonly far: number[]; readonly turn: number[] } => {
  const far: number[] = [];
  const turn: number[] = [];
  for (let k = 0; k < way.length - 1; k++) {
    const [a, b, c] = [way[k - 1] ?? way[k]!, way[k]!, way[k + 1]!];
    far.push(distance(b, c));
    const bend = Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0]);
    turn.push(Math.abs(Math.atan2(Math.sin(bend), Math.cos(bend))));
  }
  return { far, turn };
};

/** Stretches of the line long enough for a name, on either side, the straightest and freest first. */
function stretches(way: readonly Point[], long: number, trouble: (p: Point) => number): Stretch[] {
  const found: Stretch[] = [];
  const steps = stepsOf(way);
  for (let from = 0; from < way.length - 2; from += 3) {
    let sum = 0;
    let turn = 0;
    let to = from;
    while (to < way.length - 1 && sum < long) {
      sum += steps.far[to]!;
      if (to > from) turn += steps.turn[to]!;
      to++;
    }
    if (sum < long) break;
    const course = courseOf(way.slice(from, to + 1));
    const steep = Math.abs(way[to]![1] - way[from]![1]) / (Math.abs(way[to]![0] - way[from]![0]) + 20);
    for (const off of OFFSETS) {
      // Letters stand above their base line, so the room they need is a little higher than it.
      const bad = course.reduce((all, _, k) => all + trouble(beside(course, k, off - SIZE * 0.35).p), 0);
      found.push({ from, to, off, cost: turn * 3 + bad + Math.min(steep, 3) + (off > 0 ? 0.4 : 0) });
    }
  }
  return found.toSorted((a, b) => a.cost - b.cost || a.from - b.from);
}

/** Letters along a way, upright for the reader whichever way the water flows, spaced where they stand. */
function lettered(name: string, way: readonly Point[], off: number): string {
  const course = courseOf(way);
  const spots = course.map((_, k) => beside(course, k, off));
  const steps = spots.map(({ p }, k) => (k === 0 ? 0 : distance(spots[k - 1]!.p, p)));
  const total = steps.reduce((sum, step) => sum + step, 0);
  let next = Math.max(0, (total - lengthOf(name)) / 2);
  let done = 0;
  let k = 0;
  const letters: string[] = [];
  for (const c of name) {
    const wide = em(c) * SIZE + GAP;
    const target = next + wide / 2;
    next += wide;
    while (k < spots.length - 2 && done + steps[k + 1]! < target) done += steps[++k]!;
    const { p, angle } = spots[k]!;
    const x = p[0] + Math.cos(angle) * (target - done);
    const y = p[1] + Math.sin(angle) * (target - done);
    if (c !== ' ')
      letters.push(
        `<text transform="translate(${at(x)} ${at(y)}) rotate(${at((angle * 180) / Math.PI)})">${escapeText(c)}</text>`,
      );
  }
  return el('g', { 'aria-label': name }, letters.join(''));
}

/** Names of two rivers keep so far apart. */
const NEAR = 34;

/** Names beside the rivers, twice along the longest; `trouble` tells what to keep away from. */
export function riverNames(drawn: readonly DrawnRiver[], trouble: (p: Point) => number): string {
  const taken: Point[] = [];
  const letters = newCells<Point>();
  const crowd = (p: Point): number =>
    trouble(p) + (letters.near(p).some((q) => distance(p, q) < NEAR) ? 3 : 0);
  const longest = new Map<string, DrawnRiver[]>();
  for (const river of drawn) longest.set(river.name, [...(longest.get(river.name) ?? []), river]);
  const written: string[] = [];
  for (const [name, parts] of longest) {
    if (name === '') continue;
    // On the inner side of a bend there is less room than along the water.
    const long = lengthOf(name) * 1.1 + 6;
    const wanted = parts.reduce((sum, part) => sum + part.sides, 0) > 22 ? 2 : 1;
    let set = 0;
    for (const part of parts.toSorted((a, b) => b.sides - a.sides)) {
      const way = eased(part.points, 5);
      for (const { from, to, off } of stretches(way, long, crowd)) {
        if (set >= wanted) break;
        const piece = way.slice(from, to + 1);
        const centre = piece[piece.length >> 1]!;
        if (taken.some((q) => distance(q, centre) < (set > 0 ? 420 : 30))) continue;
        for (const p of piece.filter((_, i) => i % 4 === 0)) {
          taken.push(p);
          letters.put(p, p, NEAR, NEAR);
        }
        written.push(lettered(name, piece, off));
        set++;
      }
    }
  }
  return group(
    {
      id: 'river-names',
      'font-family': SERIF,
      'font-style': 'italic',
      'font-size': SIZE,
      fill: WATER_INK,
      'text-anchor': 'middle',
      stroke: '#f4f1dc',
      'stroke-width': 2.4,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    },
    written,
  );
}

// The ground of the map: land in the colours and quiet patterns of its terrains, and the waters with their coasts.
import type { PrintedBoard } from '../../board/board.ts';
import { isWater } from '../../board/board-files.ts';
import type { SideLine } from '../../board/data-types.ts';
import type { TerrainKind, WaterSort } from '../../board/vocabularies.ts';
import { centre, cornerPoint, edgeOf, thrown } from './geometry.ts';
import type { Edge, Point, Sheet } from './geometry.ts';
import { around, bends, chains, smooth } from './smooth-lines.ts';
import { CLEAR, COAST, SEA, SHALLOW } from './palette.ts';
import { signIds } from './patterns.ts';
import { at, el, group } from './xml.ts';

/** Places for signs in a hex: clear of the number at the top, and of a name when there is one. */
const SPOTS: readonly Point[] = [
  [-30, -22],
  [30, -22],
  [-34, 2],
  [-12, -12],
  [12, -10],
  [34, 2],
  [-24, 22],
  [0, 8],
  [24, 22],
  [-10, 32],
  [10, 38],
];

const signs = (sheet: Sheet, board: PrintedBoard): string[] => {
  const written: string[] = [];
  board.hexes.forEach((line, hex) => {
    const names = signIds(board.map.terrains, line.terrains);
    if (names.length === 0) return;
    const isPlace =
      line.city !== undefined ||
      line.objective !== undefined ||
      line.features.some(({ kind }) => kind.beside !== true);
    const isNamed = isPlace || line.label !== undefined;
    const [x, y] = centre(sheet, hex);
    SPOTS.forEach(([dx, dy], k) => {
      if (isPlace && Math.abs(dx) < 26 && dy > -20) return;
      if (isNamed && dy > 14 && dy < 34) return;
      const jx = 9 * (thrown(hex, k * 3) - 0.5);
      const jy = 8 * (thrown(hex, k * 3 + 1) - 0.5);
      const name = names[Math.floor(thrown(hex, k * 3 + 2) * names.length)] ?? names[0]!;
      written.push(`<use href="#${name}" x="${at(x + dx + jx)}" y="${at(y + dy + jy)}"/>`);
    });
  });
  return written;
};

const patch = (
  sheet: Sheet,
  board: PrintedBoard,
  edge: ReadonlySet<number>,
  terrain: string,
  fill: string,
): string => {
  const d = around(sheet, edge, (hex) => board.hexes[hex]?.terrain === terrain);
  return d === '' ? '' : el('path', { d, fill, 'fill-rule': 'evenodd', 'data-terrain': terrain });
};

/** The straight outline of all hexes, for clipping what is drawn beyond it. */
export const outlinePath = (sheet: Sheet, edge: ReadonlySet<number>): string =>
  around(sheet, edge, () => true, true);

/** Land that no terrain is drawn for shows this. */
const paper = ({ map: { terrains } }: PrintedBoard): string =>
  Object.values(terrains).find(({ water, pattern }) => water === undefined && pattern === undefined)?.fill ??
  CLEAR;

export const land = (sheet: Sheet, board: PrintedBoard, edge: ReadonlySet<number>): string => {
  const ground = paper(board);
  return group({ id: 'land' }, [
    el('path', { d: outlinePath(sheet, edge), fill: ground }),
    ...Object.entries(board.map.terrains)
      .filter(
        ([, { water, fill, pattern }]) => water === undefined && (fill !== ground || pattern !== undefined),
      )
      .map(([key, { fill }]) => patch(sheet, board, edge, key, fill)),
    group({ id: 'ground' }, signs(sheet, board)),
  ]);
};

/** Lines along the sides where water of this kind meets land; the map's edge is no coast. */
const shore = (sheet: Sheet, board: PrintedBoard, edge: ReadonlySet<number>, terrain: string): string => {
  const { grid } = board;
  const sides: Edge[] = [];
  for (let side = 0; side < grid.count * 6; side++) {
    const to = grid.neighbours[side]!;
    if (to < 0 || board.hexes[Math.floor(side / 6)]?.terrain !== terrain) continue;
    if (!isWater(board.hexes[to])) sides.push(edgeOf(sheet, side));
  }
  return chains(sides)
    .map((chain) => smooth(bends(sheet, chain, edge), chain.isRing))
    .join('');
};

const waterBody = (
  id: string,
  d: string,
  coast: string,
  { fill, ink = COAST, tint = SHALLOW }: TerrainKind,
): string =>
  d === ''
    ? ''
    : group({ id }, [
        el('clipPath', { id: `${id}-clip` }, el('path', { d, 'clip-rule': 'evenodd' })),
        el('path', { d, fill, 'fill-rule': 'evenodd' }),
        el('g', { 'clip-path': `url(#${id}-clip)`, fill: 'none', 'stroke-linejoin': 'round' }, [
          el('path', { d: coast, stroke: tint, 'stroke-opacity': 0.5, 'stroke-width': 44 }),
          el('path', { d: coast, stroke: tint, 'stroke-opacity': 0.6, 'stroke-width': 26 }),
          el('path', { d: coast, stroke: tint, 'stroke-opacity': 0.8, 'stroke-width': 11 }),
        ]),
        el('path', {
          d: coast,
          fill: 'none',
          stroke: ink,
          'stroke-width': 1.8,
          'stroke-linejoin': 'round',
        }),
      ]);

/** Hexsides of water between hexes of land: a band of it along the side. */
const waterSides = (sheet: Sheet, board: PrintedBoard, edge: ReadonlySet<number>): string => {
  const { sideKinds } = board.map;
  const isBand = ({ kind }: SideLine): boolean => sideKinds[kind]?.line === 'water';
  const wanted = [...board.sides].flatMap(([directed, lines]) => {
    const to = board.grid.neighbours[directed]!;
    const line = Math.floor(directed / 6) < to ? lines.find(isBand) : undefined;
    return line === undefined ? [] : [{ directed, line }];
  });
  const groups = new Map<string, { readonly kind: string; readonly sides: number[] }>();
  for (const { directed, line } of wanted) {
    const key = `${line.kind} ${line.water ?? ''}`;
    const there = groups.get(key);
    if (there === undefined) groups.set(key, { kind: line.kind, sides: [directed] });
    else there.sides.push(directed);
  }
  return group(
    { id: 'water-sides', fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    [...groups.values()].flatMap(({ kind, sides }) => {
      const d = chains(sides.map((side) => edgeOf(sheet, side)))
        .map((chain) => smooth(bends(sheet, chain, edge), chain.isRing))
        .join('');
      const names = sides.map((side) => sideText(board, side)).join(' ');
      const { ink = COAST, fill = SEA, tint = SHALLOW } = sideKinds[kind] ?? {};
      return [
        el('path', { d, stroke: ink, 'stroke-width': 17, 'data-kind': kind, 'data-sides': names }),
        el('path', { d, stroke: fill, 'stroke-width': 13.6 }),
        el('path', { d, stroke: tint, 'stroke-width': 5, 'stroke-opacity': 0.7 }),
      ];
    }),
  );
};

export const sideText = (board: PrintedBoard, directed: number): string =>
  `${board.grid.id(Math.floor(directed / 6))}/${board.grid.id(board.grid.neighbours[directed]!)}`;

/** Lakes lie under seas. */
const BODIES: Readonly<Record<WaterSort, string>> = { lake: 'lakes', sea: 'seas' };

export const waters = (sheet: Sheet, board: PrintedBoard, edge: ReadonlySet<number>): string => {
  const all = Object.entries(board.map.terrains);
  return group({ id: 'waters' }, [
    waterSides(sheet, board, edge),
    ...(['lake', 'sea'] as const).flatMap((sort) =>
      all
        .filter(([, { water }]) => water === sort)
        .map(([key, kind], i) => {
          const d = around(sheet, edge, (hex) => board.hexes[hex]?.terrain === key);
          const id = i === 0 ? BODIES[sort] : `${BODIES[sort]}-${key}`;
          return waterBody(id, d, shore(sheet, board, edge, key), kind);
        }),
    ),
  ]);
};

/** The thin grid: every side of every hex once, fainter where nobody may stand. */
export const hexGrid = (sheet: Sheet, board: PrintedBoard, stroke: string): string => {
  const { grid } = board;
  const dry: string[] = [];
  const wet: string[] = [];
  for (let side = 0; side < grid.count * 6; side++) {
    const to = grid.neighbours[side]!;
    const from = Math.floor(side / 6);
    if (to >= 0 && to < from) continue;
    const { a, b } = edgeOf(sheet, side);
    const [p, q] = [cornerPoint(sheet, a), cornerPoint(sheet, b)];
    const isWet = isWater(board.hexes[from]) && (to < 0 || isWater(board.hexes[to]));
    (isWet ? wet : dry).push(`M${at(p[0])} ${at(p[1])}L${at(q[0])} ${at(q[1])}`);
  }
  return group({ id: 'grid', fill: 'none', stroke, 'stroke-width': 0.9 }, [
    el('path', { d: dry.join(''), 'stroke-opacity': 0.5 }),
    wet.length === 0 ? '' : el('path', { d: wet.join(''), 'stroke-opacity': 0.22 }),
  ]);
};

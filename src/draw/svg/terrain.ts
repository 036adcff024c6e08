// The ground of the map: clear land, the quiet patterns of rough, marsh and desert-steppe, and the waters with their coasts.
import type { PrintedBoard } from '../../board/board.ts';
import { isWater } from '../../board/board-files.ts';
import type { Terrain } from '../../board/data-types.ts';
import { centre, cornerPoint, edgeOf, thrown } from './geometry.ts';
import type { Edge, Point, Sheet } from './geometry.ts';
import { around, bends, chains, smooth } from './smooth-lines.ts';
import {
  CLEAR,
  COAST,
  LAKE,
  MARSH,
  MARSH_INK,
  ROUGH,
  ROUGH_INK,
  SEA,
  SHALLOW,
  STEPPE,
  STEPPE_INK,
} from './palette.ts';
import { at, el, group } from './xml.ts';

/** Small drawings that the scattered signs use; each stands on its own origin. */
export const groundDefs = (): string =>
  [
    el('g', { id: 'hill', fill: 'none', stroke: ROUGH_INK, 'stroke-linecap': 'round' }, [
      el('path', { d: 'M-9 4Q-5 -1 -2.5 -4Q-1 -6.5 1 -4.5Q4 -1 9 4', 'stroke-width': 1.3, fill: '#e2cda4' }),
      el('path', { d: 'M1 -4.5L3 0M3.4 -2.2L5 1.4M6 .6L7 3M-.6 -3.5L0 -1', 'stroke-width': 0.9 }),
    ]),
    el('g', { id: 'knoll', fill: 'none', stroke: ROUGH_INK, 'stroke-linecap': 'round' }, [
      el('path', { d: 'M-5 2Q-2 -2 0 -3Q2 -2 5 2', 'stroke-width': 1.1, fill: '#e2cda4' }),
      el('path', { d: 'M1.4 -1.6L2.4 .8M-3.4 4h.1M3 4.6h.1M0 4.2h.1', 'stroke-width': 0.9 }),
    ]),
    el('g', { id: 'tuft', fill: 'none', stroke: MARSH_INK, 'stroke-linecap': 'round' }, [
      el('path', { d: 'M-7 3H7M-4 5.6H4', 'stroke-width': 0.9, stroke: '#3d84b0' }),
      el('path', { d: 'M0 3V-5M-2.2 3L-4.6 -3M2.2 3L4.6 -3M-1 3L-2.2 -4M1 3L2.2 -4', 'stroke-width': 1 }),
    ]),
    el('g', { id: 'sand', fill: STEPPE_INK }, [
      el('circle', { cx: 0, cy: 0, r: 1.1 }),
      el('circle', { cx: 6, cy: 3, r: 0.8 }),
      el('circle', { cx: -5, cy: 4, r: 0.9 }),
    ]),
  ].join('\n');

const SIGNS: Readonly<Record<string, readonly string[]>> = {
  rough: ['hill', 'knoll', 'hill'],
  marsh: ['tuft'],
  'desert-steppe': ['sand'],
};

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
    const names = SIGNS[line.terrain];
    if (names === undefined) return;
    const isPlace = line.city !== undefined || line.objective !== undefined;
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
  terrain: Terrain,
  fill: string,
): string => {
  const d = around(sheet, edge, (hex) => board.hexes[hex]?.terrain === terrain);
  return d === '' ? '' : el('path', { d, fill, 'fill-rule': 'evenodd', 'data-terrain': terrain });
};

/** The straight outline of all hexes, for clipping what is drawn beyond it. */
export const outlinePath = (sheet: Sheet, edge: ReadonlySet<number>): string =>
  around(sheet, edge, () => true, true);

export const land = (sheet: Sheet, board: PrintedBoard, edge: ReadonlySet<number>): string =>
  group({ id: 'land' }, [
    el('path', { d: outlinePath(sheet, edge), fill: CLEAR }),
    patch(sheet, board, edge, 'rough', ROUGH),
    patch(sheet, board, edge, 'marsh', MARSH),
    patch(sheet, board, edge, 'desert-steppe', STEPPE),
    group({ id: 'ground' }, signs(sheet, board)),
  ]);

/** Lines along the sides where water of this kind meets land; the map's edge is no coast. */
const shore = (sheet: Sheet, board: PrintedBoard, edge: ReadonlySet<number>, terrain: Terrain): string => {
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

const waterBody = (id: string, d: string, coast: string, fill: string): string =>
  d === ''
    ? ''
    : group({ id }, [
        el('clipPath', { id: `${id}-clip` }, el('path', { d, 'clip-rule': 'evenodd' })),
        el('path', { d, fill, 'fill-rule': 'evenodd' }),
        el('g', { 'clip-path': `url(#${id}-clip)`, fill: 'none', 'stroke-linejoin': 'round' }, [
          el('path', { d: coast, stroke: SHALLOW, 'stroke-opacity': 0.5, 'stroke-width': 44 }),
          el('path', { d: coast, stroke: SHALLOW, 'stroke-opacity': 0.6, 'stroke-width': 26 }),
          el('path', { d: coast, stroke: SHALLOW, 'stroke-opacity': 0.8, 'stroke-width': 11 }),
        ]),
        el('path', {
          d: coast,
          fill: 'none',
          stroke: COAST,
          'stroke-width': 1.8,
          'stroke-linejoin': 'round',
        }),
      ]);

/** Hexsides of lake, sea and strait between hexes of land: a band of water along the side. */
const waterSides = (sheet: Sheet, board: PrintedBoard, edge: ReadonlySet<number>): string => {
  const wanted = [...board.sides]
    .filter(([directed, lines]) => {
      const to = board.grid.neighbours[directed]!;
      const from = Math.floor(directed / 6);
      return from < to && lines.some((line) => line.kind !== 'river');
    })
    .map(([directed, lines]) => ({ directed, line: lines.find((line) => line.kind !== 'river')! }));
  const groups = new Map<string, number[]>();
  for (const { directed, line } of wanted) {
    const key = `${line.kind} ${line.water ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), directed]);
  }
  return group(
    { id: 'water-sides', fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    [...groups].flatMap(([key, sides]) => {
      const d = chains(sides.map((side) => edgeOf(sheet, side)))
        .map((chain) => smooth(bends(sheet, chain, edge), chain.isRing))
        .join('');
      const names = sides.map((side) => sideText(board, side)).join(' ');
      return [
        el('path', {
          d,
          stroke: COAST,
          'stroke-width': 17,
          'data-kind': key.split(' ')[0],
          'data-sides': names,
        }),
        el('path', { d, stroke: key.startsWith('lake') ? LAKE : SEA, 'stroke-width': 13.6 }),
        el('path', { d, stroke: SHALLOW, 'stroke-width': 5, 'stroke-opacity': 0.7 }),
      ];
    }),
  );
};

export const sideText = (board: PrintedBoard, directed: number): string =>
  `${board.grid.id(Math.floor(directed / 6))}/${board.grid.id(board.grid.neighbours[directed]!)}`;

export const waters = (sheet: Sheet, board: PrintedBoard, edge: ReadonlySet<number>): string => {
  const of = (terrain: Terrain): string =>
    around(sheet, edge, (hex) => board.hexes[hex]?.terrain === terrain);
  return group({ id: 'waters' }, [
    waterSides(sheet, board, edge),
    waterBody('lakes', of('all-lake'), shore(sheet, board, edge, 'all-lake'), LAKE),
    waterBody('seas', of('all-sea'), shore(sheet, board, edge, 'all-sea'), SEA),
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

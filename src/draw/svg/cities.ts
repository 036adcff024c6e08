// What stands inside hexes: printed numbers, cities, oil fields, industry, ports, and their names.
import type { PrintedBoard } from '../../board/board.ts';
import { isWater } from '../../board/board-files.ts';
import type { PrintedFeature } from '../../board/printed-hex.ts';
import type { MapFile } from '../../board/data-types.ts';
import type { FeatureSymbol } from '../../board/vocabularies.ts';
import { centre, cornerPoint, edgeOf, middle } from './geometry.ts';
import type { Point, Sheet } from './geometry.ts';
import { CITY, COAST, FORT_INKS, INK, SANS, SERIF, em, pick, sizeFor } from './palette.ts';
import { at, el, group, text } from './xml.ts';

type Drawing = (id: string, ink: string) => string;

/** Every one but the square and the circle, which are as large as their points. */
const DRAWINGS: Readonly<Partial<Record<FeatureSymbol, Drawing>>> = {
  derrick: (id) =>
    el('g', { id, fill: 'none', stroke: INK, 'stroke-width': 1.6, 'stroke-linejoin': 'round' }, [
      el('path', { d: 'M-9 13L-2.4 -12H2.4L9 13Z', fill: '#fff7e0' }),
      el('path', {
        d: 'M-7.4 7H7.4M-5.6 0H5.6M-3.9 -6.5H3.9M-9 13L5.6 0L-3.9 -6.5M9 13L-5.6 0L3.9 -6.5',
        'stroke-width': 1,
      }),
      el('path', { d: 'M0 -12V-16M-3.5 -15.2Q0 -19 3.5 -15.2', 'stroke-width': 1.6 }),
      el('path', { d: 'M-12 13.4H12', 'stroke-width': 2.2 }),
    ]),
  works: (id, ink) =>
    el('g', { id, stroke: INK, 'stroke-width': 1.4, 'stroke-linejoin': 'round' }, [
      el('path', { d: 'M-16 13V-2L-8 4V-2L0 4V-2L8 4L9 -15H13L15 13Z', fill: ink }),
      el('path', {
        d: 'M11 -17Q15 -21 20 -18Q24 -22 28 -19',
        fill: 'none',
        'stroke-width': 1.5,
        stroke: '#6d675c',
      }),
      el('path', { d: 'M-12 8.5H-8M-4.5 8.5H-.5M3.5 8.5H7.5', stroke: '#fff7e0', 'stroke-width': 2.6 }),
    ]),
  anchor: (id, ink) =>
    el('g', { id, fill: 'none', stroke: ink, 'stroke-width': 1.9, 'stroke-linecap': 'round' }, [
      el('circle', { cx: 0, cy: -7.4, r: 2.1 }),
      el('path', { d: 'M0 -5.2V8M-4.4 -2.6H4.4M-7 2.4Q-6 8 0 8.2Q6 8 7 2.4' }),
    ]),
  airfield: (id, ink) =>
    el('g', { id, fill: ink, stroke: '#fffdf2', 'stroke-width': 0.6 }, [
      el('path', {
        d: 'M-1.3 -8Q0 -10.5 1.3 -8V-3L9 1V3.4L1.3 1.4V5.4L4 7.4V9L0 8L-4 9V7.4L-1.3 5.4V1.4L-9 3.4V1L-1.3 -3Z',
      }),
    ]),
  fort: (id, ink) =>
    el('g', { id, fill: '#fffdf2', stroke: ink, 'stroke-width': 1.8, 'stroke-linejoin': 'round' }, [
      el('path', { d: 'M0 -9L8.5 -3L5.5 7.5H-5.5L-8.5 -3Z' }),
      el('path', { d: 'M-3 0H3M0 -3V3', 'stroke-width': 1.4 }),
    ]),
  star: (id, ink) =>
    el('g', { id, fill: ink, stroke: '#fffdf2', 'stroke-width': 0.7 }, [
      el('path', {
        d: 'M0 -9L2.4 -3.2L8.6 -2.8L3.8 1.2L5.4 7.3L0 3.9L-5.4 7.3L-3.8 1.2L-8.6 -2.8L-2.4 -3.2Z',
      }),
    ]),
  circle: (id, ink) => el('circle', { id, r: 5, fill: '#fffdf2', stroke: ink, 'stroke-width': 2.2 }),
};

type Features = Pick<MapFile, 'features'>;

/** The first kind with a symbol has it by its own name, others by names of their own. */
export const symbolId = ({ features }: Features, key: string): string => {
  const symbol = features[key]?.symbol ?? 'circle';
  const first = Object.keys(features).find((other) => features[other]?.symbol === symbol);
  return first === key ? symbol : `${symbol}-${key}`;
};

export const placeDefs = (map: Features): string =>
  Object.entries(map.features)
    .flatMap(([key, { symbol, ink = INK }]) => DRAWINGS[symbol]?.(symbolId(map, key), ink) ?? [])
    .join('\n');

/** Printed numbers, each at the top of its hex. */
export function numbers(sheet: Sheet, board: PrintedBoard): PlacesDrawing {
  const { grid } = board;
  const labels: Label[] = [];
  const written = Array.from({ length: grid.count }, (_, hex) => {
    const [x, y] = centre(sheet, hex);
    labels.push({ x, y: y - 38, width: 30, isQuiet: true });
    const fill = isWater(board.hexes[hex]) ? COAST : undefined;
    return text(grid.id(hex), { x: at(x), y: at(y - 34.5), fill });
  });
  const look = { 'font-family': SANS, 'font-size': 10.5, fill: '#5b5546', 'text-anchor': 'middle' };
  return { labels, drawn: group({ id: 'numbers', ...look }, written) };
}

/** Room that something printed takes, so that other names can keep out of it. */
export type Label = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Of a line of text, if not said. */
  readonly height?: number;
  readonly isQuiet: boolean;
};

/** The way from a port to its water: the side to sea hexes of that name, or a side of that water. */
function seaward(sheet: Sheet, board: PrintedBoard, hex: number, water: string): Point | undefined {
  const [x, y] = centre(sheet, hex);
  let [sx, sy, n] = [0, 0, 0];
  for (let d = 0; d < 6; d++) {
    const side = hex * 6 + d;
    const to = board.grid.neighbours[side]!;
    if (to < 0) continue;
    const isThere =
      board.hexes[to]?.water === water || board.sides.get(side)?.some((line) => line.water === water);
    if (isThere !== true) continue;
    const { a, b } = edgeOf(sheet, side);
    const m = middle(cornerPoint(sheet, a), cornerPoint(sheet, b));
    sx += m[0] - x;
    sy += m[1] - y;
    n++;
  }
  const long = Math.hypot(sx, sy);
  return n === 0 || long < 1 ? undefined : [sx / long, sy / long];
}

/** What it is worth; where nobody counts points, places whose names are in capitals are drawn as if worth one. */
export const weightOf = (board: PrintedBoard, { kind, points = 0 }: PrintedFeature): number =>
  kind.capitals !== true || board.hexes.some((hex) => (hex.points ?? 0) > 0) ? points : 1;

const squareOf = (points: number): number => 13 + 3 * Math.min(points, 4);

export type PlacesDrawing = { readonly drawn: string; readonly labels: readonly Label[] };

/** How a name is set: of a place worth points, of another city, of an ordinary hex. */
const STYLES = {
  strong: { size: 14.5, weight: 'bold', style: undefined, fill: undefined },
  city: { size: 12, weight: undefined, style: 'italic', fill: undefined },
  quiet: { size: 10.5, weight: undefined, style: 'italic', fill: '#5d5442' },
} as const;

const citySign = (id: string, x: number, y: number, points: number, ink: string): string[] => {
  const side = points > 0 ? squareOf(points) : 9;
  return [
    el('rect', {
      x: at(x - side / 2),
      y: at(y - 6 - side / 2),
      width: side,
      height: side,
      fill: points > 0 ? ink : '#fffdf2',
      stroke: INK,
      'stroke-width': 1.7,
      'data-city': id,
    }),
    points < 2
      ? ''
      : text(String(points), {
          x: at(x),
          y: at(y - 6 + side * 0.27),
          'font-family': SANS,
          'font-weight': 'bold',
          'font-size': side * 0.74,
          'text-anchor': 'middle',
          fill: '#ffffff',
        }),
  ];
};

type Named = { readonly text: string; readonly label: Label };

const nameAt = (content: string, x: number, y: number, kind: keyof typeof STYLES): Named => {
  const style = STYLES[kind];
  const isBold = kind === 'strong';
  const size = Math.max(8, sizeFor(content, isBold ? 108 : 96, style.size, isBold));
  return {
    label: { x, y: y - size * 0.35, width: em(content, isBold) * size, isQuiet: kind === 'quiet' },
    text: text(content, {
      x: at(x),
      y: at(y),
      'font-size': size,
      'font-weight': style.weight,
      'font-style': style.style,
      fill: style.fill,
      'stroke-width': kind === 'quiet' ? 1.8 : undefined,
      'stroke-opacity': kind === 'quiet' ? 0.7 : undefined,
    }),
  };
};

/** The name of a hex; that of a water is set over the whole of it instead. */
const nameOf = (sheet: Sheet, board: PrintedBoard, hex: number): Named | undefined => {
  const { city, label, water, features } = board.hexes[hex]!;
  const points = Math.max(0, ...features.map((one) => weightOf(board, one)));
  const called = city ?? label;
  if (called === undefined || called === board.map.waters[water ?? '']?.name) return undefined;
  const kind = points > 0 ? 'strong' : city === undefined ? 'quiet' : 'city';
  const [x, y] = centre(sheet, hex);
  return nameAt(called, x, y + (kind === 'quiet' ? 27 : 23), kind);
};

/** The one sign in the middle of a hex. */
const middleSign = (board: PrintedBoard, feature: PrintedFeature, id: string, [x, y]: Point): string[] => {
  const { key, kind } = feature;
  const points = weightOf(board, feature);
  if (kind.symbol === 'square') return citySign(id, x, y, points, kind.ink ?? CITY);
  const href = symbolId(board.map, key);
  const what = points > 0 ? 'data-objective' : 'data-feature';
  return [`<use href="#${href}" x="${at(x)}" y="${at(y - 8)}" ${what}="${id}"/>`];
};

/** A bar beneath what belongs to one side, in the ink of that side. */
const ownerBar = (board: PrintedBoard, side: string, x: number, y: number): string => {
  const owners = board.hexes.flatMap(({ features }) => features.flatMap((one) => one.side ?? []));
  const number = [...new Set(owners)].toSorted().indexOf(side);
  return el('path', {
    d: `M${at(x - 8)} ${at(y + 11)}H${at(x + 8)}`,
    stroke: pick(FORT_INKS, number),
    'stroke-width': 3,
    'data-side': side,
  });
};

/** Where signs stand that are not in the middle, and have no water to look to. */
const CORNERS: readonly Point[] = [
  [30, 8],
  [-30, 8],
  [30, -18],
  [-30, -18],
];

const signsAt = (sheet: Sheet, board: PrintedBoard, hex: number): string[] => {
  const { features } = board.hexes[hex]!;
  const [x, y] = centre(sheet, hex);
  const id = board.grid.id(hex);
  const middleOne = features.find(({ kind }) => kind.beside !== true);
  const place = middleOne === undefined ? [] : middleSign(board, middleOne, id, [x, y]);
  const others = features.filter((one) => one !== middleOne && one.kind.symbol !== 'teeth');
  const anchors = others.flatMap(({ key, kind, waters = [] }) =>
    waters.map((water) => {
      const way = seaward(sheet, board, hex, water) ?? [1, 0];
      // Beside the square, never in the way of the name beneath it.
      const [px, py] = [x + (way[0] < -0.3 ? -30 : 30), y - 7 + Math.max(-14, Math.min(3, way[1] * 20))];
      const what = kind.symbol === 'anchor' ? 'data-port' : 'data-feature';
      return `<use href="#${symbolId(board.map, key)}" x="${at(px)}" y="${at(py)}" ${what}="${id}"/>`;
    }),
  );
  const beside = others
    .filter(({ waters = [] }) => waters.length === 0)
    .flatMap(({ key, side }, i) => {
      const [dx, dy] = pick(CORNERS, i);
      const [px, py] = [x + dx, y + dy];
      const href = symbolId(board.map, key);
      return [
        `<use href="#${href}" x="${at(px)}" y="${at(py)}" data-feature="${id}"/>`,
        ...(side === undefined ? [] : [ownerBar(board, side, px, py)]),
      ];
    });
  return [...place, ...anchors, ...beside];
};

/** Names are left out on hexes that are covered; what stands there names them again. */
export function places(sheet: Sheet, board: PrintedBoard, covered: ReadonlySet<number>): PlacesDrawing {
  const hexes = board.hexes.map((_, hex) => hex);
  const named = hexes
    .filter((hex) => !covered.has(hex))
    .map((hex) => nameOf(sheet, board, hex))
    .filter((name) => name !== undefined);
  const look = {
    'font-family': SERIF,
    'text-anchor': 'middle',
    fill: INK,
    stroke: '#f4f1dc',
    'stroke-width': 3,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  };
  return {
    labels: named.map(({ label }) => label),
    drawn: group({ id: 'places' }, [
      ...hexes.flatMap((hex) => signsAt(sheet, board, hex)),
      group(
        look,
        named.map((name) => name.text),
      ),
    ]),
  };
}

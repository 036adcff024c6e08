// What runs along hexsides besides rivers and water, and the networks that join hexes: roads, railways, bridges.
import type { PrintedBoard } from '../../board/board.ts';
import { sideBetween } from '../../board/board.ts';
import type { SideLine } from '../../board/data-types.ts';
import type { LineStyle, RouteStyle } from '../../board/vocabularies.ts';
import { pointsOf, pulled } from './borders.ts';
import { teeth } from './fortified-lines.ts';
import { centre, edgeOf, middle } from './geometry.ts';
import type { Point, Sheet } from './geometry.ts';
import { bends, chains, smooth, straight } from './smooth-lines.ts';
import { at, el, group } from './xml.ts';

type Attrs = Readonly<Record<string, string | number>>;

const line = (d: string, stroke: string, width: number, more: Attrs = {}): string =>
  el('path', { d, fill: 'none', stroke, 'stroke-width': width, ...more });

/** A canal is a straight double line, narrows a row of dots in water, a wall a row of teeth. */
export const sideLine = (
  d: string,
  toothed: string,
  style: LineStyle,
  ink: string,
  fill: string,
  data: Attrs = {},
): readonly string[] => {
  switch (style) {
    case 'canal':
      return [line(d, ink, 6, data), line(d, '#ffffff', 2.6, { 'stroke-dasharray': '9 3' })];
    case 'narrows':
      return [
        line(d, ink, 12, { 'stroke-opacity': 0.5, ...data }),
        line(d, fill, 5, { 'stroke-dasharray': '1 7', 'stroke-linecap': 'round' }),
      ];
    case 'wall':
      return [
        line(d, ink, 2.4, data),
        el('path', { d: toothed, stroke: ink, fill: ink, 'fill-opacity': 0.55 }),
      ];
    default:
      return [line(d, ink, 4, data)];
  }
};

/** The teeth of a wall, outside the hex that it protects. */
const toothed = (sheet: Sheet, board: PrintedBoard, lines: readonly SideLine[]): string =>
  lines
    .flatMap(({ between: [a, b], of = a }) => {
      const other = of === a ? b : a;
      const side = sideBetween(board.grid, { between: [of, other] });
      if (side === undefined) return [];
      const inside = centre(sheet, board.grid.index(of));
      const [p, q] = pointsOf(sheet, side).map((point) => pulled(point, inside, 3)) as [Point, Point];
      return [teeth(p, q, 8)];
    })
    .join('');

/** Sides of the kinds that are no river, no band of water and no border. */
export const sideLines = (sheet: Sheet, board: PrintedBoard, edge: ReadonlySet<number>): string => {
  const drawn = Object.entries(board.map.sideKinds).flatMap(([key, { line: style, ink, fill = ink }]) => {
    const lines = board.map.hexsides.filter(({ kind }) => kind === key);
    if (style === 'river' || style === 'water' || style === 'border' || lines.length === 0) return [];
    const sides = lines.flatMap((one) => sideBetween(board.grid, one) ?? []);
    const d = chains(sides.map((side) => edgeOf(sheet, side)))
      .map((chain) => smooth(bends(sheet, chain, edge, style !== 'narrows'), chain.isRing))
      .join('');
    const names = lines.map(({ between }) => between.join('/')).join(' ');
    return sideLine(d, toothed(sheet, board, lines), style, ink, fill, {
      'data-kind': key,
      'data-sides': names,
    });
  });
  return drawn.length === 0 ? '' : group({ id: 'side-lines', 'stroke-linejoin': 'round' }, drawn);
};

/** A railway has sleepers, a road a pale middle. */
export const routeLine = (d: string, style: RouteStyle, ink: string, data: Attrs = {}): readonly string[] =>
  style === 'rail'
    ? [line(d, ink, 2, data), line(d, ink, 8, { 'stroke-dasharray': '1.6 8' })]
    : [line(d, ink, 5, data), line(d, '#fff6dc', 2.6)];

/** Two rails across what runs along the side. */
export const bridgeAt = ([x, y]: Point, turn: number, ink: string, data: Attrs = {}): string =>
  el('path', {
    d: 'M-9 -4.5L-6 -3H6L9 -4.5M-9 4.5L-6 3H6L9 4.5',
    transform: `translate(${at(x)} ${at(y)}) rotate(${at(turn)})`,
    fill: 'none',
    stroke: ink,
    'stroke-width': 2.2,
    ...data,
  });

/** Networks from the middle of each hex to that of the next; bridges across their sides. */
export const routes = (sheet: Sheet, board: PrintedBoard): string => {
  const { grid, map } = board;
  const point = (id: string): Point => centre(sheet, grid.index(id));
  const drawn = Object.entries(map.networks).flatMap(([key, { line: style, ink, routes: all }]) =>
    all.flatMap((route): readonly string[] => {
      const data = { 'data-network': key, 'data-hexes': route.join(' ') };
      if (style !== 'bridge')
        return route.length < 2 ? [] : routeLine(straight(route.map(point)), style, ink, data);
      return route.slice(1).map((to, i) => {
        const [a, b] = [point(route[i]!), point(to)];
        const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
        return bridgeAt(middle(a, b), turn, ink, { 'data-network': key, 'data-sides': `${route[i]!}/${to}` });
      });
    }),
  );
  return drawn.length === 0 ? '' : group({ id: 'networks', 'stroke-linejoin': 'round' }, drawn);
};

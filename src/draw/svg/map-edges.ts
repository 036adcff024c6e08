// Marks in the margin: supply sources, ways in and ways out along the edges, each edge with the title of its area.
import type { PrintedBoard } from '../../board/board.ts';
import { EDGE_KINDS } from '../../board/data-types.ts';
import type { AreaLine, EdgeKind } from '../../board/data-types.ts';
import { exits } from '../../hex/map-edges.ts';
import { directions } from '../../hex/directions.ts';
import { HEX, RADIUS, centre, cornerPoint, edgeOf, middle } from './geometry.ts';
import type { Point, Sheet } from './geometry.ts';
import { AREA_INKS, SANS, em, pick } from './palette.ts';
import { at, el, group, text } from './xml.ts';

const isEdgeKind = (kind: AreaLine['kind']): kind is EdgeKind => EDGE_KINDS.some((k) => k === kind);

type EdgeArea = {
  readonly key: string;
  readonly title: string;
  readonly kind: EdgeKind;
  readonly ink: string;
};

export const edgeAreas = (board: PrintedBoard): EdgeArea[] =>
  Object.entries(board.map.areas)
    .flatMap(([key, area]) => (isEdgeKind(area.kind) ? [{ key, title: area.title, kind: area.kind }] : []))
    .map((area, index) => ({ ...area, ink: pick(AREA_INKS, index + 2) }));

export const edgeDefs = (): string =>
  [
    el('g', { id: 'source' }, [
      el('circle', { r: 8.5, fill: '#fffdf2', stroke: 'currentColor', 'stroke-width': 2.6 }),
      el('path', {
        d: 'M-4 2.5H4M-4 -2.5H4M0 -5.5V5.5',
        stroke: 'currentColor',
        'stroke-width': 2,
        fill: 'none',
      }),
    ]),
    el('path', { id: 'entry', d: 'M-11 -5H0V-10.5L11 0L0 10.5V5H-11Z', fill: 'currentColor' }),
    el('path', {
      id: 'exit',
      d: 'M11 -5H0V-10.5L-11 0L0 10.5V5H11Z',
      fill: '#fffdf2',
      stroke: 'currentColor',
      'stroke-width': 2.2,
      'stroke-linejoin': 'round',
    }),
  ].join('\n');

/** `out` is squared to the sheet's edge, for the lanes of titles; `way` is where the mark itself looks. */
type Way = { readonly from: Point; readonly out: Point; readonly way: Point };

/** The middle of the sides over which one leaves the map, and the way off it, squared to the sheet's edge. */
function wayOff(sheet: Sheet, board: PrintedBoard, hex: number): Way | undefined {
  const off = exits(board.grid, hex);
  if (off.length === 0) return undefined;
  const c = centre(sheet, hex);
  const mids = off.map((d) => {
    const { a, b } = edgeOf(sheet, hex * 6 + directions.indexOf(d));
    return middle(cornerPoint(sheet, a), cornerPoint(sheet, b));
  });
  const sum = mids.reduce<Point>((s, m) => [s[0] + m[0] - c[0], s[1] + m[1] - c[1]], [0, 0]);
  const isAcross = Math.abs(sum[0]) * 1.2 >= Math.abs(sum[1]);
  const out: Point = isAcross ? [Math.sign(sum[0]), 0] : [0, Math.sign(sum[1])];
  const edge = isAcross
    ? out[0] > 0
      ? sheet.left + sheet.width
      : sheet.left
    : out[1] > 0
      ? sheet.top + sheet.height
      : sheet.top;
  // On a cut corner the sheet's edge is far off, so the mark stands before the open sides of its hex.
  const isNear = isAcross ? Math.abs(edge - c[0]) < 110 : Math.abs(edge - c[1]) < 60;
  if (isNear) return { from: isAcross ? [edge, c[1]] : [c[0], edge], out, way: out };
  const long = Math.hypot(sum[0], sum[1]) || 1;
  const way: Point = [sum[0] / long, sum[1] / long];
  const far = off.length === 1 ? HEX / 2 : RADIUS;
  return { from: [c[0] + way[0] * far, c[1] + way[1] * far], out, way };
}

type Mark = { readonly p: Point; readonly out: Point; readonly way: Point };

export function edgeMarks(sheet: Sheet, board: PrintedBoard): string {
  const used = new Map<number, number>();
  const areas = edgeAreas(board);
  const marked = areas.map((area) => {
    const hexes = (board.map.areas[area.key]?.hexes ?? []).map((id) => board.grid.index(id));
    return hexes.flatMap((hex): (Mark & { readonly hex: number })[] => {
      const off = hex < 0 ? undefined : wayOff(sheet, board, hex);
      if (off === undefined) return [];
      const { from, out, way } = off;
      const rank = used.get(hex) ?? 0;
      used.set(hex, rank + 1);
      const far = 17 + rank * 25;
      return [{ hex, p: [from[0] + way[0] * far, from[1] + way[1] * far], out, way }];
    });
  });
  const names = titles(areas, marked);
  const drawn = areas.map((area, k) =>
    group({ color: area.ink, 'data-area': area.key }, [
      ...(marked[k] ?? []).map(({ hex, p, way }) => {
        const turn = (Math.atan2(-way[1], -way[0]) * 180) / Math.PI;
        const place = `translate(${at(p[0])} ${at(p[1])})`;
        return el('use', {
          href: `#${area.kind}`,
          transform: area.kind === 'source' ? place : `${place} rotate(${at(turn)})`,
          'data-hex': board.grid.id(hex),
        });
      }),
      names[k] ?? '',
    ]),
  );
  return group({ id: 'edges' }, drawn);
}

/** Titles outside the marks of their edge, in one lane, each as near to its own marks as the others leave room. */
function titles(areas: readonly EdgeArea[], marked: readonly (readonly Mark[])[]): string[] {
  const lanes = new Map<string, number>();
  for (const { p, out } of marked.flat()) {
    const key = out.join(' ');
    const reach = p[0] * out[0] + p[1] * out[1];
    lanes.set(key, Math.max(lanes.get(key) ?? -Infinity, reach));
  }
  const taken = new Map<string, { readonly from: number; readonly to: number }[]>();
  return areas.map((area, k) => {
    const ways = new Map<string, Mark[]>();
    for (const mark of marked[k] ?? []) {
      const key = mark.out.join(' ');
      ways.set(key, [...(ways.get(key) ?? []), mark]);
    }
    const [longest] = [...ways].toSorted((a, b) => b[1].length - a[1].length);
    const first = longest?.[1][0];
    const last = longest?.[1].at(-1);
    if (longest === undefined || first === undefined || last === undefined) return '';
    const out = first.out;
    const isAcross = out[0] !== 0;
    const wanted = isAcross ? middle(first.p, last.p)[1] : middle(first.p, last.p)[0];
    const half = (em(area.title, true) * 13 + area.title.length * 2) / 2 + 14;
    const others = taken.get(longest[0]) ?? [];
    const isFree = (place: number): boolean =>
      others.every(({ from, to }) => place + half <= from || place - half >= to);
    const tries = Array.from(
      { length: 80 },
      (_, i) => wanted + (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * 20,
    );
    const place = tries.find(isFree) ?? wanted;
    taken.set(longest[0], [...others, { from: place - half, to: place + half }]);
    const lane = (lanes.get(longest[0]) ?? 0) + 23;
    const [x, y] = isAcross ? [lane * out[0], place] : [place, lane * out[1]];
    const turn = isAcross ? out[0] * 90 : 0;
    return text(area.title, {
      transform: `translate(${at(x)} ${at(y)}) rotate(${turn})`,
      dy: 4,
      'font-family': SANS,
      'font-weight': 'bold',
      'font-size': 13,
      'letter-spacing': 2,
      'text-anchor': 'middle',
      fill: 'currentColor',
    });
  });
}

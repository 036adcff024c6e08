// Lines that people drew: borders of countries, the line between the two sides, logistic zones, supply areas.
import type { PrintedBoard } from '../../board/board.ts';
import { sideBetween } from '../../board/board.ts';
import { isWater } from '../../board/board-files.ts';
import { corner } from '../../hex/corners.ts';
import { crossedBack } from '../../hex/hexsides.ts';
import { centre, cornerPoint, edgeOf, middle } from './geometry.ts';
import type { Point, Sheet } from './geometry.ts';
import { bends, chains, smooth } from './smooth-lines.ts';
import type { Bend } from './smooth-lines.ts';
import { AREA_INKS, BORDER, BORDER_TINT, FRONT, SANS, ZONE, em, pick, printed, upper } from './palette.ts';
import { sideText } from './terrain.ts';
import { at, el, group, text } from './xml.ts';

/** Directed sides, from the lower hex, over which a value of two hexes differs; hexes without one do not count. */
function seams(board: PrintedBoard, value: (hex: number) => string | undefined): number[] {
  const { grid } = board;
  const found: number[] = [];
  for (let side = 0; side < grid.count * 6; side++) {
    const from = Math.floor(side / 6);
    const to = grid.neighbours[side]!;
    if (to < from) continue;
    const [a, b] = [value(from), value(to)];
    if (a !== undefined && b !== undefined && a !== b) found.push(side);
  }
  return found;
}

const lineOf = (sheet: Sheet, edge: ReadonlySet<number>, sides: readonly number[]): string =>
  chains(sides.map((side) => edgeOf(sheet, side)))
    .map((chain) => smooth(bends(sheet, chain, edge), chain.isRing))
    .join('');

export const dry = (board: PrintedBoard, hex: number): boolean => !isWater(board.hexes[hex]);

/** A border in two layers: a pale band that lies under the rivers, and the dashes that lie over them. */
type Layers = { readonly under: string; readonly over: string };

type Border = {
  readonly key: string;
  readonly sides: readonly number[];
  readonly ink: string;
  readonly tint: string;
};

/** Borders that a game prints along hexsides, then those of countries where it does not. */
const bordersOf = (board: PrintedBoard): readonly Border[] => {
  const { grid, map } = board;
  const printed = Object.entries(map.sideKinds).flatMap(([key, { line, ink, fill = ink }]): Border[] => {
    if (line !== 'border') return [];
    const sides = map.hexsides
      .filter(({ kind }) => kind === key)
      .flatMap((one) => sideBetween(grid, one) ?? []);
    return [{ key, sides, ink, tint: fill }];
  });
  const drawn = new Set(
    printed.flatMap(({ sides }) => sides.flatMap((side) => [side, crossedBack(grid, side)])),
  );
  const country = (hex: number): string | undefined =>
    dry(board, hex) ? board.hexes[hex]?.country : undefined;
  const rest = seams(board, country).filter((side) => !drawn.has(side));
  return [...printed, { key: 'borders', sides: rest, ink: BORDER, tint: BORDER_TINT }];
};

export function borders(sheet: Sheet, board: PrintedBoard, edge: ReadonlySet<number>): Layers {
  const layers = bordersOf(board).flatMap(({ key, sides, ink, tint }): readonly Layers[] => {
    const d = lineOf(sheet, edge, sides);
    if (d === '') return [];
    const look = { d, fill: 'none', 'stroke-linejoin': 'round' };
    return [
      {
        under: el('path', { ...look, stroke: tint, 'stroke-width': 13, 'stroke-opacity': 0.42 }),
        over: el('path', {
          ...look,
          id: key,
          stroke: ink,
          'stroke-width': 2.8,
          'stroke-dasharray': '12 5 3 5',
          'data-sides': sides.map((side) => sideText(board, side)).join(' '),
        }),
      },
    ];
  });
  return { under: layers.map(({ under }) => under).join(''), over: layers.map(({ over }) => over).join('') };
}

export function frontLine(
  sheet: Sheet,
  board: PrintedBoard,
  edge: ReadonlySet<number>,
  control: ReadonlyMap<string, string>,
): string {
  const sides = seams(board, (hex) => control.get(board.grid.id(hex)));
  const d = lineOf(sheet, edge, sides);
  if (d === '') return '';
  return group({ id: 'front', fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }, [
    el('path', { d, stroke: FRONT, 'stroke-width': 15, 'stroke-opacity': 0.3 }),
    el('path', { d, stroke: FRONT, 'stroke-width': 9.5, 'stroke-opacity': 0.62 }),
  ]);
}

/** Corners in which a hex of one zone ends downward between two hexes of another: free of numbers and names. */
function zoneSpots(
  sheet: Sheet,
  board: PrintedBoard,
): { readonly p: Point; readonly names: [string, string] }[] {
  const { grid } = board;
  const zone = (hex: number): string | undefined => (hex < 0 ? undefined : board.hexes[hex]?.zone);
  const found: { readonly p: Point; readonly names: [string, string] }[] = [];
  for (const hex of grid.readingOrder) {
    const [se, sw] = [grid.neighbours[hex * 6 + 2]!, grid.neighbours[hex * 6 + 3]!];
    const [above, below] = [zone(hex), zone(se)];
    if (above === undefined || below === undefined || above === below || zone(sw) !== below) continue;
    const name = (key: string): string => upper(printed(board.map.zones[key]?.name ?? key));
    found.push({ p: cornerPoint(sheet, corner(board.grid, hex, 3)), names: [name(above), name(below)] });
  }
  return found;
}

/** Zones that say who holds them end where the front is drawn. */
export const partsByHolder = ({ zones }: PrintedBoard['map']): boolean =>
  Object.values(zones).some(({ holder }) => holder !== undefined);

/** The boundary of the logistic zones, a broad pale band under the rivers, with plates that name both sides of it. */
export function zoneLine(sheet: Sheet, board: PrintedBoard, edge: ReadonlySet<number>): Layers {
  const sides = partsByHolder(board.map) ? [] : seams(board, (hex) => board.hexes[hex]?.zone);
  const d = lineOf(sheet, edge, sides);
  if (d === '') return { under: '', over: '' };
  const spots = zoneSpots(sheet, board);
  const chosen =
    spots.length < 8 ? spots.slice(0, 1) : [1, spots.length >> 1, spots.length - 2].map((k) => spots[k]!);
  const plates = chosen.flatMap(({ p: [x, y], names: [above, below] }) => {
    const wide = Math.max(em(above, true), em(below, true)) * 9.5 + 24;
    return [
      el('rect', {
        x: at(x - wide / 2),
        y: at(y - 12.5),
        width: wide,
        height: 25,
        rx: 3,
        fill: '#f4f3df',
        stroke: ZONE,
      }),
      text(above, { x: at(x), y: at(y - 2.5) }),
      text(below, { x: at(x), y: at(y + 9.5) }),
      el('path', {
        d: `M${at(x - wide / 2 + 4)} ${at(y)}H${at(x + wide / 2 - 4)}`,
        stroke: ZONE,
        'stroke-width': 0.8,
      }),
    ];
  });
  const look = { d, fill: 'none', stroke: ZONE, 'stroke-linejoin': 'round' };
  return {
    under: el('path', { ...look, 'stroke-width': 10, 'stroke-opacity': 0.3 }),
    over: group({ id: 'zones' }, [
      el('path', { ...look, 'stroke-width': 3, 'stroke-dasharray': '9 5 2 5', 'stroke-opacity': 0.85 }),
      group(
        {
          'font-family': SANS,
          'font-weight': 'bold',
          'font-size': 9.5,
          'letter-spacing': 1.5,
          'text-anchor': 'middle',
          fill: ZONE,
        },
        plates,
      ),
    ]),
  };
}

export const pointsOf = (sheet: Sheet, side: number): [Point, Point] => {
  const { a, b } = edgeOf(sheet, side);
  return [cornerPoint(sheet, a), cornerPoint(sheet, b)];
};

export const pulled = (p: Point, to: Point, far: number): Point => {
  const long = Math.hypot(to[0] - p[0], to[1] - p[1]) || 1;
  return [p[0] + ((to[0] - p[0]) / long) * far, p[1] + ((to[1] - p[1]) / long) * far];
};

export const keysOf = (board: PrintedBoard, kind: string): string[] =>
  Object.entries(board.map.areas)
    .filter(([, area]) => area.kind === kind)
    .map(([key]) => key);

/** The sides over which a supply area ends on land: not those of lake and sea, which bound it well enough. */
const areaSides = (board: PrintedBoard, own: ReadonlySet<number>): number[] => {
  const found: number[] = [];
  for (const hex of own)
    for (let d = 0; d < 6; d++) {
      const side = hex * 6 + d;
      const to = board.grid.neighbours[side]!;
      if (to < 0 || own.has(to) || !dry(board, to) || !dry(board, hex)) continue;
      if (board.sides.get(side)?.some(({ kind }) => board.map.sideKinds[kind]?.line === 'water') === true)
        continue;
      found.push(side);
    }
  return found;
};

/** Drawn just inside the hexes that the sides belong to. */
const areaLine = (sheet: Sheet, sides: readonly number[]): string => {
  const inside = new Map<number, Point[]>();
  for (const side of sides) {
    const { a, b } = edgeOf(sheet, side);
    for (const end of [a, b])
      inside.set(end, [...(inside.get(end) ?? []), centre(sheet, Math.floor(side / 6))]);
  }
  const drawnIn = (end: number): Bend => {
    const hexes = inside.get(end) ?? [];
    const sum = hexes.reduce<Point>(
      (s, c) => [s[0] + c[0] / hexes.length, s[1] + c[1] / hexes.length],
      [0, 0],
    );
    return { p: pulled(cornerPoint(sheet, end), sum, 5), isSharp: false };
  };
  return chains(sides.map((side) => edgeOf(sheet, side)))
    .map((chain) => smooth(chain.corners.map(drawnIn), chain.isRing))
    .join('');
};

/** One letter for so many sides. */
const EVERY = 4;

const areaBadges = (sheet: Sheet, sides: readonly number[], letters: string, ink: string): string[] => {
  // East and west sides leave numbers and names alone.
  const upright = sides.filter((side) => side % 3 === 1);
  return (upright.length > 0 ? upright : sides)
    .toSorted((a, b) => a - b)
    .filter((_, k) => k % EVERY === 0)
    .map((side) => {
      const m = middle(...pointsOf(sheet, side));
      const p = pulled(m, centre(sheet, Math.floor(side / 6)), 19);
      return text(letters, { x: p[0], y: p[1] + 5, fill: ink });
    });
};

/** Areas whose boundaries are drawn. */
export const boundedKeys = (board: PrintedBoard): string[] =>
  (['supply', 'bounds'] as const).flatMap((kind) => keysOf(board, kind));

/** Boundaries of supply areas and the like, with the letters of each. */
export function supplyAreas(sheet: Sheet, board: PrintedBoard): string {
  const drawn = boundedKeys(board).flatMap((key, index) => {
    const ink = pick(AREA_INKS, index);
    const own = new Set((board.map.areas[key]?.hexes ?? []).map((id) => board.grid.index(id)));
    own.delete(-1);
    const sides = areaSides(board, own);
    return [
      el('path', {
        d: areaLine(sheet, sides),
        fill: 'none',
        stroke: ink,
        'stroke-width': 3.4,
        'stroke-dasharray': '9 5',
        'data-area': key,
      }),
      ...areaBadges(sheet, sides, upper(key), ink),
    ];
  });
  return group(
    {
      id: 'supply-areas',
      'font-family': SANS,
      'font-weight': 'bold',
      'font-size': 14,
      'text-anchor': 'middle',
    },
    drawn,
  );
}

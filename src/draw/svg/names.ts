// Names spread over the map: countries large and pale, seas and lakes in slanted blue, straits beside their hexsides.
import type { PrintedBoard } from '../../board/board.ts';
import { isWater } from '../../board/board-files.ts';
import { HEX, ROW, centre, cornerPoint, edgeOf, middle } from './geometry.ts';
import type { Point, Sheet } from './geometry.ts';
import type { Label } from './cities.ts';
import { SERIF, WATER_INK, em, printed, upper } from './palette.ts';
import { at, el, group, text } from './xml.ts';

type Run = { readonly hexes: readonly number[]; readonly row: number };

/** Unbroken stretches of one row. */
function runsOf(board: PrintedBoard, isIn: (hex: number) => boolean): Run[] {
  const { grid } = board;
  const found: Run[] = [];
  let open: number[] = [];
  const close = (): void => {
    if (open.length > 0) found.push({ hexes: open, row: grid.row[open[0]!]! });
    open = [];
  };
  for (const hex of grid.readingOrder) {
    const last = open.at(-1);
    if (
      last !== undefined &&
      (grid.row[last] !== grid.row[hex] || grid.east2[hex]! - grid.east2[last]! !== 2)
    )
      close();
    if (isIn(hex)) open.push(hex);
    else close();
  }
  close();
  return found;
}

type Set = {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly spacing: number;
  readonly hexes: readonly number[];
};

/** Where a name has most room: the longest row near the middle of the area, broken into words if it must be. */
function settle(
  sheet: Sheet,
  board: PrintedBoard,
  name: string,
  isIn: (hex: number) => boolean,
  limits: { readonly least: number; readonly most: number; readonly spread: number },
): Set | undefined {
  const runs = runsOf(board, isIn);
  const total = runs.reduce((sum, run) => sum + run.hexes.length, 0);
  if (total === 0 || name === '') return undefined;
  const middleRow = runs.reduce((sum, run) => sum + run.row * run.hexes.length, 0) / total;
  const worth = (run: Run): number => {
    const busy = run.hexes.filter(
      (hex) => board.hexes[hex]?.city !== undefined || board.hexes[hex]?.label !== undefined,
    );
    return Math.min(run.hexes.length, 14) - 0.45 * Math.abs(run.row - middleRow) - 0.5 * busy.length;
  };
  const [best] = runs.toSorted((a, b) => worth(b) - worth(a) || a.row - b.row);
  if (best === undefined) return undefined;
  const room = Math.min(best.hexes.length, 15) * HEX * 0.86;
  const words = name.split(' ');
  const fits = (lines: readonly string[]): number => room / Math.max(...lines.map((line) => em(line)));
  const lines = words.length > 1 && fits([name]) < limits.least * 1.15 ? words : [name];
  const most = Math.min(limits.most, limits.least + 2.6 * Math.sqrt(total));
  const size = Math.max(limits.least * 0.8, Math.min(most, fits(lines)));
  const longest = lines.reduce((a, b) => (em(b) > em(a) ? b : a), '');
  const free = room - em(longest) * size;
  const spacing = Math.max(0, Math.min((free * limits.spread) / Math.max(1, longest.length), size * 1.1));
  const ends = [best.hexes[0]!, best.hexes.at(-1)!].map((hex) => centre(sheet, hex));
  const [x, y] = middle(ends[0]!, ends[1]!);
  const reach = ((em(longest) + 0.4) * size + spacing * longest.length) / 2;
  const hexes = best.hexes.filter((hex) => Math.abs(centre(sheet, hex)[0] - x) < reach + 20);
  return { lines, x, y, size, spacing, hexes };
}

const written = (set: Set): string[] =>
  set.lines.map((line, k) =>
    text(line, {
      // Spacing is also added after the last letter; half of it is taken back.
      x: at(set.x + set.spacing / 2),
      y: at(set.y + set.size * 0.36 + (k - (set.lines.length - 1) / 2) * set.size * 1.15),
      'font-size': set.size,
      'letter-spacing': set.spacing,
    }),
  );

export function countryNames(sheet: Sheet, board: PrintedBoard): string {
  const sets = Object.entries(board.map.countries).flatMap(([key, country]) => {
    const isIn = (hex: number): boolean => board.hexes[hex]?.country === key && !isWater(board.hexes[hex]);
    const set = settle(sheet, board, upper(printed(country.name)), isIn, {
      least: 17,
      most: 64,
      spread: 0.75,
    });
    return set === undefined ? [] : [set];
  });
  return group(
    {
      id: 'country-names',
      'font-family': SERIF,
      'font-weight': 'bold',
      'text-anchor': 'middle',
      fill: '#5f4863',
      'fill-opacity': 0.42,
    },
    sets.flatMap(written),
  );
}

type WaterNames = { readonly drawn: string; readonly hexes: readonly number[] };

/** Points of the sides that bear one name, or lie between lands of one water that has no hex of its own. */
function sideNames(
  sheet: Sheet,
  board: PrintedBoard,
  hasHexes: (water: string) => boolean,
): Map<string, Point[]> {
  const found = new Map<string, Point[]>();
  for (const [directed, lines] of board.sides) {
    if (board.grid.neighbours[directed]! < Math.floor(directed / 6)) continue;
    for (const line of lines) {
      if (line.kind === 'river') continue;
      const own = line.water ?? '';
      const name = line.name ?? (hasHexes(own) ? undefined : board.map.waters[own]?.name);
      if (name === undefined) continue;
      const { a, b } = edgeOf(sheet, directed);
      const m = middle(cornerPoint(sheet, a), cornerPoint(sheet, b));
      found.set(printed(name), [...(found.get(printed(name)) ?? []), m]);
    }
  }
  return found;
}

/** A name beside the sides it belongs to, where it covers least of what is printed already. */
const besideSides = (name: string, points: readonly Point[], labels: readonly Label[]): string => {
  const x = points.reduce((sum, p) => sum + p[0] / points.length, 0);
  const y = points.reduce((sum, p) => sum + p[1] / points.length, 0);
  const size = 12;
  const wide = em(name) * size;
  const spots: Point[] = [
    [x, y + ROW * 0.5],
    [x, y - ROW * 0.38],
    [x + wide / 2 + 14, y + 4],
    [x - wide / 2 - 14, y + 4],
  ];
  const crowd = ([sx, sy]: Point): number =>
    labels.filter((l) => Math.abs(l.y - sy) < 16 && Math.abs(l.x - sx) < (l.width + wide) / 2).length;
  const spot = spots.reduce((best, next) => (crowd(next) < crowd(best) ? next : best));
  return text(name, {
    x: at(spot[0]),
    y: at(spot[1]),
    'font-size': size,
    stroke: '#f4f1dc',
    'stroke-width': 2.4,
  });
};

const LIMITS = { least: 13, most: 46, spread: 0.6 } as const;

export function waterNames(sheet: Sheet, board: PrintedBoard, labels: readonly Label[]): WaterNames {
  const filled = new Set(board.hexes.map(({ water }) => water));
  const sets = Object.entries(board.map.waters).flatMap(([key, water]) => {
    const isIn = (hex: number): boolean => board.hexes[hex]?.water === key && isWater(board.hexes[hex]);
    const name = water.kind === 'sea' ? upper(printed(water.name)) : printed(water.name);
    const set = settle(sheet, board, name, isIn, LIMITS);
    return set === undefined ? [] : [set];
  });
  const beside = [...sideNames(sheet, board, (key) => filled.has(key))].map(([name, points]) =>
    besideSides(name, points, labels),
  );
  const drawn = el(
    'g',
    {
      id: 'water-names',
      'font-family': SERIF,
      'font-style': 'italic',
      'text-anchor': 'middle',
      fill: WATER_INK,
      'paint-order': 'stroke',
    },
    [...sets.flatMap(written), ...beside].join('\n'),
  );
  return { drawn, hexes: sets.flatMap((set) => set.hexes) };
}

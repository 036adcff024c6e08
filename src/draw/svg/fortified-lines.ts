// Fortified lines with their teeth toward the enemy, and the letters of set-up areas.
import type { PrintedBoard } from '../../board/board.ts';
import { isWater } from '../../board/board-files.ts';
import { controlAtStart } from '../../board/scenario.ts';
import { dry, keysOf, pointsOf, pulled } from './borders.ts';
import { centre, middle } from './geometry.ts';
import type { Point, Sheet } from './geometry.ts';
import { straight } from './smooth-lines.ts';
import { FORT_INKS, SANS, pick, sizeFor, upper } from './palette.ts';
import type { Label, PlacesDrawing } from './cities.ts';
import { at, el, group, text } from './xml.ts';

/** Steps from the land that the other side holds: a fort looks where they get fewer. */
function stepsFromEnemy(board: PrintedBoard, side: string, control: ReadonlyMap<string, string>): Int32Array {
  const { grid } = board;
  const steps = new Int32Array(grid.count).fill(-1);
  const queue: number[] = [];
  for (let hex = 0; hex < grid.count; hex++) {
    const holder = control.get(grid.id(hex));
    if (holder === undefined || holder === side) continue;
    steps[hex] = 0;
    queue.push(hex);
  }
  for (let k = 0; k < queue.length; k++)
    for (let d = 0; d < 6; d++) {
      const to = grid.neighbours[queue[k]! * 6 + d]!;
      if (to < 0 || steps[to]! >= 0 || !dry(board, to)) continue;
      steps[to] = steps[queue[k]!]! + 1;
      queue.push(to);
    }
  return steps;
}

const TEETH = 5;

/** A toothed line from p to q with its teeth on the left hand. */
export function teeth(p: Point, q: Point, high: number): string {
  const [dx, dy] = [(q[0] - p[0]) / TEETH, (q[1] - p[1]) / TEETH];
  const long = Math.hypot(dx, dy) || 1;
  const points: Point[] = [p];
  for (let k = 0; k < TEETH; k++)
    points.push(
      [p[0] + dx * (k + 0.5) + (dy / long) * high, p[1] + dy * (k + 0.5) - (dx / long) * high],
      [p[0] + dx * (k + 1), p[1] + dy * (k + 1)],
    );
  return straight(points);
}

/** What a line of works is called. */
export const fortName = ({ map }: PrintedBoard): string =>
  Object.values(map.features).find(({ symbol }) => symbol === 'teeth')?.name ?? '';

export const fortInk = (board: PrintedBoard, side: string): string =>
  pick(FORT_INKS, Math.max(0, fortSides(board).indexOf(side)));

export const fortSides = (board: PrintedBoard): string[] =>
  [
    ...new Set(board.hexes.flatMap((line) => (line.fortified === undefined ? [] : [line.fortified]))),
  ].toSorted();

/** Fortified lines of both sides, and the room that their teeth take; `control` is that for which they were built. */
export function forts(
  sheet: Sheet,
  board: PrintedBoard,
  control: ReadonlyMap<string, string>,
): PlacesDrawing {
  const { grid } = board;
  const labels: Label[] = [];
  const drawn = fortSides(board).map((side) => {
    const steps = stepsFromEnemy(board, side, control);
    const d: string[] = [];
    const hexes: string[] = [];
    board.hexes.forEach((line, hex) => {
      if (line.fortified !== side) return;
      hexes.push(grid.id(hex));
      for (let k = 0; k < 6; k++) {
        const to = grid.neighbours[hex * 6 + k]!;
        if (to < 0 || board.hexes[to]?.fortified === side || steps[to]! < 0) continue;
        if (steps[hex]! >= 0 && steps[to]! >= steps[hex]!) continue;
        const c = centre(sheet, hex);
        const [p, q] = pointsOf(sheet, hex * 6 + k).map((point) => pulled(point, c, 13));
        if (p === undefined || q === undefined) continue;
        d.push(teeth(p, q, 7));
        const [x, y] = middle(p, q);
        const [width, height] = [Math.abs(p[0] - q[0]), Math.abs(p[1] - q[1])];
        labels.push({ x, y, width: Math.max(8, width * 0.7), height: Math.max(8, height), isQuiet: false });
      }
    });
    const ink = fortInk(board, side);
    return el('path', {
      d: d.join(''),
      stroke: ink,
      fill: ink,
      'fill-opacity': 0.55,
      'data-fortified': side,
      'data-hexes': hexes.join(' '),
    });
  });
  return { labels, drawn: group({ id: 'forts', 'stroke-width': 1.8, 'stroke-linejoin': 'round' }, drawn) };
}

/** All that one side holds when the game begins, and nothing else. */
const isAllOfASide = (board: PrintedBoard, ids: ReadonlySet<string>): boolean => {
  const held = controlAtStart(board.map);
  const [side, ...more] = new Set([...ids].map((id) => held.get(id)));
  return (
    side !== undefined &&
    more.length === 0 &&
    [...held].every(([id, holder]) => holder !== side || ids.has(id))
  );
};

/** Set-up areas with letters of their own; one that is a whole country, zone or side needs none. */
export const setUpKeys = (board: PrintedBoard): string[] =>
  keysOf(board, 'set-up').filter((key) => {
    const ids = new Set(board.map.areas[key]?.hexes);
    if (isAllOfASide(board, ids)) return false;
    return !(['country', 'zone'] as const).some((of) => {
      const [land, ...more] = new Set([...ids].map((id) => board.map.hexes[id]?.[of]));
      return (
        land !== undefined &&
        more.length === 0 &&
        board.hexes.every((line, hex) => line[of] !== land || ids.has(board.grid.id(hex)) || isWater(line))
      );
    });
  });

/** What is printed of a set-up area: its key, which need not say again what it is. */
const lettersOf = (key: string): string => upper(key.replace(/-set-up$/, ''));

/** Letters of the set-up areas, printed in the middle of their hexes; of several one above the other. */
export function setUpLetters(
  sheet: Sheet,
  board: PrintedBoard,
  ink: string,
  covered: ReadonlySet<number>,
): string {
  const byHex = new Map<string, string[]>();
  for (const key of setUpKeys(board))
    for (const id of board.map.areas[key]?.hexes ?? [])
      byHex.set(id, [...(byHex.get(id) ?? []), lettersOf(key)]);
  const letters = [...byHex].flatMap(([id, words]) => {
    const hex = board.grid.index(id);
    if (hex < 0 || covered.has(hex)) return [];
    const [x, y] = centre(sheet, hex);
    const least = Math.min(...words.map((word) => sizeFor(word, 62, 15, true)));
    return words.map((word, i) => text(word, { x, y: at(y + 7 + i * least), 'font-size': least }));
  });
  return group(
    {
      id: 'set-up',
      'font-family': SANS,
      'font-weight': 'bold',
      'letter-spacing': 2,
      'text-anchor': 'middle',
      fill: ink,
    },
    letters,
  );
}

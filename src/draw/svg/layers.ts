// The map itself: ground, waters, lines, names and marks in the order in which they lie over one another.
import type { Opening, PrintedBoard } from '../../board/board.ts';
import { controlAtStart } from '../../board/scenario.ts';
import { isWater } from '../../board/board-files.ts';
import { eastStep, rowStep } from '../../hex/directions.ts';
import { borders, frontLine, supplyAreas, zoneLine } from './borders.ts';
import { newCells } from './spatial-index.ts';
import { edgeMarks } from './map-edges.ts';
import { forts, setUpLetters } from './fortified-lines.ts';
import { compass } from './title-scale-compass.ts';
import { HEX, ROW, centre, distance } from './geometry.ts';
import type { Point, Sheet } from './geometry.ts';
import { countryNames, waterNames } from './names.ts';
import { GRID, INK, SET_UP } from './palette.ts';
import { numbers, places } from './cities.ts';
import type { Label } from './cities.ts';
import { drawRivers, riverNames } from './rivers.ts';
import { routes, sideLines } from './routes.ts';
import { hexGrid, land, outlinePath, waters } from './terrain.ts';
import { el } from './xml.ts';

/** The hex of open water farthest from land, names and the map's edge, if there is one with room for the compass. */
function freeWater(sheet: Sheet, board: PrintedBoard, taken: readonly number[]): Point | undefined {
  const { grid } = board;
  const solid: Point[] = taken.map((hex) => centre(sheet, hex));
  const wet: Point[] = [];
  for (let hex = 0; hex < grid.count; hex++) {
    const c = centre(sheet, hex);
    if (isWater(board.hexes[hex])) wet.push(c);
    else solid.push(c);
    for (let d = 0; d < 6; d++)
      if (grid.neighbours[hex * 6 + d]! < 0)
        solid.push([c[0] + eastStep[d]! * (HEX / 2), c[1] + rowStep[d]! * ROW]);
  }
  const room = (p: Point): number => solid.reduce((least, q) => Math.min(least, distance(p, q)), Infinity);
  const [best] = wet.map((p) => ({ p, far: room(p) })).toSorted((a, b) => b.far - a.far);
  return best !== undefined && best.far > 95 ? best.p : undefined;
}

/** How much a place on the map is in the way of a river's name. */
const troubleOf = (labels: readonly Label[]): ((p: Point) => number) => {
  const cells = newCells<Label>();
  const room = (l: Label): Point => [l.width / 2 + 9, (l.height ?? 12) / 2 + 7];
  for (const label of labels) cells.put(label, [label.x, label.y], ...room(label));
  return (p) => {
    let sum = 0;
    for (const label of cells.near(p)) {
      const [across, down] = room(label);
      if (Math.abs(label.x - p[0]) < across && Math.abs(label.y - p[1]) < down)
        sum += label.isQuiet ? 0.5 : 0.8;
    }
    return sum;
  };
};

export const mapLayers = (
  sheet: Sheet,
  board: PrintedBoard,
  edge: ReadonlySet<number>,
  opening: Opening | undefined,
): string[] => {
  const start = controlAtStart(board.map);
  const rivers = drawRivers(sheet, board, edge);
  const covered = new Set(
    [...(opening?.stacks.keys() ?? []), ...(opening?.markers.keys() ?? [])].map((id) => board.grid.index(id)),
  );
  const inside = places(sheet, board, covered);
  const numbered = numbers(sheet, board);
  const fortified = forts(sheet, board, start);
  const piles = [...covered]
    .filter((hex) => hex >= 0)
    .map((hex): Label => {
      const [x, y] = centre(sheet, hex);
      return { x, y: y + 8, width: 66, height: 76, isQuiet: false };
    });
  const waterText = waterNames(sheet, board, inside.labels);
  const water = freeWater(sheet, board, waterText.hexes);
  const country = borders(sheet, board, edge);
  const zones = zoneLine(sheet, board, edge);
  return [
    el('g', { 'clip-path': 'url(#map-outline)' }, [
      land(sheet, board, edge),
      countryNames(sheet, board),
      country.under,
      zones.under,
      frontLine(sheet, board, edge, opening?.control ?? start),
      rivers.lines,
      waters(sheet, board, edge),
      sideLines(sheet, board, edge),
      routes(sheet, board),
    ]),
    hexGrid(sheet, board, GRID),
    country.over,
    supplyAreas(sheet, board),
    zones.over,
    fortified.drawn,
    el('path', {
      d: outlinePath(sheet, edge),
      fill: 'none',
      stroke: INK,
      'stroke-width': 2.6,
      'stroke-linejoin': 'round',
    }),
    water === undefined ? '' : compass(water[0], water[1] + 6, 62),
    numbered.drawn,
    setUpLetters(sheet, board, SET_UP, covered),
    waterText.drawn,
    riverNames(
      rivers.drawn,
      troubleOf([...inside.labels, ...numbered.labels, ...fortified.labels, ...piles]),
    ),
    inside.drawn,
    edgeMarks(sheet, board),
  ];
};

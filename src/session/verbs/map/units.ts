// Lists: the units of a side or in a place, rows and columns of the map, and what lies in a straight line.
import { together } from '../../../draw/describe/occupancy.ts';
import { strengthMessage } from '../../../draw/describe/forces.ts';
import type { Message, Side } from '../../../core/types.ts';
import type { UnitView } from '../../../api/view.ts';
import type { Direction } from '../../../hex/directions.ts';
import { directionIndex } from '../../../hex/directions.ts';
import { ray } from '../../../hex/distance.ts';
import { message } from '../../session.ts';
import { crossed, factsOf, hexMessage, isHex, isWorthAWord, ownSide } from '../../hex-sentence.ts';
import { holderOf, strengthsOf } from '../../side-view.ts';
import type { Sight } from '../../side-view.ts';

/** North to south, then west to east; places that are not hexes last. */
export const byPlace = ({ game }: Sight): ((a: UnitView, b: UnitView) => number) => {
  const { grid } = game.board;
  const rank = (u: UnitView): readonly [number, number] => {
    const index = grid.index(u.at);
    return index < 0 ? [Number.MAX_SAFE_INTEGER, 0] : [grid.row[index] ?? 0, grid.east2[index] ?? 0];
  };
  return (a, b) => {
    const [rowA, eastA] = rank(a);
    const [rowB, eastB] = rank(b);
    return rowA - rowB || eastA - eastB;
  };
};

const listLine = (u: UnitView): Message =>
  u.known
    ? message('units.one', { name: u.name, at: u.at, facts: factsOf(u) })
    : message('units.covered', { side: u.side, at: u.at });

export type Asked = {
  readonly side?: Side | undefined;
  readonly place?: string | undefined;
  /** Words that pick: a unit must be all of it. */
  readonly what: readonly Message[];
  readonly is: (unit: UnitView) => boolean;
};

/** Those of a side, all of a place, or those that the words pick. */
export const units = (sight: Sight, { side, place, what, is }: Asked): readonly Message[] => {
  const whose = side ?? (place === undefined ? ownSide(sight.view) : undefined);
  const found = sight.view.units
    .filter((u) => (whose === undefined || u.side === whose) && (place === undefined || u.at === place))
    .filter((u) => what.length === 0 || (u.known && is(u)))
    .toSorted(byPlace(sight));
  const named = { ...(place !== undefined && { place }), ...(what.length > 0 && { what: [...what] }) };
  if (found.length === 0)
    return [message('units.none', { ...(whose !== undefined && { side: whose }), ...named })];
  const onMap = place === undefined ? found.filter((u) => isHex(sight, u.at)) : found;
  const sum = together(strengthsOf(sight, onMap));
  const elsewhere = found.length - onMap.length;
  return [
    message('units.count', {
      ...(whose !== undefined && { side: whose }),
      ...named,
      count: onMap.length,
      ...(elsewhere > 0 && { elsewhere }),
      ...(onMap.length > 1 && { strength: strengthMessage(sum), sorted: place === undefined }),
    }),
    ...found.map(listLine),
  ];
};

/** Everything with that printed row or column number that is worth a word; the rest is counted. */
export const line = (sight: Sight, kind: 'row' | 'column', number: number): readonly Message[] => {
  const { grid } = sight.game.board;
  const numbers = kind === 'row' ? grid.rowNumber : grid.columnNumber;
  const hexes = [...grid.readingOrder]
    .filter((index) => numbers[index] === number)
    .map((index) => grid.id(index));
  if (hexes.length === 0) {
    const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
    return [message('line.none', { kind, number, first, last })];
  }
  const worth = hexes.filter((hex) => isWorthAWord(sight, hex));
  const way = message(kind === 'row' ? 'word.west-to-east' : 'word.north-to-south');
  return [
    message('line.count', { kind, number, way, hexes: hexes.length, count: worth.length }),
    ...worth.map((hex) => hexMessage(sight, hex)),
  ];
};

type Step = { readonly hex: string; readonly over: readonly Message[]; readonly like: string };

/** Plain hexes one after the other that differ in nothing are told together. */
const runsOf = (steps: readonly Step[]): readonly (readonly Step[])[] => {
  const runs: Step[][] = [];
  for (const step of steps) {
    const last = runs[runs.length - 1];
    if (last !== undefined && step.like !== '' && last[0]?.like === step.like) last.push(step);
    else runs.push([step]);
  }
  return runs;
};

/** What lies along a straight line, as one would come to it. */
export const scan = (sight: Sight, from: string, way: Direction): readonly Message[] => {
  const { grid } = sight.game.board;
  const dir = directionIndex(way);
  const hexes = ray(grid, grid.index(from), way).map((hex) => grid.id(hex));
  if (hexes.length === 0) return [message('STEP.OFF-MAP', { hex: from, direction: way })];
  const steps = hexes.map((hex, i): Step => {
    const over = crossed(sight, hexes[i - 1] ?? from, dir);
    const isPlain = over.length === 0 && !isWorthAWord(sight, hex);
    const ground = sight.game.board.hex(hex).terrain;
    return { hex, over, like: isPlain ? `${ground} ${holderOf(sight, grid.index(hex)) ?? ''}` : '' };
  });
  return [
    message('scan.head', { way, hex: from, count: hexes.length }),
    ...runsOf(steps).map((run) => {
      const [first] = run;
      const last = run.at(-1);
      if (first === undefined || last === undefined || run.length === 1)
        return hexMessage(sight, first?.hex ?? from, first?.over);
      const side = holderOf(sight, grid.index(first.hex));
      return message('scan.run', {
        from: first.hex,
        to: last.hex,
        count: run.length,
        terrain: sight.game.board.hex(first.hex).terrain,
        ...(side !== undefined && { side }),
      });
    }),
  ];
};

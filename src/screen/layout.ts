// How the screen is shared out: the heading and the map on top, then what was said, what is asked, what is typed.
//
// What was said last is always to be read in full; where it is long it lies over the lower part of the map for a while.
import type { View } from '../games/view.ts';
import type { Game } from '../games/game.ts';
import { drawRows } from './draw.ts';
import { fold } from './folding.ts';
import { row } from '../draw/rows.ts';
import type { Row } from '../draw/rows.ts';
import type { Said, Sitting } from './sitting.ts';
import { lineInSight } from './typing.ts';
import { mapSize, middleOfMap, pointOf, SCALES, windowAround, windowKept } from '../draw/window.ts';
import type { MapWindow, Point, Size } from '../draw/window.ts';

/** As many rows as the terminal has lines, and the typing point, both counted from 0. */
export type Frame = {
  readonly rows: readonly Row[];
  readonly cursor: { readonly line: number; readonly column: number };
};

/** Of one row of hexes, at the zoom the map is drawn at. */
const HEX_LINES = SCALES[2].lines;

/** The least that is worth showing. */
const LEAST_MAP = 2 * HEX_LINES;
const LEAST_LOG = 3;
/** A long reply leaves the map this much. */
const MAP_KEPT = 4 * HEX_LINES;

const BLANK = row('');

const headRow = ({ head, score }: Sitting, columns: number): Row => {
  const gap = columns - head.length - score.length;
  return row(gap < 2 ? head.slice(0, columns) : head + ' '.repeat(gap) + score);
};

const RULE_MORE = ' Page Down for what came after ';

const ruleRow = ({ below }: Sitting, columns: number): Row => {
  const dashes = '-'.repeat(columns);
  return row(below === 0 ? dashes : `--${RULE_MORE}${dashes}`.slice(0, columns), 'dim');
};

const logRows = (said: readonly Said[], columns: number): readonly Row[] =>
  said.flatMap(({ kind, text }) =>
    fold(text, columns).map((line) =>
      row(line, kind === 'typed' ? 'dim' : kind === 'refused' ? 'warn' : undefined),
    ),
  );

/** As much of the log as fits, the newest at the bottom. */
const logInSight = ({ log, below }: Sitting, columns: number, lines: number): readonly Row[] => {
  const end = log.length - below;
  const rows = logRows(log.slice(Math.max(0, end - lines), end), columns);
  const seen = lines === 0 ? [] : rows.slice(-lines);
  return [...seen, ...Array.from({ length: lines - seen.length }, () => BLANK)];
};

type Shares = { readonly head: number; readonly map: number; readonly rule: number; readonly log: number };

const evenDown = (n: number): number => Math.floor(n / HEX_LINES) * HEX_LINES;

/** `wanted`: what the log would like to have. */
const share = (lines: number, mapLines: number, wanted: number): Shares => {
  const head = lines > LEAST_LOG ? 1 : 0;
  const room = lines - head - 1;
  const kept = Math.min(mapLines, MAP_KEPT, evenDown(room - LEAST_LOG));
  const log = Math.max(LEAST_LOG, Math.min(wanted, room - kept));
  const map = Math.min(mapLines, evenDown(room - log));
  if (map < LEAST_MAP) return { head, map: 0, rule: 0, log: lines - head };
  return { head, map, rule: 1, log: room - map };
};

/** Where to look first: the middle of the units of the side whose turn it is, else of all units, else of the map. */
const middleOf = ({ board }: Game, view: View): Point => {
  const placed = view.units.flatMap(({ side, at }) => {
    const point = pointOf(board.grid, at);
    return point === undefined ? [] : [{ side, ...point }];
  });
  const own = placed.filter(({ side }) => side === view.clock.phasing);
  const all = own.length > 0 ? own : placed;
  if (all.length === 0) return middleOfMap(board.grid);
  return {
    row: all.reduce((sum, { row: south }) => sum + south, 0) / all.length,
    east2: all.reduce((sum, { east2 }) => sum + east2, 0) / all.length,
  };
};

type Drawn = { readonly view: View; readonly window: MapWindow; readonly rows: readonly Row[] };

const sameWindow = (a: MapWindow, b: MapWindow): boolean =>
  a.left === b.left &&
  a.top === b.top &&
  a.columns === b.columns &&
  a.lines === b.lines &&
  a.selected === b.selected;

/** Draws the map where it was looked at last, and only when something on it has changed. */
const mapDrawer = (game: Game): ((sitting: Sitting, size: Size) => readonly Row[]) => {
  const { grid } = game.board;
  let drawn: Drawn | undefined;
  return ({ view, here, focus }, size) => {
    if (view === undefined) return Array.from({ length: size.lines }, () => BLANK);
    const at = focus === undefined ? undefined : pointOf(grid, focus);
    const kept =
      drawn === undefined
        ? windowAround(grid, size, at ?? middleOf(game, view))
        : windowKept(grid, drawn.window, size, at);
    const window = { ...kept, selected: here };
    if (drawn?.view !== view || !sameWindow(drawn.window, window))
      drawn = { view, window, rows: drawRows(game.board, view, game.sideWords, window) };
    return drawn.rows;
  };
};

/** Makes frames of one game, one after the other. */
export const frameMaker = (game: Game): ((sitting: Sitting, size: Size) => Frame) => {
  const drawMap = mapDrawer(game);
  const whole = mapSize(game.board.grid);
  return (sitting, { columns, lines }) => {
    const asked = sitting.question.flatMap((text) => fold(text, columns)).map((text) => row(text));
    const question = asked.slice(0, Math.max(0, lines - 1 - LEAST_LOG));
    const typed = lineInSight(sitting.prompt, sitting.typing, columns);
    const free = Math.max(0, lines - question.length - 1);
    const fresh = sitting.below > 0 ? free : logRows(sitting.log.slice(sitting.fresh), columns).length;
    const { head, map, rule, log } = share(free, whole.lines, fresh);
    const rows = [
      ...(head === 0 ? [] : [headRow(sitting, columns)]),
      ...(map === 0 ? [] : drawMap(sitting, { columns, lines: map })),
      ...(rule === 0 ? [] : [ruleRow(sitting, columns)]),
      ...logInSight(sitting, columns, log),
      ...question,
      row(typed.text),
    ];
    return {
      rows: rows.slice(-lines),
      cursor: { line: Math.min(rows.length, lines) - 1, column: typed.column },
    };
  };
};

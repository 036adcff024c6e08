// The screen from top to bottom: the heading, the map with the panel beside it, what was said, what is asked, what is
// typed and which keys there are.
import { beside, row } from '../../draw/styled-rows.ts';
import type { Row } from '../../draw/styled-rows.ts';
import { BARE } from '../../draw/look.ts';
import type { Look } from '../../draw/look.ts';
import type { Size } from '../../draw/viewport.ts';
import type { Game } from '../../api/game.ts';
import { battleRows } from './battle-box.ts';
import { askedRows } from './question-rows.ts';
import { headLine } from './heading.ts';
import { hintWithin } from './hints.ts';
import { logInSight } from './log-window.ts';
import type { InSight } from './log-window.ts';
import { mapDrawer, roomsOf } from './map.ts';
import type { MapShown, Spot } from './map.ts';
import { LEAST, panelRows, panelWidth, SEPARATOR } from './panel-rows.ts';
import { modeWord } from './mode-word.ts';
import { overlayLeft, ruleRow } from './divider.ts';
import { LEAST_LOG, shares } from './row-shares.ts';
import type { Drawn, Sitting } from '../screen-state.ts';
import type { MapPlace } from '../terminal/map-shift.ts';
import { isTooSmall, smallRows } from './too-small.ts';
import { lineInSight } from '../line-editor.ts';

/** As many rows as the terminal has lines, and where the terminal's cursor stands, counted from 0. */
export type Frame = {
  readonly rows: readonly Row[];
  readonly cursor: Spot;
  /** Where the map stands in it. */
  readonly map?: MapPlace | undefined;
};

/** Rows from one up to, not including, another. */
export type Stretch = { readonly from: number; readonly to: number };

type MapFrame = Frame & {
  /** What was said, and what is asked or can be chosen: these rows Ink sets as text. */
  readonly log: Stretch;
  readonly asked: Stretch;
  /** Which lines of the log are in it. */
  readonly inSight: InSight;
};

const BLANK = row('');

/** The map, and to its right as much of the panel as there is room for. */
const withPanel = (shown: MapShown, panel: readonly Row[], mapColumns: number): readonly Row[] =>
  shown.rows.map((line, i) =>
    beside(line, mapColumns, beside(SEPARATOR, SEPARATOR.text.length, panel[i] ?? BLANK)),
  );

/** In an overview the panel has only what the whole map leaves. */
const panelColumns = ({ folded }: Sitting, columns: number, whole: number): number => {
  if (folded.panel) return 0;
  if (!folded.overview) return panelWidth(columns, whole);
  const left = columns - whole - SEPARATOR.text.length;
  return left < LEAST ? 0 : panelWidth(columns, whole);
};

const LEGEND_GAP = 2;

/** In an overview a map that does not fit is drawn with several hexes to a sign, and says beside it what they mean. */
const wholeShown = ({ folded }: Sitting, shown: MapShown, whole: Size, room: Size): MapShown => {
  const isWhole = whole.columns <= room.columns && whole.lines <= room.lines;
  if (!folded.overview || isWhole) return shown;
  const rows = shown.whole(room);
  if (rows.length === 0) return shown;
  const legend = shown.wholeLegend();
  const wide = Math.max(...rows.map(({ text }) => text.length)) + LEGEND_GAP;
  const isBeside = wide + Math.max(...legend.map(({ text }) => text.length)) <= room.columns;
  const drawn = isBeside
    ? Array.from({ length: Math.max(rows.length, legend.length) }, (_, i) =>
        beside(rows[i] ?? BLANK, wide, legend[i] ?? BLANK),
      )
    : [...rows, ...legend];
  const blanks = Array.from({ length: Math.max(0, room.lines - drawn.length) }, () => BLANK);
  const { place: _none, ...others } = shown;
  return {
    ...others,
    rows: [...drawn, ...blanks].slice(0, room.lines),
    spot: () => undefined,
    overview: () => [],
    signs: () => [],
  };
};

/** What has been cut off at the top is no part of the screen. */
const placeIn = (shown: MapShown | undefined, above: number): MapPlace | undefined =>
  shown?.place === undefined || above < 0 ? undefined : { ...shown.place, line: shown.place.line + above };

export type FrameMaker = (sitting: Sitting, size: Size) => MapFrame;

/** Makes frames of one game, one after the other. */
export const frameMaker = (game: Game, lookOf: (drawn: Drawn) => Look = () => BARE): FrameMaker => {
  const drawMap = mapDrawer(game, lookOf);
  const roomFor = roomsOf(game);
  return (given, { columns, lines }) => {
    const sitting = given.folded.overview ? { ...given, zoom: 1 as const } : given;
    const room = roomFor(sitting.zoom, lookOf(sitting.drawn).style);
    const hint = sitting.hint !== '' && lines >= 12 ? [row(hintWithin(sitting.hint, columns), 'dim')] : [];
    const foot = 1 + hint.length;
    const typed = lineInSight(sitting.prompt, sitting.typing, columns);
    if (isTooSmall({ columns, lines })) {
      const asked = askedRows(sitting, columns, lines, lines);
      const log = logInSight(sitting, columns, Math.max(0, lines - asked.length));
      const rows = smallRows({ columns, lines }, log.rows, asked, row(typed.text));
      const cursor = { line: rows.length - 1, column: typed.column };
      const none = { from: rows.length, to: rows.length };
      return { rows, cursor, log: none, asked: none, inSight: log.inSight };
    }
    const head =
      lines > LEAST_LOG + foot ? [row(headLine(sitting, modeWord(sitting), columns), 'title')] : [];
    const free = Math.max(0, lines - foot - head.length);
    const { map, rule, battle, log, question } = shares(room.lines, sitting, { columns, lines }, free);
    const wide = panelColumns(sitting, columns, room.columns);
    const mapColumns = wide === 0 ? columns : columns - wide - SEPARATOR.text.length;
    const inside = { columns: mapColumns, lines: map };
    const shown = map === 0 ? undefined : wholeShown(sitting, drawMap(sitting, inside), room, inside);
    const told = logInSight(sitting, columns, log);
    const upper =
      shown === undefined || wide === 0
        ? (shown?.rows ?? [])
        : withPanel(
            shown,
            panelRows(
              sitting,
              shown,
              { columns: wide, lines: map },
              overlayLeft(sitting, shown, rule === 0 ? undefined : told, columns),
            ),
            mapColumns,
          );
    const rows = [
      ...head,
      ...upper,
      ...(rule === 0 ? [] : [ruleRow(sitting, shown, told, columns)]),
      ...(sitting.battle === undefined ? [] : battleRows(sitting.battle, columns, battle)),
      ...told.rows,
      ...question,
      row(typed.text),
      ...hint,
    ];
    const cut = rows.length - Math.min(rows.length, lines);
    const spot =
      sitting.at === 'map' && sitting.cursor !== undefined ? shown?.spot(sitting.cursor) : undefined;
    const marked = { line: head.length + upper.length + rule + battle + told.at - cut, column: 0 };
    const cursor =
      spot === undefined
        ? { line: rows.length - 1 - hint.length - cut, column: typed.column }
        : { line: head.length + spot.line, column: spot.column };
    const logAt = Math.max(0, head.length + upper.length + rule + battle - cut);
    const askedAt = logAt + told.rows.length;
    return {
      rows: rows.slice(cut),
      log: { from: logAt, to: askedAt },
      asked: { from: askedAt, to: askedAt + question.length },
      cursor: sitting.at === 'log' ? marked : cursor,
      map: placeIn(shown, head.length - cut),
      inSight: told.inSight,
    };
  };
};

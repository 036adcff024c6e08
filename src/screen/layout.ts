// How the screen is shared out: the heading on top, the map with the panel beside it, then what was said, what is asked,
// what is typed and which keys there are.
//
// What was said last is always to be read in full; where it is long it lies over the lower part of the map for a while.
import { beside, row } from '../draw/rows.ts';
import type { Role, Row } from '../draw/rows.ts';
import type { Size } from '../draw/window.ts';
import type { Game } from '../games/game.ts';
import { fold } from './folding.ts';
import { headLine } from './heading.ts';
import { hintWithin } from './hinting.ts';
import { linesFor, mapDrawer, roomsOf, wholeLines } from './map.ts';
import type { MapShown, Spot } from './map.ts';
import { panelRows, panelWidth } from './panel-rows.ts';
import { ruleRow } from './rule-row.ts';
import type { Said, Sitting } from './sitting.ts';
import { isTooSmall, smallRows } from './too-small.ts';
import { lineInSight } from './typing.ts';

/** As many rows as the terminal has lines, and where the terminal's cursor stands, counted from 0. */
export type Frame = { readonly rows: readonly Row[]; readonly cursor: Spot };

const LEAST_LOG = 2;
/** Rows of hexes: the least that is worth showing, and what a long reply leaves of the map. */
const LEAST_ROWS = 2;
const ROWS_KEPT = { 1: 6, 2: 4, 3: 2 } as const;

const BLANK = row('');

const LOG_ROLES: Readonly<Record<string, Role>> = { typed: 'dim', refused: 'warn' };

/** `marked`: the one whose hex Enter would go to. */
const logRows = (said: readonly Said[], columns: number, marked?: Said): readonly Row[] =>
  said.flatMap((one) =>
    fold(one.text, columns).map((line) => row(line, one === marked ? 'selected' : LOG_ROLES[one.kind])),
  );

type LogSeen = {
  readonly rows: readonly Row[];
  /** The line at which what is marked ends. */
  readonly at: number;
};

/** As much of the log as fits, the newest at the bottom; while it has the keys, what is marked stands last. */
const logInSight = ({ log, below, logAt }: Sitting, columns: number, lines: number): LogSeen => {
  const end = log.length - below;
  const rows = logRows(
    log.slice(Math.max(0, end - lines), end),
    columns,
    logAt === undefined ? undefined : log[logAt],
  );
  const seen = lines === 0 ? [] : rows.slice(-lines);
  return {
    rows: [...seen, ...Array.from({ length: lines - seen.length }, () => BLANK)],
    at: Math.max(0, seen.length - 1),
  };
};

type Shares = { readonly map: number; readonly rule: number; readonly log: number };

/** The fewest lines a map is drawn in. */
const leastOf = ({ zoom }: Pick<Sitting, 'zoom'>): number => linesFor(zoom === 3 ? 1 : LEAST_ROWS, zoom);

/** What the log has where nothing long has been said. */
const usualLog = (lines: number): number => Math.max(LEAST_LOG, Math.min(Math.floor(lines / 6) - 1, 8));

/** `whole`: lines of the whole map; `free`: lines for map and log; `wanted`: what the log would like to have. */
const share = (whole: number, { zoom }: Sitting, lines: number, free: number, wanted: number): Shares => {
  const room = free - 1;
  const least = leastOf({ zoom });
  const usually = Math.min(whole, linesFor(ROWS_KEPT[zoom], zoom), wholeLines(room - LEAST_LOG, zoom));
  const kept = wanted > room - usually ? least : Math.max(least, usually);
  const log = Math.max(usualLog(lines), Math.min(wanted, room - kept));
  const usual = Math.min(whole, wholeLines(room - log, zoom));
  const map = usual >= least ? usual : wholeLines(room - LEAST_LOG, zoom);
  if (map < least) return free > LEAST_LOG ? { map: 0, rule: 1, log: room } : { map: 0, rule: 0, log: free };
  return { map, rule: 1, log: room - map };
};

const SEPARATOR = row('|', 'dim');

/** The map, and to its right as much of the panel as there is room for. */
const withPanel = (shown: MapShown, panel: readonly Row[], mapColumns: number): readonly Row[] =>
  shown.rows.map((line, i) =>
    beside(line, mapColumns, beside(SEPARATOR, SEPARATOR.text.length, panel[i] ?? BLANK)),
  );

const GOES_ON = ['cursor', 'zoom', 'overlay', 'menu', 'picked', 'target'] as const;

/** Whether the last reply has been seen: the keys went on to something else on the map since it was said. */
const readingOf = (): ((sitting: Sitting) => boolean) => {
  let before: Sitting | undefined;
  let isRead = false;
  return (sitting) => {
    if (sitting.log !== before?.log) isRead = false;
    else if (GOES_ON.some((what) => sitting[what] !== before?.[what])) isRead = true;
    before = sitting;
    return isRead && sitting.at === 'map';
  };
};

const CHOICE = /^\d+: /;

/** More choices than these stand side by side. */
const A_LINE_EACH = 4;

/**
 * What is asked, its choices in as few lines as will do: what came of an order needs the room. A list that digits take
 * from has a line for each, but where a reply would not be read in full (`tight`).
 */
const questionLines = ({ question, menu }: Sitting, columns: number, tight = false): readonly string[] => {
  const choices = question.filter((text) => CHOICE.test(text));
  if ((menu !== undefined && !tight) || choices.length === 0)
    return question.flatMap((text) => fold(text, columns));
  const each = choices.flatMap((text) => text.split(/(?<=\.) (?=\d+: )/));
  if (each.length <= A_LINE_EACH) return question.flatMap((text) => fold(text, columns));
  const lines: string[] = [];
  for (const choice of each) {
    const longer = `${lines.at(-1) ?? ''} ${choice}`;
    if (lines.length > 0 && longer.length <= columns) lines[lines.length - 1] = longer;
    else lines.push(choice);
  }
  const asked = question.filter((text) => !CHOICE.test(text));
  return [...asked, ...lines].flatMap((text) => fold(text, columns));
};

export type FrameMaker = (sitting: Sitting, size: Size) => Frame;

/** Makes frames of one game, one after the other. */
export const frameMaker = (game: Game): FrameMaker => {
  const drawMap = mapDrawer(game);
  const roomFor = roomsOf(game);
  const isRead = readingOf();
  return (sitting, { columns, lines }) => {
    const room = roomFor(sitting.zoom);
    const hint = sitting.hint !== '' && lines >= 12 ? [row(hintWithin(sitting.hint, columns), 'dim')] : [];
    const foot = 1 + hint.length;
    const wasRead = isRead(sitting);
    const unread = wasRead ? 0 : logRows(sitting.log.slice(sitting.fresh), columns).length;
    const roomy = questionLines(sitting, columns);
    const left = lines - foot - 2 - leastOf(sitting) - roomy.length;
    const lean = unread > left ? questionLines(sitting, columns, true) : roomy;
    const asked = lean.map((text) => row(text));
    const question = asked.slice(0, Math.max(0, lines - foot - 1 - LEAST_LOG));
    const typed = lineInSight(sitting.prompt, sitting.typing, columns);
    if (isTooSmall({ columns, lines })) {
      const log = logInSight(sitting, columns, Math.max(0, lines - asked.length));
      const rows = smallRows({ columns, lines }, log.rows, asked, row(typed.text));
      return { rows, cursor: { line: rows.length - 1, column: typed.column } };
    }
    const head =
      lines > LEAST_LOG + foot ? [row(headLine(sitting, `zoom ${sitting.zoom}`, columns), 'title')] : [];
    const free = Math.max(0, lines - question.length - foot - head.length);
    const wanted = sitting.below > 0 && !wasRead ? free : unread;
    const { map, rule, log } = share(room.lines, sitting, lines, free, wanted);
    const wide = panelWidth(columns, room.columns);
    const mapColumns = wide === 0 ? columns : columns - wide - SEPARATOR.text.length;
    const shown = map === 0 ? undefined : drawMap(sitting, { columns: mapColumns, lines: map });
    const upper =
      shown === undefined || wide === 0
        ? (shown?.rows ?? [])
        : withPanel(shown, panelRows(sitting, shown, { columns: wide, lines: map }), mapColumns);
    const told = logInSight(sitting, columns, log);
    const rows = [
      ...head,
      ...upper,
      ...(rule === 0 ? [] : [ruleRow(sitting, shown, columns)]),
      ...told.rows,
      ...question,
      row(typed.text),
      ...hint,
    ];
    const cut = rows.length - Math.min(rows.length, lines);
    const spot =
      sitting.at === 'map' && sitting.cursor !== undefined ? shown?.spot(sitting.cursor) : undefined;
    const marked = { line: head.length + upper.length + rule + told.at - cut, column: 0 };
    const cursor =
      spot === undefined
        ? { line: rows.length - 1 - hint.length - cut, column: typed.column }
        : { line: head.length + spot.line, column: spot.column };
    return { rows: rows.slice(cut), cursor: sitting.at === 'log' ? marked : cursor };
  };
};

// How many lines the map has, what is asked, and what was said: the map keeps its height whatever is said. Only a long
// question makes it smaller, and not below half of the lines.
import type { Row } from '../../draw/styled-rows.ts';
import type { Zoom } from '../../draw/viewport.ts';
import { askedRows } from './question-rows.ts';
import { rowsOfReply } from './log-window.ts';
import { linesFor, wholeLines } from './map.ts';
import type { Sitting } from '../screen-state.ts';

export const LEAST_LOG = 2;
/** Beside a list to choose from what was said last matters less. */
const LEAST_BESIDE_LIST = 1;
/** Rows of hexes: the least that is worth showing. */
const LEAST_ROWS = 2;
/** Of the lines, what the log and the question usually have, and never more than so many. */
const BELOW = 0.3;
const MOST_BELOW = 12;
/** With fewer lines half of them are too few for a question and a map: the question goes first. */
const LINES_FOR_HALF = 20;
/** Of the lines below the map, so much is the question's while a long answer is read. */
const READING = 1 / 3;

type Shares = {
  readonly map: number;
  readonly rule: number;
  readonly log: number;
  readonly question: readonly Row[];
};

/** The fewest lines a map is drawn in. */
const leastOf = (zoom: Zoom): number => linesFor(zoom === 3 ? 1 : LEAST_ROWS, zoom);

/** What the map has usually, and what it keeps in any case: with the heading that is half of the lines. */
const heightsOf = (
  whole: number,
  zoom: Zoom,
  lines: number,
  room: number,
): { readonly usual: number; readonly kept: number } => {
  const least = leastOf(zoom);
  const below = Math.max(LEAST_LOG, Math.min(Math.floor(lines * BELOW), MOST_BELOW));
  const half = lines < LINES_FOR_HALF ? 0 : Math.max(least, wholeLines(Math.ceil(lines / 2), zoom));
  const usual = Math.max(half, wholeLines(room - below, zoom));
  return { usual: Math.min(whole, Math.max(usual, least)), kept: Math.min(whole, half) };
};

/** What is asked beside what was said last: a long answer takes room of it until something else is done. */
const shortened = (
  sitting: Sitting,
  columns: number,
  question: readonly Row[],
  below: number,
): readonly Row[] => {
  const left = below - rowsOfReply(sitting, columns);
  if (question.length <= left) return question;
  if (sitting.scroll === undefined) return askedRows(sitting, columns, 0, question.length);
  return askedRows(sitting, columns, 0, left > 0 ? left : Math.floor(below * READING));
};

/** `whole`: lines of the whole map; `free`: lines for map, rule, log and question. */
export const shares = (
  whole: number,
  sitting: Sitting,
  { columns, lines }: { readonly columns: number; readonly lines: number },
  free: number,
): Shares => {
  const { zoom, menu } = sitting;
  const room = free - 1;
  const { usual, kept } = heightsOf(whole, zoom, lines, room);
  const leastLog = menu === undefined ? LEAST_LOG : LEAST_BESIDE_LIST;
  // A list can be moved in: it does not need to be seen whole.
  const taken = kept > 0 && menu !== undefined ? usual : kept;
  const most = Math.max(0, room - leastLog - taken);
  const asked = askedRows(sitting, columns, Math.max(0, room - leastLog - usual), most);
  const map = Math.min(usual, wholeLines(room - leastLog - asked.length, zoom));
  if (map < leastOf(zoom)) {
    const log = room - asked.length;
    return log > 0
      ? { map: 0, rule: 1, log, question: asked }
      : { map: 0, rule: 0, log: Math.max(0, free - asked.length), question: asked };
  }
  const question = shortened(sitting, columns, asked, room - map);
  return { map, rule: 1, log: room - map - question.length, question };
};

// How many lines the map has, the box of a battle, what is asked, and what was said: the map keeps its height whatever is
// said or asked, and what is below it shares what is left.
import type { Row } from '../../draw/styled-rows.ts';
import type { Zoom } from '../../draw/viewport.ts';
import { isStack } from '../digit-menu.ts';
import { askedRows } from './question-rows.ts';
import { rowsOfReply } from './log-window.ts';
import { linesFor, wholeLines } from './map.ts';
import type { Sitting } from '../screen-state.ts';

export const LEAST_LOG = 2;
/** Beside a list to choose from, or the box of a battle, what was said last matters less. */
const LEAST_BESIDE_LIST = 1;
/** Rows of hexes: the least that is worth showing. */
const LEAST_ROWS = 2;
/** Of the lines, what the log and the question have, and never more than so many. */
const BELOW = 0.3;
const MOST_BELOW = 12;
/** What they have where the log is folded away. */
const FOLDED = 2;
/** With fewer lines half of them are too few for a question and a map: the question goes first. */
const LINES_FOR_HALF = 20;
/** Of the lines below the map, so much is the question's while a long answer is read. */
const READING = 1 / 3;
/** Rows of the box of a battle: sums, the die, what came of it. What it leaves of the lines below the map, and its most. */
const BESIDE_BATTLE = 3;
/** While one is drafted nothing is asked and nothing has come of it. */
const BESIDE_DRAFT = 2;
const MOST_BATTLE = 5;
const LEAST_BATTLE = 2;

type Shares = {
  readonly map: number;
  readonly rule: number;
  readonly battle: number;
  readonly log: number;
  readonly question: readonly Row[];
};

/** The fewest lines a map is drawn in. */
const leastOf = (zoom: Zoom): number => linesFor(zoom === 3 ? 1 : LEAST_ROWS, zoom);

const belowOf = (lines: number, { folded }: Sitting): number =>
  folded.overview
    ? 0
    : folded.log
      ? FOLDED
      : Math.max(LEAST_LOG, Math.min(Math.floor(lines * BELOW), MOST_BELOW));

/** What the map has usually, and what it keeps in any case: with the heading that is half of the lines. */
const heightsOf = (
  whole: number,
  sitting: Sitting,
  lines: number,
  room: number,
): { readonly usual: number; readonly kept: number } => {
  const { zoom } = sitting;
  const least = leastOf(zoom);
  const half = lines < LINES_FOR_HALF ? 0 : Math.max(least, wholeLines(Math.ceil(lines / 2), zoom));
  const usual = Math.max(half, wholeLines(room - belowOf(lines, sitting), zoom));
  const map = Math.min(whole, Math.max(usual, least));
  return { usual: map, kept: lines < LINES_FOR_HALF ? 0 : map };
};

/** A long answer is read in its place, and a list is chosen from; units in hand push out an attack that is over. */
const battleHeight = ({ battle, scroll, at, menu }: Sitting, below: number): number =>
  battle === undefined ||
  scroll !== undefined ||
  at === 'log' ||
  (menu !== undefined && (!isStack(menu) || battle.kind === 'past'))
    ? 0
    : Math.max(0, Math.min(below - (battle.kind === 'draft' ? BESIDE_DRAFT : BESIDE_BATTLE), MOST_BATTLE));

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

/** `whole`: lines of the whole map; `free`: lines for map, rule, battle, log and question. */
export const shares = (
  whole: number,
  sitting: Sitting,
  { columns, lines }: { readonly columns: number; readonly lines: number },
  free: number,
): Shares => {
  const { zoom, menu, folded } = sitting;
  const rule = folded.overview ? 0 : 1;
  const room = free - rule;
  const { usual, kept } = heightsOf(whole, sitting, lines, room);
  const wished = battleHeight(sitting, room - usual);
  const isNarrow = menu !== undefined || folded.log || folded.overview;
  // The box has told what came of the last order.
  const leastLog = wished > 0 || folded.overview ? 0 : isNarrow ? LEAST_BESIDE_LIST : LEAST_LOG;
  // What is asked is seen whole, if all below the map is enough for it.
  const left = menu === undefined ? 0 : leastLog;
  const most = Math.max(0, room - left - kept - Math.min(wished, LEAST_BATTLE));
  const asked = askedRows(sitting, columns, Math.max(0, room - leastLog - usual - wished), most);
  const battle = Math.max(0, Math.min(wished, room - usual - asked.length));
  const map = Math.min(usual, wholeLines(room - left - asked.length - battle, zoom));
  if (map < leastOf(zoom)) {
    const log = room - asked.length;
    return log > 0
      ? { map: 0, rule: 1, battle: 0, log, question: asked }
      : { map: 0, rule: 0, battle: 0, log: Math.max(0, free - asked.length), question: asked };
  }
  const question = shortened(sitting, columns, asked, room - map - battle);
  return { map, rule, battle, log: room - map - battle - question.length, question };
};

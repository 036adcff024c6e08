// Which part of the log is in sight: its end, or a page of it that was scrolled to. Wherever there is as much, the page
// is full.
import { row } from '../../draw/styled-rows.ts';
import type { Role, Row } from '../../draw/styled-rows.ts';
import { fold } from './word-wrap.ts';
import type { Said, Sitting } from '../screen-state.ts';

/** The line of the log that a page begins with, or the one that it ends before. */
export type Scroll = { readonly from: number } | { readonly to: number };

/** Lines of the log that are in sight: from the first, whole or not, up to the first that is not whole. */
export type InSight = { readonly first: number; readonly next: number };

export type LogSeen = {
  readonly rows: readonly Row[];
  readonly inSight: InSight;
  /** Rows of what was said last that lie above what is shown, and all rows that lie below it. */
  readonly above: number;
  readonly below: number;
  /** The row at which the marked line ends, else the last one. */
  readonly at: number;
};

const BLANK = row('');

const LOG_ROLES: Readonly<Record<string, Role>> = { typed: 'dim', refused: 'warn' };

/** `at`: which row of its line of the log it is. */
type Line = { readonly entry: number; readonly at: number; readonly isLast: boolean; readonly row: Row };

/** Marked is the line whose hex Enter would go to. */
const linesOf = ({ log, logAt }: Sitting, columns: number, start: number, end: number): readonly Line[] =>
  log.slice(start, end).flatMap(({ kind, text }: Said, i) => {
    const entry = start + i;
    const folded = fold(text, columns);
    const role = entry === logAt ? 'selected' : LOG_ROLES[kind];
    return folded.map((line, n) => ({ entry, at: n, isLast: n === folded.length - 1, row: row(line, role) }));
  });

const pageOf = (sitting: Sitting, columns: number, lines: number): readonly Line[] => {
  const { log, scroll } = sitting;
  if (lines === 0) return [];
  if (scroll !== undefined && 'from' in scroll) {
    const page = linesOf(sitting, columns, scroll.from, scroll.from + lines).slice(0, lines);
    if (page.length === lines) return page;
  }
  const end = scroll !== undefined && 'to' in scroll ? Math.min(scroll.to, log.length) : log.length;
  const page = linesOf(sitting, columns, Math.max(0, end - lines), end).slice(-lines);
  return page.length === lines ? page : linesOf(sitting, columns, 0, lines).slice(0, lines);
};

const rowsBetween = ({ log }: Sitting, columns: number, start: number, end: number): number =>
  log.slice(start, Math.max(start, end)).reduce((sum, { text }) => sum + fold(text, columns).length, 0);

/** Of what was said last. */
export const rowsOfReply = (sitting: Sitting, columns: number): number =>
  rowsBetween(sitting, columns, sitting.fresh, sitting.log.length);

export const logInSight = (sitting: Sitting, columns: number, lines: number): LogSeen => {
  const { log, fresh, logAt } = sitting;
  const page = pageOf(sitting, columns, lines);
  const [top, bottom] = [page[0], page.at(-1)];
  const first = top?.entry ?? log.length;
  const next = bottom === undefined ? log.length : bottom.entry + (bottom.isLast ? 1 : 0);
  const marked = logAt === undefined ? -1 : page.findLastIndex(({ entry }) => entry === logAt);
  return {
    rows: [...page.map((line) => line.row), ...Array.from({ length: lines - page.length }, () => BLANK)],
    inSight: { first, next },
    above: rowsBetween(sitting, columns, fresh, first) + (first < fresh ? 0 : (top?.at ?? 0)),
    below:
      rowsBetween(sitting, columns, next, log.length) -
      (bottom === undefined || bottom.isLast ? 0 : bottom.at + 1),
    at: Math.max(0, marked < 0 ? page.length - 1 : marked),
  };
};

// From the frame that stands on the screen to the next one in as few bytes as can be had.
import { row } from '../../draw/styled-rows.ts';
import type { Row } from '../../draw/styled-rows.ts';
import type { Brush, Paint } from '../../draw/theme.ts';
import { newScript } from './cursor-moves.ts';
import type { Script, Stand } from './cursor-moves.ts';
import { changesIn, wholeOf } from './line-diff.ts';
import { movedAcross, movedDown } from './map-shift.ts';
import type { Shift } from './map-shift.ts';

/** A line is a row, or what Ink has set. */
export type Line = Row | string;

export type Change = {
  readonly before: readonly (Line | undefined)[];
  readonly lines: readonly Line[];
  readonly columns: number;
  readonly paint: Paint;
  /** Absent: the cursor may stand anywhere. */
  readonly from: Stand | undefined;
  /** How the map has moved meanwhile. */
  readonly shift: Shift | undefined;
};

export const ERASE_REST = '\x1b[K';
const PLAIN = '\x1b[0m';
const STYLED = '\x1b[';

// oxlint-disable-next-line no-control-regex
const STYLE = /\x1b\[[\d;]*m/g;

type Hand = {
  readonly script: Script;
  readonly brush: Brush;
  readonly paint: Paint;
  readonly columns: number;
};

const newHand = ({ paint, columns }: Pick<Change, 'paint' | 'columns'>, from: Stand | undefined): Hand => ({
  script: newScript(columns, from),
  brush: paint.brush?.() ?? { paint, rest: () => '' },
  paint,
  columns,
});

/** A whole line. A full one is not erased behind: the cursor still stands on its last character. */
const writeWhole = ({ script, brush, columns }: Hand, at: number, line: Line): void => {
  script.add(brush.rest());
  script.go(at, 0);
  if (typeof line === 'string') {
    const text = line.replaceAll(STYLE, '');
    script.put(text, line + (line.includes(STYLED) ? PLAIN : ''));
    if (text.length < columns) script.add(ERASE_REST);
    return;
  }
  const whole = wholeOf(line);
  script.put(whole.text, brush.paint(whole) + brush.rest());
  if (whole.text.length < columns) script.add(ERASE_REST);
};

/** What differs in a line from what stands there. */
const writeChanged = (hand: Hand, at: number, before: Line | undefined, line: Line): void => {
  const { script, brush, paint } = hand;
  if (line === before) return;
  // What Ink sets now may have been painted before it came.
  if (typeof line === 'string' && typeof before === 'object' && paint(before).trimEnd() === line) return;
  if (typeof line === 'string' || typeof before !== 'object') {
    writeWhole(hand, at, line);
    return;
  }
  const { stretches, blankFrom } = changesIn(before, line);
  for (const { column, row: changed } of stretches) {
    script.go(at, column);
    script.put(changed.text, brush.paint(changed));
  }
  if (blankFrom === undefined) return;
  script.add(brush.rest());
  script.go(at, blankFrom);
  script.add(ERASE_REST);
};

const bytesOf = (change: Change, write: (hand: Hand) => void): number => {
  const hand = newHand(change, undefined);
  write(hand);
  return Buffer.byteLength(hand.script.written() + hand.brush.rest());
};

/** A line of the map that has moved sideways is moved by the terminal where that takes less. */
const writeLine = (change: Change, hand: Hand, at: number, before: Line | undefined, line: Line): void => {
  const { shift, columns } = change;
  const moved =
    shift === undefined || typeof before !== 'object' || typeof line === 'string'
      ? undefined
      : movedAcross(shift, at, before, columns);
  const isLess =
    moved !== undefined &&
    bytesOf(change, (one) => {
      moved.write(one.script);
      writeChanged(one, at, moved.now, line);
    }) < bytesOf(change, (one) => writeChanged(one, at, before, line));
  if (!isLess) {
    writeChanged(hand, at, before, line);
    return;
  }
  hand.script.add(hand.brush.rest());
  moved.write(hand.script);
  writeChanged(hand, at, moved.now, line);
};

const scriptOf = (change: Change, begin?: (script: Script) => void): Hand => {
  const { before, lines } = change;
  const hand = newHand(change, change.from);
  begin?.(hand.script);
  for (let i = 0; i < Math.max(lines.length, before.length); i++)
    writeLine(change, hand, i, before[i], lines[i] ?? '');
  hand.script.add(hand.brush.rest());
  return hand;
};

/** All of it, after which nothing is left set but the place of the cursor. */
export const frameScript = (change: Change): Script => {
  const { script } = scriptOf(change);
  const { shift, before } = change;
  const down = shift === undefined ? undefined : movedDown<Line | undefined>(shift, before, row(''));
  if (down === undefined) return script;
  const rolled = scriptOf({ ...change, before: down.now }, down.write).script;
  return Buffer.byteLength(rolled.written()) < Buffer.byteLength(script.written()) ? rolled : script;
};

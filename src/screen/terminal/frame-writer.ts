// Stands between Ink and the terminal: takes whole frames and paints only the lines that differ.
//
// Ink is mounted with `debug: true`, which makes it hand over every frame complete and leave the cursor alone. It lays
// out placeholders, and takes nothing apart: a line that holds nothing else is filled here with the row that belongs
// there, of which only what differs is written. The screen is cleared when its size has changed, after a stop and at a
// hand-over, and never else; the cursor goes to its place after every frame.
import { Writable } from 'node:stream';
import type { Row } from '../../draw/styled-rows.ts';
import type { Paint } from '../../draw/theme.ts';
import { goTo } from './cursor-moves.ts';
import { ERASE_REST, frameScript } from './frame-script.ts';
import type { Line } from './frame-script.ts';
import { shiftBetween } from './map-shift.ts';
import type { MapPlace } from './map-shift.ts';

export type Output = {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
  write(text: string): unknown;
  on(event: 'resize', heard: () => void): unknown;
  off(event: 'resize', heard: () => void): unknown;
};

export type Cursor = { readonly line: number; readonly column: number };

/** What the placeholders of a frame stand for, and where the cursor is to stand. */
export type Filling = {
  readonly rows: readonly Row[];
  readonly cursor: Cursor;
  readonly paint: Paint;
  /** Where the map stands among them. */
  readonly map?: MapPlace | undefined;
};

/** A line that is filled with a row; no game ever draws it. */
export const PLACEHOLDER = '\u00b7';

/** Sixty frames a second at most. */
const APART = 16;

const BEGIN = '\x1b[?2026h';
const END = '\x1b[?2026l';
const CLEAR = '\x1b[2J';
const CLEAR_HISTORY = '\x1b[3J';

/** Ink's own farewells, which are no frames: an empty write to wait for, and showing the cursor. */
// oxlint-disable-next-line no-control-regex
const NO_FRAME = /^(?:\x1b\[\?25[hl])*$/;

export class FrameWriter extends Writable {
  readonly isTTY = true;
  #out: Output;
  #painted: readonly (Line | undefined)[] = [];
  #next: readonly string[] | undefined;
  #rows: readonly Row[] = [];
  #paint: Paint = ({ text }) => text;
  #cursor: Cursor = { line: 0, column: 0 };
  #cursorPainted: Cursor | undefined;
  #map: MapPlace | undefined;
  #mapPainted: MapPlace | undefined;
  #clears = '';
  #timer: NodeJS.Timeout | undefined;
  #last = Number.NEGATIVE_INFINITY;
  #closed = false;
  #held = false;

  constructor(out: Output) {
    super({ decodeStrings: false });
    this.#out = out;
    out.on('resize', this.#resized);
  }

  get columns(): number {
    return this.#out.columns || 80;
  }

  get rows(): number {
    return this.#out.rows || 24;
  }

  /** Where the cursor is to stand after the next frame. */
  place(cursor: Cursor): void {
    this.#cursor = cursor;
    this.#paintSoon();
  }

  /** Says something on the last line at once, in the middle of work; the next frame is painted over it. */
  say(text: string): void {
    if (this.#closed || this.#held) return;
    const last = this.rows - 1;
    this.#painted = this.#painted.toSpliced(last, 1, '\0');
    this.#cursorPainted = undefined;
    this.#out.write(goTo(last, 0) + text.slice(0, this.columns - 1) + ERASE_REST);
  }

  /** What stands for the placeholders of the next frame. */
  fill({ rows, cursor, paint, map }: Filling): void {
    if (paint !== this.#paint) this.#painted = [];
    this.#rows = rows;
    this.#map = map;
    this.#paint = paint;
    this.place(cursor);
  }

  /** Paints rows at once, before Ink has come: there is something to be seen while it is loaded. */
  first(filling: Filling): void {
    this.#next = filling.rows.map(() => PLACEHOLDER);
    this.fill(filling);
    clearTimeout(this.#timer);
    this.#flush();
  }

  /** Paints nothing until it is to be painted afresh: the terminal is somebody else's. */
  hold(): void {
    this.#held = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Paints all of it again, on a clear screen. */
  afresh(): void {
    this.#held = false;
    this.#painted = [];
    this.#cursorPainted = undefined;
    this.#clears ||= CLEAR;
    this.#paintSoon();
  }

  /** What was painted so far is not to be seen any more, nor scrolled back to. */
  wipe(): void {
    this.#clears = CLEAR + CLEAR_HISTORY;
    this.afresh();
  }

  /** Nothing is painted after this, whatever still comes. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#out.off('resize', this.#resized);
  }

  override _write(chunk: unknown, _encoding: BufferEncoding, done: () => void): void {
    const frame = String(chunk);
    if (!NO_FRAME.test(frame)) {
      this.#next = frame.split('\n');
      this.#paintSoon();
    }
    done();
  }

  #resized = (): void => {
    if (!this.#held) this.afresh();
    this.emit('resize');
  };

  /** Never at once: Ink hands the frame over before the typing point of that frame is known. */
  #paintSoon(): void {
    if (this.#closed || this.#held || this.#timer !== undefined) return;
    const wait = this.#clears !== '' ? APART : Math.max(0, APART - (performance.now() - this.#last));
    this.#timer = setTimeout(() => this.#flush(), wait);
  }

  #flush(): void {
    this.#timer = undefined;
    this.#last = performance.now();
    const lines = (this.#next ?? [])
      .slice(0, this.rows)
      .map((line, i) => (line === PLACEHOLDER ? (this.#rows[i] ?? '') : line));
    const before = this.#painted;
    const script = frameScript({
      before,
      lines,
      columns: this.columns,
      paint: this.#paint,
      from: this.#clears === '' ? this.#cursorPainted : undefined,
      shift: before.length === 0 ? undefined : shiftBetween(this.#mapPainted, this.#map),
    });
    const painted = this.#clears + script.written();
    const line = Math.min(this.#cursor.line, this.rows - 1);
    const column = Math.min(this.#cursor.column, this.columns - 1);
    const { line: wasLine, column: wasColumn } = this.#cursorPainted ?? {};
    this.#painted = lines;
    this.#mapPainted = this.#map;
    this.#clears = '';
    if (painted === '' && wasLine === line && wasColumn === column) return;
    this.#cursorPainted = { line, column };
    const begun = script.written().length;
    script.go(line, column);
    const cursor = script.written().slice(begun);
    this.#out.write(painted === '' ? cursor : BEGIN + painted + cursor + END);
  }
}

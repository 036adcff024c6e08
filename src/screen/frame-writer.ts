// Stands between Ink and the terminal: takes whole frames and paints only the lines that differ.
//
// Ink is mounted with `debug: true`, which makes it hand over every frame complete and leave the cursor alone. The
// screen is cleared when its size has changed, after a stop and at a hand-over, and never else; the cursor goes to its
// place after every frame.
import { Writable } from 'node:stream';

export type Output = {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
  write(text: string): unknown;
  on(event: 'resize', heard: () => void): unknown;
  off(event: 'resize', heard: () => void): unknown;
};

export type Cursor = { readonly line: number; readonly column: number };

/** Sixty frames a second at most. */
const APART = 16;

const BEGIN = '\x1b[?2026h';
const END = '\x1b[?2026l';
const CLEAR = '\x1b[2J';
const CLEAR_HISTORY = '\x1b[3J';
const ERASE_REST = '\x1b[K';
const PLAIN = '\x1b[0m';

const goTo = (line: number, column: number): string => `\x1b[${line + 1};${column + 1}H`;

// oxlint-disable-next-line no-control-regex
const STYLE = /\x1b\[[\d;]*m/g;
const widthOf = (line: string): number => line.replaceAll(STYLE, '').length;

/** Ink's own farewells, which are no frames: an empty write to wait for, and showing the cursor. */
// oxlint-disable-next-line no-control-regex
const NO_FRAME = /^(?:\x1b\[\?25[hl])*$/;

export class FrameWriter extends Writable {
  readonly isTTY = true;
  #out: Output;
  #painted: readonly string[] = [];
  #next: readonly string[] | undefined;
  #cursor: Cursor = { line: 0, column: 0 };
  #cursorPainted: Cursor | undefined;
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
    this.#timer = setTimeout(() => this.#paint(), wait);
  }

  #paint(): void {
    this.#timer = undefined;
    this.#last = performance.now();
    const lines = (this.#next ?? []).slice(0, this.rows);
    let painted = this.#clears;
    for (let i = 0; i < Math.max(lines.length, this.#painted.length); i++) {
      const line = lines[i] ?? '';
      const before = this.#painted[i];
      if (line === before) continue;
      // A full line is not erased behind: the cursor still stands on its last character.
      const erase = widthOf(line) >= this.columns ? '' : ERASE_REST;
      painted += goTo(i, 0) + line + PLAIN + erase;
    }
    this.#painted = lines;
    this.#clears = '';
    const { line, column } = this.#cursor;
    const moved = this.#cursorPainted?.line !== line || this.#cursorPainted.column !== column;
    if (painted === '' && !moved) return;
    this.#cursorPainted = this.#cursor;
    const cursor = goTo(Math.min(line, this.rows - 1), Math.min(column, this.columns - 1));
    this.#out.write(painted === '' ? cursor : BEGIN + painted + cursor + END);
  }
}

// Where the terminal's cursor stands while a frame is written, and the shortest code that takes it somewhere else.

/** Counted from 0. The column is unknown behind characters that some terminals draw two cells wide. */
export type Stand = { readonly line: number; readonly column: number | undefined };

export const goTo = (line: number, column: number): string => {
  if (column > 0) return `\x1b[${line + 1};${column + 1}H`;
  return line > 0 ? `\x1b[${line + 1}H` : '\x1b[H';
};

const steps = (count: number, code: string): string =>
  count === 0 ? '' : count === 1 ? `\x1b[${code}` : `\x1b[${count}${code}`;

const along = (from: number | undefined, to: number): string => {
  if (from === to) return '';
  if (to === 0) return '\r';
  const there = `\x1b[${to + 1}G`;
  if (from === undefined) return there;
  if (from > to && from - to <= 3) return '\b'.repeat(from - to);
  const step = from < to ? steps(to - from, 'C') : steps(from - to, 'D');
  return step.length < there.length ? step : there;
};

/** `from` absent: it may stand anywhere. */
export const moved = (from: Stand | undefined, line: number, column: number): string => {
  const there = goTo(line, column);
  if (from === undefined) return there;
  const down = line - from.line;
  const step = (down < 0 ? steps(-down, 'A') : steps(down, 'B')) + along(from.column, column);
  return step.length < there.length ? step : there;
};

// oxlint-disable-next-line no-control-regex
const NARROW = /^[\x20-\x7e]*$/;

/** What goes to the terminal in one frame. */
export type Script = {
  go(line: number, column: number): void;
  /** Written as it is, over as many columns as the text is long; `code` is the text with its colours. */
  put(text: string, code: string): void;
  /** Nothing that is seen, nor that moves the cursor. */
  add(code: string): void;
  /** Nothing is known any more of where the cursor stands. */
  lost(): void;
  written(): string;
};

export const newScript = (columns: number, begun: Stand | undefined): Script => {
  let out = '';
  let at = begun;
  return {
    go: (line, column) => {
      out += moved(at, line, column);
      at = { line, column };
    },
    put: (text, code) => {
      out += code;
      if (at?.column === undefined || at.column + text.length >= columns) at = undefined;
      else at = { line: at.line, column: NARROW.test(text) ? at.column + text.length : undefined };
    },
    add: (code) => {
      out += code;
    },
    lost: () => {
      at = undefined;
    },
    written: () => out,
  };
};

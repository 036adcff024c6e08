// Lines with a history and Tab, by Node's own reader of lines: it rewrites the line that is being typed, and nothing that
// was said before.
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Completion } from '../language/completion.ts';
import type { LineSource } from './read-lines.ts';

/** Lines that Up brings back. */
const MOST_KEPT = 200;
/** An answer is no line to give again. */
const ANSWER = /^\s*(?:\d{1,3}|yes|no|n|p|more)?\s*$/i;

export type LineEdit = {
  readonly input: Readable;
  readonly output: Writable;
  /** What could stand at the end of a half-typed line. */
  complete(line: string): Completion;
  /** Ctrl-C, which is no signal while single keys are read. */
  interrupted(): void;
};

export const editedLines = ({ input, output, complete, interrupted }: LineEdit): LineSource => {
  const lines: string[] = [];
  let history: string[] = [];
  const reading: { isOver: boolean; wake: () => void } = { isOver: false, wake: () => undefined };
  const reader = createInterface({
    input,
    output,
    terminal: true,
    historySize: MOST_KEPT,
    removeHistoryDuplicates: true,
    completer: (line: string): [string[], string] => {
      const { from, candidates } = complete(line);
      const [only] = candidates.length === 1 ? candidates : [];
      return [only === undefined ? [...candidates] : [`${only} `], line.slice(from)];
    },
  });
  reader.on('line', (line) => {
    lines.push(line);
    reading.wake();
  });
  reader.on('history', (kept) => {
    history = kept;
    if (ANSWER.test(kept[0] ?? '')) kept.shift();
  });
  reader.on('SIGINT', () => {
    // What has been typed of the line is dropped.
    reader.write(null, { ctrl: true, name: 'e' });
    reader.write(null, { ctrl: true, name: 'u' });
    interrupted();
  });
  reader.on('close', () => {
    reading.isOver = true;
    reading.wake();
  });
  // A stream that is over already says so no more.
  if (input.readableEnded || input.destroyed) reader.close();
  return {
    next: async () => {
      while (lines.length === 0 && !reading.isOver)
        await new Promise<void>((resolve) => {
          reading.wake = resolve;
        });
      return lines.shift();
    },
    takeIf: (is) => (is(lines[0] ?? '') ? lines.shift() : undefined),
    prompt: (text) => {
      reader.setPrompt(text);
      reader.prompt(true);
    },
    forget: () => {
      history.length = 0;
    },
    close: () => {
      lines.length = 0;
      if (!reading.isOver) reader.close();
    },
  };
};

// Reads lines as the terminal's own editing gives them: no raw mode, nothing redrawn.
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A line that never ends would fill the memory: what is longer than this is handed on cut, and refused later. */
const LONGEST = 10_000;

/** One for a whole run of the program: a second reader of the same input would miss what the first took in. */
export type LineSource = {
  /** The next line; undefined when there is none any more. */
  next(): Promise<string | undefined>;
  /** Ends it, also while a line is awaited. */
  close(): void;
};

export const lineSource = (input: Readable): LineSource => {
  const reader = createInterface({ input, terminal: false, crlfDelay: Infinity });
  const lines = reader[Symbol.asyncIterator]();
  return {
    next: async () => {
      const line = await lines.next();
      if (line.done === true) return undefined;
      return line.value.length > LONGEST ? line.value.slice(0, LONGEST) : line.value;
    },
    close: () => reader.close(),
  };
};

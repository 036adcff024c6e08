// Reads lines as the terminal's own editing gives them: no raw mode, nothing redrawn.
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

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
      return line.done === true ? undefined : line.value;
    },
    close: () => reader.close(),
  };
};

// Reads lines as the terminal's own editing gives them: no raw mode, nothing redrawn.
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A line that never ends would fill the memory: what is longer than this is handed on cut, and refused later. */
const LONGEST = 10_000;

/** Ends with the input, or when the signal says so. */
export const readLines = async function* (input: Readable, signal?: AbortSignal): AsyncGenerator<string> {
  const reader = createInterface({ input, terminal: false, crlfDelay: Infinity });
  const stop = (): void => reader.close();
  signal?.addEventListener('abort', stop);
  try {
    for await (const line of reader) yield line.length > LONGEST ? line.slice(0, LONGEST) : line;
  } finally {
    signal?.removeEventListener('abort', stop);
    reader.close();
  }
};

// Reads lines as the terminal's own editing gives them: no raw mode, nothing redrawn. Node's own reader of lines has no
// limit to a line, and input that never ends one would fill the memory.
import { StringDecoder } from 'node:string_decoder';
import type { Readable } from 'node:stream';

/** One for a whole run of the program: a second reader of the same input would miss what the first took in. */
export type LineSource = {
  /** The next line; undefined when there is none any more. */
  next(): Promise<string | undefined>;
  /** Takes away the first of the lines that have come already, if it is one of these. */
  takeIf(is: (line: string) => boolean): string | undefined;
  /** What stands before the typing point, where the line is edited here; else whoever asks writes it. */
  prompt?(text: string): void;
  /** What was typed before is not for whoever sits here now. */
  forget?(): void;
  /** Ends it, also while a line is awaited. */
  close(): void;
};

/** Longer than a position in one line may be. What is more of a line is passed over: it is refused for its length. */
const MOST_CHARACTERS = 4 * 1024 * 1024 + 1;
/** Lines kept before the input is asked to wait. */
const MOST_WAITING = 256;

type Reading = {
  readonly lines: string[];
  begun: string;
  /** The last was a carriage return: a newline after it belongs to it. */
  returned: boolean;
  isOver: boolean;
  wake: () => void;
};

const hear = (reading: Reading, text: string): void => {
  if (text === '') return;
  const parts = (reading.returned && text.startsWith('\n') ? text.slice(1) : text).split(/\r\n|[\n\r]/);
  reading.returned = text.endsWith('\r');
  const last = parts.length - 1;
  for (const [i, part] of parts.entries()) {
    const room = MOST_CHARACTERS - reading.begun.length;
    if (room > 0) reading.begun += part.length > room ? part.slice(0, room) : part;
    if (i === last) return;
    reading.lines.push(reading.begun);
    reading.begun = '';
  }
};

export const lineSource = (input: Readable): LineSource => {
  const reading: Reading = { lines: [], begun: '', returned: false, isOver: false, wake: () => undefined };
  const decoder = new StringDecoder('utf8');
  const onData = (chunk: Uint8Array | string): void => {
    hear(reading, typeof chunk === 'string' ? chunk : decoder.write(Buffer.from(chunk)));
    if (reading.lines.length > MOST_WAITING) input.pause();
    reading.wake();
  };
  const stop = (): void => {
    if (reading.isOver) return;
    reading.isOver = true;
    for (const name of ['end', 'close', 'error'] as const) input.off(name, onEnd);
    input.off('data', onData);
    input.pause();
    reading.wake();
  };
  const onEnd = (): void => {
    hear(reading, decoder.end());
    if (reading.begun !== '') reading.lines.push(reading.begun);
    stop();
  };
  for (const name of ['end', 'close', 'error'] as const) input.on(name, onEnd);
  input.on('data', onData);
  if (input.readableEnded || input.destroyed) onEnd();
  return {
    next: async () => {
      while (reading.lines.length === 0 && !reading.isOver) {
        input.resume();
        await new Promise<void>((resolve) => {
          reading.wake = resolve;
        });
      }
      return reading.lines.shift();
    },
    takeIf: (is) => (is(reading.lines[0] ?? '') ? reading.lines.shift() : undefined),
    close: () => {
      reading.lines.length = 0;
      stop();
    },
  };
};

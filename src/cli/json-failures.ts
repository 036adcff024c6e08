// A command that is asked for JSON answers its failures in JSON too.
import { jsonError, jsonReply } from '../text/json-reply.ts';
import { EXIT } from './exit-codes.ts';
import type { Io } from './io.ts';

type Watched = {
  readonly io: Io;
  /** What went wrong where nothing has been answered. */
  close(type: string, code: number): void;
};

/** With `--json` a failure is answered too; people are told on the other stream as always. */
export const watched = (io: Io): Watched => {
  const errors: object[] = [];
  let isAnswered = false;
  return {
    io: {
      ...io,
      out: (line) => {
        isAnswered = true;
        io.out(line);
      },
      write: (text) => {
        isAnswered = true;
        io.write(text);
      },
      wrong: (problem, lines) => void errors.push(jsonError(problem, lines)),
    },
    close: (type, code) => {
      if (code !== EXIT.fine && !isAnswered) io.out(jsonReply(type, { errors }, false));
    },
  };
};

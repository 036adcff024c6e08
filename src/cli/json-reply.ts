// What a command prints for programs: one line of JSON in one envelope, printable ASCII whatever the names in it are.
// The schemas in data/schema/replies must agree with it.
import { escaped } from '../core/text.ts';
import type { Problem } from '../core/types.ts';
import { EXIT } from './io.ts';
import type { Io } from './io.ts';

/** Fields are only ever added. */
const VERSION = 1;

export const jsonText = (value: unknown): string => escaped(JSON.stringify(value));

/** `ok`: the command ends with 0. */
export const jsonReply = (type: string, facts: object, ok = true): string =>
  jsonText({ v: VERSION, type, ok, ...facts });

/** One of the lines of a command that prints many. */
export const jsonLine = (seq: number, type: string, facts: object): string =>
  jsonText({ v: VERSION, seq, type, ...facts });

export const jsonError = ({ code, params, at }: Problem, lines: readonly string[]): object => {
  const { file, line, rule, ...rest } = params;
  return { code, message: lines.join(' '), file, line, at, rule, params: rest };
};

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

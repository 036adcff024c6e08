// What is printed for programs: one line of JSON in one envelope, printable ASCII whatever the names in it are.
// The schemas in data/schema/replies must agree with it.
import { escaped } from '../core/strings.ts';
import type { Problem } from '../core/types.ts';

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

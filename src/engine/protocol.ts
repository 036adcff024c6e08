// The lines of the engine protocol: a command with its number and words, a reply of one or more lines and an empty one.
import type { Problem, Result } from '../core/types.ts';
import { printable } from '../language/parse/lex.ts';
import { asProblem } from '../language/errors.ts';
import { failed, worked } from '../core/problem.ts';
import { ascii } from '../text/ascii.ts';

export const PROTOCOL_VERSION = 1;

/** The line that ends a block. */
export const BLOCK_END = '.';

export type Command = {
  /** As it was given; it stands in the reply again. */
  readonly number?: string;
  readonly name: string;
  readonly words: readonly string[];
  /** The words as they stand in the line. */
  readonly rest: string;
};

export type Reply =
  | { readonly ok: true; readonly lines: readonly string[] }
  | { readonly ok: false; readonly code: string; readonly lines: readonly string[] };

export const yes = (...lines: readonly string[]): Reply => ({ ok: true, lines });

/** Undefined: the line says nothing, being blank or a comment. */
export const readCommand = (raw: string): Result<Command | undefined> => {
  const clean = printable(raw);
  if (!clean.ok) return failed<Problem>(asProblem(clean.error));
  const whole = clean.value.trim();
  const [number] = /^\d{1,9}(?=\s|$)/.exec(whole) ?? [];
  const said = number === undefined ? whole : whole.slice(number.length).trim();
  if (said === '' || said.startsWith('#')) return worked(undefined);
  const [name = '', ...words] = said.split(/\s+/);
  const rest = said.slice(name.length).trim();
  return worked({ name: name.toLowerCase(), words, rest, ...(number !== undefined && { number }) });
};

/** No line of a reply is empty but its last. */
export const replyLines = (number: string | undefined, reply: Reply): readonly string[] => {
  const sign = `${reply.ok ? '=' : '?'}${number ?? ''}`;
  const said = reply.ok ? reply.lines : [[reply.code, ...reply.lines].join(' ')];
  const [first = '', ...more] = said.map((line) => ascii(line)).filter((line, i) => line !== '' || i === 0);
  return [first === '' ? sign : `${sign} ${first}`, ...more, ''];
};

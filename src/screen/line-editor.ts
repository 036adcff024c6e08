// The command line while it is typed: text, the typing point, and the lines typed before.
import { ascii } from '../text/ascii.ts';
import type { Key } from './terminal/key-parser.ts';

export type Typing = {
  readonly text: string;
  readonly at: number;
  /** Lines typed before, the oldest first. */
  readonly past: readonly string[];
  /** Which of them stands on the line now, and what was being typed before one was called back. */
  readonly recalled?: { readonly index: number; readonly draft: string };
};

/** Longer lines are no orders. */
const LONGEST = 1000;
const MOST_PAST = 200;

export const NOTHING_TYPED: Typing = { text: '', at: 0, past: [] };

/** The line replaced, with the typing point at its end. */
export const withLine = ({ past }: Typing, text: string): Typing => ({ text, at: text.length, past });

/** The line sent: empty again, and remembered. */
export const sent = ({ text, past }: Typing): Typing => {
  const known = text.trim() === '' || past.at(-1) === text;
  return { text: '', at: 0, past: known ? past : [...past, text].slice(-MOST_PAST) };
};

const insert = (typing: Typing, typed: string): Typing => {
  const { text, at, past } = typing;
  const more = ascii(typed).slice(0, LONGEST - text.length);
  return { text: text.slice(0, at) + more + text.slice(at), at: at + more.length, past };
};

const remove = ({ text, past }: Typing, from: number, to: number): Typing => ({
  text: text.slice(0, from) + text.slice(to),
  at: from,
  past,
});

const recall = (typing: Typing, step: -1 | 1): Typing => {
  const { past, recalled } = typing;
  const index = (recalled?.index ?? past.length) + step;
  const draft = recalled?.draft ?? typing.text;
  const line = past[index];
  if (line !== undefined) return { ...withLine(typing, line), recalled: { index, draft } };
  return index < 0 || recalled === undefined ? typing : withLine(typing, draft);
};

const wordStart = (text: string, at: number): number => text.slice(0, at).replace(/\S*\s*$/, '').length;

/** Keys that mean something to the line; others leave it as it is. */
export const typeKey = (typing: Typing, key: Key): Typing => {
  const { text, at } = typing;
  switch (key.name) {
    case 'text':
      return insert(typing, key.text);
    case 'left':
      return { ...typing, at: Math.max(0, at - 1) };
    case 'right':
      return { ...typing, at: Math.min(text.length, at + 1) };
    case 'home':
      return { ...typing, at: 0 };
    case 'end':
      return { ...typing, at: text.length };
    case 'backspace':
      return at === 0 ? typing : remove(typing, at - 1, at);
    case 'delete':
      return at === text.length ? typing : remove(typing, at, at + 1);
    case 'drop word':
      return remove(typing, wordStart(text, at), at);
    case 'escape':
    case 'drop line':
      return withLine(typing, '');
    case 'up':
      return recall(typing, -1);
    case 'down':
      return recall(typing, 1);
    default:
      return typing;
  }
};

export type TypedLine = { readonly text: string; readonly column: number };

/** The part of the line that fits beside the prompt, and the column of the typing point. */
export const lineInSight = (prompt: string, { text, at }: Typing, columns: number): TypedLine => {
  const head = prompt.slice(0, Math.max(0, columns - 2));
  const room = Math.max(1, columns - head.length - 1);
  const from = Math.max(0, at - room);
  return { text: head + text.slice(from, from + room), column: head.length + at - from };
};

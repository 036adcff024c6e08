// A typed line taken to the desk, and what the screen shows after it.
import { pendingLines } from '../desk/choosing.ts';
import type { Desk, Reply } from '../desk/desk.ts';
import { played, tell } from '../desk/desk.ts';
import { take } from '../desk/take.ts';
import { hexOfLastOrder, hexOfLine, hexOfQuestion } from './focus.ts';
import { standing } from './standing.ts';
import type { Said, Sitting } from './sitting.ts';
import { NOTHING_TYPED, sent } from './typing.ts';

const NO_MARKS: Sitting['marks'] = new Map();
const MOST_LOGGED = 2000;

/** The question stands by itself, so it is not said in the log as well. */
const without = (lines: readonly string[], part: readonly string[]): readonly string[] => {
  const from = lines.findIndex((_, i) => part.length > 0 && part.every((text, k) => lines[i + k] === text));
  return from < 0 ? lines : [...lines.slice(0, from), ...lines.slice(from + part.length)];
};

const questionOf = (desk: Desk, reply: Reply, before: Sitting, halted: boolean): readonly string[] => {
  if (desk.waiting !== undefined) return tell(desk, 'handover.wait', { side: desk.waiting });
  if (desk.asked !== undefined) return reply.kind === 'asks' ? reply.lines : before.question;
  if (desk.halted !== undefined) return halted ? before.question : reply.lines;
  return pendingLines(desk);
};

export const logged = (
  before: readonly Said[],
  more: readonly Said[],
): Pick<Sitting, 'log' | 'fresh' | 'below'> => {
  const log = [...before, ...more].slice(-MOST_LOGGED);
  return { log, fresh: log.length - more.length, below: 0 };
};

export const said = (reply: Reply, question: readonly string[]): readonly Said[] => {
  const rest = without(reply.lines, question);
  // Asked for in so many words, it is said again.
  const lines = rest.length === 0 && reply.kind === 'answer' ? reply.lines : rest;
  return lines.map((text) => ({ kind: reply.kind === 'refused' ? 'refused' : 'said', text }));
};

/** A line taken to the desk. */
export const send = (desk: Desk, before: Sitting): Sitting => {
  const line = before.typing.text;
  const typing = sent(before.typing);
  const named = hexOfLine(desk, line);
  const { here } = desk;
  const { length } = played(desk).entries;
  const halted = desk.halted !== undefined;
  const waited = desk.waiting !== undefined;
  const reply = take(desk, line);
  if (reply.kind === 'left') return { ...before, typing, end: { how: 'left', lines: reply.lines } };
  const ordered = reply.kind === 'done' && played(desk).entries.length > length;
  const question = questionOf(desk, reply, before, halted);
  const echo: readonly Said[] = line.trim() === '' ? [] : [{ kind: 'typed', text: `> ${line.trim()}` }];
  // Here it can be cleared.
  const lines = without(reply.lines, tell(desk, 'handover.above'));
  const told = [...echo, ...said({ ...reply, lines }, question)];
  const now: Sitting = {
    ...before,
    ...standing(desk),
    question,
    typing,
    picked: undefined,
    target: undefined,
    marks: NO_MARKS,
    cursor: desk.waiting === undefined ? (desk.here ?? before.cursor) : undefined,
    focus:
      (ordered ? (hexOfQuestion(desk) ?? hexOfLastOrder(desk)) : undefined) ??
      (desk.here === here ? undefined : desk.here) ??
      named ??
      before.focus,
    ...(told.length === 0 ? { below: 0 } : logged(before.log, told)),
  };
  // Neither side may read on the screen, or call back with a key, what the other has been told and has typed.
  if ((desk.waiting !== undefined) !== waited)
    return { ...now, ...logged([], told), typing: NOTHING_TYPED, focus: undefined, at: 'line' };
  return now;
};

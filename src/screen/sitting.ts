// What the map screen shows and what a key does to it, without a word about how it is drawn.
import type { View } from '../games/view.ts';
import { pendingLines } from '../desk/choosing.ts';
import { headLines } from '../desk/choosing.ts';
import type { Desk, Reply } from '../desk/desk.ts';
import { interruptLines, played, tell, viewOf } from '../desk/desk.ts';
import { promptOf, sceneOf, take } from '../desk/take.ts';
import { complete } from '../orders/complete.ts';
import { joinWords } from '../words/speech.ts';
import { hexOfLastOrder, hexOfLine, hexOfQuestion } from './focus.ts';
import type { Key } from './keys.ts';
import { NOTHING_TYPED, sent, typeKey, withLine } from './typing.ts';
import type { Typing } from './typing.ts';

export type Said = { readonly kind: 'typed' | 'said' | 'refused'; readonly text: string };

/** left: by `quit` or at the end of input. interrupted: by Ctrl-C. */
export type SittingEnd = 'left' | 'interrupted';

export type Sitting = {
  readonly head: string;
  readonly score: string;
  /** Absent while one side must not see what is the other's. */
  readonly view: View | undefined;
  /** The hex that `here` means. */
  readonly here: string | undefined;
  /** The hex named last: it must be in sight. */
  readonly focus: string | undefined;
  readonly log: readonly Said[];
  /** Where in the log the last reply begins. */
  readonly fresh: number;
  /** How many lines of the log lie below what is shown. */
  readonly below: number;
  /** What is asked now, with its numbered answers. */
  readonly question: readonly string[];
  readonly prompt: string;
  readonly typing: Typing;
  readonly end?: { readonly how: SittingEnd; readonly lines: readonly string[] };
};

const MOST_LOGGED = 2000;
const PAGE = 5;

const headOf = (desk: Desk): string => {
  const { over } = played(desk).state;
  const trial = desk.trial === undefined ? '' : 'Trial. ';
  const title = tell(desk, 'game.title', { title: desk.game.title })[0] ?? '';
  if (desk.waiting !== undefined) return title;
  const [now] =
    over === undefined
      ? headLines(desk)
      : tell(desk, 'game.over', { winner: over.winner, reason: over.reason, rule: over.rule });
  return `${trial}${title} ${now ?? ''}`;
};

/** "N 3 S 1": points by side letter. */
const scoreOf = ({ game }: Desk, { score }: View): string =>
  game.rules.sides
    .map((side) => {
      const own = score.filter((line) => line.side === side);
      return `${game.sideWords[side]?.letter ?? side} ${own.reduce((sum, { points }) => sum + points, 0)}`;
    })
    .join(' ');

type Standing = Pick<Sitting, 'head' | 'score' | 'view' | 'here' | 'prompt'>;

/** What follows from where the desk stands; nothing of the next side's until it is ready. */
const standing = (desk: Desk): Standing => {
  const head = headOf(desk);
  if (desk.waiting !== undefined) return { head, score: '', view: undefined, here: undefined, prompt: '> ' };
  const view = viewOf(desk);
  return { head, score: scoreOf(desk, view), view, here: desk.here, prompt: promptOf(desk) };
};

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

const logged = (before: readonly Said[], more: readonly Said[]): Pick<Sitting, 'log' | 'fresh' | 'below'> => {
  const log = [...before, ...more].slice(-MOST_LOGGED);
  return { log, fresh: log.length - more.length, below: 0 };
};

const said = (reply: Reply, question: readonly string[]): readonly Said[] => {
  const rest = without(reply.lines, question);
  // Asked for in so many words, it is said again.
  const lines = rest.length === 0 && reply.kind === 'answer' ? reply.lines : rest;
  return lines.map((text) => ({ kind: reply.kind === 'refused' ? 'refused' : 'said', text }));
};

/** A line taken to the desk. */
const send = (desk: Desk, before: Sitting): Sitting => {
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
    focus:
      (ordered ? (hexOfQuestion(desk) ?? hexOfLastOrder(desk)) : undefined) ??
      (desk.here === here ? undefined : desk.here) ??
      named ??
      before.focus,
    ...(told.length === 0 ? { below: 0 } : logged(before.log, told)),
  };
  // Neither side may read on the screen, or call back with a key, what the other has been told and has typed.
  if ((desk.waiting !== undefined) !== waited)
    return { ...now, ...logged([], told), typing: NOTHING_TYPED, focus: undefined };
  return now;
};

const startOf = (words: readonly string[]): string => {
  const [first = '', ...others] = words;
  let length = first.length;
  for (const word of others) while (!word.startsWith(first.slice(0, length))) length--;
  return first.slice(0, length);
};

/** One word that fits is filled in; of several what they have in common, and then they are listed. */
const completed = (desk: Desk, before: Sitting): Sitting => {
  const { typing } = before;
  if (desk.waiting !== undefined || typing.at < typing.text.length) return before;
  const { from, candidates } = complete(desk.registry, sceneOf(desk), typing.text);
  const [only] = candidates;
  if (only === undefined) return before;
  const common = candidates.length === 1 ? `${only} ` : startOf(candidates);
  const line = typing.text.slice(0, from) + common;
  if (line.length > typing.text.length) return { ...before, typing: withLine(typing, line) };
  const list = `${joinWords(candidates)}.`;
  return { ...before, ...logged(before.log, [{ kind: 'said', text: list }]) };
};

/** The first Ctrl-C drops what is asked, or says that nothing is lost; the one after that leaves. */
const interrupted = (desk: Desk, before: Sitting, warned: boolean): Sitting => {
  if (desk.asked !== undefined) return send(desk, { ...before, typing: withLine(before.typing, '') });
  if (warned) return { ...before, end: { how: 'interrupted', lines: take(desk, 'quit').lines } };
  const lines = interruptLines(desk).map((text): Said => ({ kind: 'said', text }));
  return { ...before, ...logged(before.log, lines), typing: withLine(before.typing, '') };
};

const scrolled = (before: Sitting, lines: number): Sitting => ({
  ...before,
  below: Math.max(0, Math.min(before.below + lines, before.log.length - 1)),
});

const pressed = (desk: Desk, before: Sitting, key: Key, warned: boolean): Sitting => {
  switch (key.name) {
    case 'enter':
      return send(desk, before);
    case 'tab':
      return completed(desk, before);
    case 'interrupt':
      return interrupted(desk, before, warned);
    case 'end of input':
      return before.typing.text === ''
        ? { ...before, end: { how: 'left', lines: take(desk, 'quit').lines } }
        : before;
    case 'page up':
      return scrolled(before, PAGE);
    case 'page down':
      return scrolled(before, -PAGE);
    default:
      return { ...before, typing: typeKey(before.typing, key) };
  }
};

export type Seat = {
  now(): Sitting;
  /** Everything that came at once is one change. */
  press(keys: readonly Key[]): void;
  /** Calls back after every change until the function it returns is called. */
  onChange(heard: () => void): () => void;
};

/** Sits down at a desk. `greeting` is said first. */
export const sitDown = (desk: Desk, greeting: readonly string[]): Seat => {
  const question =
    desk.waiting === undefined ? pendingLines(desk) : tell(desk, 'handover.wait', { side: desk.waiting });
  let sitting: Sitting = {
    ...standing(desk),
    question,
    focus: desk.here,
    typing: NOTHING_TYPED,
    ...logged([], said({ kind: 'done', lines: greeting }, question)),
  };
  let warned = false;
  const listeners = new Set<() => void>();
  return {
    now: () => sitting,
    press: (keys) => {
      const before = sitting;
      for (const key of keys) {
        if (sitting.end !== undefined) break;
        const dropping = desk.asked !== undefined;
        sitting = pressed(desk, sitting, key, warned);
        warned = key.name === 'interrupt' && !dropping;
      }
      if (sitting !== before) for (const heard of listeners) heard();
    },
    onChange: (heard) => {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
  };
};

// A typed line taken to the desk, and what the screen shows after it.
import { choiceAt, fewChoices, headLines, pendingLines } from '../session/pending.ts';
import type { Desk } from '../session/session.ts';
import type { Reply } from '../session/reply.ts';
import { played, tell } from '../session/session.ts';
import { take } from '../session/dispatch.ts';
import { isAsked } from '../session/legal-ways.ts';
import { busyLines, filmLines } from './film/bar.ts';
import { beginning } from './start-cursor.ts';
import { hexOfLastOrder, hexOfLine, hexOfQuestion, hexOfReplay } from './focus.ts';
import { lineOf, NOTHING_IN_HAND, withMarks } from './selection.ts';
import { onMark } from './keys/arrows.ts';
import { replayBar } from './keys/replay.ts';
import { standing } from './session-summary.ts';
import type { Said, Sitting } from './screen-state.ts';
import { NOTHING_TYPED, sent, withLine } from './line-editor.ts';

const MOST_LOGGED = 2000;

/** The question and its choices stand by themselves: no line of them is said in the log as well. */
const without = (lines: readonly string[], part: readonly string[]): readonly string[] =>
  lines.filter((line) => !part.includes(line));

/** What stands above the line where nothing else is asked. */
export const openQuestion = (
  desk: Desk,
  { clears, busy, film }: Pick<Sitting, 'clears' | 'busy' | 'film'>,
): readonly string[] => {
  if (desk.waiting !== undefined)
    return [
      ...tell(desk, 'handover.wait', { side: desk.waiting }),
      ...(clears ? [] : tell(desk, 'handover.history')),
    ];
  if (film !== undefined) return filmLines(desk, film);
  if (busy !== undefined) return busyLines(desk);
  if (desk.replay !== undefined) return replayBar(desk);
  const task = desk.tutor?.task();
  if (task === undefined) return pendingLines(desk);
  // What could be done besides is not what a pupil is to look at; what he is asked is.
  return isAsked(desk) ? [...pendingLines(desk), task] : [task];
};

/** Of what an order leads to the log keeps that a phase begins; the question is shown in its own words, not in those that follow news. */
const withoutQuestion = (
  desk: Desk,
  { kind, lines, closing = 0 }: Reply,
  asked: readonly string[],
): readonly string[] => {
  // What a teacher says stands there too.
  if (kind !== 'done' || closing === 0 || desk.tutor !== undefined) return lines;
  if (!pendingLines(desk).every((line) => asked.includes(line))) return lines;
  const { phasing, phase } = played(desk).state.clock;
  const heads = [...headLines(desk), ...tell(desk, 'phase.named', { side: phasing, phase })];
  return lines.filter((line, i) => i < lines.length - closing || heads.includes(line));
};

const questionOf = (desk: Desk, reply: Reply, before: Sitting, halted: boolean): readonly string[] => {
  if (desk.waiting !== undefined) return openQuestion(desk, before);
  if (desk.asked !== undefined) return reply.kind === 'asks' ? reply.lines : before.asked;
  if (desk.halted !== undefined) return halted ? before.asked : reply.lines;
  return openQuestion(desk, before);
};

export const logged = (
  before: readonly Said[],
  more: readonly Said[],
): Pick<Sitting, 'log' | 'fresh' | 'scroll'> => {
  const log = [...before, ...more].slice(-MOST_LOGGED);
  return { log, fresh: log.length - more.length, scroll: undefined };
};

/** What happened is read at its end, where the log goes on; an answer from its beginning. */
const heardBy = (
  before: Sitting,
  reply: Reply,
  told: readonly Said[],
): Pick<Sitting, 'scroll'> & Partial<Sitting> => {
  if (told.length === 0) return { scroll: undefined };
  const now = logged(before.log, told);
  return reply.kind === 'answer' || reply.kind === 'refused' ? { ...now, scroll: { from: now.fresh } } : now;
};

export const said = (reply: Reply, question: readonly string[]): readonly Said[] => {
  const rest = without(reply.lines, question);
  // Asked for in so many words, it is said again.
  const lines = rest.length === 0 && reply.kind === 'answer' ? reply.lines : rest;
  return lines.map((text) => ({ kind: reply.kind === 'refused' ? 'refused' : 'said', text }));
};

/** What the hands are about: when it is another, what was in hand is no longer. */
const placeOf = (desk: Desk): string =>
  [played(desk).revision, desk.trial === undefined, desk.halted, desk.waiting].join(' ');

/** Who gets the keys next: a word that must be typed in full is typed, then the keys go back to where they were. */
const nextAt = (desk: Desk, { home }: Sitting): Sitting['at'] =>
  desk.waiting !== undefined || desk.asked?.kind === 'confirm' ? 'line' : home;

const cursorOf = (desk: Desk, before: Sitting): string | undefined =>
  desk.waiting === undefined ? (desk.here ?? before.cursor ?? beginning(desk)) : undefined;

/** Who types goes where the line has led the map, and stays there: what is told beside the map is of that hex. */
const ledTo = (desk: Desk, before: Sitting, focus: string | undefined): string | undefined => {
  if (desk.waiting !== undefined || before.home !== 'line') return undefined;
  return focus === before.focus ? before.cursor : focus;
};

const NUMBER = /^\d+$/;

/** A number is echoed with what it stands for: the numbers of the next answer are others. */
const echoOf = (desk: Desk, line: string): readonly Said[] => {
  const typed = line.trim();
  if (typed === '') return [];
  const isOpen = desk.asked === undefined && desk.waiting === undefined && desk.replay === undefined;
  const order = isOpen && NUMBER.test(typed) ? choiceAt(fewChoices(desk) ?? [], Number(typed)) : undefined;
  return [{ kind: 'typed', text: order === undefined ? `> ${typed}` : `> ${typed}: ${lineOf(desk, order)}` }];
};

const phaseOf = (desk: Desk): string => {
  const { turn, phasing, phase } = played(desk).state.clock;
  return [turn, phasing, phase].join(' ');
};

/** How the desk stood before something was done at it. */
export type Moment = {
  readonly here: string | undefined;
  readonly length: number;
  readonly halted: boolean;
  readonly waited: boolean;
  readonly place: string;
  readonly shownOrder: number | undefined;
  readonly phase: string;
};

export const momentOf = (desk: Desk): Moment => ({
  here: desk.here,
  length: played(desk).entries.length,
  halted: desk.halted !== undefined,
  waited: desk.waiting !== undefined,
  place: placeOf(desk),
  shownOrder: desk.replay?.index,
  phase: phaseOf(desk),
});

/** A line taken to the desk. */
export const send = (desk: Desk, before: Sitting): Sitting => {
  const line = before.typing.text;
  const now = { ...before, typing: sent(before.typing) };
  const named = hexOfLine(desk, line);
  const moment = momentOf(desk);
  const echo = echoOf(desk, line);
  const reply = take(desk, line);
  return replied(desk, now, moment, {
    reply: before.busy === undefined ? reply : barred(desk, line, reply),
    echo,
    named,
  });
};

/** While the opponent plays, an order and an answer are refused for that. */
const barred = (desk: Desk, line: string, reply: Reply): Reply => {
  const isNumber = NUMBER.test(line.trim());
  const isOrder = reply.refusal?.code === 'REPLAY.NO-ORDERS';
  const verb = isNumber ? line.trim() : (reply.refusal?.params['verb'] ?? '');
  return isNumber || isOrder ? { ...reply, lines: tell(desk, 'film.no-orders', { verb }) } : reply;
};

type Answered = {
  readonly reply: Reply;
  readonly echo: readonly Said[];
  /** What the line named that was typed. */
  readonly named: string | undefined;
};

/** What is shown after a reply. */
export const replied = (
  desk: Desk,
  before: Sitting,
  was: Moment,
  { reply, echo, named }: Answered,
): Sitting => {
  const { here, length, halted, waited, place, shownOrder, phase } = was;
  if (reply.kind === 'left') return { ...before, end: { how: 'left', lines: reply.lines } };
  const ordered = reply.kind === 'done' && played(desk).entries.length > length;
  const asked = questionOf(desk, reply, before, halted);
  // Here it can be cleared.
  const lines = without(withoutQuestion(desk, reply, asked), tell(desk, 'handover.above'));
  const told = [...echo, ...said({ ...reply, lines }, asked)];
  const at = nextAt(desk, before);
  const questioned = ordered ? hexOfQuestion(desk) : undefined;
  // Hands that are on the map go to where an answer is wanted.
  if (questioned !== undefined && before.home === 'map' && desk.waiting === undefined) desk.here = questioned;
  if (desk.replay !== undefined && desk.replay.index !== shownOrder) desk.here = hexOfReplay(desk);
  if (waited) desk.here ??= beginning(desk);
  const isStill = place === placeOf(desk);
  const focus =
    (ordered ? (questioned ?? hexOfLastOrder(desk, desk.opponent?.person)) : undefined) ??
    (desk.here === here ? undefined : desk.here) ??
    named ??
    before.focus;
  const now: Sitting = {
    ...before,
    ...standing(desk),
    asked,
    at,
    target: undefined,
    idleAt: phase === phaseOf(desk) ? before.idleAt : played(desk).entries.length,
    cursor: ledTo(desk, before, focus) ?? cursorOf(desk, before),
    focus,
    ...heardBy(before, reply, told),
  };
  // Neither side may read on the screen, or call back with a key, what the other has been told and has typed.
  if ((desk.waiting !== undefined) !== waited)
    return withMarks(desk, {
      ...now,
      ...NOTHING_IN_HAND,
      ...logged([], told),
      typing: NOTHING_TYPED,
      focus: now.cursor,
      jump: undefined,
    });
  return isStill ? now : onAnswer(desk, withMarks(desk, { ...now, ...NOTHING_IN_HAND }));
};

/** Hands that are on the map are put on the nearest answer to what is asked. */
const onAnswer = (desk: Desk, before: Sitting): Sitting =>
  before.at === 'map' && isAsked(desk) ? onMark(desk, before) : before;

export const sendLine = (desk: Desk, before: Sitting, line: string): Sitting =>
  send(desk, { ...before, typing: withLine(before.typing, line) });

/** Something asked by a key: what was being put together stays as it is. */
export const questioned = (desk: Desk, before: Sitting, line: string): Sitting => {
  const { target, typing, cursor, focus } = before;
  const now = sendLine(desk, before, line);
  if (target === undefined) return now;
  const text = typing.text;
  return { ...now, target, cursor, focus, typing: withLine(now.typing, text) };
};

/** Something the screen says by itself. */
export const remarked = (before: Sitting, lines: readonly string[]): Sitting => {
  const now = logged(
    before.log,
    lines.map((text) => ({ kind: 'said', text })),
  );
  return { ...before, ...now, scroll: { from: now.fresh } };
};

// The tutor: stands by at a desk, says step after step of a lesson, and knows by facts whether one is done.
import { undoable } from '../core/match.ts';
import type { Match } from '../core/match.ts';
import { canType } from '../session/example-orders.ts';
import { choiceAt, fewChoices, headLines, questionLines } from '../session/pending.ts';
import { answer, done } from '../session/reply.ts';
import { playInstead, played, tell } from '../session/session.ts';
import type { Desk } from '../session/session.ts';
import type { Tutor } from '../session/tutor.ts';
import type { Reply } from '../session/reply.ts';
import { sceneOf, take } from '../session/dispatch.ts';
import type { Understanding } from '../api/verb-spec.ts';
import { understand } from '../language/parse/line.ts';
import { carryOut } from '../script/expect/index.ts';
import type { Check } from '../script/statement.ts';
import type { Lesson, Step } from './lesson.ts';
import type { Place } from './pupil-progress.ts';

export type Class = {
  readonly lessons: readonly Lesson[];
  /** A match at the beginning of a lesson. */
  readonly begin: (lesson: Lesson) => Match;
  /** What to press on the map for a line; absent: the pupil types. */
  readonly keysOf?: ((desk: Desk, line: string) => string) | undefined;
  /** Keeps the pupil's place; false where it cannot. */
  readonly keep: (place: Place) => boolean;
};

type Teaching = Class & {
  readonly desk: Desk;
  place: Place;
  /** How many orders there were when the step began. */
  begun: number;
  /** A slip in this step has been answered: nobody is told twice. */
  warned: boolean;
  /** The tutor has answered this line himself. */
  spoke: boolean;
};

const lessonAt = ({ lessons, place }: Teaching): Lesson => lessons.find(({ id }) => id === place.lesson)!;

const numberOf = ({ lessons }: Class, { id }: Lesson): number =>
  lessons.findIndex((one) => one.id === id) + 1;

/** Undefined: the lesson is over. */
const stepAt = (now: Teaching): Step | undefined => lessonAt(now).steps[now.place.step];

const understood = (desk: Desk, line: string): Understanding =>
  understand(desk.registry, sceneOf(desk), line);

/** What a line means, so that it can be compared with another. */
const meaning = (meant: Understanding): string | undefined => {
  switch (meant.kind) {
    case 'orders':
      return JSON.stringify(meant.orders);
    case 'question':
      return JSON.stringify([meant.verb.name, meant.args]);
    case 'program':
      // Any order will do to try something out.
      if (meant.orders !== undefined) return meant.verb.name;
      return JSON.stringify([meant.verb.name, meant.args]);
    default:
      return undefined;
  }
};

const meansStep = (desk: Desk, step: Step, meant: Understanding): boolean => {
  const said = meaning(meant);
  return (
    said !== undefined && [step.line, ...step.same].some((line) => meaning(understood(desk, line)) === said)
  );
};

const DEEDS: ReadonlySet<Check['kind']> = new Set([
  'refused',
  'event',
  'die',
  'unit',
  'asks',
  'phase',
  'side',
]);

/** Checks of what a pupil did. The others, such as what an answer says, are for whoever tests the lesson. */
const deedsOf = ({ checks }: Step): Step['checks'] => checks.filter(({ kind }) => DEEDS.has(kind));

type Heard = { readonly reply: Reply; readonly meansIt: boolean; readonly changed: boolean };

/** Deeds count however they were typed; where there are none, what was asked counts. */
const isDone = (desk: Desk, step: Step, { reply, meansIt, changed }: Heard): boolean => {
  const deeds = deedsOf(step);
  const isRefused = reply.kind === 'refused';
  if (deeds.length === 0) return meansIt && !isRefused;
  // What is only tried out is not done.
  if (desk.trial !== undefined) return false;
  const wantsRefusal = deeds.some(({ kind }) => kind === 'refused');
  if (wantsRefusal !== isRefused || !(isRefused || changed)) return false;
  return deeds.every((check) => {
    const found = carryOut({ desk, refused: reply.refusal }, check);
    return found.ok && found.value.ok;
  });
};

/** The line, and on the map screen the keys that do the same. */
const typeLines = ({ desk, keysOf }: Teaching, { line, keys }: Step): readonly string[] => [
  ...tell(desk, 'lesson.type', { line }),
  ...(keysOf === undefined ? [] : tell(desk, 'lesson.keys', { keys: keys ?? keysOf(desk, line) })),
];

const stepLines = (now: Teaching): readonly string[] => {
  const { desk, place } = now;
  const step = stepAt(now);
  if (step === undefined) return overLines(now);
  const count = lessonAt(now).steps.length;
  const [head = ''] = tell(desk, 'lesson.step', { number: place.step + 1, count });
  const [first = '', ...rest] = step.say;
  // On the map screen it is the line that always stands there.
  const task = now.keysOf === undefined ? typeLines(now, step) : [taskLine(now) ?? ''];
  return [`${head} ${first}`, ...rest, ...(step.untold ? [] : task)];
};

/** The same in one line, for where it always stands. */
const taskLine = (now: Teaching): string | undefined => {
  const { desk, keysOf } = now;
  const step = stepAt(now);
  if (step === undefined) return overLines(now)[1];
  const { line, keys = keysOf?.(desk, line), untold } = step;
  return tell(desk, 'lesson.task', untold ? {} : { line, ...(keys !== undefined && { keys }) })[0];
};

const beginsLines = (now: Teaching): readonly string[] => {
  const lesson = lessonAt(now);
  const { title, steps } = lesson;
  const params = {
    number: numberOf(now, lesson),
    count: now.lessons.length,
    title,
    steps: steps.length,
  };
  return tell(now.desk, 'lesson.begins', params);
};

const overLines = (now: Teaching): readonly string[] => {
  const lesson = lessonAt(now);
  const number = numberOf(now, lesson);
  const next = now.lessons[number];
  return [
    ...tell(now.desk, 'lesson.over', { number, title: lesson.title }),
    ...(next === undefined
      ? tell(now.desk, 'lesson.all', { command: now.desk.command })
      : tell(now.desk, 'lesson.next', { number: number + 1, title: next.title })),
  ];
};

/** Puts the pupil before a step of a lesson: the steps before it are done as they are told. */
const goTo = (now: Teaching, lesson: Lesson, step: number): void => {
  const { desk } = now;
  const { tutor } = desk;
  playInstead(desk, now.begin(lesson));
  desk.tutor = undefined;
  for (const { line } of lesson.steps.slice(0, step)) take(desk, line);
  desk.tutor = tutor;
  now.place = { ...now.place, lesson: lesson.id, step };
  now.begun = desk.match.entries.length;
  now.warned = false;
  now.keep(now.place);
};

/** Where the pupil stands when a lesson is opened, and what is to be done; in the middle of it also what is asked. */
const openLines = (now: Teaching): readonly string[] => [
  ...beginsLines(now),
  ...(now.place.step === 0 ? headLines(now.desk) : questionLines(now.desk)),
  ...stepLines(now),
];

const advance = (now: Teaching, step: Step): readonly string[] => {
  const { lesson, step: at, done: before } = now.place;
  const isOver = at + 1 === lessonAt(now).steps.length;
  now.place = {
    lesson,
    step: at + 1,
    done: isOver && !before.includes(lesson) ? [...before, lesson] : before,
  };
  now.begun = now.desk.match.entries.length;
  now.warned = false;
  now.keep(now.place);
  return [...step.then, ...(isOver ? overLines(now) : stepLines(now))];
};

/** Something was done in this step that can be taken back. */
const isUndone = ({ desk, begun }: Teaching): boolean => {
  const match = played(desk);
  return match.entries.length > begun && undoable(match) > 0;
};

/** Said of what the step did not ask for: of a question or a refusal once, of an order each time. */
const slipLines = (now: Teaching, meant: Understanding, { reply, changed }: Heard): readonly string[] => {
  const { desk } = now;
  if (meant.kind === 'nothing' || reply.kind === 'asks') return [];
  if (meant.kind === 'orders' && changed) return tell(desk, isUndone(now) ? 'lesson.stray' : 'lesson.stuck');
  // Whoever asks for help, or to hear it again, has not slipped.
  const isReading = meant.kind === 'question' && meant.verb.group === 'read';
  // On the map one looks at a hex to go there.
  const isGoing = now.keysOf !== undefined && meant.kind === 'question' && meant.verb.name === 'look';
  if (meant.kind === 'program' || isReading || isGoing || now.warned) return [];
  now.warned = true;
  return tell(desk, 'lesson.slip');
};

const leavingLines = (now: Teaching): readonly string[] => {
  const lesson = lessonAt(now);
  const { id, title } = lesson;
  if (!now.keep(now.place)) return tell(now.desk, 'lesson.unkept', { id });
  return tell(now.desk, 'lesson.kept', {
    number: numberOf(now, lesson),
    title,
    ...(stepAt(now) !== undefined && { step: now.place.step + 1 }),
  });
};

const hear = (now: Teaching, line: string, reads: (line: string) => Reply): Reply => {
  const { desk } = now;
  const step = stepAt(now);
  const meant = desk.asked === undefined ? understood(desk, line) : ({ kind: 'nothing' } as const);
  const meansIt = step !== undefined && meansStep(desk, step, meant);
  const before = { match: played(desk), revision: played(desk).revision };
  now.spoke = false;
  const reply = reads(line);
  if (reply.kind === 'left') return { ...reply, lines: leavingLines(now) };
  if (now.spoke || step === undefined) return reply;
  const changed = played(desk) !== before.match || played(desk).revision !== before.revision;
  const heard = { reply, meansIt, changed };
  const more = isDone(desk, step, heard) ? advance(now, step) : slipLines(now, meant, heard);
  const lines = [...reply.lines, ...more];
  if (lines.length > 0) desk.lastLines = lines;
  return { ...reply, lines };
};

const spoken = (now: Teaching, lines: readonly string[]): Reply => {
  now.spoke = true;
  // Not an answer: lists are cut, what a teacher says is not.
  return done(lines);
};

const listLines = (now: Teaching): readonly string[] => [
  ...tell(now.desk, 'lesson.count', { count: now.lessons.length }),
  ...now.lessons.flatMap(({ id, title }, i) => {
    const isHere = id === now.place.lesson && stepAt(now) !== undefined;
    const state = isHere ? 'here' : now.place.done.includes(id) ? 'done' : 'new';
    return tell(now.desk, `lesson.${state}`, { number: i + 1, title });
  }),
];

/** The next lesson where this one is over. */
const nextLesson = (now: Teaching): Lesson | undefined => {
  if (stepAt(now) !== undefined) return undefined;
  return now.lessons[numberOf(now, lessonAt(now))];
};

const lesson = (now: Teaching, typed: string): Reply => {
  const word = typed.toLowerCase();
  if (word === 'list') {
    now.spoke = true;
    return answer(listLines(now));
  }
  if (word === 'again') {
    goTo(now, lessonAt(now), stepAt(now) === undefined ? 0 : now.place.step);
    return spoken(now, openLines(now));
  }
  const next = nextLesson(now);
  const wanted = word === '' || word === 'next' ? next : findLesson(now, word);
  if (wanted !== undefined) {
    goTo(now, wanted, 0);
    return spoken(now, openLines(now));
  }
  return spoken(now, word === '' ? stepLines(now) : tell(now.desk, 'lesson.unknown', { typed }));
};

/** By its number or name. */
export const findLesson = ({ lessons }: Pick<Class, 'lessons'>, word: string): Lesson | undefined =>
  lessons.find(({ id, title }, i) => [String(i + 1), id, title.toLowerCase()].includes(word));

/** Whether what a step asks for can be typed as things are; what is to be refused always can. */
const isOpen = (desk: Desk, { line, checks }: Step): boolean => {
  if (checks.some(({ kind }) => kind === 'refused')) return true;
  const number = /^\d+$/.test(line) ? Number(line) : undefined;
  return number === undefined
    ? canType(desk, sceneOf(desk), line)
    : choiceAt(fewChoices(desk) ?? [], number) !== undefined;
};

const hintLines = (now: Teaching, step: Step): readonly string[] => {
  const { desk } = now;
  if (isOpen(desk, step)) return typeLines(now, step);
  return tell(desk, isUndone(now) ? 'lesson.undo-first' : 'lesson.again-first', { line: step.line });
};

const hint = (now: Teaching): Reply => {
  const step = stepAt(now);
  return spoken(now, step === undefined ? overLines(now) : hintLines(now, step));
};

/** Sits down beside the desk, where `place` says, and gives what is said first. */
export const teach = (desk: Desk, school: Class, place: Place): readonly string[] => {
  const now: Teaching = { ...school, desk, place, begun: 0, warned: false, spoke: false };
  const tutor: Tutor = {
    hear: (line, reads) => hear(now, line, reads),
    hint: () => hint(now),
    task: () => taskLine(now),
    lesson: (which) => lesson(now, which),
  };
  desk.tutor = tutor;
  goTo(now, lessonAt(now), place.step);
  return openLines(now);
};

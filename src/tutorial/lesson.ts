// A lesson as it stands in its file: a script of typed lines and checks, with the teacher's words in comments of a form.
//   #lesson supply Supply       its name, and its title
//   #say Words.                 said before the typed line that follows
//   look minsk                  what the pupil is to type: a step
//   expect ...                  what must have come of it, as in any script
//   #then Words.                said once that is so
//   #same examine 1813          another way of typing the step
//   #slip look kiev             what must not pass for it
//   #keys g 1810 Enter, i      what to press on the map instead, where the screen does not find it by itself
//   #untold                     the line is not given away before `hint` is typed
// `hexfront run` plays such a file like any other, so it can be checked without a pupil.
import type { Result } from '../core/types.ts';
import { failed, problem, worked } from '../core/problem.ts';
import type { OpenFile } from '../script/file-access.ts';
import { splitLines } from '../script/lex.ts';
import { readProgram } from '../script/parse.ts';
import type { Act, Check } from '../script/statement.ts';

export type Step = {
  readonly say: readonly string[];
  /** What to type. */
  readonly line: string;
  readonly same: readonly string[];
  readonly slips: readonly string[];
  readonly untold: boolean;
  /** On the map screen; absent: the screen finds them. */
  readonly keys: string | undefined;
  readonly checks: readonly Check[];
  readonly then: readonly string[];
};

export type Lesson = {
  readonly id: string;
  readonly title: string;
  readonly position: Act & { readonly kind: 'position' };
  /** The first dice, in order. */
  readonly faces: readonly number[];
  readonly steps: readonly Step[];
};

const REMARK = /^#(lesson|say|then|same|slip|untold|keys)\b\s*(.*)$/;

type Draft = { say: string[]; line: string; same: string[]; slips: string[]; untold: boolean } & {
  keys: string | undefined;
  checks: Check[];
  then: string[];
};

const draft = (): Draft => ({
  say: [],
  line: '',
  same: [],
  slips: [],
  untold: false,
  keys: undefined,
  checks: [],
  then: [],
});

type Reading = {
  head: string | undefined;
  position: Lesson['position'] | undefined;
  faces: readonly number[];
  readonly steps: Draft[];
  /** What is said before the next typed line. */
  next: Draft;
};

const remark = (reading: Reading, word: string, text: string): void => {
  const last = reading.steps.at(-1);
  if (word === 'lesson') reading.head = text;
  else if (word === 'say') reading.next.say.push(text);
  else if (word === 'untold') reading.next.untold = true;
  else if (word === 'keys') reading.next.keys = text;
  else if (word === 'then') last?.then.push(text);
  else (word === 'same' ? last?.same : last?.slips)?.push(text);
};

const carry = (reading: Reading, act: Act): void => {
  if (act.kind === 'position') reading.position = act;
  else if (act.kind === 'dice') reading.faces = act.faces;
  else if (act.kind === 'check') reading.steps.at(-1)?.checks.push(act.check);
  else if (act.kind === 'typed') {
    reading.steps.push({ ...reading.next, line: act.typed.line });
    reading.next = draft();
  }
};

/** What is wrong with the file is a fault of whoever wrote it, and a test finds it. */
export const readLesson = (file: OpenFile): Result<Lesson> => {
  const program = readProgram(file, { open: (name) => failed(problem('FILE.MISSING', { file: name })) });
  if (!program.ok) return failed(program.error.problem);
  const reading: Reading = { head: undefined, position: undefined, faces: [], steps: [], next: draft() };
  const { statements } = program.value;
  let done = 0;
  for (const [i, text] of splitLines(file.text).entries()) {
    const [, word, words = ''] = REMARK.exec(text) ?? [];
    if (word !== undefined) remark(reading, word, words.trim());
    for (; statements[done]?.at.line === i + 1; done++) carry(reading, statements[done]!.act);
  }
  const { position, faces, steps } = reading;
  const [id = '', ...title] = reading.head?.split(' ') ?? [];
  if (id === '' || title.length === 0 || position === undefined || steps.length === 0)
    return failed(problem('LESSON.FORM', { file: file.shown }));
  return worked({ id, title: title.join(' '), position, faces, steps });
};

// Finds what is wrong with a message table, and with a message that is to be said from it. Tests ask; play never does.
import type { Json, Message, Params } from '../core/types.ts';
import { FORMATS } from './slot-formats.ts';
import { phrase, sayUpTo, templateOf } from './say.ts';
import type { MessageLines, MessageTable } from '../api/message-table.ts';
import { isAbsent, isPiece, isSlot, readTemplate, slotsOf } from './template.ts';
import type { Line, Slot, Template } from './template.ts';
import { messageBook } from './voice.ts';
import type { Book, Voice } from './voice.ts';

/** Lines at brief, and at normal. */
const MOST_LINES = [2, 6] as const;
const LONGEST_LINE = 160;

const isPhraseKey = (key: string): boolean => /^(word|sum)\./.test(key);
export const isRefusalCode = (key: string): boolean => /^[A-Z][A-Z0-9-]*(\.[A-Z0-9-]+)+$/.test(key);

const asList = (lines: MessageLines): readonly string[] => (typeof lines === 'string' ? [lines] : lines);

const formOfKey = (key: string): string[] =>
  /^[\x21-\x7e]+$/.test(key) ? [] : ['a key is printable ASCII without blanks'];

const formOfLevels = (key: string, template: Template): string[] => {
  const levels = template.lines.map((line) => line.level);
  const problems: string[] = [];
  if (levels.some((level, i) => level < (levels[i - 1] ?? 0))) {
    problems.push('a line of a lower level stands after one of a higher');
  }
  for (const [rank, most] of MOST_LINES.entries()) {
    if (levels.filter((level) => level <= rank).length > most) {
      problems.push(`more than ${most} lines at ${rank === 0 ? 'brief' : 'normal'}`);
    }
  }
  if (isRefusalCode(key) && levels.filter((level) => level === 0).length !== 1) {
    problems.push('a refusal has exactly one plain line');
  }
  if (isPhraseKey(key) && (levels.length !== 1 || levels[0] !== 0))
    problems.push('a phrase is one plain line');
  return problems;
};

/** How a line reads with every piece there, and with none. */
const skeletons = (line: Line): readonly string[] => {
  const word = (part: string | Slot): string => (typeof part === 'string' ? part : 'Xx');
  const read = (pieces: boolean): string =>
    line.parts
      .map((part) => (isPiece(part) ? (pieces ? part.parts.map(word).join('') : '') : word(part)))
      .join('');
  return line.parts.some(isPiece) ? [read(true), read(false)] : [read(true)];
};

const BAD_STYLE: readonly (readonly [RegExp, string])[] = [
  [/[^\x20-\x7e]/, 'not printable ASCII'],
  [/!/, 'an exclamation mark'],
  [/ {2}|^ | $/, 'a blank too many'],
  [/ [.,:;?]/, 'a blank before a stop'],
  [/[.]{2}|--(?!\w)|->|=>|^[-*] /, 'decoration'],
  [/^(Error|Invalid|Illegal)\b/, 'it does not begin with what did not happen'],
];

const formOfText = (text: string, ends: boolean): string[] => [
  ...BAD_STYLE.filter(([bad]) => bad.test(text)).map(([, why]) => why),
  ...(ends === /[.?]$/.test(text) ? [] : [ends ? 'no full stop at the end' : 'a phrase has no full stop']),
  ...(text.length > LONGEST_LINE ? [`over ${LONGEST_LINE} characters`] : []),
];

const formOfLine = (key: string, line: Line): string[] =>
  skeletons(line)
    .filter((text) => text !== '')
    .flatMap((text) => formOfText(text, !isPhraseKey(key)));

/** Conditions pick between pieces, so a line with one is judged by its text as said, not by its skeletons. */
const hasCondition = (line: Line): boolean =>
  line.parts.some((part) => isPiece(part) && part.if !== undefined);

const LINT_VOICE: Omit<Voice, 'book'> = {
  level: 'verbose',
  hexSpeech: 'pair',
  names: {
    unit: (id) => `Unit ${id}`,
    side: (id) => ({ name: `${id} people`, adjective: id }),
    place: () => undefined,
  },
  write: (order) => order.verb,
};

/** Params a template can be said with: for each slot a value its most telling format likes. */
export const sampleParams = (template: Template): Params => {
  const params: Record<string, Json> = {};
  const bare = FORMATS.get('text');
  for (const { name, format } of template.lines.flatMap(slotsOf)) {
    if (params[name] === undefined || format !== bare) params[name] = format.sample;
  }
  return params;
};

/** Every way in which the conditions of a template can turn out, one at a time. */
export const sampleVariants = (template: Template): readonly Params[] => {
  const params = sampleParams(template);
  const variants: Params[] = [params];
  for (const piece of template.lines.flatMap((line) => line.parts).filter(isPiece)) {
    if (piece.if === undefined) continue;
    const { name, value } = piece.if;
    const { [name]: there = true, ...others } = params;
    variants.push(others, { ...others, [name]: there });
    if (value !== undefined) variants.push({ ...others, [name]: sameKind(there, value) });
  }
  return variants;
};

/** A condition's value in the form the slot of that name can say. */
const sameKind = (like: Json, value: string): Json => {
  if (typeof like === 'number') return Number(value);
  return Array.isArray(like) ? like.slice(0, Number(value)) : value;
};

/** What keeps a message from being said as it is meant: no such key, a slot unfilled, a value of the wrong kind. */
export const messageProblems = (book: Book, message: Message): readonly string[] => {
  const template = templateOf(book, message.key);
  if (template === undefined) return [`${message.key}: no such key`];
  const voice: Voice = { ...LINT_VOICE, book };
  const problems = new Set<string>();
  const check = (slot: Slot, needed: boolean): void => {
    const value = message.params[slot.name];
    if (value === undefined || value === null) {
      if (needed) problems.add(`${message.key}: nothing for {${slot.name}}`);
    } else if (
      (needed || !isAbsent(value)) &&
      slot.format.say(value, voice, slot.args, phrase) === undefined
    ) {
      problems.add(`${message.key}: {${slot.name}:${slot.format.name}} cannot say ${JSON.stringify(value)}`);
    }
  };
  for (const part of template.lines.flatMap((line) => line.parts)) {
    if (isPiece(part)) for (const slot of part.parts.filter((p) => typeof p !== 'string')) check(slot, false);
    else if (isSlot(part)) check(part, true);
  }
  return [...problems];
};

const saidProblems = (book: Book, key: string, params: Params): string[] =>
  sayUpTo({ ...LINT_VOICE, book }, key, params, 2).flatMap(({ text }) => formOfText(text, !isPhraseKey(key)));

/**
 * Everything wrong with a table, each with its key. Keys are tried with made-up parameters, and with those given for
 * them; `under` is the table it is laid over, for the phrases of that one.
 */
export const tableProblems = (
  table: MessageTable,
  samples: Readonly<Record<string, Params>> = {},
  under: MessageTable = {},
): readonly string[] => {
  const book = messageBook(under, table);
  const problems: string[] = [];
  for (const [key, lines] of Object.entries(table)) {
    const template = readTemplate(lines);
    const found = new Set([
      ...formOfKey(key),
      ...template.problems,
      ...formOfLevels(key, template),
      ...asList(lines)
        .filter((line) => /^\+*~? /.test(line))
        .map(() => 'a blank too many'),
      ...template.lines.filter((line) => !hasCondition(line)).flatMap((line) => formOfLine(key, line)),
      ...sampleVariants(template).flatMap((params) => saidProblems(book, key, params)),
      ...(Object.hasOwn(samples, key) ? givenProblems(book, key, samples[key]!) : []),
    ]);
    problems.push(...[...found].map((problem) => `${key}: ${problem}`));
  }
  for (const key of Object.keys(samples)) {
    if (!Object.hasOwn(table, key)) problems.push(`${key}: a sample for no key`);
  }
  return problems;
};

const givenProblems = (book: Book, key: string, params: Params): string[] => [
  ...messageProblems(book, { key, params }).map((problem) => problem.slice(key.length + 2)),
  ...saidProblems(book, key, params),
];

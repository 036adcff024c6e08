// One line into words: blanks, commas, quotes, comments, the final full stop, and `;` between orders given together.
import type { Refusal, Result } from '../../core/types.ts';
import { withoutTail } from '../../core/strings.ts';
import { wrong } from '../errors.ts';

export type Word = {
  readonly text: string;
  /** In small letters, for comparing. */
  readonly low: string;
  /** It began with a quotation mark: a name or id to be taken as it is. */
  readonly quoted: boolean;
  /** Where it stands in the line's text. */
  readonly start: number;
  readonly end: number;
};

export type Line = {
  /** As far as its last word. */
  readonly text: string;
  /** The words of each order; empty ones are left out. */
  readonly parts: readonly (readonly Word[])[];
};

export const LONGEST_LINE = 2000;

const PRINTABLE = /^[\x20-\x7e]*$/;
const BLANKS = /[\t\u00a0\u2000-\u200a\u202f]/g;
/** What word processors and keyboards make of plain marks, and letters that taking accents off does not reach. */
const FOLDED: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u02b9\u02bc]/g, "'"],
  [/[\u201c-\u201e]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  [/\u00df/g, 'ss'],
  [/\u00e6/g, 'ae'],
  [/\u00f8/g, 'o'],
  [/\u0142/g, 'l'],
  [/\u0141/g, 'L'],
  [/\u0131/g, 'i'],
];

/** What a terminal sends after ESCAPE for the arrows, Home, End and their like. */
const KEY = /^(?:\[|O)(?:[A-H]|\d+~)/;
const ESCAPE = '\u001b';

const codePoint = (char: string): string =>
  `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const LONE_ACCENT = /(^|[ ,;])([a-z][\u0300-\u036f]+)(?=$|[ ,;.])/i;

/** Printable ASCII, or why it cannot be: what is typed may be said again, so nothing else may come in. */
export const printable = (raw: string): Result<string, Refusal> => {
  if (PRINTABLE.test(raw)) return { ok: true, value: raw };
  let text = withoutTail(raw.replace(/^\ufeff/, ''), '\r\n').replace(BLANKS, ' ');
  for (const [from, to] of FOLDED) text = text.replace(from, to);
  text = text.normalize('NFD');
  // A letter by itself is a word of its own, and without its accent it would be another.
  const alone = LONE_ACCENT.exec(text);
  if (alone !== null)
    return {
      ok: false,
      error: wrong('TEXT.LETTER', {
        char: codePoint((alone[2] ?? '').normalize('NFC')),
        at: alone.index + 1,
      }),
    };
  text = text.replace(/[\u0300-\u036f]/g, '');
  const strange = /[^\x20-\x7e]/u.exec(text);
  if (strange === null) return { ok: true, value: text };
  if (strange[0] === ESCAPE && KEY.test(text.slice(strange.index + 1)))
    return { ok: false, error: wrong('TEXT.KEY', { at: strange.index + 1 }) };
  const isControl = /[\p{C}\p{Z}]/u.test(strange[0]);
  const params = { char: codePoint(strange[0]), at: strange.index + 1 };
  return { ok: false, error: wrong(isControl ? 'TEXT.CONTROL' : 'TEXT.LETTER', params) };
};

const wordOf = (text: string, quoted: boolean, start: number, end: number): Word => ({
  text,
  low: text.toLowerCase(),
  quoted,
  start,
  end,
});

const withoutStop = (line: string, words: Word[]): readonly Word[] => {
  const last = words[words.length - 1];
  if (last === undefined || line.charAt(last.end - 1) !== '.') return words;
  const text = withoutTail(last.text, '.');
  const end = last.end - (last.text.length - text.length);
  words.pop();
  if (text !== '') words.push(wordOf(text, last.quoted, last.start, end));
  return words;
};

const BREAKS = new Set([' ', ',', ';', '#']);

/** A word from `start` on; undefined when a quotation mark is never closed. */
const readWord = (text: string, start: number): Word | undefined => {
  let said = '';
  let isInside = false;
  let i = start;
  for (; i < text.length; i++) {
    const char = text.charAt(i);
    if (char === '"') isInside = !isInside;
    else if (isInside && char === '\\' && i + 1 < text.length) said += text.charAt(++i);
    else if (!isInside && BREAKS.has(char)) break;
    else said += char;
  }
  return isInside ? undefined : wordOf(said, text.charAt(start) === '"', start, i);
};

export const lex = (raw: string): Result<Line, Refusal> => {
  if (raw.length > LONGEST_LINE) {
    return { ok: false, error: wrong('LINE.LONG', { count: raw.length, limit: LONGEST_LINE }) };
  }
  const clean = printable(raw);
  if (!clean.ok) return clean;
  const text = clean.value;
  const parts: (readonly Word[])[] = [];
  let words: Word[] = [];
  const close = (): void => {
    const part = withoutStop(text, words);
    if (part.length > 0) parts.push(part);
    words = [];
  };
  for (let i = 0; i < text.length;) {
    const char = text.charAt(i);
    if (char === '#') break;
    if (BREAKS.has(char)) {
      if (char === ';') close();
      i++;
      continue;
    }
    const word = readWord(text, i);
    if (word === undefined) return { ok: false, error: wrong('LINE.QUOTE') };
    words.push(word);
    i = word.end;
  }
  close();
  return { ok: true, value: { text: text.slice(0, parts.at(-1)?.at(-1)?.end ?? 0), parts } };
};

/** A word as it must be written to be read again as itself. */
export const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

const NEEDS_QUOTES = /[ ,;#"\\]|^--|\.$|^$/;

/** `isSpecial`: words that would be taken for something else where this one stands. */
export const writeWord = (text: string, isSpecial: (low: string) => boolean): string =>
  NEEDS_QUOTES.test(text) || isSpecial(text.toLowerCase()) ? quote(text) : text;

const PLAIN_TEXT = /^[!-~]+( [!-~]+)*$/;

/** A text to the end of the line. */
export const writeText = (text: string, isSpecial: (low: string) => boolean): string => {
  const isPlain = PLAIN_TEXT.test(text) && !/[;#"\\]|^,|[.,]$/.test(text);
  return isPlain && !text.toLowerCase().split(' ').some(isSpecial) ? text : quote(text);
};

/** The words from `i` on as a text: the one quoted word, or what stands in the line. */
export const textFrom = (line: string, words: readonly Word[], i: number): string => {
  const first = words[i];
  const last = words[words.length - 1];
  if (first === undefined || last === undefined) return '';
  if (first === last && first.quoted) return first.text;
  return line.slice(first.start, last.end).replace(/ +/g, ' ');
};

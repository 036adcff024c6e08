// Ways to alter a file: bytes, lines, ends. Each says what it did, so that what was not found can be told.
import { link } from '../../src/record/format/line-chain.ts';

export type Draw = (n: number) => number;

export type Edit = {
  /** As it is called in the report. */
  readonly what: string;
  readonly bytes: Uint8Array;
};

const NEWLINE = 10;

/** Characters that are not seen, or are taken for others. */
const UNSEEN = [
  '\u200b',
  '\u00a0',
  '\ufeff',
  '\u202e',
  '\u2028',
  '\u00ad',
  '\u0430',
  '\u0000',
  '\u0008',
  '\t',
  '\r',
];

/** Where each line begins; the last is the end of the file. */
export const lineStarts = (bytes: Uint8Array): readonly number[] => {
  const starts = [0];
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) starts.push(at + 1);
  return starts;
};

/** The number of the first line that is not what it was; one more than there were, for what was added at the end. */
export const firstChanged = (before: Uint8Array, after: Uint8Array): number => {
  let i = 0;
  while (i < before.length && before[i] === after[i]) i += 1;
  return lineStarts(before.subarray(0, i)).length;
};

const splice = (
  bytes: Uint8Array,
  at: number,
  drop: number,
  put: Uint8Array | readonly number[],
): Uint8Array => Buffer.concat([bytes.subarray(0, at), Buffer.from(put), bytes.subarray(at + drop)]);

const join = (lines: readonly Uint8Array[]): Uint8Array => Buffer.concat(lines);

const linesOf = (bytes: Uint8Array): readonly Uint8Array[] => {
  const starts = lineStarts(bytes);
  return starts.slice(0, -1).map((start, i) => bytes.subarray(start, starts[i + 1]));
};

type Way = (bytes: Uint8Array, draw: Draw) => Uint8Array;

const another = (draw: Draw, was: number): number => (was + 1 + draw(255)) % 256;

/** A byte of a kind that a reader of numbers or words might take for the same. */
const alike = (byte: number): number => {
  const char = String.fromCharCode(byte);
  if (/[a-z]/i.test(char)) return byte ^ 0x20;
  if (/\d/.test(char)) return 48 + ((byte - 47) % 10);
  return byte ^ 1;
};

export const BYTE_WAYS: Readonly<Record<string, Way>> = {
  'a byte replaced by any other': (bytes, draw) => {
    const at = draw(bytes.length);
    return splice(bytes, at, 1, [another(draw, bytes[at] ?? 0)]);
  },
  'a byte replaced by one like it': (bytes, draw) => {
    const at = draw(bytes.length);
    return splice(bytes, at, 1, [alike(bytes[at] ?? 0)]);
  },
  'a byte deleted': (bytes, draw) => splice(bytes, draw(bytes.length), 1, []),
  'a byte inserted': (bytes, draw) => splice(bytes, draw(bytes.length + 1), 0, [draw(256)]),
  'a byte doubled': (bytes, draw) => {
    const at = draw(bytes.length);
    return splice(bytes, at, 0, [bytes[at] ?? 0]);
  },
  'two neighbours swapped': (bytes, draw) => {
    const at = draw(bytes.length - 1);
    return splice(bytes, at, 2, [bytes[at + 1] ?? 0, bytes[at] ?? 0]);
  },
  'something unseen inserted': (bytes, draw) =>
    splice(bytes, draw(bytes.length + 1), 0, Buffer.from(UNSEEN[draw(UNSEEN.length)] ?? '')),
  'something inserted at an end of a line': (bytes, draw) => {
    const starts = lineStarts(bytes);
    const start = starts[draw(starts.length)] ?? 0;
    const at = Math.max(0, start - draw(2));
    return splice(bytes, at, 0, [[13, 32, 9, 0, 10, 11, 12, 0x85][draw(8)] ?? 13]);
  },
  'a newline deleted': (bytes, draw) => {
    const starts = lineStarts(bytes);
    return splice(bytes, (starts[1 + draw(starts.length - 1)] ?? 1) - 1, 1, []);
  },
  'a newline replaced': (bytes, draw) => {
    const starts = lineStarts(bytes);
    return splice(bytes, (starts[1 + draw(starts.length - 1)] ?? 1) - 1, 1, [draw(2) === 0 ? 13 : 32]);
  },
  'the end of the file altered': (bytes, draw) => {
    const at = bytes.length - draw(3);
    return splice(bytes, at, draw(2), [[10, 13, 32, 0, 26, 48][draw(6)] ?? 10]);
  },
};

export const LINE_WAYS: Readonly<Record<string, Way>> = {
  'two lines swapped': (bytes, draw) => {
    const lines = [...linesOf(bytes)];
    const [a, b] = [draw(lines.length), draw(lines.length)];
    const [first, second] = [lines[a] ?? bytes, lines[b] ?? bytes];
    return join(lines.with(a, second).with(b, first));
  },
  'a line dropped': (bytes, draw) => {
    const lines = linesOf(bytes);
    return join(lines.toSpliced(draw(lines.length - 1), 1));
  },
  'a line doubled': (bytes, draw) => {
    const lines = linesOf(bytes);
    const at = draw(lines.length);
    return join(lines.toSpliced(at, 0, lines[at] ?? bytes));
  },
  'lines of another place put in': (bytes, draw) => {
    const lines = linesOf(bytes);
    const from = draw(lines.length);
    return join(lines.toSpliced(draw(lines.length), draw(3), ...lines.slice(from, from + 1 + draw(3))));
  },
  'a line without its chain': (bytes, draw) => {
    const starts = lineStarts(bytes);
    return splice(bytes, starts[draw(starts.length - 1)] ?? 0, 13, []);
  },
  'cut off in the middle of a line': (bytes, draw) => {
    const cut = 1 + draw(bytes.length - 1);
    return bytes.subarray(0, bytes[cut - 1] === NEWLINE ? cut - 1 : cut);
  },
};

/** The record is the same in all that it says, and verify says that it is whole. */
export const SAME_WAYS: Readonly<Record<string, Way>> = {
  'every newline converted': (bytes) =>
    Buffer.from(Buffer.from(bytes).toString('utf8').replaceAll('\n', '\r\n')),
  'a byte-order mark': (bytes) => splice(bytes, 0, 0, [0xef, 0xbb, 0xbf]),
};

/** What is left is a record of a shorter game: nothing in it can say that there was more. */
export const SHORTER_WAYS: Readonly<Record<string, Way>> = {
  'cut off at the end of a line': (bytes, draw) => {
    const starts = lineStarts(bytes);
    return bytes.subarray(0, starts[1 + draw(starts.length - 2)]);
  },
};

/** Texts of lines, of which the chain is made anew: what somebody does who knows how records are written. */
type Forgery = (text: string, draw: Draw) => string;

const once = (text: string, pattern: RegExp, draw: Draw, to: (found: string) => string): string => {
  const all = [...text.matchAll(pattern)];
  const found = all[draw(all.length || 1)];
  if (found === undefined) return text;
  return text.slice(0, found.index) + to(found[0]) + text.slice(found.index + found[0].length);
};

/** Other ways to write the same, and small lies. */
export const FORGERIES: Readonly<Record<string, Forgery>> = {
  'another digit': (text, draw) =>
    once(text, /\d/g, draw, (found) => String((Number(found) + 1 + draw(9)) % 10)),
  'a number with a point': (text, draw) =>
    once(text, /(?<=[:[,])\d+(?=[,}\]])/g, draw, (found) => `${found}.0`),
  'a number with an exponent': (text, draw) =>
    once(text, /(?<=[:[,])\d+(?=[,}\]])/g, draw, (found) => `${found}e0`),
  'a number with a nought before it': (text, draw) =>
    once(text, /(?<=[ :=/])\d+\b/g, draw, (found) => `0${found}`),
  'an escape': (text, draw) =>
    once(text, /(?<=")[a-z](?=\w*")/g, draw, (found) => `\\u00${found.charCodeAt(0).toString(16)}`),
  'a key twice': (text) => text.replace(/\{("\w+":[^,{}[\]]+)/, '{$1,$1'),
  'keys in another order': (text) => text.replace(/\{("\w+":[^,{}[\]]+),("\w+":[^,{}[\]]+)/, '{$2,$1'),
  'a blank more': (text, draw) => once(text, /[ ,:{]/g, draw, (found) => `${found} `),
  'a blank at the end': (text) => `${text} `,
  'a tab for a blank': (text, draw) => once(text, / /g, draw, () => '\t'),
  'a capital letter': (text, draw) => once(text, /[a-z]/g, draw, (found) => found.toUpperCase()),
  'a letter more': (text, draw) => once(text, /\w/g, draw, (found) => found + found),
};

export const texts = (bytes: Uint8Array): readonly string[] =>
  Buffer.from(bytes)
    .toString('utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => line.slice(13));

/** A true chain over any lines. */
export const chainedOver = (lines: readonly string[]): Uint8Array => {
  let chain = '';
  return Buffer.from(lines.map((text) => `${(chain = link(chain, text))} ${text}\n`).join(''));
};

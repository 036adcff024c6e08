// Reads JSON that people write by hand: knows the line of every value, says in words where a file is broken, and
// notices keys written twice, which the built-in reader passes over. No library does all of it: jsonc-parser gives
// places, but neither keys written twice nor a limit to the depth, and its faults are codes, several to one slip; the
// sentences about them, which are half of what stands here, would be ours in any case.
import type { Json, Params } from '../core/types.ts';
import type { Path } from './finding.ts';
import { shownKey, shownText } from './quote-value.ts';

export type JsonFault = {
  /** Also the key of its sentence. */
  readonly code: 'JSON.BROKEN' | 'JSON.TWICE' | 'JSON.NAME' | 'JSON.DEEP';
  readonly line: number;
  /** `found` and, in words, what was `expected`; or what is said of a `key`. */
  readonly params: Params;
};

export type JsonText = {
  readonly value: Json;
  /** The line on which the value of a path stands, or the last one on the way to it that there is. */
  readonly lineOf: (path: Path) => number;
};

type JsonReading =
  | { readonly ok: true; readonly value: JsonText }
  | { readonly ok: false; readonly error: readonly JsonFault[] };

const DEEPEST = 40;

/** Names under which every record has something already. */
const TAKEN: readonly string[] = ['__proto__', 'constructor', 'prototype'];

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const BLANKS = /[ \t\r\n]*/y;
/** All but controls, the quote and the backslash. */
const PLAIN = /[ !#-[\]-\uffff]*/y;
const WORD = /[A-Za-z]+/y;

type Lines = ReadonlyMap<object, ReadonlyMap<string | number, number>>;

const lookUp =
  (root: Json, lines: Lines, first: number) =>
  (path: Path): number => {
    let line = first;
    let value: unknown = root;
    for (const key of path) {
      if (typeof value !== 'object' || value === null) break;
      const next = lines.get(value)?.get(key);
      if (next === undefined) break;
      line = next;
      value = (value as Readonly<Record<string | number, unknown>>)[key];
    }
    return line;
  };

type Scan = {
  readonly text: string;
  at: number;
  line: number;
  /** Where the lines up to `line` have been counted. */
  counted: number;
  readonly lines: Map<object, Map<string | number, number>>;
  readonly faults: JsonFault[];
};

/** Undefined: the rest cannot be read, and a fault says why. */
type Got<T> = { readonly value: T } | undefined;

const lineHere = (scan: Scan): number => {
  for (; scan.counted < scan.at; scan.counted++) {
    const char = scan.text[scan.counted];
    if (char === '\n' || (char === '\r' && scan.text[scan.counted + 1] !== '\n')) scan.line++;
  }
  return scan.line;
};

const match = (scan: Scan, pattern: RegExp): string => {
  pattern.lastIndex = scan.at;
  const found = pattern.exec(scan.text)?.[0] ?? '';
  scan.at += found.length;
  return found;
};

const foundHere = (scan: Scan): string => {
  const rest = scan.text.slice(scan.at, scan.at + 40);
  if (rest === '') return 'the end of the file';
  const [word] = /^"[^"\r\n]+|^[\w.+-]+|^[\s\S]/.exec(rest) ?? [''];
  if (word === '\n' || word === '\r') return 'the end of the line';
  return shownText(word.length > 1 ? word.replace('"', '') : word);
};

const fail = (scan: Scan, expected: string): undefined => {
  const params = { expected, found: foundHere(scan) };
  scan.faults.push({ code: 'JSON.BROKEN', line: lineHere(scan), params });
  return undefined;
};

const escape = (scan: Scan): Got<string> => {
  const char = scan.text[scan.at] ?? '';
  if (char === 'u') {
    const hex = scan.text.slice(scan.at + 1, scan.at + 5);
    if (!/^[0-9a-fA-F]{4}$/.test(hex)) return fail(scan, 'four hexadecimal digits after \\u');
    scan.at += 5;
    return { value: String.fromCharCode(Number.parseInt(hex, 16)) };
  }
  const plain = Object.hasOwn(ESCAPES, char) ? ESCAPES[char] : undefined;
  if (plain === undefined) return fail(scan, 'n, t, a quote or a second \\ after a \\');
  scan.at++;
  return { value: plain };
};

const readText = (scan: Scan): Got<string> => {
  scan.at++;
  let text = '';
  for (;;) {
    text += match(scan, PLAIN);
    const char = scan.text[scan.at];
    if (char === '"') {
      scan.at++;
      return { value: text };
    }
    if (char !== '\\') return fail(scan, 'a closing " on the same line');
    scan.at++;
    const more = escape(scan);
    if (more === undefined) return undefined;
    text += more.value;
  }
};

const readNumber = (scan: Scan): Got<number> => {
  const start = scan.at;
  const text = match(scan, NUMBER);
  const value = Number(text);
  if (text !== '' && Number.isFinite(value) && !/[\w.]/.test(scan.text[scan.at] ?? '')) return { value };
  scan.at = start;
  return fail(scan, 'a number such as 4 or -1 or 0.5');
};

const WORDS: ReadonlyMap<string, Json> = new Map<string, Json>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

const readWord = (scan: Scan): Got<Json> => {
  const start = scan.at;
  const value = WORDS.get(match(scan, WORD));
  if (value !== undefined) return { value };
  scan.at = start;
  return fail(scan, 'a value: text in double quotes, a number, true, false, a record or a list');
};

const readKey = (scan: Scan): Got<string> => {
  match(scan, BLANKS);
  if (scan.text[scan.at] !== '"') return fail(scan, 'a key in double quotes');
  const key = readText(scan);
  if (key === undefined) return undefined;
  match(scan, BLANKS);
  if (scan.text[scan.at] !== ':') return fail(scan, `: after the key ${shownKey(key.value)}`);
  scan.at++;
  return key;
};

/** Entries up to the closing sign, with commas between them. */
const readEntries = (scan: Scan, close: string, entry: () => boolean): boolean => {
  scan.at++;
  match(scan, BLANKS);
  if (scan.text[scan.at] === close) {
    scan.at++;
    return true;
  }
  for (;;) {
    if (!entry()) return false;
    const before = lineHere(scan);
    match(scan, BLANKS);
    const char = scan.text[scan.at];
    if (char !== ',' && char !== close) {
      const missing = lineHere(scan) === before ? 'a comma' : `a comma at the end of line ${before},`;
      fail(scan, `${missing} or ${close}`);
      return false;
    }
    scan.at++;
    if (char === close) return true;
    match(scan, BLANKS);
    if (scan.text[scan.at] === close) {
      fail(scan, 'another entry after the comma');
      return false;
    }
  }
};

const readList = (scan: Scan, depth: number): Got<Json> => {
  const list: Json[] = [];
  const lines = new Map<string | number, number>();
  const whole = readEntries(scan, ']', () => {
    match(scan, BLANKS);
    lines.set(list.length, lineHere(scan));
    const value = readValue(scan, depth + 1);
    if (value !== undefined) list.push(value.value);
    return value !== undefined;
  });
  scan.lines.set(list, lines);
  return whole ? { value: list } : undefined;
};

const readRecord = (scan: Scan, depth: number): Got<Json> => {
  const record: Record<string, Json> = {};
  const lines = new Map<string | number, number>();
  const whole = readEntries(scan, '}', () => {
    match(scan, BLANKS);
    const line = lineHere(scan);
    const key = readKey(scan);
    if (key === undefined) return false;
    const value = readValue(scan, depth + 1);
    if (value === undefined) return false;
    const found = shownKey(key.value);
    const before = lines.get(key.value);
    if (TAKEN.includes(key.value)) {
      scan.faults.push({ code: 'JSON.NAME', line, params: { key: found } });
    } else if (before !== undefined) {
      scan.faults.push({ code: 'JSON.TWICE', line, params: { key: found, before } });
    } else {
      lines.set(key.value, line);
      record[key.value] = value.value;
    }
    return true;
  });
  scan.lines.set(record, lines);
  return whole ? { value: record } : undefined;
};

const readValue = (scan: Scan, depth: number): Got<Json> => {
  match(scan, BLANKS);
  const char = scan.text[scan.at] ?? '';
  if ((char === '{' || char === '[') && depth > DEEPEST) {
    scan.faults.push({ code: 'JSON.DEEP', line: lineHere(scan), params: { most: DEEPEST } });
    return undefined;
  }
  if (char === '{') return readRecord(scan, depth);
  if (char === '[') return readList(scan, depth);
  if (char === '"') return readText(scan);
  return /[-+.\d]/.test(char) ? readNumber(scan) : readWord(scan);
};

/** A byte-order mark and line ends of any system are accepted. */
export const readJson = (text: string): JsonReading => {
  const scan: Scan = { text, at: 0, line: 1, counted: 0, lines: new Map(), faults: [] };
  if (text.startsWith('\ufeff')) scan.at = 1;
  match(scan, BLANKS);
  const first = lineHere(scan);
  const read = readValue(scan, 1);
  match(scan, BLANKS);
  if (read !== undefined && scan.at < text.length) fail(scan, 'the end of the file');
  if (read === undefined || scan.faults.length > 0) return { ok: false, error: scan.faults };
  return { ok: true, value: { value: read.value, lineOf: lookUp(read.value, scan.lines, first) } };
};

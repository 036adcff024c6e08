// The line chain: a line begins with twelve digits of a hash over the line before it and its own text.
// A record whose newlines were converted, or that was given a byte-order mark, is still whole.
import { sha256 } from '../../core/canonical-json.ts';
import type { Problem, Result } from '../../core/types.ts';
import { failed, problem, worked } from '../../core/problem.ts';

export const CHAIN_DIGITS = 12;
export const MAX_LINE = 100_000;
/** The whole war fills a fifth of it. Read into memory, a record takes up to fifty times its length. */
export const MAX_FILE = 4 * 1024 * 1024;
export const MAX_LINES = 50_000;

const NEWLINE = 10;
const RETURN = 13;
const BOM = [0xef, 0xbb, 0xbf] as const;

export const link = (chain: string, text: string): string => sha256(chain + text).slice(0, CHAIN_DIGITS);

export type Newline = '\n' | '\r\n';

/** Lines ready to be appended, and the chain after them. */
export const chained = (
  chain: string,
  texts: readonly string[],
  newline: Newline = '\n',
): { readonly bytes: Uint8Array; readonly chain: string } => {
  let last = chain;
  let written = '';
  for (const text of texts) {
    last = link(last, text);
    const line = `${last} ${text}${newline}`;
    if (Buffer.byteLength(line) > MAX_LINE)
      throw new Error(`A line of ${line.length} characters in a record`);
    written += line;
  }
  return { bytes: Buffer.from(written), chain: last };
};

/** One line whose chain holds. `end` is where the next one begins, in bytes. */
export type ChainedLine = { readonly text: string; readonly chain: string; readonly end: number };

export type Unchained = {
  readonly lines: readonly ChainedLine[];
  /** The last line was cut off or does not hold: it is left out of `lines`. */
  readonly torn?: Problem;
  /** The last line is whole but for its newline. */
  readonly unended: boolean;
  /** As all its lines end, or most. */
  readonly newline: Newline;
  /** The first line that ends otherwise than the others: a conversion changes all. */
  readonly mixed?: Problem;
};

type RawLine = {
  readonly start: number;
  readonly stop: number;
  readonly end: number;
  readonly ended: boolean;
};

const rawLines = (bytes: Uint8Array, upto: number): RawLine[] => {
  const lines: RawLine[] = [];
  let start = BOM.every((byte, i) => bytes[i] === byte) ? BOM.length : 0;
  while (start < bytes.length && lines.length < upto) {
    const newline = bytes.indexOf(NEWLINE, start);
    const ended = newline >= 0;
    let stop = ended ? newline : bytes.length;
    const end = ended ? newline + 1 : stop;
    if (stop > start && bytes[stop - 1] === RETURN) stop -= 1;
    lines.push({ start, stop, end, ended });
    start = end;
  }
  return lines;
};

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const isReturned = ({ stop, end }: RawLine): boolean => end - stop === 2;

/** How lines end: as most of them do, and the first that does not. */
const endsOf = (raw: readonly RawLine[]): Pick<Unchained, 'newline' | 'mixed'> => {
  const whole = raw.filter(({ ended }) => ended);
  const count = whole.filter(isReturned).length;
  const returned = count * 2 > whole.length;
  const newline = returned ? '\r\n' : '\n';
  const odd = whole.findIndex((line) => isReturned(line) !== returned);
  return odd < 0 ? { newline } : { newline, mixed: problem('RECORD.MIXED', { line: odd + 1 }) };
};

/** What a line says of itself, whether its chain holds or not. */
const told = (bytes: Uint8Array, line: RawLine): { chain: string; text: string } | undefined => {
  try {
    const whole = strict.decode(bytes.subarray(line.start, line.stop));
    if (whole[CHAIN_DIGITS] !== ' ') return undefined;
    return { chain: whole.slice(0, CHAIN_DIGITS), text: whole.slice(CHAIN_DIGITS + 1) };
  } catch {
    return undefined;
  }
};

const RECORD_START = /^[0-9a-f]{12} record \d/;
const RECORD_NEXT = /^[0-9a-f]{12} (game|rules) /;
const CUT_START = /^[0-9a-f]{0,12}( (r(e(c(o(r(d( \d*)?)?)?)?)?)?)?)?$/;

const begins = (bytes: Uint8Array, { start, stop }: RawLine, pattern: RegExp): boolean =>
  pattern.test(Buffer.from(bytes.subarray(start, Math.min(stop, start + 40))).toString('latin1'));

/** A file that is no record at all, or one that was cut off before its first line was whole. */
const stranger = (bytes: Uint8Array, [first, ...more]: readonly RawLine[]): Problem | undefined => {
  if (first === undefined) return problem('RECORD.NOT-STARTED');
  if (!first.ended && begins(bytes, first, CUT_START)) return problem('RECORD.NOT-STARTED');
  // A record whose first line was damaged, or parted in two, goes on as one.
  const isRecord =
    begins(bytes, first, RECORD_START) || more.slice(0, 2).some((line) => begins(bytes, line, RECORD_NEXT));
  return isRecord ? undefined : problem('RECORD.NOT-A-RECORD', { line: 1 });
};

/**
 * Checks every line against the one before it. A last line that does not hold is what a crash leaves
 * behind, and is only set aside; a line in the middle that does not hold is damage, and what is after it tells nothing.
 */
export const unchain = (bytes: Uint8Array, upto = Infinity): Result<Unchained, readonly Problem[]> => {
  if (bytes.length > MAX_FILE) {
    return failed([problem('RECORD.FILE-SIZE', { bytes: bytes.length, most: MAX_FILE })]);
  }
  const raw = rawLines(bytes, Math.min(upto, MAX_LINES + 1));
  if (raw.length > MAX_LINES) return failed([problem('RECORD.LINES', { most: MAX_LINES })]);
  const strange = stranger(bytes, rawLines(bytes, 3));
  if (strange !== undefined) return failed([strange]);
  const lines: ChainedLine[] = [];
  for (const [i, each] of raw.entries()) {
    const line = i + 1;
    const long = each.stop - each.start > MAX_LINE;
    const parts = long ? undefined : told(bytes, each);
    if (parts !== undefined && link(lines.at(-1)?.chain ?? '', parts.text) === parts.chain) {
      lines.push({ ...parts, end: each.ended ? each.end : each.stop });
    } else if (each.end === bytes.length) {
      const torn = problem(each.ended ? 'RECORD.LAST-LINE' : 'RECORD.TORN', { line, good: i });
      return worked({ lines, torn, unended: false, ...endsOf(raw) });
    } else {
      if (long) return failed([problem('RECORD.LINE-SIZE', { line, good: i, most: MAX_LINE })]);
      return failed([
        i === 0 ? problem('RECORD.FIRST-LINE', { line }) : problem('RECORD.DAMAGED', { line, good: i }),
      ]);
    }
  }
  return worked({ lines, unended: raw.at(-1)?.ended === false, ...endsOf(raw) });
};

/** Whether these are whole lines, the last of them of this chain: by it they are known, all of them. */
export const endsIn = (bytes: Uint8Array, chain: string): boolean => {
  const read = unchain(bytes);
  return (
    read.ok &&
    read.value.torn === undefined &&
    read.value.mixed === undefined &&
    !read.value.unended &&
    (read.value.lines.at(-1)?.chain ?? '') === chain
  );
};

// What a running script reports, one thing at a time, and how it is printed: for people, or as JSON Lines.
import { escaped } from '../core/strings.ts';
import type { Event, Params, Side } from '../core/types.ts';
import type { Fact } from '../session/reply.ts';
import { ascii } from '../text/ascii.ts';
import type { Where } from './statement.ts';

/** How a script came to its end. A stop wins over failed checks. */
export type Ending = 'fine' | 'failed' | 'syntax' | 'refused' | 'file';

export type Report =
  | {
      readonly type: 'check';
      readonly at: Where;
      readonly number: number;
      readonly ok: boolean;
      readonly got: string;
      readonly want: string;
      /** What the found is owed to. */
      readonly rule?: string;
    }
  /** An outcome that is worth something, or must not be. */
  | {
      readonly type: 'score';
      readonly at: Where;
      readonly ok: boolean;
      readonly got: string;
      readonly want: string;
      readonly rule?: string;
    }
  /** The rest of a file was left out, because of what this line says. */
  | { readonly type: 'skip'; readonly at: Where; readonly number: number }
  | {
      readonly type: 'order';
      readonly at: Where;
      readonly order: string;
      readonly side: Side;
      readonly dice: readonly number[];
      readonly events: readonly Event[];
    }
  /** What was said to a question or to talk; `kind` is that of the desk's reply. */
  | {
      readonly type: 'reply';
      readonly at: Where;
      readonly kind: string;
      /** Of what was refused. */
      readonly code?: string;
      readonly rule?: string;
      readonly params?: Params;
      readonly lines: readonly string[];
      /** The same as keys, values and sums, whole where the lines are cut. */
      readonly facts?: readonly Fact[];
    }
  /** It was done, and there is nothing to tell of it; said to whoever waits for an answer to each line. */
  | { readonly type: 'done'; readonly at: Where }
  /** Something to know that stops nothing. */
  | {
      readonly type: 'notice';
      readonly at: Where;
      readonly code: string;
      readonly params: Params;
      readonly lines: readonly string[];
    }
  | {
      readonly type: 'stop';
      readonly at: Where;
      readonly ending: Ending;
      readonly code: string;
      readonly rule?: string;
      readonly params: Params;
      readonly lines: readonly string[];
    }
  | {
      readonly type: 'end';
      /** As it is called in sentences. */
      readonly file: string;
      readonly passed: number;
      readonly failed: number;
      readonly skipped: number;
      /** Points, and how many there were to be had, where outcomes are worth some. */
      readonly scored?: number;
      readonly of?: number;
      readonly ending: Ending;
    };

export type Printer = (report: Report) => void;

export type Outlets = { readonly out: (line: string) => void; readonly err: (line: string) => void };

/** How the scripts of one command are told, and what is said after the last. */
export type Telling = { readonly report: Printer; close(): void };

/** Replies and checks to the one, what went wrong to the other. */
export const errLines = (report: Report): readonly string[] =>
  report.type === 'stop' || report.type === 'notice' ? report.lines : [];

type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  files: number;
  scored?: number;
  of?: number;
};

const isNothing = ({ passed, failed, skipped }: Counts): boolean => passed + failed + skipped === 0;

const counter = (): { readonly counts: Counts; add(report: Report): void } => {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0, files: 0 };
  return {
    counts,
    add: (report) => {
      if (report.type !== 'end') return;
      counts.passed += report.passed;
      counts.failed += report.failed;
      counts.skipped += report.skipped;
      counts.files += 1;
      if (report.of === undefined) return;
      counts.scored = (counts.scored ?? 0) + (report.scored ?? 0);
      counts.of = (counts.of ?? 0) + report.of;
    },
  };
};

/** `isOne`: there is but one script, whose name goes without saying. */
export const plainTelling = ({ out, err }: Outlets, isOne: boolean): Telling => {
  const say = (line: string): void => out(ascii(line));
  const placeOf = ({ file, included, line }: Where): string =>
    included || !isOne ? `${file} line ${line}` : `line ${line}`;
  const { counts, add } = counter();
  let isStopped = false;
  return {
    report: (report) => {
      for (const line of errLines(report)) err(line);
      add(report);
      if (report.type === 'stop') isStopped = true;
      if (report.type === 'reply') for (const line of report.lines) out(line);
      if (report.type === 'skip') say(`skipped ${report.number} ${placeOf(report.at)}: ${report.at.text}`);
      if (report.type === 'score') {
        const { at, ok, got } = report;
        say(`${ok ? 'so' : 'not so'}: ${placeOf(at)}: ${at.text}${ok ? '' : `: got ${got}`}`);
      }
      if (report.type !== 'check') return;
      const { at, number, ok, got, want } = report;
      const check = `${number} ${placeOf(at)}: ${at.text}`;
      say(ok ? `ok ${check}` : `not ok ${check}: got ${got}, want ${want}`);
    },
    close: () => {
      const { passed, failed, skipped, files, scored, of } = counts;
      if (isStopped && isNothing(counts)) return out('Stopped: no check was reached.');
      const left = skipped === 0 ? '' : `, ${skipped} skipped`;
      const score = of === undefined ? '' : `, ${scored} of ${of} points`;
      out(`${passed} passed, ${failed} failed${left}${score}${isOne ? '' : `, ${files} files`}`);
    },
  };
};

const VERSION = 1;

/** Fields are only ever added. After several scripts their sum is told. */
export const jsonTelling = ({ out, err }: Outlets, isOne: boolean): Telling => {
  let seq = 0;
  const put = (type: string, told: object): void => {
    seq += 1;
    out(escaped(JSON.stringify({ v: VERSION, seq, type, ...told })));
  };
  const { counts, add } = counter();
  return {
    report: (report) => {
      for (const line of errLines(report)) err(line);
      add(report);
      const { type, ...rest } = report;
      if ('at' in rest) {
        const { at, ...told } = rest;
        const { file, line, text } = at;
        put(type, { file, line, text, ...told });
      } else put(type, rest);
    },
    close: () => (isOne ? undefined : put('total', counts)),
  };
};

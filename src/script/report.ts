// What a running script reports, one thing at a time, and how it is printed: for people, or as JSON Lines.
import type { Event, Params, Side } from '../core/types.ts';
import type { Fact } from '../desk/desk.ts';
import { ascii } from '../words/ascii.ts';
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
    }
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
      readonly code?: string;
      readonly lines: readonly string[];
      /** The same as keys, values and sums, whole where the lines are cut. */
      readonly facts?: readonly Fact[];
    }
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
  | { readonly type: 'end'; readonly passed: number; readonly failed: number; readonly ending: Ending };

export type Printer = (report: Report) => void;

type Outlets = { readonly out: (line: string) => void; readonly err: (line: string) => void };

/** Replies and checks to the one, what went wrong to the other. */
const errLines = (report: Report): readonly string[] =>
  report.type === 'stop' || report.type === 'notice' ? report.lines : [];

const placeOf = ({ file, included, line }: Where): string =>
  included ? `${file} line ${line}` : `line ${line}`;

export const plainPrinter = ({ out, err }: Outlets): Printer => {
  const say = (line: string): void => out(ascii(line));
  return (report) => {
    for (const line of errLines(report)) err(line);
    if (report.type === 'reply') for (const line of report.lines) out(line);
    if (report.type === 'end') out(`${report.passed} passed, ${report.failed} failed`);
    if (report.type !== 'check') return;
    const { at, number, ok, got, want } = report;
    const check = `${number} ${placeOf(at)}: ${at.text}`;
    say(ok ? `ok ${check}` : `not ok ${check}: got ${got}, want ${want}`);
  };
};

const VERSION = 1;

/** Fields are only ever added. */
export const jsonPrinter = ({ out, err }: Outlets): Printer => {
  let seq = 0;
  return (report) => {
    for (const line of errLines(report)) err(line);
    seq += 1;
    const { type, ...rest } = report;
    if ('at' in rest) {
      const { at, ...told } = rest;
      const { file, line, text } = at;
      out(JSON.stringify({ v: VERSION, seq, type, file, line, text, ...told }));
    } else out(JSON.stringify({ v: VERSION, seq, type, ...rest }));
  };
};

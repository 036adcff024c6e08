// A transcript as a script: what was typed, and the dice that fell. All else in it is commentary.
import type { Problem, Result } from '../core/types.ts';
import { failed, problem, worked } from '../core/problem.ts';
import { readLine, splitLines, wordsOf } from './lex.ts';
import type { OpenFile } from './file-access.ts';
import type { Program, Statement, Unread, Where } from './statement.ts';

const FORMAT = 1;
const TYPED = '> ';
const DIE = /^# die (\d{1,9}) = (\d{1,2})\b/;
const OPTION = /^([A-Za-z][\w-]*)=(\S+)$/;
/** Typed in: those that were written down beside them are the same dice a second time. */
const BY_HAND = 'manual';

export const isTranscript = (text: string): boolean => /^\ufeff?\s*transcript\s+\d+\s*(\r|\n|$)/.test(text);

type Head = { values: Record<string, string>; options: Record<string, string>; line: number };

const KEYS: ReadonlySet<string> = new Set(['transcript', 'game', 'scenario', 'option', 'dice']);

/** The head ends at the first line that is none of it. */
const readHead = (lines: readonly string[]): Head => {
  const head: Head = { values: {}, options: {}, line: 1 };
  for (const [i, raw] of lines.entries()) {
    const [key = '', value = ''] = wordsOf(raw);
    if (!KEYS.has(key)) break;
    const [, name, chosen] = (key === 'option' ? OPTION.exec(value) : null) ?? [];
    if (key === 'game') head.line = i + 1;
    if (name !== undefined && chosen !== undefined) head.options[name] ??= chosen;
    else head.values[key] ??= value.toLowerCase();
  }
  return head;
};

export const readTranscript = (source: OpenFile): Result<Program, Unread> => {
  const lines = splitLines(source.text);
  const where = (line: number, text: string): Where => ({ file: source.shown, included: false, line, text });
  const head = readHead(lines);
  const { transcript, game, scenario, dice } = head.values;
  const begin = where(head.line, `game ${game ?? ''}`.trim());
  const bad = (code: string, params: Problem['params']): Result<Program, Unread> =>
    failed({ at: begin, kind: 'file', problem: problem(code, params) });
  if (Number(transcript) !== FORMAT)
    return bad('SCRIPT.TOO-NEW', { format: Number(transcript), most: FORMAT });
  if (game === undefined) return bad('SCRIPT.NO-HEAD', { form: 'game <name>' });
  const statements: Statement[] = [];
  const fallen = new Map<number, number>();
  for (const [i, raw] of lines.entries()) {
    const [, n, face] = dice === BY_HAND ? [] : (DIE.exec(raw) ?? []);
    if (n !== undefined && face !== undefined) fallen.set(Number(n), Number(face));
    if (!raw.startsWith(TYPED)) continue;
    const read = readLine(raw.slice(TYPED.length));
    const line = read.ok ? read.value : '';
    const at = where(i + 1, line);
    if (!read.ok) return failed({ at, kind: 'syntax', problem: read.error });
    statements.push({ at, act: { kind: 'typed', typed: { line } } });
  }
  const act = {
    kind: 'new',
    game,
    options: head.options,
    dice: fallen,
    ...(scenario !== undefined && { scenario }),
  } as const;
  return worked({ kind: 'transcript', statements: [{ at: begin, act }, ...statements] });
};

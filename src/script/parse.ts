// Reads a whole script before any of it is run: its lines as statements, with those of the files it includes in their place.
import type { Result } from '../core/types.ts';
import { failed, problem, worked } from '../core/problem.ts';
import { readDirective } from './directives.ts';
import type { Read } from './directives.ts';
import type { OpenFile, ScriptFiles } from './file-access.ts';
import { readLine, splitLines } from './lex.ts';
import type { Program, Statement, Unread, Where } from './statement.ts';
import { isTranscript, readTranscript } from './transcript.ts';

const DEEPEST = 8;
const MOST_FILES = 200;
/** Of all files together; as many as of a record. */
export const MOST_LINES = 50_000;

export type Reading = {
  readonly files: ScriptFiles;
  readonly statements: Statement[];
  opened: number;
  lines: number;
};

/** A position in lines: from `position 1` to a line with one full stop. */
export const OPENS_BLOCK = /^position\s+\d+$/i;
const ONE_LINE = /^position\s+(\S+\/\S.*?)\.?$/i;
export const CLOSES_BLOCK = '.';

const include = (
  reading: Reading,
  name: string,
  chain: readonly OpenFile[],
  at: Where,
): Unread | undefined => {
  const from = chain[chain.length - 1]?.path ?? '';
  reading.opened += 1;
  if (chain.length > DEEPEST) {
    return { at, kind: 'file', problem: problem('SCRIPT.INCLUDE-DEEP', { name, most: DEEPEST }) };
  }
  if (reading.opened > MOST_FILES) {
    return { at, kind: 'file', problem: problem('SCRIPT.INCLUDE-MANY', { name, most: MOST_FILES }) };
  }
  const file = reading.files.open(name, from);
  if (!file.ok) return { at, kind: 'file', problem: file.error };
  if (chain.some(({ path }) => path === file.value.path)) {
    return { at, kind: 'file', problem: problem('SCRIPT.INCLUDE-LOOP', { name }) };
  }
  return readFile(reading, [...chain, file.value]);
};

/** What skips the rest of this file goes on behind it; those of files it includes have been closed. */
const closeSkips = (statements: readonly Statement[], first: number): void => {
  for (const { act } of statements.slice(first))
    if (act.kind === 'skip' && act.to === 0) act.to = statements.length;
};

export const whereIn =
  ({ shown }: Pick<OpenFile, 'shown'>, included: boolean) =>
  (line: number, text: string): Where => ({ file: shown, included, line, text });

/** One line that says something and opens no block. */
export const readText = (
  reading: Reading,
  chain: readonly OpenFile[],
  at: Where,
  text: string,
): Unread | undefined => {
  const from = chain[chain.length - 1]?.path ?? '';
  const [, position] = ONE_LINE.exec(text) ?? [];
  const said: Result<Read> =
    position === undefined
      ? readDirective(text)
      : worked({ kind: 'position', text: position, from, before: at.line - 1 });
  if (!said.ok) return { at, kind: 'syntax', problem: said.error };
  const act = said.value;
  if (act.kind === 'include') return include(reading, act.name, chain, at);
  reading.statements.push({ at, act: act.kind === 'load' ? { ...act, from } : act });
  return undefined;
};

const readFile = (reading: Reading, chain: readonly OpenFile[]): Unread | undefined => {
  const file = chain[chain.length - 1];
  if (file === undefined) return undefined;
  const where = whereIn(file, chain.length > 1);
  const lines = splitLines(file.text);
  reading.lines += lines.length;
  if (reading.lines > MOST_LINES) {
    const many = problem('SCRIPT.LINES', { name: file.shown, most: MOST_LINES });
    return { at: where(1, ''), kind: 'file', problem: many };
  }
  const first = reading.statements.length;
  for (let i = 0; i < lines.length; i++) {
    const read = readLine(lines[i] ?? '');
    if (!read.ok) return { at: where(i + 1, ''), kind: 'syntax', problem: read.error };
    const text = read.value;
    if (text === '') continue;
    const at = where(i + 1, text);
    if (OPENS_BLOCK.test(text)) {
      let end = i + 1;
      while (end < lines.length && lines[end]?.trim() !== CLOSES_BLOCK) end += 1;
      if (end === lines.length) return { at, kind: 'syntax', problem: problem('SCRIPT.BLOCK-OPEN') };
      const block = lines.slice(i, end).join('\n');
      reading.statements.push({ at, act: { kind: 'position', text: block, from: file.path, before: i } });
      i = end;
      continue;
    }
    const unread = readText(reading, chain, at, text);
    if (unread !== undefined) return unread;
  }
  closeSkips(reading.statements, first);
  return undefined;
};

export const readProgram = (source: OpenFile, files: ScriptFiles): Result<Program, Unread> => {
  if (isTranscript(source.text)) return readTranscript(source);
  const reading: Reading = { files, statements: [], opened: 0, lines: 0 };
  const unread = readFile(reading, [source]);
  return unread === undefined ? worked({ kind: 'script', statements: reading.statements }) : failed(unread);
};

// The statements of a script one after the other: of one that has been read, or as its lines come in.
import type { Result } from '../core/types.ts';
import { failed, problem, worked } from '../core/problem.ts';
import type { OpenFile, ScriptFiles } from './file-access.ts';
import { readLine } from './lex.ts';
import { CLOSES_BLOCK, MOST_LINES, OPENS_BLOCK, readText, whereIn } from './parse.ts';
import type { Reading } from './parse.ts';
import type { Program, Statement, Unread, Where } from './statement.ts';

/** Statement `i`, as soon as it is there; nothing behind the last. */
export type Feed = { at(i: number): Promise<Result<Statement | undefined, Unread>> };

export const feedOf = ({ statements }: Program): Feed => ({
  at: async (i) => Promise.resolve(worked(statements[i])),
});

export type LineFeed = { next(): Promise<string | undefined> };

/** What is skipped goes on to the end; behind a line that cannot be read there is nothing more. */
export const feedFrom = (source: OpenFile, files: ScriptFiles, lines: LineFeed): Feed => {
  const reading: Reading = { files, statements: [], opened: 0, lines: 0 };
  const { statements } = reading;
  const where = whereIn(source, false);
  let count = 0;
  let broken: Unread | undefined;
  const nextLine = async (): Promise<string | undefined> => {
    const line = await lines.next();
    count += 1;
    return count === 1 ? line?.replace(/^\ufeff/, '') : line;
  };
  const readBlock = async (at: Where, head: string): Promise<Unread | undefined> => {
    const block = [head];
    for (let line = await nextLine(); line?.trim() !== CLOSES_BLOCK; line = await nextLine()) {
      if (line === undefined) return { at, kind: 'syntax', problem: problem('SCRIPT.BLOCK-OPEN') };
      if (block.push(line) <= MOST_LINES) continue;
      return { at, kind: 'file', problem: problem('SCRIPT.LINES', { name: source.shown, most: MOST_LINES }) };
    }
    const before = at.line - 1;
    statements.push({ at, act: { kind: 'position', text: block.join('\n'), from: source.path, before } });
    return undefined;
  };
  const readMore = async (raw: string): Promise<Unread | undefined> => {
    const read = readLine(raw);
    if (!read.ok) return { at: where(count, ''), kind: 'syntax', problem: read.error };
    if (read.value === '') return undefined;
    const at = where(count, read.value);
    if (OPENS_BLOCK.test(read.value)) return readBlock(at, raw);
    const unread = readText(reading, [source], at, read.value);
    const act = statements.at(-1)?.act;
    if (act?.kind === 'skip' && act.to === 0) act.to = Infinity;
    return unread;
  };
  return {
    at: async (i) => {
      while (broken === undefined && i >= statements.length) {
        const raw = await nextLine();
        if (raw === undefined) return worked(undefined);
        broken = await readMore(raw);
      }
      const found = statements[i];
      return found === undefined && broken !== undefined ? failed(broken) : worked(found);
    },
  };
};

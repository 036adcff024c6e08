// Reads scripts and the files they name. What a script names stands in its own folder or below, whatever it says.
import { closeSync, openSync, readSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep, win32 } from 'node:path';
import type { Readable } from 'node:stream';
import type { Result } from '../../core/types.ts';
import { failed, fileProblem, problem, worked } from '../../core/problem.ts';
import { clip } from '../../text/ascii.ts';
import type { OpenFile, ScriptFiles } from '../../script/file-access.ts';

/** A script, or a position. */
const MOST_BYTES = 4 * 1024 * 1024;
const CHUNK = 64 * 1024;
/** No file system has a longer one. */
const LONGEST_NAME = 4096;

const asText = (bytes: Uint8Array, name: string): Result<string> => {
  if (bytes.length > MOST_BYTES) return failed(problem('SCRIPT.SIZE', { name, most: MOST_BYTES }));
  try {
    return worked(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return failed(problem('SCRIPT.NOT-TEXT', { name }));
  }
};

/** Never more than a little over the limit, however much there is: it may be a pipe. */
const readFile = (path: string, name: string): Result<string> => {
  const chunks: Buffer[] = [];
  try {
    const file = openSync(path, 'r');
    try {
      for (let size = 0; size <= MOST_BYTES;) {
        const chunk = Buffer.alloc(CHUNK);
        const count = readSync(file, chunk);
        if (count === 0) break;
        size += count;
        chunks.push(chunk.subarray(0, count));
      }
    } finally {
      closeSync(file);
    }
  } catch (thrown) {
    return failed(fileProblem('READ', thrown, { file: name }));
  }
  return asText(Buffer.concat(chunks), name);
};

const readInput = async (input: Readable, name: string): Promise<Result<string>> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of input) {
    const bytes = Buffer.from(chunk as Uint8Array | string);
    size += bytes.length;
    chunks.push(bytes);
    if (size > MOST_BYTES) break;
  }
  return asText(Buffer.concat(chunks), name);
};

const leadsOut = (name: string): boolean =>
  isAbsolute(name) ||
  win32.isAbsolute(name) ||
  /^[A-Za-z]:/.test(name) ||
  name.includes('\0') ||
  name.split(/[/\\]/).includes('..');

const isInside = (root: string, path: string): boolean => {
  const way = relative(root, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
};

const fenced =
  (root: string): ScriptFiles['open'] =>
  (name, from) => {
    const outside = problem('SCRIPT.OUTSIDE', { name });
    if (leadsOut(name)) return failed(outside);
    if (name.length > LONGEST_NAME) return failed(problem('FILE.MISSING', { file: clip(name) }));
    try {
      // Where it really is, so that a link leads nowhere else.
      const path = realpathSync(resolve(dirname(from), name));
      if (!isInside(root, path)) return failed(outside);
      if (!statSync(path).isFile()) return failed(problem('SCRIPT.NOT-A-FILE', { name }));
      const text = readFile(path, name);
      return text.ok ? worked({ path, shown: relative(root, path), text: text.value }) : text;
    } catch (thrown) {
      return failed(fileProblem('READ', thrown, { file: name }));
    }
  };

/** As it is named on the command line, and in sentences. */
export const INPUT = '-';
const INPUT_SHOWN = 'standard input';

type ScriptSource = { readonly source: OpenFile; readonly files: ScriptFiles };

/** What a script names stands beside it; beside the user where he types it in. */
const sourceAt = (script: string, shown: string, text: string): ScriptSource => {
  const root = realpathSync(script === INPUT ? '.' : dirname(script));
  return { source: { path: join(root, basename(script)), shown, text }, files: { open: fenced(root) } };
};

/** A script that is typed in line by line. */
export const typedScript = (): ScriptSource => sourceAt(INPUT, INPUT_SHOWN, '');

/** The script named on the command line, which may be anywhere; `-` is standard input, and stands where the user stands. */
export const openScript = async (input: Readable, script: string): Promise<Result<ScriptSource>> => {
  const isInput = script === INPUT;
  const shown = isInput ? INPUT_SHOWN : script;
  try {
    const text = isInput ? await readInput(input, shown) : readFile(script, shown);
    return text.ok ? worked(sourceAt(script, shown, text.value)) : text;
  } catch (thrown) {
    return failed(fileProblem('READ', thrown, { file: shown }));
  }
};

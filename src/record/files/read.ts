// Reads a file that should be ordinary and not too long. A pipe or a device might never end, and a long one fill the memory.
import { readFileSync, statSync } from 'node:fs';
import type { Params, Result } from '../../core/types.ts';
import { failed, fileProblem, problem, worked } from '../../core/problem.ts';

/** `params`: what a problem says of it. */
export const readBounded = (
  path: string,
  most: number,
  params: Params = { file: path },
): Result<Uint8Array> => {
  try {
    const about = statSync(path);
    if (!about.isFile() && !about.isDirectory()) return failed(problem('FILE.NOT-ORDINARY', params));
    if (about.size > most && !about.isDirectory())
      return failed(problem('FILE.SIZE', { ...params, bytes: about.size, most }));
    return worked(readFileSync(path));
  } catch (thrown) {
    return failed(fileProblem('READ', thrown, params));
  }
};

/** As text; what is no UTF-8 in it is replaced. */
export const readTextBounded = (path: string, most: number): Result<string> => {
  const bytes = readBounded(path, most);
  return bytes.ok ? worked(new TextDecoder().decode(bytes.value)) : bytes;
};

// Problems of files: made in one way, so that each code always carries the same params.
import type { Params, Problem } from './types.ts';

export const problem = (code: string, params: Params = {}): Problem => ({ code, params });

export const failed = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

export const worked = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

const CAUSES: Readonly<Record<string, string>> = {
  ENOSPC: 'NO-SPACE',
  EDQUOT: 'NO-SPACE',
  EFBIG: 'NO-SPACE',
  EROFS: 'READ-ONLY',
  EACCES: 'READ-ONLY',
  EPERM: 'READ-ONLY',
  ENOENT: 'MISSING',
  EEXIST: 'EXISTS',
  EISDIR: 'FOLDER',
  ENXIO: 'NOT-ORDINARY',
};

const systemCode = (thrown: unknown): string | undefined =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown && typeof thrown.code === 'string'
    ? thrown.code
    : undefined;

/** What may not be written is one thing, what may not be read another. */
const READING: Readonly<Record<string, string>> = {
  ...CAUSES,
  EACCES: 'CLOSED',
  EPERM: 'CLOSED',
  ENOTDIR: 'MISSING',
};

/** What the system said of a file, as a problem. Anything else that was thrown is a bug and is thrown on. */
export const fileProblem = (doing: 'READ' | 'WRITE', thrown: unknown, params: Params): Problem => {
  const system = systemCode(thrown);
  if (system === undefined) throw thrown;
  const causes = doing === 'READ' ? READING : CAUSES;
  return problem(`FILE.${causes[system] ?? doing}`, { ...params, system });
};

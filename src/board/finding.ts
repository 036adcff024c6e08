// What a check found in a data file: where, and what is wrong there. It becomes a problem when its place is known by line.
import type { Params } from '../core/types.ts';

/** Keys and numbers of list entries from the top of a file down. */
export type Path = readonly (string | number)[];

export type Finding = {
  /** Also the key of its sentence. */
  readonly code: string;
  readonly file: string;
  readonly path: Path;
  readonly params: Params;
};

export const finding = (code: string, file: string, path: Path, params: Params = {}): Finding => ({
  code,
  file,
  path,
  params,
});

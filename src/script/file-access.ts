// What a script asks of the files around it. Whoever runs it does the reading, and keeps it inside its folder.
import type { Result } from '../core/types.ts';

export type OpenFile = {
  /** Where it really is: two names of one file have one path. */
  readonly path: string;
  /** As it is called in sentences. */
  readonly shown: string;
  readonly text: string;
};

export type ScriptFiles = {
  /** A file named by another one; a name that leads out of the script's folder is a problem. */
  open(name: string, from: string): Result<OpenFile>;
};

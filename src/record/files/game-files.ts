// Which files belong to one game: the record, and beside it the sealed seed, the kept states, and who has it open.
import { basename, dirname, join } from 'node:path';

export const RECORD_ENDING = '.game';

export type GameFiles = {
  /** What the game is called in sentences and on the command line. */
  readonly name: string;
  readonly record: string;
  /** The record until it has its beginning: a game that never began is in no list. */
  readonly fresh: string;
  readonly seed: string;
  readonly states: string;
  /** Groups of units that players have named. */
  readonly groups: string;
  readonly lock: string;
};

export const gameFiles = (record: string): GameFiles => {
  const file = basename(record);
  const name = file.endsWith(RECORD_ENDING) ? file.slice(0, -RECORD_ENDING.length) : file;
  const base = join(dirname(record), name);
  return {
    name,
    record,
    fresh: `${record}.new`,
    seed: `${base}.seed`,
    states: `${base}.states`,
    groups: `${base}.groups`,
    lock: `${base}.lock`,
  };
};

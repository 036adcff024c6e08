// Finds a record: the path of a file as it is, or the name of a game kept in the data home.
import { existsSync } from 'node:fs';
import type { Result } from '../core/types.ts';
import { userPaths } from '../paths.ts';
import { RECORD_ENDING } from '../record/layout.ts';
import { namedFile, savedGames, unlisted } from '../record/names.ts';
import type { Io } from './io.ts';

/** A path given on the command line is the user's own business; a bare name is looked up among the games first. */
export const findRecord = (io: Io, typed: string | undefined): Result<string> => {
  const folder = userPaths(io.env).games;
  if (typed === undefined) {
    const last = savedGames(folder)[0];
    const wrong = unlisted(folder);
    if (wrong !== undefined) return { ok: false, error: wrong };
    return last === undefined
      ? { ok: false, error: { code: 'RESUME.NOTHING', params: {} } }
      : { ok: true, value: last.path };
  }
  if (/[/\\]/.test(typed)) return { ok: true, value: typed };
  const named = namedFile(folder, typed, RECORD_ENDING);
  const kept = named.ok && existsSync(named.value);
  return !kept && existsSync(typed) ? { ok: true, value: typed } : named;
};

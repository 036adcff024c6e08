// Finds a record: the path of a file as it is, or the name of a game kept in the data home.
import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Problem, Result } from '../../core/types.ts';
import { userPaths } from '../../paths.ts';
import { gameFiles, RECORD_ENDING } from '../../record/files/game-files.ts';
import { namedFile, savedGames, unlisted } from '../../record/files/game-names.ts';
import { problem } from '../../core/problem.ts';
import type { Io } from '../io.ts';

/** The last few are told: more are a list of their own. */
const TOLD = 3;

const notKept = (folder: string, name: string): Problem => {
  const wrong = unlisted(folder);
  if (wrong !== undefined) return wrong;
  const games = savedGames(folder).map((game) => game.name);
  if (games.length === 0) return problem('RESUME.NOTHING');
  const more = games.length - TOLD;
  return problem('GAME.NOT-KEPT', { name, games: games.slice(0, TOLD), ...(more > 0 && { more }) });
};

/** Where a link leads, beside which its seed is, and who has it open. */
const behind = (path: string): string => {
  try {
    return lstatSync(path).isSymbolicLink() ? realpathSync(path) : path;
  } catch {
    return path;
  }
};

/** What a record is called in sentences: a kept game by its name, any other file as it was typed. */
export const calledAs = ({ env }: Io, path: string, typed: string | undefined): string => {
  const { name } = gameFiles(path);
  const kept = namedFile(userPaths(env).games, name, RECORD_ENDING);
  return kept.ok && resolve(kept.value) === resolve(path) ? name : (typed ?? name);
};

/** A problem with a record that was found, said of what it is called. */
export const asCalled = (io: Io, wrong: Problem, path: string, typed: string | undefined): Problem =>
  wrong.params['name'] === gameFiles(path).name
    ? { ...wrong, params: { ...wrong.params, name: calledAs(io, path, typed) } }
    : wrong;

/** A path given on the command line is the user's own business; a bare name is looked up among the games first. */
export const findRecord = (io: Io, typed: string | undefined): Result<string> => {
  const found = find(io, typed);
  return found.ok ? { ok: true, value: behind(found.value) } : found;
};

const find = (io: Io, typed: string | undefined): Result<string> => {
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
  if (!kept && existsSync(typed)) return { ok: true, value: typed };
  if (!named.ok)
    return { ok: false, error: { ...named.error, params: { ...named.error.params, name: typed } } };
  return kept ? named : { ok: false, error: notKept(folder, typed) };
};

// Names typed in play: they stay inside the data home, whatever is in them, and never take the place of another file.
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem, Result } from '../../core/types.ts';
import { RECORD_ENDING } from './game-files.ts';
import { failed, fileProblem, problem, worked } from '../../core/problem.ts';

const LONGEST = 64;
const GOOD = /^[A-Za-z0-9][A-Za-z0-9._+-]*$/;
/** Names that are devices on one system or another, with any ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Why a name cannot be used; undefined when it can. */
export const nameProblem = (name: string): Problem | undefined => {
  if (name === '') return problem('NAME.EMPTY');
  if (name.length > LONGEST) return problem('NAME.LONG', { most: LONGEST, length: name.length });
  if (/[/\\]/.test(name)) return problem('NAME.FOLDER', { name: shown(name) });
  if (!GOOD.test(name) || name.endsWith('.')) return problem('NAME.LETTERS', { name: shown(name) });
  return DEVICE.test(name) ? problem('NAME.DEVICE', { name }) : undefined;
};

/** What was typed, as far as it may be said again. */
const shown = (name: string): string => name.replace(/[^ -~]/g, '?');

/** The file a typed name stands for, inside a folder of the data home; the ending may be typed or not. */
export const namedFile = (folder: string, typed: string, ending: string): Result<string> => {
  const name = typed.endsWith(ending) ? typed.slice(0, -ending.length) : typed;
  const wrong = nameProblem(name);
  return wrong === undefined ? worked(join(folder, name + ending)) : failed(wrong);
};

/** A name nobody has used: the wish itself, or with a number after it. */
export const freeName = (folder: string, wish: string, ending: string): string => {
  for (let n = 1; ; n++) {
    const name = n === 1 ? wish : `${wish}-${n}`;
    if (!existsSync(join(folder, name + ending))) return name;
  }
};

/** Nothing takes the place of another file. */
export const mayWrite = (path: string): Problem | undefined =>
  existsSync(path) ? problem('FILE.EXISTS', { file: path }) : undefined;

const changedAt = (path: string): number => {
  try {
    return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  } catch {
    return 0;
  }
};

/** Makes a file stand right behind another among those played last: nobody has played it yet. */
export const placeBehind = (path: string, other: string): void => {
  const then = new Date(changedAt(other) - 1);
  try {
    utimesSync(path, then, then);
  } catch {
    // It is listed before the other then; nothing else is lost.
  }
};

export type SavedGame = { readonly name: string; readonly path: string; readonly changed: number };

/** Why the games of a folder cannot be listed; undefined also where there is no folder yet. */
export const unlisted = (folder: string): Problem | undefined => {
  try {
    readdirSync(folder);
    return undefined;
  } catch (thrown) {
    const wrong = fileProblem('READ', thrown, { file: folder });
    return wrong.code === 'FILE.MISSING' ? undefined : wrong;
  }
};

/** The games of a folder, the one played last first. */
export const savedGames = (folder: string): readonly SavedGame[] => {
  let files: readonly string[];
  try {
    files = readdirSync(folder);
  } catch {
    return [];
  }
  return files
    .filter((file) => file.endsWith(RECORD_ENDING) && !file.startsWith('.'))
    .map((file) => {
      const path = join(folder, file);
      const changed = changedAt(path);
      return { name: file.slice(0, -RECORD_ENDING.length), path, changed };
    })
    .toSorted((a, b) => b.changed - a.changed || (a.name < b.name ? 1 : -1));
};

// Where a game's data come from: the folder an owner named, file by file, and else what was shipped.
import { lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem, Result } from '../../core/types.ts';
import type { DataReader } from '../../api/game-entry.ts';
import { failed, fileProblem, problem, worked } from '../../core/problem.ts';
import { readBounded } from '../../record/files/read.ts';

const NAME = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)?\.json$/;

/** Four times the longest that is shipped. Read into memory with its lines, a file takes up to two hundred times its length. */
const MOST_BYTES = 1024 * 1024;

export type FoundFile = { readonly text: string; readonly path: string; readonly own: boolean };

const readText = (path: string, own: boolean): Result<FoundFile> => {
  const bytes = readBounded(path, MOST_BYTES);
  if (!bytes.ok) return bytes;
  try {
    return worked({ text: new TextDecoder('utf-8', { fatal: true }).decode(bytes.value), path, own });
  } catch {
    return failed(problem('FILE.NOT-TEXT', { file: path }));
  }
};

/** A link that leads nowhere is there: passing it over would hide that an owner's file is not read. */
const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Where the files of a game are looked for. */
type Shelf = {
  readonly shipped: string;
  readonly game: string;
  readonly folder: string | undefined;
};

/** A data file, and whose it is. */
export const findData = ({ shipped, game, folder }: Shelf, name: string): Result<FoundFile> => {
  if (!NAME.test(name)) return failed(problem('FILE.MISSING', { file: name }));
  try {
    const own = folder === undefined || !isFolder(folder) ? undefined : join(folder, name);
    if (own !== undefined && isThere(own)) return readText(own, true);
  } catch (error) {
    return failed(fileProblem('READ', error, { file: join(folder ?? '', name) }));
  }
  return readText(join(shipped, game, name), false);
};

export const dataReader =
  (shelf: Shelf): DataReader =>
  (name) => {
    const found = findData(shelf, name);
    return found.ok ? worked(found.value.text) : found;
  };

/** What an owner's folder has to offer: an empty or misspelt one would go unnoticed, since shipped files fill the gaps. */
export const folderProblem = (folder: string, names: readonly string[] | undefined): Problem | undefined => {
  try {
    if (!isFolder(folder)) return problem(isThere(folder) ? 'DATA.NOT-FOLDER' : 'DATA.NO-FOLDER', { folder });
    // Which files a game without a board reads, only that game knows.
    if (names === undefined || names.some((name) => isThere(join(folder, name)))) return undefined;
    return problem('DATA.EMPTY', { folder, files: names });
  } catch (error) {
    return fileProblem('READ', error, { file: folder });
  }
};

/** Files in an owner's folder that nobody reads, such as misspelt ones. */
export const strayFiles = (folder: string, names: readonly string[]): readonly string[] =>
  ['', 'scenarios']
    .filter((part) => isFolder(join(folder, part)))
    .flatMap((part) =>
      readdirSync(join(folder, part)).map((name) => (part === '' ? name : `${part}/${name}`)),
    )
    .filter((name) => /\.json$/i.test(name) && !names.includes(name))
    .toSorted();

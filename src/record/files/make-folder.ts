// Makes folders one by one and gives up at the first that cannot be made; the system's own way may try for ever
// where a folder is there and can have nothing in it.
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Problem } from '../../core/types.ts';
import { syncFolder } from './append.ts';
import { fileProblem, problem } from '../../core/problem.ts';

/** There is nothing there, or a file: the system's words for it would mislead. */
const NOWHERE: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EEXIST'];

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Throws what the system says. The data home is nobody else's business. */
export const makeFolders = (path: string): void => {
  if (isFolder(path)) return;
  const above = dirname(path);
  if (above !== path) makeFolders(above);
  try {
    mkdirSync(path, { mode: 0o700 });
    syncFolder(path);
  } catch (thrown) {
    // Another program may have made it meanwhile.
    if (!isFolder(path)) throw thrown;
  }
};

/** The folder a file is to stand in. */
export const makeFolder = (file: string): Problem | undefined => {
  const folder = dirname(file);
  try {
    makeFolders(folder);
    return undefined;
  } catch (thrown) {
    const wrong = fileProblem('WRITE', thrown, { file });
    return NOWHERE.includes(wrong.params['system']) ? problem('FILE.NO-FOLDER', { folder, file }) : wrong;
  }
};

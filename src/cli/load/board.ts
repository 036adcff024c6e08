// Finds a board by its id and reads its data files; what an owner put in their place is examined first.
import type { BoardSet } from '../../board/board.ts';
import type { BoardFiles } from '../../board/file-names.ts';
import { boardSet } from '../../board/read-board.ts';
import type { Problem, Result } from '../../core/types.ts';
import type { BoardEntry, BoardOwn } from '../../api/game-entry.ts';
import { failed, worked } from '../../core/problem.ts';
import { findData, folderProblem } from './data-files.ts';
import type { FoundFile } from './data-files.ts';
import { EXIT } from '../exit-codes.ts';
import type { Exit } from '../exit-codes.ts';
import { complain } from './game.ts';
import type { Setting } from '../main.ts';

type LoadedBoard = { readonly entry: BoardEntry; readonly own: BoardOwn; readonly set: BoardSet };

export type FoundFiles = Readonly<Record<string, FoundFile>>;

/** Says so where there is none. */
export const findBoard = ({ io, boards }: Setting, typed: string): BoardEntry | undefined => {
  const entry = boards.find(({ id }) => id === typed.toLowerCase());
  const params = { typed, boards: boards.map(({ id }) => id) };
  return entry ?? complain(io, [{ code: 'BOARD.NONE', params }]);
};

/** The text of every file, or every file that cannot be read. */
export const findFiles = (
  { shipped }: Pick<Setting, 'shipped'>,
  entry: BoardEntry,
  folder: string | undefined,
): Result<FoundFiles, readonly Problem[]> => {
  const names = entry.files.map(({ name }) => name);
  const empty = folder === undefined ? undefined : folderProblem(folder, names);
  if (empty !== undefined) return failed([empty]);
  const found: Record<string, FoundFile> = {};
  const problems: Problem[] = [];
  for (const name of names) {
    const file = findData({ shipped, game: entry.id, folder }, name);
    if (file.ok) found[name] = file.value;
    else problems.push(file.error);
  }
  return problems.length === 0 ? worked(found) : failed(problems);
};

const parsed = (found: FoundFiles): BoardFiles =>
  Object.fromEntries(Object.entries(found).map(([name, { text }]) => [name, JSON.parse(text) as unknown]));

/** The board, or what the command ends with: then what is wrong has been said. */
export const loadBoard = async (
  setting: Setting,
  typed: string,
  folder: string | undefined,
): Promise<LoadedBoard | Exit> => {
  const { io } = setting;
  const entry = findBoard(setting, typed);
  if (entry === undefined) return EXIT.usage;
  const found = findFiles(setting, entry, folder);
  if (!found.ok) {
    complain(io, found.error);
    return EXIT.file;
  }
  const own = await entry.own();
  const isOwn = Object.values(found.value).some((file) => file.own);
  if (!isOwn) {
    return { entry, own, set: boardSet(parsed(found.value)) };
  }
  const { examine, unloaded } = await import('./check-data.ts');
  const examined = examine(entry, own, found.value, 'to-use');
  if (examined.set !== undefined && examined.problems.length === 0) return { entry, own, set: examined.set };
  complain(io, unloaded(entry, folder, examined.problems));
  return EXIT.file;
};

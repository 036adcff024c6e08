// Whether an owner's data files are fit to be played by; else why not, as it is said where the game was asked for.
import type { Problem } from '../../core/types.ts';
import type { BoardEntry } from '../../api/game-entry.ts';
import { findFiles } from './board.ts';
import { examine, unloaded } from './check-data.ts';

export const unsoundData = async (
  shipped: string,
  entry: BoardEntry,
  folder: string,
): Promise<readonly Problem[]> => {
  const found = findFiles({ shipped }, entry, folder);
  if (!found.ok) return found.error;
  const { problems } = examine(entry, await entry.own(), found.value, 'thorough');
  return problems.length === 0 ? [] : unloaded(entry, folder, problems);
};

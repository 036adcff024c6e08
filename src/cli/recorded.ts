// Opens a record for reading, with the game it is of.
import type { Game } from '../games/game.ts';
import { gameFiles } from '../record/layout.ts';
import type { GameFiles } from '../record/layout.ts';
import type { Playing } from '../record/playing.ts';
import { gameOfFile, readBytes } from '../record/resume.ts';
import { findRecord } from './finding.ts';
import { complain, loadGame } from './loading.ts';
import type { Setting } from './main.ts';
import { playingOf } from '../record/game-playing.ts';
import { VERSION } from './version.ts';

export type Recorded = {
  readonly game: Game;
  readonly playing: Playing;
  readonly files: GameFiles;
  readonly bytes: Uint8Array;
};

/** Undefined: what is wrong has been said. */
export const openRecorded = async (
  { io, games }: Setting,
  options: { readonly record: string; readonly data?: string },
): Promise<Recorded | undefined> => {
  const path = findRecord(io, options.record);
  if (!path.ok) return complain(io, [path.error]);
  const id = gameOfFile(path.value);
  if (!id.ok) return complain(io, [id.error]);
  const bytes = readBytes(path.value);
  if (!bytes.ok) return complain(io, [bytes.error]);
  const game = await loadGame(io, games, id.value, options.data);
  return game === undefined
    ? undefined
    : { game, playing: playingOf(game, VERSION), files: gameFiles(path.value), bytes: bytes.value };
};

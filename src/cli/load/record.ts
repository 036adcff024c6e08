// Opens a record for reading, with the game it is of.
import type { Game } from '../../api/game.ts';
import type { Problem, Result } from '../../core/types.ts';
import { readRecord } from '../../record/format/record.ts';
import type { GameRecord } from '../../record/format/record.ts';
import { gameFiles } from '../../record/files/game-files.ts';
import type { GameFiles } from '../../record/files/game-files.ts';
import type { Playing } from '../../record/playable.ts';
import { inFile, readBytes } from '../../record/resume.ts';
import { exitOf } from '../record-exit-codes.ts';
import { calledAs, findRecord } from './find-record.ts';
import { EXIT } from '../exit-codes.ts';
import type { Exit } from '../exit-codes.ts';
import { complain, loadGame } from './game.ts';
import type { Setting } from '../main.ts';
import { playingOf } from '../../record/playable-game.ts';
import { VERSION } from '../version.ts';

export type Recorded = {
  readonly game: Game;
  readonly playing: Playing;
  readonly files: GameFiles;
  readonly bytes: Uint8Array;
  readonly record: GameRecord;
};

type Found = {
  readonly files: GameFiles;
  readonly bytes: Uint8Array;
  readonly record: Result<GameRecord, readonly Problem[]>;
};

const find = (setting: Setting, typed: string): Result<Found> => {
  const path = findRecord(setting.io, typed);
  if (!path.ok) return path;
  const files = { ...gameFiles(path.value), name: calledAs(setting.io, path.value, typed) };
  const bytes = readBytes(path.value);
  if (!bytes.ok) return { ok: false, error: inFile(bytes.error, files) };
  return { ok: true, value: { files, bytes: bytes.value, record: readRecord(bytes.value) } };
};

/** The record, or what the command ends with: then what is wrong has been said. `exit`: when it cannot be read. */
export const openRecorded = async (
  setting: Setting,
  options: { readonly record: string; readonly data?: string },
  exit: (wrong: Problem | undefined) => Exit = exitOf,
): Promise<Recorded | Exit> => {
  const { io } = setting;
  const found = find(setting, options.record);
  if (!found.ok) {
    complain(io, [found.error]);
    return exitOf(found.error);
  }
  const { files, bytes, record } = found.value;
  if (!record.ok) {
    const [wrong] = record.error.map((each) => inFile(each, files));
    if (wrong !== undefined) complain(io, [wrong]);
    return exit(wrong);
  }
  const game = await loadGame(setting, record.value.header.game, options.data);
  // It is the record that names it.
  if (typeof game === 'number') return EXIT.file;
  return { game, playing: playingOf(game, VERSION), files, bytes, record: record.value };
};

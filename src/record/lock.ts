// One program at a time on one game: a file beside the record names the process that has it open.
// It is a help only. What another program wrote all the same is noticed before anything is written.
import { rmSync, writeFileSync } from 'node:fs';
import type { Problem, Result } from '../core/types.ts';
import type { KeptGame } from './kept-game.ts';
import type { GameFiles } from './layout.ts';
import { failed, problem, worked } from './problems.ts';
import { readTextBounded } from './reading.ts';

/** The number of a process and a newline. */
const MOST_BYTES = 64;

const holder = (path: string): number | undefined => {
  const read = readTextBounded(path, MOST_BYTES);
  const text = read.ok ? /^([1-9]\d{0,9})\n$/.exec(read.value)?.[1] : undefined;
  return text === undefined ? undefined : Number(text);
};

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    // Somebody else's process may not be asked, but it is there.
    return thrown instanceof Error && 'code' in thrown && thrown.code === 'EPERM';
  }
};

const otherHolder = (path: string): number | undefined => {
  const pid = holder(path);
  return pid !== undefined && pid !== process.pid && alive(pid) ? pid : undefined;
};

/** A file that does not name a process was made by something else and is left alone. */
const remove = (path: string): void => {
  if (holder(path) !== undefined) rmSync(path, { force: true });
};

const claim = (path: string): void => {
  try {
    remove(path);
    writeFileSync(path, `${process.pid}\n`, { flag: 'wx' });
  } catch {
    // Whose it is now is looked up next; where none can be made, the game is played without.
  }
};

const takeLock = (path: string): Result<() => void> => {
  if (otherHolder(path) === undefined) claim(path);
  const pid = otherHolder(path);
  if (pid !== undefined) return failed(problem('RECORD.OPEN', { pid, lock: path }));
  return worked(() => {
    if (holder(path) === process.pid) remove(path);
  });
};

/** Opens a game unless another living process has it open; closing the game gives it free. */
export const openAlone = (
  files: GameFiles,
  open: () => Result<KeptGame, readonly Problem[]>,
): Result<KeptGame, readonly Problem[]> => {
  const lock = takeLock(files.lock);
  if (!lock.ok) {
    const { record: file, name } = files;
    return failed([{ ...lock.error, params: { ...lock.error.params, file, name } }]);
  }
  let opened = false;
  try {
    const game = open();
    if (!game.ok) return game;
    opened = true;
    const close = (): void => {
      game.value.close();
      lock.value();
    };
    return worked({ ...game.value, close });
  } finally {
    if (!opened) lock.value();
  }
};

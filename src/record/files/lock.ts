// One program at a time on one game: a file beside the record names the process that has it open.
// It is a help only. What another program wrote all the same is noticed before anything is written.
import { closeSync, existsSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import type { Problem, Result } from '../../core/types.ts';
import { holderText, readHolder, sameHolder, standingOf, thisProcess } from './lock-owner.ts';
import type { Holder } from './lock-owner.ts';
import type { KeptGame } from '../recorded-game.ts';
import type { GameFiles } from './game-files.ts';
import { failed, problem, worked } from '../../core/problem.ts';
import { readTextBounded } from './read.ts';

/** What names a process, with the longest name of a computer. */
const MOST_BYTES = 1024;

type Found =
  /** No lock, or none that could be read. */
  | { readonly kind: 'none' }
  | { readonly kind: 'holder'; readonly holder: Holder; readonly text: string; readonly written: number }
  /** One of ours that was cut off while it was written, or that names no more than a number. */
  | { readonly kind: 'torn'; readonly text: string }
  /** Made by something else. */
  | { readonly kind: 'strange' };

const look = (path: string): Found => {
  const read = readTextBounded(path, MOST_BYTES);
  if (!read.ok) return existsSync(path) ? { kind: 'strange' } : { kind: 'none' };
  const text = read.value;
  try {
    const holder = readHolder(text);
    if (holder !== undefined) return { kind: 'holder', holder, text, written: statSync(path).mtimeMs };
    const isOurs = /^[\0\d\n]*$/.test(text) || text.startsWith('process ') || 'process '.startsWith(text);
    return isOurs ? { kind: 'torn', text } : { kind: 'strange' };
  } catch {
    return { kind: 'none' };
  }
};

const pause = (milliseconds: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
};

/** Another program is between making the file and writing into it for no longer than this. */
const MOMENT = 40;

const lookTwice = (path: string): Found => {
  const found = look(path);
  if (found.kind !== 'torn') return found;
  pause(MOMENT);
  return look(path);
};

/** Makes the lock, unless there is one. */
const make = (path: string, own: Holder): void => {
  try {
    const fd = openSync(path, 'wx');
    try {
      writeSync(fd, holderText(own));
    } finally {
      closeSync(fd);
    }
  } catch {
    // Whose it is now is looked up next; where none can be made, the game is played without.
  }
};

/** Where a lock goes for the moment in which it is taken away; a program may die in that moment. */
const asideOf = (path: string): string => `${path}.old`;

/** Takes away a lock nobody holds; one that was made meanwhile goes back. */
const clear = (path: string, text: string): void => {
  const aside = asideOf(path);
  try {
    renameSync(path, aside);
    const taken = readTextBounded(aside, MOST_BYTES);
    const isAnother = taken.ok && taken.value !== text;
    if (isAnother && look(path).kind === 'none') renameSync(aside, path);
    else rmSync(aside, { force: true });
  } catch {
    // Somebody else was quicker, or nothing can be changed here.
  }
};

const openElsewhere = (path: string, own: Holder): Problem | undefined => {
  const found = lookTwice(path);
  if (found.kind === 'torn') clear(path, found.text);
  if (found.kind !== 'holder' || sameHolder(found.holder, own)) return undefined;
  const { pid, host } = found.holder;
  const standing = standingOf(found.holder, found.written);
  if (standing === 'gone') {
    clear(path, found.text);
    return undefined;
  }
  const where = standing === 'elsewhere' ? { host } : {};
  return problem('RECORD.OPEN', { pid, lock: path, stopped: standing === 'stopped', ...where });
};

/** What cannot be removed names a process that is gone, soon enough. */
const remove = (path: string): void => {
  try {
    rmSync(path, { force: true });
  } catch {
    // It keeps nobody out.
  }
};

const release = (path: string, own: Holder): void => {
  const found = look(path);
  if (found.kind === 'holder' && sameHolder(found.holder, own)) remove(path);
};

const takeLock = (path: string): Result<() => void> => {
  const own = thisProcess();
  const before = look(path);
  // Whoever in this program took it gives it free.
  if (before.kind === 'holder' && sameHolder(before.holder, own)) return worked(() => undefined);
  const held = openElsewhere(path, own);
  if (held !== undefined) return failed(held);
  make(path, own);
  const other = openElsewhere(path, own);
  if (other !== undefined) return failed(other);
  if (existsSync(asideOf(path))) remove(asideOf(path));
  return worked(() => release(path, own));
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

// Appends to a file so that it is on disk before anybody is told. What could only be written in part is cut off again.
import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Params, Problem } from '../../core/types.ts';
import { fileProblem, problem } from '../../core/problem.ts';

/** The few things done to a file that is open; each may throw what the system says. */
export type Pen = {
  size(): number;
  /** Its name no longer leads to the file: what is written would be lost, or found by nobody. */
  isGone?(): boolean;
  /** When it was last written to, by whomever. */
  changedAt?(): number;
  /** All that is in it. */
  read?(): Uint8Array;
  /** Returns how many bytes were written. */
  write(bytes: Uint8Array, at: number): number;
  sync(): void;
  cut(size: number): void;
  close(): void;
};

/** Whether a name leads to a file that is open. Where that cannot be asked, it is taken to lead there still. */
const leadsTo = (name: string, fd: number): boolean => {
  const { dev, ino } = fstatSync(fd);
  try {
    const found = statSync(name);
    return found.dev === dev && found.ino === ino;
  } catch (thrown) {
    const { system } = fileProblem('READ', thrown, {}).params;
    return system !== 'ENOENT' && system !== 'ENOTDIR';
  }
};

const readFrom = (fd: number): Uint8Array => {
  const bytes = Buffer.alloc(fstatSync(fd).size);
  let done = 0;
  for (let count = 1; count > 0 && done < bytes.length; done += count)
    count = readSync(fd, bytes, done, bytes.length - done, done);
  return bytes.subarray(0, done);
};

/** A file that is open for reading and writing. `names`: what leads to it, now or later. */
export const penOn = (fd: number, names: readonly string[] = []): Pen => {
  const isNamed = (): boolean => names.some((name) => leadsTo(name, fd));
  // Not every disk counts names, or tells files apart.
  const counts = fstatSync(fd).nlink > 0;
  const tells = isNamed();
  return {
    size: () => fstatSync(fd).size,
    isGone: () => (counts && fstatSync(fd).nlink === 0) || (tells && !isNamed()),
    changedAt: () => fstatSync(fd).mtimeMs,
    read: () => readFrom(fd),
    write: (bytes, at) => writeSync(fd, bytes, 0, bytes.length, at),
    sync: () => fsyncSync(fd),
    cut: (size) => ftruncateSync(fd, size),
    close: () => closeSync(fd),
  };
};

/** A new file; it must not be there yet. `later`: the name it is to get. */
export const newPen = (path: string, mode = 0o666, later = path): Pen =>
  penOn(openSync(path, 'wx+', mode), [path, later]);

/** A file that is there. */
export const openPen = (path: string): Pen => penOn(openSync(path, constants.O_RDWR), [path]);

/** A new name in a folder is safe once the folder is. Not every system can do this, and none needs telling. */
export const syncFolder = (path: string): void => {
  try {
    const fd = openSync(dirname(path), 'r');
    try {
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
  } catch {
    return;
  }
};

/** The end of a file, where lines are added. */
export type Ink = {
  /**
   * Writes everything and flushes it, or leaves the file as it was. `isOurs`: whether what is in it is what we wrote,
   * asked where somebody else has written into it.
   */
  append(bytes: Uint8Array, params: Params, isOurs?: (all: Uint8Array) => boolean): Problem | undefined;
  /** In bytes. */
  length(): number;
};

const noSpace = (): Error => Object.assign(new Error('Nothing could be written'), { code: 'ENOSPC' });

/** Throws what the system says; part of it may have been written then. */
export const writeAll = (pen: Pen, bytes: Uint8Array, at: number): void => {
  for (let done = 0, count = 0; done < bytes.length; done += count) {
    count = pen.write(bytes.subarray(done), at + done);
    if (count === 0) throw noSpace();
  }
};

export const inkOn = (pen: Pen, length: number): Ink => {
  let size = length;
  // Bytes of ours that could not be cut off at once.
  let leftover = false;
  let stamp = pen.changedAt?.();
  const cut = (): void => {
    pen.cut(size);
    pen.sync();
    leftover = false;
    stamp = pen.changedAt?.();
  };
  const append: Ink['append'] = (bytes, params, isOurs) => {
    try {
      if (leftover) cut();
      if (pen.isGone?.() === true) return problem('RECORD.GONE', params);
      const found = pen.size();
      if (found !== size) return problem('RECORD.CHANGED', { ...params, expected: size, found });
      // Of the same length; also where the disk only tells the time of our own lines later.
      const touched = pen.changedAt?.() !== stamp;
      if (touched && pen.read !== undefined && isOurs?.(pen.read()) === false)
        return problem('RECORD.CHANGED', { ...params, inside: true });
      leftover = true;
      writeAll(pen, bytes, size);
      pen.sync();
      leftover = false;
      stamp = pen.changedAt?.();
      size += bytes.length;
      return undefined;
    } catch (thrown) {
      const wrong = fileProblem('WRITE', thrown, params);
      try {
        cut();
        return wrong;
      } catch {
        // Tried again before the next line is written; who leaves before that may find it there.
        return { ...wrong, params: { ...wrong.params, left: true } };
      }
    }
  };
  return { append, length: () => size };
};

// Appends to a file so that it is on disk before anybody is told. What could only be written in part is cut off again.
import { closeSync, constants, fstatSync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Params, Problem } from '../core/types.ts';
import { fileProblem, problem } from './problems.ts';

/** The few things done to a file that is open; each may throw what the system says. */
export type Pen = {
  size(): number;
  /** No name leads to the file any more: what is written would be lost when it is closed. */
  isGone?(): boolean;
  /** Returns how many bytes were written. */
  write(bytes: Uint8Array, at: number): number;
  sync(): void;
  cut(size: number): void;
  close(): void;
};

/** A file that is open for reading and writing. */
export const penOn = (fd: number): Pen => {
  // Not every disk counts names.
  const counts = fstatSync(fd).nlink > 0;
  return {
    size: () => fstatSync(fd).size,
    isGone: () => counts && fstatSync(fd).nlink === 0,
    write: (bytes, at) => writeSync(fd, bytes, 0, bytes.length, at),
    sync: () => fsyncSync(fd),
    cut: (size) => ftruncateSync(fd, size),
    close: () => closeSync(fd),
  };
};

/** A new file; it must not be there yet. */
export const newPen = (path: string, mode = 0o666): Pen => penOn(openSync(path, 'wx+', mode));

/** A file that is there. */
export const openPen = (path: string): Pen => penOn(openSync(path, constants.O_RDWR));

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
  /** Writes everything and flushes it, or leaves the file as it was. */
  append(bytes: Uint8Array, params: Params): Problem | undefined;
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
  const cut = (): void => {
    pen.cut(size);
    pen.sync();
    leftover = false;
  };
  const append = (bytes: Uint8Array, params: Params): Problem | undefined => {
    try {
      if (leftover) cut();
      if (pen.isGone?.() === true) return problem('RECORD.GONE', params);
      const found = pen.size();
      if (found !== size) return problem('RECORD.CHANGED', { ...params, expected: size, found });
      leftover = true;
      writeAll(pen, bytes, size);
      pen.sync();
      leftover = false;
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

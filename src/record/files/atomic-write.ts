// Writes a file so that at every moment the old one is there or the new one, each of them whole.
import {
  closeSync,
  fchmodSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { penOn, syncFolder, writeAll } from './append.ts';

/** Where the file itself is: a link keeps leading there. */
const placeOf = (path: string): string => {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** What programs left that were killed as they wrote this file; one that is still writing keeps its own. */
const sweep = (place: string): void => {
  const [folder, start, end] = [dirname(place), `${basename(place)}.`, '.new'];
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(start) || !name.endsWith(end)) continue;
    const pid = name.slice(start.length, -end.length);
    if (/^[1-9]\d*$/.test(pid) && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true });
  }
};

/** Throws what the system says, and then nothing has changed. `mode` is that of a file which is not there yet. */
export const writeWhole = (path: string, text: string, mode = 0o666): void => {
  const place = placeOf(path);
  // Of its own, so that two programs which write the same file do not mix.
  const fresh = `${place}.${process.pid}.new`;
  const found = statSync(place, { throwIfNoEntry: false });
  // A link may lead to a device, and what is renamed over one takes it away from everybody.
  if (found !== undefined && !found.isFile() && !found.isDirectory())
    throw Object.assign(new Error(`ENXIO: not an ordinary file, ${place}`), { code: 'ENXIO' });
  const fd = openSync(fresh, 'w', mode);
  try {
    try {
      if (found !== undefined) fchmodSync(fd, found.mode & 0o777);
      const pen = penOn(fd);
      writeAll(pen, Buffer.from(text), 0);
      pen.sync();
    } finally {
      closeSync(fd);
    }
    renameSync(fresh, place);
  } catch (thrown) {
    rmSync(fresh, { force: true });
    throw thrown;
  }
  syncFolder(place);
  sweep(place);
};

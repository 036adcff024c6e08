// Writes a file so that at every moment the old one is there or the new one, each of them whole.
import { closeSync, fchmodSync, openSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { penOn, syncFolder, writeAll } from './pen.ts';

/** Where the file itself is: a link keeps leading there. */
const placeOf = (path: string): string => {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
};

/** Throws what the system says, and then nothing has changed. `mode` is that of a file which is not there yet. */
export const writeWhole = (path: string, text: string, mode = 0o666): void => {
  const place = placeOf(path);
  const fresh = `${place}.new`;
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
};

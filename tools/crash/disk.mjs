// What of the changes to a disk would be lost if the power failed now: contents that were not flushed, and names
// in folders that were not.
import { dirname, join, resolve } from 'node:path';

/** `real`: the functions of node:fs as they are. */
export const watchDisk = (real) => {
  /** What each file that was touched had on the disk for certain; null where there was none. */
  const sure = new Map();
  /** Contents flushed under a name that is not certain yet. */
  const flushed = new Map();
  const dirty = new Set();
  const names = new Set();
  const folders = new Set();
  /** By number: Node opens a path with what may have been put in the place of its own function. */
  const now = (path) => {
    if (!real.existsSync(path)) return null;
    const fd = real.openSync(path, 'r');
    try {
      return real.readFileSync(fd);
    } finally {
      real.closeSync(fd);
    }
  };
  const before = (file) => {
    const path = resolve(file);
    if (!sure.has(path))
      sure.set(path, real.statSync(path, { throwIfNoEntry: false })?.isDirectory() ? null : now(path));
  };
  const settleFolder = (folder) => {
    for (const path of names) {
      if (dirname(path) !== folder) continue;
      names.delete(path);
      const isThere = real.existsSync(path);
      sure.set(path, isThere ? (dirty.has(path) ? (flushed.get(path) ?? Buffer.alloc(0)) : now(path)) : null);
    }
    for (const path of folders) if (dirname(path) === folder) folders.delete(path);
  };
  return {
    sure,
    dirty,
    names,
    folders,
    before,
    entered: (file) => void names.add(resolve(file)),
    wrote: (file) => {
      before(file);
      dirty.add(resolve(file));
    },
    moved: (file, to, isLink) => {
      const [a, b] = [resolve(file), resolve(to)];
      if (!isLink) names.add(a);
      names.add(b);
      if (dirty.has(a)) dirty.add(b);
      else {
        dirty.delete(b);
        flushed.set(b, now(b));
      }
    },
    madeFolder: (path) => void folders.add(resolve(path)),
    synced: (file) => {
      const path = resolve(file);
      if (real.statSync(path).isDirectory()) return settleFolder(path);
      dirty.delete(path);
      if (names.has(path)) flushed.set(path, now(path));
      else sure.set(path, now(path));
    },
    /** Files whose contents or names are not certain. */
    loose: () => [
      ...new Set([
        ...[...dirty, ...names].filter((path) => real.existsSync(path)),
        ...[...folders].flatMap((folder) => [...sure.keys()].filter((path) => path.startsWith(folder))),
      ]),
    ],
  };
};

/** A small generator: the same number, the same losses. */
const drawing = (seed) => {
  let at = seed >>> 0;
  return (upto) => {
    at = (Math.imul(at ^ (at >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    at ^= at >>> 13;
    return (Math.imul(at, 0x297a2d39) >>> 0) % upto;
  };
};

/** Everything uncertain is kept, lost, or kept in part. */
export const powerCut = (real, disk, seed) => {
  const draw = drawing(seed);
  for (const path of new Set([...disk.dirty, ...disk.names])) {
    const isThere = real.existsSync(path);
    const old = disk.sure.get(path) ?? null;
    const kind = draw(4);
    // The system may have written it all the same.
    if (kind === 0 || !real.existsSync(dirname(path))) continue;
    if (old === null && disk.names.has(path) && kind !== 3) {
      if (isThere) real.rmSync(path, { recursive: true });
      continue;
    }
    if (!isThere) {
      if (old !== null) real.writeFileSync(path, old);
      continue;
    }
    if (!disk.dirty.has(path)) {
      if (old !== null) real.writeFileSync(path, old);
      continue;
    }
    const is = real.readFileSync(path);
    const kept = old === null ? 0 : Math.min(old.length, is.length);
    if (kind === 1) real.writeFileSync(path, old ?? '');
    // A part of what was added, or its length and zeros for what was in it.
    else if (kind === 2) real.truncateSync(path, kept + draw(is.length - kept + 1));
    else real.writeFileSync(path, Buffer.concat([is.subarray(0, kept), Buffer.alloc(is.length - kept)]));
  }
  for (const folder of disk.folders)
    if (draw(2) === 0) real.rmSync(join(folder), { recursive: true, force: true });
};

// Goes between the program and the disk: `node --import hook.mjs bin/hexfront.js`. It counts the calls that change files
// below one folder, and at one of them kills the process, cuts the power, or lets the system refuse.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import crypto from 'node:crypto';
import { dirname, resolve, sep } from 'node:path';
import { powerCut, watchDisk } from './disk.mjs';

/**
 * What is to happen, from the environment:
 * root: below which files are watched. log: where to write what was called.
 * seed: 64 digits which are given as random bytes, so that sealed dice fall alike each time.
 * kill: { at, half, after, power } at the call with this number, before, after or in the middle of it; power is a number
 *   by which is drawn what the disk had not kept.
 * fault: { from, times, op, path, code, short } what calls are refused with.
 */
const plan = JSON.parse(process.env['HEXFRONT_CRASH'] ?? '{}');
const root = resolve(plan.root ?? '/nowhere');
const real = { ...fs };
const log = plan.log === undefined ? undefined : real.openSync(plan.log, 'a');
const disk = watchDisk(real);
const names = new Map();
let calls = 0;
let refused = 0;

const inside = (path) => typeof path === 'string' && `${resolve(path)}${sep}`.startsWith(root + sep);

const die = () => {
  if (plan.kill.power !== undefined) powerCut(real, disk, plan.kill.power);
  process.kill(process.pid, 'SIGKILL');
  for (;;);
};

const tell = (...words) => log !== undefined && real.writeSync(log, `${words.join(' ')}\n`);

const refuse = (op, path) => {
  const { from = 1, times = Infinity, op: of, path: at, code } = plan.fault ?? {};
  if (code === undefined || calls < from || refused >= times) return;
  // While this file is there the trouble lasts.
  if (plan.fault.while !== undefined && !real.existsSync(plan.fault.while)) return;
  if ((of !== undefined && !of.includes(op)) || (at !== undefined && !new RegExp(at).test(path))) return;
  refused += 1;
  tell('refused', op, path.slice(root.length + 1), code);
  throw Object.assign(new Error(`${code}: made by the crash test, ${op}`), { code, syscall: op, path });
};

/** One call that changes something: `part` does the first half of it, where it has halves. */
const gate = (op, path, whole, part) => {
  calls += 1;
  tell(calls, op, path.slice(root.length + 1));
  const isNow = plan.kill?.at === calls;
  if (isNow && plan.kill.half === true && part !== undefined) {
    part();
    die();
  }
  if (isNow && plan.kill.after !== true && plan.kill.half !== true) die();
  refuse(op, path);
  const result = whole();
  if (isNow) die();
  return result;
};

const writes = (flags) => (typeof flags === 'number' ? (flags & 3) !== 0 : /[wa+]/.test(flags ?? 'r'));

fs.openSync = (path, flags, mode) => {
  if (!inside(path)) return real.openSync(path, flags, mode);
  const open = () => real.openSync(path, flags, mode);
  if (!writes(flags)) {
    refuse('read', path);
    const fd = open();
    names.set(fd, resolve(path));
    return fd;
  }
  const isThere = real.existsSync(path);
  return gate('open', path, () => {
    disk.before(path);
    const fd = open();
    names.set(fd, resolve(path));
    if (!isThere) disk.entered(path);
    if (typeof flags === 'string' && flags.startsWith('w')) disk.wrote(path);
    return fd;
  });
};

fs.closeSync = (fd) => {
  names.delete(fd);
  real.closeSync(fd);
};

fs.writeSync = (fd, data, ...rest) => {
  const path = names.get(fd);
  if (path === undefined) return real.writeSync(fd, data, ...rest);
  const bytes = typeof data === 'string' ? Buffer.from(data) : data;
  const [offset = 0, length = bytes.length - offset, position] = typeof data === 'string' ? [0] : rest;
  const write = (count) => {
    disk.wrote(path);
    return real.writeSync(fd, bytes, offset, count, position);
  };
  return gate(
    'write',
    path,
    () => write(plan.fault?.short === undefined ? length : Math.min(length, plan.fault.short)),
    () => write(Math.floor(length / 2)),
  );
};

fs.fsyncSync = (fd) => {
  const path = names.get(fd);
  if (path === undefined) return real.fsyncSync(fd);
  return gate('fsync', path, () => {
    if (plan.slow === true) real.fsyncSync(fd);
    disk.synced(path);
  });
};

fs.ftruncateSync = (fd, size) => {
  const path = names.get(fd);
  if (path === undefined) return real.ftruncateSync(fd, size);
  return gate('cut', path, () => {
    real.ftruncateSync(fd, size);
    disk.wrote(path);
  });
};

for (const [name, op] of [
  ['renameSync', 'rename'],
  ['linkSync', 'link'],
]) {
  fs[name] = (from, to) => {
    if (!inside(to)) return real[name](from, to);
    return gate(op, to, () => {
      disk.before(from);
      disk.before(to);
      real[name](from, to);
      // What is open under the old name is written to under the new one.
      for (const [fd, path] of names) if (path === resolve(from)) names.set(fd, resolve(to));
      disk.moved(from, to, op === 'link');
    });
  };
}

for (const [name, op] of [
  ['rmSync', 'remove'],
  ['unlinkSync', 'remove'],
]) {
  fs[name] = (path, options) => {
    if (!inside(path) || (options?.force === true && !real.existsSync(path)))
      return real[name](path, options);
    return gate(op, path, () => {
      disk.before(path);
      real[name](path, options);
      disk.entered(path);
    });
  };
}

fs.mkdirSync = (path, options) => {
  if (!inside(path)) return real.mkdirSync(path, options);
  return gate('mkdir', path, () => {
    const made = real.mkdirSync(path, options);
    disk.madeFolder(path);
    return made;
  });
};

/** As Node does it, in the calls it does it with. */
const written = (path, data, options, flag) => {
  if (!inside(path)) return false;
  const fd = fs.openSync(path, options?.flag ?? flag, options?.mode);
  try {
    const bytes = Buffer.from(data);
    const at = flag === 'a' ? real.fstatSync(fd).size : 0;
    for (let done = 0; done < bytes.length;)
      done += fs.writeSync(fd, bytes, done, bytes.length - done, at + done);
  } finally {
    fs.closeSync(fd);
  }
  return true;
};

fs.writeFileSync = (path, data, options) => {
  if (!written(path, data, options, 'w')) real.writeFileSync(path, data, options);
};
fs.appendFileSync = (path, data, options) => {
  if (!written(path, data, options, 'a')) real.appendFileSync(path, data, options);
};

for (const name of ['readFileSync', 'readdirSync']) {
  fs[name] = (path, options) => {
    if (inside(path)) refuse('read', path);
    return real[name](path, options);
  };
}

if (plan.seed !== undefined) crypto.randomBytes = () => Buffer.from(plan.seed, 'hex');

// What is told before it is on the disk could be told of something that never was.
const { write } = process.stdout;
process.stdout.write = (text, ...rest) => {
  const loose = disk.loose().filter((path) => path.endsWith('.game') || path.endsWith('.seed'));
  if (loose.length > 0) tell('unsafe', loose.map((path) => path.slice(root.length + 1)).join(' '));
  return write.call(process.stdout, text, ...rest);
};

syncBuiltinESMExports();
process.on('exit', () => tell('calls', calls, dirname(root)));

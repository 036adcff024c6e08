// Who has a game open, in one line: a process, told from all others that had or will have its number.
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname, uptime } from 'node:os';

/** What a system does not tell is left out. */
export type Holder = {
  readonly pid: number;
  readonly host: string;
  /** Which start of the computer this is. */
  readonly boot?: string;
  /** Where the number counts: in a container of its own it may be another process. */
  readonly space?: string;
  /** When the process began, in ticks since the computer did. */
  readonly since?: string;
};

const told = (read: () => string): string | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

type Process = { readonly state: string; readonly since: string };

/** Linux only. The name of a program may hold anything, also a parenthesis. */
const processOf = (pid: number | 'self'): Process | undefined => {
  const text = told(() => readFileSync(`/proc/${pid}/stat`, 'latin1'));
  const [state, ...rest] = text?.slice(text.lastIndexOf(')') + 2).split(' ') ?? [];
  const since = rest[18];
  return state === undefined || since === undefined ? undefined : { state, since };
};

export const thisProcess = (): Holder => {
  const boot = told(() => readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim());
  const space = told(() => readlinkSync('/proc/self/ns/pid').replace(/\D/g, ''));
  const since = processOf('self')?.since;
  return {
    pid: process.pid,
    host: hostname().replace(/[^\w.-]/g, '_') || 'here',
    ...(boot !== undefined && { boot }),
    ...(space !== undefined && { space }),
    ...(since !== undefined && { since }),
  };
};

export const holderText = ({ pid, host, boot, space, since }: Holder): string => {
  const more = { boot, space, since };
  const known = Object.entries(more).filter(([, value]) => value !== undefined);
  return `process ${pid} host=${host}${known.map(([name, value]) => ` ${name}=${value}`).join('')}\n`;
};

const HOLDER =
  /^process ([1-9]\d{0,9}) host=([\w.-]{1,255})(?: boot=([\w-]{1,64}))?(?: space=(\d{1,20}))?(?: since=(\d{1,20}))?\n$/;

export const readHolder = (text: string): Holder | undefined => {
  const [, pid, host, boot, space, since] = HOLDER.exec(text) ?? [];
  if (pid === undefined || host === undefined) return undefined;
  return {
    pid: Number(pid),
    host,
    ...(boot !== undefined && { boot }),
    ...(space !== undefined && { space }),
    ...(since !== undefined && { since }),
  };
};

export const sameHolder = (a: Holder, b: Holder): boolean => holderText(a) === holderText(b);

const isThere = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    // Somebody else's process may not be asked, but it is there.
    return thrown instanceof Error && 'code' in thrown && thrown.code === 'EPERM';
  }
};

export type Standing = 'gone' | 'here' | 'stopped' | 'elsewhere';

/** `written`: when the holder was written down, in milliseconds. */
export const standingOf = (holder: Holder, written: number): Standing => {
  const own = thisProcess();
  const sameBoot = holder.boot !== undefined && holder.boot === own.boot;
  if (!sameBoot && holder.host !== own.host) return 'elsewhere';
  const before = holder.boot === undefined && written < Date.now() - uptime() * 1000;
  // The computer has been started again since.
  if ((holder.boot !== undefined && !sameBoot) || before) return 'gone';
  if (holder.space !== own.space) return 'elsewhere';
  const found = processOf(holder.pid);
  if (found === undefined) return isThere(holder.pid) ? 'here' : 'gone';
  // Another process has got its number, or it is dead and nobody has taken notice.
  if ((holder.since !== undefined && found.since !== holder.since) || /[ZX]/.test(found.state)) return 'gone';
  return /[Tt]/.test(found.state) ? 'stopped' : 'here';
};

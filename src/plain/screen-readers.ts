// Whether somebody listens with a screen reader, as far as it can be told from here: where it cannot, it is taken that he does.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Programs that speak or emboss what stands on a terminal. */
const READERS: ReadonlySet<string> = new Set([
  'orca',
  'brltty',
  'espeakup',
  'speechd-up',
  'fenrir',
  'yasr',
  'tdsr',
  'sbl',
  'suse-blinux',
]);

const isOn = (value: string | undefined): boolean =>
  value !== undefined && value !== '' && value !== '0' && value.toLowerCase() !== 'false';

/** Whoever sits at another machine is heard there. */
const isElsewhere = (env: Environment): boolean =>
  ['SSH_CONNECTION', 'SSH_TTY', 'INSIDE_EMACS'].some((name) => isOn(env[name]));

const wantsWords = (env: Environment): boolean =>
  ['ACCESSIBLE', 'INK_SCREEN_READER', 'HEXFRONT_PLAIN'].some((name) => isOn(env[name])) ||
  env['TERM'] === 'dumb';

/** The programs that run, by the names they were started by; undefined where that is not to be known. */
const running = (folder: string): readonly string[] | undefined => {
  try {
    return readdirSync(folder)
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          const [program = '', script = ''] = readFileSync(`${folder}/${name}/cmdline`, 'utf8').split('\0');
          return [basename(program), basename(script)];
        } catch {
          // It has ended since.
          return [];
        }
      });
  } catch {
    return undefined;
  }
};

/** `folder`: where a Linux system tells of its programs. */
export const mayBeRead = (env: Environment, folder = '/proc'): boolean => {
  if (wantsWords(env) || isElsewhere(env)) return true;
  const programs = running(folder);
  return programs === undefined || programs.length === 0 || programs.some((name) => READERS.has(name));
};

// The one module that knows where files live: the user's own by the conventions of each platform, the shipped data beside the program.
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = 'hexfront';

export type Paths = {
  /** Records of games. */
  readonly games: string;
  /** Position files named in play. */
  readonly positions: string;
  /** Transcripts named in play. */
  readonly transcripts: string;
  /** Pictures and copies of records. */
  readonly exports: string;
  /** Where somebody is in the tutorial. */
  readonly tutorial: string;
  /** The folder of settings. */
  readonly config: string;
  /** What may be lost without harm, such as typed lines remembered and crash files. */
  readonly state: string;
};

type Homes = { readonly data: string; readonly config: string; readonly state: string };

type Environment = Readonly<Record<string, string | undefined>>;

/** Only whole paths count; the conventions want others ignored. */
const folder = (value: string | undefined, otherwise: string): string =>
  value !== undefined && isAbsolute(value) ? value : otherwise;

const homes = (env: Environment, platform: string, home: string): Homes => {
  const own = env['HEXFRONT_HOME'];
  if (own !== undefined && own !== '') {
    const all = resolve(own);
    return { data: all, config: all, state: join(all, 'state') };
  }
  if (platform === 'win32') {
    const roaming = join(folder(env['APPDATA'], join(home, 'AppData', 'Roaming')), PROGRAM);
    const local = join(folder(env['LOCALAPPDATA'], join(home, 'AppData', 'Local')), PROGRAM);
    return { data: local, config: roaming, state: join(local, 'state') };
  }
  if (platform === 'darwin') {
    const support = join(home, 'Library', 'Application Support', PROGRAM);
    return { data: support, config: support, state: join(support, 'state') };
  }
  return {
    data: join(folder(env['XDG_DATA_HOME'], join(home, '.local', 'share')), PROGRAM),
    config: join(folder(env['XDG_CONFIG_HOME'], join(home, '.config')), PROGRAM),
    state: join(folder(env['XDG_STATE_HOME'], join(home, '.local', 'state')), PROGRAM),
  };
};

export const userPaths = (
  env: Environment = process.env,
  platform: string = process.platform,
  home: string = homedir(),
): Paths => {
  const { data, config, state } = homes(env, platform, home);
  return {
    games: join(data, 'games'),
    positions: join(data, 'positions'),
    transcripts: join(data, 'transcripts'),
    exports: join(data, 'exports'),
    tutorial: join(data, 'tutorial'),
    config,
    state,
  };
};

/** The folder of the installed program, from its source or from its bundle. */
const programFolder = (): string => {
  for (const up of ['..', '../..']) {
    const found = fileURLToPath(new URL(up, import.meta.url));
    if (existsSync(join(found, 'package.json'))) return found;
  }
  throw new Error('The program is not in its package');
};

/** Data that came with the program. */
export const shippedData = (): string => join(programFolder(), 'data');

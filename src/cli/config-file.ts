// The config file on disk: where it is, what holds, and how a setting is remembered.
import type { Level } from '../api/settings.ts';
import { join } from 'node:path';
import type { Problem } from '../core/types.ts';
import { userPaths } from '../paths.ts';
import { makeFolder } from '../record/files/make-folder.ts';
import { fileProblem } from '../core/problem.ts';
import { readTextBounded } from '../record/files/read.ts';
import { writeWhole } from '../record/files/atomic-write.ts';
import type { Remember } from '../session/session.ts';
import type { Settings } from '../session/settings.ts';
import { NO_CONFIG, readConfig, settingsOf, withSetting } from './config-syntax.ts';
import { OWN_KINDS } from '../language/own-words.ts';
import type { OwnKind } from '../language/own-words.ts';
import { isSetting } from './config-settings.ts';
import type { SettingName } from './config-settings.ts';
import type { Config } from './config-syntax.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export const configPath = (env: Environment): string => join(userPaths(env).config, 'config.txt');

export type LoadedConfig = {
  readonly path: string;
  readonly isThere: boolean;
  readonly config: Config;
  /** Lines that are not used, and why. */
  readonly problems: readonly Problem[];
};

/** All settings and keys there are fill a hundredth of it. */
const MOST_BYTES = 256 * 1024;

/** As it stands in the file: `alias.n5`. */
export type OwnName = `${OwnKind}.${string}`;

type Found = { readonly text: string; readonly isThere: boolean; readonly wrong?: Problem };

const readText = (path: string): Found => {
  const read = readTextBounded(path, MOST_BYTES);
  if (read.ok) return { text: read.value, isThere: true };
  const { error: wrong } = read;
  return wrong.code === 'FILE.MISSING' ? { text: '', isThere: false } : { text: '', isThere: true, wrong };
};

export const loadConfig = (env: Environment): LoadedConfig => {
  const path = configPath(env);
  const { text, isThere, wrong } = readText(path);
  if (wrong !== undefined) return { path, isThere, config: NO_CONFIG, problems: [wrong] };
  const { config, problems } = readConfig(text);
  const inFile = problems.map((each) => ({ ...each, params: { ...each.params, file: path } }));
  return { path, isThere, config, problems: inFile };
};

/** How one answer at the shell is said: as in play, at the level that was typed. What programs read knows no settings. */
export const spoken = (
  env: Environment,
  { level, json }: { readonly level?: Level; readonly json?: boolean },
): Partial<Settings> => ({
  ...(json === true ? { hexSpeech: 'raw', hexNames: 'both' } : settingsOf(loadConfig(env).config)),
  ...(level !== undefined && { level }),
  page: 'off',
});

/** Writes one setting into the file. What else stands in it stays, damaged lines too. */
export const remember = (
  env: Environment,
  name: SettingName | OwnName,
  value: string | undefined,
): Problem | undefined => {
  const path = configPath(env);
  const { text, wrong } = readText(path);
  const noFolder = wrong ?? makeFolder(path);
  if (noFolder !== undefined) return noFolder;
  try {
    writeWhole(path, withSetting(text, name, value));
    return undefined;
  } catch (thrown) {
    return fileProblem('WRITE', thrown, { file: path });
  }
};

/** What is said in play and holds for other games too: words of one's own, and what is left unsaid. */
export const rememberFor =
  (env: Environment): Remember =>
  (name, value) =>
    isSetting(name) || isOwnName(name) ? remember(env, name, value) : undefined;

const isOwnName = (name: string): name is OwnName => OWN_KINDS.some((kind) => name.startsWith(`${kind}.`));

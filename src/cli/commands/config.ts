// The command `hexfront config`: where the config file is, what holds and why, and a setting changed.
import { sayProblem } from '../../text/say-refusal.ts';
import { sayKey } from '../../text/say.ts';
import type { Problem } from '../../core/types.ts';
import { nearestWord } from '../../language/parse/did-you-mean.ts';
import { OWN_KINDS } from '../../language/own-words.ts';
import type { OwnKind } from '../../language/own-words.ts';
import { readConfig } from '../config-syntax.ts';
import { configPath, loadConfig, remember } from '../config-file.ts';
import type { LoadedConfig } from '../config-file.ts';
import { isSetting, isValue, settingNames, STANDARD, valuesOf } from '../config-settings.ts';
import type { SettingName } from '../config-settings.ts';
import { EXIT } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import type { Exit } from '../exit-codes.ts';
import { jsonReply } from '../../text/json-reply.ts';
import { complain, programVoice } from '../load/game.ts';
import type { Setting } from '../main.ts';
import { modeOf } from '../plain-or-map.ts';

export type ConfigOptions = {
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  readonly json?: boolean;
};

const say = (io: Io, key: string, params: Parameters<typeof sayKey>[2] = {}): void => {
  for (const line of sayKey(programVoice, key, params)) io.out(line);
};

/** What it ends with where the setting could not be changed. */
const set = (io: Io, name: SettingName, typed: string): Exit | undefined => {
  const value = typed.toLowerCase();
  if (!isValue(name, value)) {
    complain(io, [{ code: 'CONFIG.NOT-SET', params: { setting: name, typed, values: valuesOf(name) } }]);
    return EXIT.usage;
  }
  const wrong = remember(io.env, name, value);
  if (wrong !== undefined) {
    complain(io, [wrong]);
    return EXIT.file;
  }
  return undefined;
};

/** Actions in the file that there are not; only the screen knows which there are. */
const strangeActions = async (keys: LoadedConfig['config']['keys']): Promise<readonly Problem[]> => {
  const { ACTIONS } = await import('../../screen/keys/keymap.ts');
  return Object.keys(keys)
    .filter((action) => !(ACTIONS as readonly string[]).includes(action))
    .map((action) => {
      const near = nearestWord(action, ACTIONS);
      return { code: 'CONFIG.NO-ACTION', params: { action, ...(near !== undefined && { near }) } };
    });
};

const tellAll = async (io: Io): Promise<void> => {
  const { path, isThere, config, problems } = loadConfig(io.env);
  say(io, isThere ? 'config.file' : 'config.no-file', { file: path });
  for (const problem of [...problems, ...(await strangeActions(config.keys))])
    for (const line of sayProblem(programVoice, problem)) io.out(line);
  for (const name of settingNames) tellOne(io, name);
  for (const kind of OWN_KINDS)
    for (const [word, text] of Object.entries(config.own?.[kind] ?? {}))
      say(io, 'config.own', { kind, name: word, text });
  for (const [action, keys] of Object.entries(config.keys)) say(io, 'config.key', { action, keys });
  const { mode, why } = modeOf(io, {}, config);
  say(io, `config.mode.${why}`, { mode });
};

const tellOne = (io: Io, name: SettingName): void => {
  const { [name]: value } = loadConfig(io.env).config;
  say(io, value === undefined ? 'config.standard' : 'config.is', {
    setting: name,
    value: value ?? STANDARD[name],
    values: valuesOf(name),
  });
};

type Own = { readonly kind: OwnKind; readonly word: string };

const ownIn = (name: string | undefined): Own | undefined => {
  const [, kind, word = ''] = /^(alias|macro)\.(.+)$/.exec(name ?? '') ?? [];
  return kind === 'alias' || kind === 'macro' ? { kind, word } : undefined;
};

/** One of one's own words: told, or kept if the file would be read with it; `off` forgets it. */
const setOwn = (io: Io, { kind, word }: Own, value: string | undefined): Exit => {
  const held = loadConfig(io.env).config.own?.[kind][word];
  if (value === undefined) {
    if (held === undefined) complain(io, [{ code: 'CONFIG.OWN-NONE', params: { kind, name: word } }]);
    else say(io, 'config.own', { kind, name: word, text: held });
    return held === undefined ? EXIT.usage : EXIT.fine;
  }
  const text = value.trim().toLowerCase() === 'off' ? undefined : value.trim();
  const [wrong] = text === undefined ? [] : readConfig(`${kind}.${word} = ${text}`).problems;
  const notSet = wrong?.code === 'CONFIG.OWN' ? { ...wrong, code: 'CONFIG.OWN-NOT-SET' } : wrong;
  const failed = notSet ?? remember(io.env, `${kind}.${word}`, text);
  if (failed !== undefined) {
    complain(io, [failed]);
    return wrong === undefined ? EXIT.file : EXIT.usage;
  }
  if (text === undefined) say(io, 'config.own-gone', { kind, name: word });
  else say(io, 'config.own', { kind, name: word, text });
  return EXIT.fine;
};

export const config = async (setting: Setting, { name, value, json }: ConfigOptions): Promise<Exit> => {
  const { io } = setting;
  const low = name?.toLowerCase();
  if (low?.startsWith('key.') === true) {
    const line = `${low} = ${value ?? 'left h'}`;
    complain(io, [{ code: 'CONFIG.KEY-IN-FILE', params: { file: configPath(io.env), line } }]);
    return EXIT.usage;
  }
  const own = ownIn(low);
  if (own !== undefined) return setOwn(io, own, value);
  if (low !== undefined && !isSetting(low)) {
    complain(io, [{ code: 'CONFIG.NO-SETTING', params: { typed: name ?? '', settings: settingNames } }]);
    return EXIT.usage;
  }
  const changed =
    low === undefined || value === undefined ? undefined : { setting: low, value: value.toLowerCase() };
  const failed = changed === undefined ? undefined : set(io, changed.setting, changed.value);
  if (failed !== undefined) return failed;
  if (json === true) {
    const { path, isThere, config: held, problems } = loadConfig(io.env);
    const facts = { path, isThere, config: { ...STANDARD, ...held }, problems, ...modeOf(io, {}, held) };
    io.out(jsonReply('config', facts));
  } else if (changed !== undefined) {
    say(io, 'config.set', changed);
  } else if (low !== undefined) tellOne(io, low);
  else await tellAll(io);
  return EXIT.fine;
};

// The text of the config file: one setting a line. A line that cannot be read is told with its number, and the rest is used.
import {
  CHARSET_WISHES,
  COLOUR_WISHES,
  FILM_PACES,
  HEX_NAMES,
  HEX_SPEECHES,
  LEVELS,
  THEME_WISHES,
} from '../api/settings.ts';
import { isMuteKind } from '../api/mute-kinds.ts';
import { linesOf, OWN_KINDS, ownFault } from '../language/own-words.ts';
import type { OwnKind } from '../language/own-words.ts';
import { SHARED_VERBS } from '../language/verbs/index.ts';
import type { Settings } from '../session/settings.ts';
import type { Problem } from '../core/types.ts';
import { problem } from '../core/problem.ts';
import { isSetting, isValue, settingNames, valuesOf } from './config-settings.ts';
import type { SettingName } from './config-settings.ts';

export type Config = Readonly<Partial<Record<SettingName, string>>> & {
  /** Keys of the map screen by what they do. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** Words of one's own, by kind and word. */
  readonly own?: Readonly<Record<OwnKind, Readonly<Record<string, string>>>>;
};

export const NO_CONFIG: Config = { keys: {} };

const LINE = /^([A-Za-z][\w.-]*)\s*=\s*(.*)$/;
/** `alias.n5`, as it is written back, or `alias n5`, as it is typed in play. */
const OWN = /^(alias|macro)[.\s]+(\S+)$/;
const OWN_LINE = /^((?:alias|macro)\s+[^\s=]+)\s*=\s*(.*)$/i;
const KEY = /^key\.([a-z][a-z0-9-]*)$/;

const NAMED_KEYS = /"([^"]*)"|(\S+)/g;

/** Key names with a blank in them stand in quotation marks. */
const keysIn = (value: string): readonly string[] =>
  [...value.matchAll(NAMED_KEYS)].map(([, quoted, bare]) => quoted ?? bare ?? '').filter((key) => key !== '');

/** Keys that print no character, as they are called in the file. */
export const KEY_NAMES: readonly string[] = [
  'space',
  'left',
  'right',
  'up',
  'down',
  'home',
  'end',
  'enter',
  'escape',
  'tab',
  'shift tab',
  'page up',
  'page down',
  'backspace',
  'delete',
];

/** Of characters, those a terminal sends as one unit. */
const isKey = (word: string): boolean =>
  (word.length === 1 && /[^\p{C}\p{Z}]/u.test(word)) || KEY_NAMES.includes(word);

type Draft = {
  values: Partial<Record<SettingName, string>>;
  keys: Record<string, readonly string[]>;
  own: Record<OwnKind, Record<string, string>>;
};

/** Every word of any game's grammar that all games share. */
const SHARED_WORDS: ReadonlySet<string> = new Set(
  SHARED_VERBS.flatMap(({ name, aliases }) => [name, ...aliases]),
);

/** What begins a line of a game's own cannot be known here: in play its verb goes before. */
const ownProblem = (kind: OwnKind, name: string, text: string, line: number): Problem | undefined => {
  const fault = ownFault(kind, name, text, {
    isVerb: (word) => SHARED_WORDS.has(word),
    isWord: (word) => word !== '',
  });
  return fault === undefined ? undefined : problem('CONFIG.OWN', { line, kind, name, fault });
};

const inFile = (key: string): string => (key.includes(' ') ? `"${key}"` : key);

/** One key does one thing: what is said last holds, and that something is taken by it is told. */
const giveKeys = (
  draft: Draft,
  action: string,
  keys: readonly string[],
  line: number,
): Problem | undefined => {
  const was = draft.keys[action];
  draft.keys[action] = keys;
  if (was !== undefined) return problem('CONFIG.KEYS-TWICE', { line, action });
  for (const [other, held] of Object.entries(draft.keys)) {
    const key = other === action ? undefined : held.find((each) => keys.includes(each));
    if (key === undefined) continue;
    draft.keys[other] = held.filter((each) => !keys.includes(each));
    return problem('CONFIG.KEY-TAKEN', { line, key: inFile(key), action, other });
  }
  return undefined;
};

const readLine = (draft: Draft, text: string, line: number): Problem | undefined => {
  const [, name = '', value = ''] = OWN_LINE.exec(text) ?? LINE.exec(text) ?? [];
  const low = name.toLowerCase();
  if (low === '') return problem('CONFIG.LINE', { line, typed: text });
  const [, action] = KEY.exec(low) ?? [];
  if (action !== undefined) {
    const keys = keysIn(value);
    if (keys.length === 0) return problem('CONFIG.NO-KEYS', { line, action });
    const strange = keys.find((key) => !isKey(key));
    if (strange !== undefined) return problem('CONFIG.KEY', { line, typed: strange });
    return giveKeys(draft, action, keys, line);
  }
  const [, kind, word = ''] = OWN.exec(low) ?? [];
  if (kind === 'alias' || kind === 'macro') {
    const wrong = ownProblem(kind, word, value, line);
    if (wrong === undefined) draft.own[kind][word] = value.trim();
    return wrong;
  }
  if (!isSetting(low)) return problem('CONFIG.UNKNOWN', { line, typed: name, settings: settingNames });
  const remark = value.search(/\s#/);
  const meant = (remark < 0 ? value : value.slice(0, remark)).trimEnd().toLowerCase();
  if (!isValue(low, meant))
    return problem('CONFIG.VALUE', { line, setting: low, typed: value, values: valuesOf(low) });
  draft.values[low] = meant;
  return undefined;
};

export const readConfig = (
  text: string,
): { readonly config: Config; readonly problems: readonly Problem[] } => {
  const draft: Draft = { values: {}, keys: {}, own: { alias: {}, macro: {} } };
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  const problems = lines.flatMap((raw, i) => {
    const bare = raw.replace(/^\s*#.*$/, '').trim();
    return bare === '' ? [] : (readLine(draft, bare, i + 1) ?? []);
  });
  const { values, keys, own } = draft;
  const hasOwn = OWN_KINDS.some((kind) => Object.keys(own[kind]).length > 0);
  return { config: { ...values, keys, ...(hasOwn && { own }) }, problems };
};

const nameIn = (line: string): string | undefined =>
  (OWN_LINE.exec(line.trim()) ?? LINE.exec(line.trim()))?.[1]
    ?.toLowerCase()
    .replace(/^(alias|macro)\s+/, '$1.');

/** The same text with one setting in it, or without it: in its old place if it has one, and nothing else touched. */
export const withSetting = (text: string, name: string, value: string | undefined): string => {
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  const at = lines.findLastIndex((each) => nameIn(each) === name);
  if (value === undefined) {
    const kept = lines.filter((each) => nameIn(each) !== name);
    return kept.length === 0 ? '' : `${kept.join('\n')}\n`;
  }
  const line = `${name} = ${value}`;
  const all = at < 0 ? [...lines, line] : lines.with(at, line);
  return `${all.join('\n')}\n`;
};

/** How a desk says things, as the config wants it. */
export const settingsOf = ({
  level,
  hexspeech,
  hexes,
  prompt,
  page,
  names,
  theme,
  charset,
  colour,
  film,
  mute,
  own,
}: Config): Partial<Settings> => ({
  ...(isOneOf(LEVELS, level) && { level }),
  ...(isOneOf(HEX_SPEECHES, hexspeech) && { hexSpeech: hexspeech }),
  ...(isOneOf(HEX_NAMES, hexes) && { hexNames: hexes }),
  ...(prompt !== undefined && { prompt: prompt === 'on' ? 'short' : prompt === 'long' ? 'long' : 'off' }),
  ...(page !== undefined && { page: page === 'off' || page === 'level' ? page : Number(page) }),
  ...(names !== undefined && { names: names === 'short' ? 'short' : 'long' }),
  ...(isOneOf(THEME_WISHES, theme) && { theme }),
  ...(isOneOf(CHARSET_WISHES, charset) && { charset }),
  ...(isOneOf(COLOUR_WISHES, colour) && { colour }),
  ...(isOneOf(FILM_PACES, film) && { film }),
  ...(mute !== undefined && { muted: mute.split(/[\s,]+/).filter(isMuteKind) }),
  ...(own !== undefined && {
    aliases: own.alias,
    macros: Object.fromEntries(Object.entries(own.macro).map(([name, text]) => [name, linesOf(text)])),
  }),
});

const isOneOf = <T extends string>(values: readonly T[], text: string | undefined): text is T =>
  values.some((value) => value === text);

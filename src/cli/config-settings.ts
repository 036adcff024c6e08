// The settings of the config file: each by its name, what it may be, and what it is where nothing was said.
import {
  CHARSET_WISHES,
  COLOUR_WISHES,
  FILM_PACES,
  HEX_NAMES,
  HEX_SPEECHES,
  LEVELS,
  THEME_WISHES,
} from '../api/settings.ts';
import { MUTE_NAMES } from '../api/mute-kinds.ts';

export const MODES = ['map', 'plain'] as const;
export type Mode = (typeof MODES)[number];

/** Settings by name, with what each may be; `page` may also be a number of lines. */
export const CHOICES = {
  mode: MODES,
  theme: THEME_WISHES,
  charset: CHARSET_WISHES,
  colour: COLOUR_WISHES,
  level: LEVELS,
  hexspeech: HEX_SPEECHES,
  hexes: HEX_NAMES,
  prompt: ['on', 'long', 'off'],
  page: ['off', 'level'],
  names: ['short', 'long'],
  film: FILM_PACES,
  lineedit: ['auto', 'on', 'off'],
  mute: ['nothing', ...MUTE_NAMES],
} as const;
export type SettingName = keyof typeof CHOICES;

/** What a setting is where nothing was said. */
export const STANDARD: Readonly<Record<SettingName, string>> = {
  mode: 'map',
  theme: 'auto',
  charset: 'auto',
  colour: 'auto',
  level: 'normal',
  hexspeech: 'pair',
  hexes: 'mixed',
  prompt: 'on',
  page: 'level',
  names: 'long',
  film: 'normal',
  lineedit: 'auto',
  mute: 'nothing',
};

export const settingNames = Object.keys(CHOICES) as readonly SettingName[];

export const isSetting = (word: string): word is SettingName => Object.hasOwn(CHOICES, word);

const PAGE_LINES = /^(?:[2-9]|[1-9]\d{1,2})$/;

/** What a value may be, as it is told to somebody who typed another. */
export const valuesOf = (name: SettingName): readonly string[] =>
  name === 'page' ? ['2 to 999', ...CHOICES.page] : CHOICES[name];

/** Of a list each word counts. */
const wordsOf = (value: string): readonly string[] => value.split(/[\s,]+/).filter((word) => word !== '');

export const isValue = (name: SettingName, value: string): boolean =>
  name === 'mute'
    ? wordsOf(value).every((word) => (CHOICES.mute as readonly string[]).includes(word))
    : isOneValue(name, value);

const isOneValue = (name: SettingName, value: string): boolean =>
  (CHOICES[name] as readonly string[]).includes(value) || (name === 'page' && PAGE_LINES.test(value));

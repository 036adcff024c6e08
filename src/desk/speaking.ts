// How things are said: level, hex speech, prompt, repeating, and lists in pieces.
import type { Args } from '../core/types.ts';
import { MORE_PAGE, PAGE, paginate } from '../words/page.ts';
import { HEX_SPEECHES, LEVELS } from '../words/table.ts';
import type { Desk, Reply, Settings } from './desk.ts';
import { answer, tell } from './desk.ts';

const PROMPTS = ['short', 'long', 'off'] as const;

const isOneOf = <T extends string>(values: readonly T[], text: string | undefined): text is T =>
  values.some((value) => value === text);

const wrong = (desk: Desk, setting: string, values: readonly string[], now: string): Reply =>
  answer(tell(desk, 'setting.values', { setting, values, now }));

export const setLevel = (desk: Desk, level: string): Reply => {
  if (!isOneOf(LEVELS, level)) return wrong(desk, 'level', LEVELS, desk.settings.level);
  desk.settings.level = level;
  return answer(tell(desk, `level.${level}`));
};

export const setHexSpeech = (desk: Desk, args: Args): Reply => {
  const style = args['style']?.[0];
  if (!isOneOf(HEX_SPEECHES, style)) return wrong(desk, 'hexspeech', HEX_SPEECHES, desk.settings.hexSpeech);
  desk.settings.hexSpeech = style;
  const example = desk.here ?? desk.game.board.grid.ids[0] ?? '';
  return answer(tell(desk, `hexspeech.${style}`, { example }));
};

export const setPrompt = (desk: Desk, args: Args): Reply => {
  const how = args['style']?.[0] === 'on' ? 'short' : args['style']?.[0];
  if (!isOneOf(PROMPTS, how)) return wrong(desk, 'prompt', ['on', 'long', 'off'], desk.settings.prompt);
  desk.settings.prompt = how;
  return answer(tell(desk, how === 'short' ? 'prompt.on' : `prompt.${how}`));
};

export const repeat = (desk: Desk): Reply =>
  answer(desk.lastLines.length === 0 ? tell(desk, 'repeat.nothing') : desk.lastLines);

/** The next piece of a list that did not fit. */
export const more = (desk: Desk): readonly string[] => {
  if (desk.rest.length === 0) return tell(desk, 'more.nothing');
  const { shown, rest } = paginate(desk.rest, MORE_PAGE);
  desk.rest = rest;
  return shown;
};

/** Cuts a reply to what the level allows, and keeps what is left for `more`. */
export const page = (
  desk: Desk,
  lines: readonly string[],
  settings: Settings = desk.settings,
): readonly string[] => {
  const { shown, rest } = paginate(lines, PAGE[settings.level]);
  desk.rest = rest;
  return shown;
};

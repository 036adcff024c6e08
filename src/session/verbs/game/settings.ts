// How things are said: level, hex speech, prompt, repeating, and lists in pieces.
import { HEX_SPEECHES, LEVELS, THEME_WISHES } from '../../../api/settings.ts';
import type { Level } from '../../../api/settings.ts';
import type { Args } from '../../../core/types.ts';
import { TOPICS } from '../../../api/verb-spec.ts';
import type { Topic, VerbGroup, VerbSpec } from '../../../api/verb-spec.ts';
import { CHOICES_PAGE, MORE_PAGE, PAGE, paginate, paginateOrder } from '../../../text/paging.ts';
import type { Desk, Reply, Settings } from '../../session.ts';
import { answer, levelOf, tell, viewOf } from '../../session.ts';

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

const LEAST_PAGE = 2;
const MOST_PAGE = 999;

const pageMeant = (typed: string | undefined): Settings['page'] | undefined => {
  const low = typed?.toLowerCase();
  if (low === 'off' || low === 'level') return low;
  const lines = /^\d{1,3}$/.test(typed ?? '') ? Number(typed) : 0;
  return lines >= LEAST_PAGE ? lines : undefined;
};

export const setPage = (desk: Desk, args: Args): Reply => {
  const typed = args['lines']?.[0];
  const { settings } = desk;
  const meant = typed === undefined ? settings.page : pageMeant(typed);
  if (meant === undefined)
    return wrong(desk, 'page', [`${LEAST_PAGE} to ${MOST_PAGE}`, 'off', 'level'], String(settings.page));
  settings.page = meant;
  return answer(
    typeof meant === 'number' ? tell(desk, 'page.lines', { page: meant }) : tell(desk, `page.${meant}`),
  );
};

export const setNames = (desk: Desk, args: Args): Reply => {
  const style = args['style']?.[0];
  if (style === 'short' || style === 'long') desk.settings.names = style;
  const example = viewOf(desk).units.find(({ known }) => known)?.name ?? '';
  return answer(tell(desk, `names.${desk.settings.names}`, { example }));
};

const OF_GROUP: Readonly<Record<VerbGroup, Topic | undefined>> = {
  game: 'game',
  place: 'places',
  walk: 'places',
  units: 'units',
  act: 'movement',
  read: 'help',
  'take back': undefined,
  keep: undefined,
  'say it how': undefined,
};

export const topicOf = (spec: VerbSpec | undefined): Topic | undefined =>
  spec === undefined ? undefined : (spec.topic ?? OF_GROUP[spec.group]);

const verbosityTold = (desk: Desk): Reply => {
  const { level, topics } = desk.settings;
  const other = Object.entries(topics).map(([topic, own]) => `${topic} ${own}`);
  return answer(tell(desk, 'verbosity.is', { level, other }));
};

/** `verbosity combat brief`; the level alone is that of everything else. */
export const setVerbosity = (desk: Desk, args: Args): Reply => {
  const [word] = args['topic'] ?? [];
  const [level] = args['level'] ?? [];
  if (isOneOf(LEVELS, word)) return setLevel(desk, word);
  if (!isOneOf(TOPICS, word)) return verbosityTold(desk);
  const { [word]: own, ...others } = desk.settings.topics;
  if (level === 'off') {
    desk.settings.topics = others;
    return answer(tell(desk, 'verbosity.off', { topic: word, level: desk.settings.level }));
  }
  const now: Level = isOneOf(LEVELS, level) ? level : (own ?? desk.settings.level);
  if (level !== undefined) desk.settings.topics = { ...others, [word]: now };
  return answer(tell(desk, 'verbosity.set', { topic: word, level: now }));
};

export const setTheme = (desk: Desk, args: Args): Reply => {
  const theme = args['theme']?.[0];
  if (!isOneOf(THEME_WISHES, theme)) return wrong(desk, 'theme', THEME_WISHES, desk.settings.theme);
  desk.settings.theme = theme;
  return answer(tell(desk, theme === 'auto' ? 'theme.auto' : 'theme.set', { theme }));
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

/** Lines of a reply that come at once; undefined: all of them. */
const pageOf = (desk: Desk): number | undefined => {
  const { page: size } = desk.settings;
  if (size === 'off') return undefined;
  return size === 'level' ? PAGE[levelOf(desk)] : size;
};

/** Cuts a reply to what the level allows, and keeps what is left for `more`. */
export const page = (desk: Desk, lines: readonly string[]): readonly string[] => {
  const size = pageOf(desk);
  if (size === undefined) return lines;
  const { shown, rest } = paginate(lines, size);
  desk.rest = rest;
  return shown;
};

/** The same for the choices that close what an order brought about; what it brought about is told whole. */
export const pageOrder = (desk: Desk, { kind, lines, closing = 0 }: Reply): readonly string[] => {
  const { page: wish } = desk.settings;
  if (wish === 'off') return lines;
  const size = Math.max(CHOICES_PAGE, wish === 'level' ? 0 : wish);
  // What was asked back is a list and, last, how it is answered.
  const head = lines.slice(0, lines.length - closing);
  const { shown, rest } =
    kind === 'asks' ? paginate(head, size - closing) : paginateOrder(lines, closing, size);
  desk.rest = rest;
  return kind === 'asks' ? [...shown, ...lines.slice(lines.length - closing)] : shown;
};

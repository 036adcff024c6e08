// How maps are drawn on this terminal: in which characters, in which colours, and whether as bricks, which need both.
import type { CharsetWish, ColourWish, ThemeWish } from '../api/settings.ts';
import type { RichTheme } from './colour/map-palette.ts';
import type { InkDepth } from './colour/ink-painter.ts';
import { isOnLight, painter, themeTaken, themeWished } from './theme.ts';
import type { ColorWish, Environment, Paint, Painted } from './theme.ts';
import type { MapStyle } from './viewport.ts';

export type Look = {
  readonly theme: Painted;
  readonly depth: InkDepth;
  readonly isUnicode: boolean;
  readonly style: MapStyle;
};

/** What every terminal can show. */
export const BARE: Look = { theme: 'mono', depth: '256', isUnicode: false, style: 'outlines' };

export type LookWish = {
  readonly theme?: ThemeWish | undefined;
  readonly charset?: CharsetWish | undefined;
  readonly colour?: ColourWish | undefined;
  /** On the command line. */
  readonly color?: ColorWish | undefined;
};

/** Consoles whose typefaces lack what a map is drawn with. */
const POOR = new Set(['dumb', 'linux']);

/** What the locale says, as far as the terminal can show it. */
export const hasUnicode = (env: Environment): boolean => {
  if (POOR.has(env['TERM'] ?? '')) return false;
  if ((env['WT_SESSION'] ?? '') !== '') return true;
  const locale = [env['LC_ALL'], env['LC_CTYPE'], env['LANG']].find((one) => one !== undefined && one !== '');
  return /utf-?8/i.test(locale ?? '');
};

/** A multiplexer has fewer of its own, and hands on as many as it is told of. */
const hasTruecolor = ({ COLORTERM = '' }: Environment): boolean => /^(truecolor|24bit)$/i.test(COLORTERM);

type Facts = { readonly env: Environment; readonly depthOf: (env: Environment) => number };

/** So many colours, on the ground that suits. */
const withColours = (wish: ColourWish, suits: Painted): Painted => {
  switch (wish) {
    case 'auto':
      return suits;
    case 'mono':
      return 'mono';
    case '16':
      return isOnLight(suits) ? '16 on light' : '16';
    case '256':
    case 'truecolor':
      return isOnLight(suits) ? 'light' : 'dark';
  }
};

const isWithout = (theme: Painted): boolean => theme === 'mono' || theme === 'mono in bold';

export const isRich = (theme: Painted): theme is RichTheme =>
  !isWithout(theme) && theme !== '16' && theme !== '16 on light';

/** The command line comes before the settings, and these before what the terminal says of itself. */
export const lookOn = (
  { env, depthOf }: Facts,
  { theme: wish = 'auto', charset = 'auto', colour = 'auto', color = 'auto' }: LookWish,
): Look => {
  const suits = themeWished(color, env, depthOf);
  const theme = themeTaken(wish, color === 'never' ? suits : withColours(colour, suits));
  const isDeep = colour === 'auto' ? hasTruecolor(env) || depthOf(env) >= 24 : colour === 'truecolor';
  return {
    theme: isWithout(theme) && env['TERM'] !== 'dumb' && color !== 'never' ? 'mono in bold' : theme,
    depth: isDeep ? 'truecolor' : '256',
    isUnicode: charset === 'auto' ? hasUnicode(env) : charset === 'unicode',
    style: isRich(theme) ? 'bricks' : 'outlines',
  };
};

export const painterFor = ({ theme, depth }: Look): Paint => painter(theme, depth);

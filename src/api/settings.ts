// The values that settings and words of the same name take: how much is said, how hexes are said, colours. It stands
// alone, so that the language can name them without loading what says or paints them.

export const LEVELS = ['brief', 'normal', 'verbose'] as const;
export type Level = (typeof LEVELS)[number];

export const HEX_SPEECHES = ['pair', 'digits', 'raw', 'nato'] as const;
export type HexSpeech = (typeof HEX_SPEECHES)[number];

/**
 * By what a hex is called. mixed: its name, or its number where it has none; name: its name, or how it lies to the nearest;
 * number; both.
 */
export const HEX_NAMES = ['mixed', 'name', 'number', 'both'] as const;
export type HexNames = (typeof HEX_NAMES)[number];

/** safe and safe-light: the colours of dark and light for those who do not tell red from green, or blue from yellow. */
export const THEMES = ['dark', 'light', 'safe', 'safe-light', '16', 'mono'] as const;
export type Theme = (typeof THEMES)[number];

/** What a drawing is made of; auto: what the terminal can show. */
export const CHARSET_WISHES = ['auto', 'ascii', 'unicode'] as const;
export type CharsetWish = (typeof CHARSET_WISHES)[number];

/** How many colours there are; auto: as many as the terminal says. */
export const COLOUR_WISHES = ['auto', 'truecolor', '256', '16', 'mono'] as const;
export type ColourWish = (typeof COLOUR_WISHES)[number];

/** How fast what was done is shown on the map screen; off: not by itself; step: as keys are pressed. */
export const FILM_PACES = ['off', 'step', 'slowest', 'slow', 'normal', 'fast', 'fastest'] as const;
export type FilmPace = (typeof FILM_PACES)[number];

/** auto: what suits the terminal. */
export const THEME_WISHES = ['auto', ...THEMES] as const;
export type ThemeWish = (typeof THEME_WISHES)[number];

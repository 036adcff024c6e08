// The themes by name. It stands alone, so that settings can name them without loading what paints them.

export const THEMES = ['dark', 'light', '16', 'mono'] as const;
export type Theme = (typeof THEMES)[number];

/** auto: what suits the terminal. */
export const THEME_WISHES = ['auto', ...THEMES] as const;
export type ThemeWish = (typeof THEME_WISHES)[number];

/** What is painted: sixteen colours look otherwise on a light ground. */
export type Painted = Theme | '16 on light';

// The levels of the computer player as they are typed, for whoever names them without loading what they do.

export const HIGHEST_LEVEL = '2';
/** In order. */
export const LEVEL_NAMES = ['1', HIGHEST_LEVEL] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

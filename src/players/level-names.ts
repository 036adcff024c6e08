// The levels of the computer player as they are typed, for whoever names them without loading what they do.

export const LEVEL_NAMES = ['1', '2'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

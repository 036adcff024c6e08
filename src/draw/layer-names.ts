// What a board can be shown by, drawn or in words. It stands alone, so that the command line can name it unloaded.

export const LAYERS = ['terrain', 'control', 'supply', 'countries', 'rivers', 'names'] as const;
export type Layer = (typeof LAYERS)[number];

// What can lie over the map, in the order in which one key goes through it.

export const OVERLAYS = ['none', 'supply', 'control', 'reach', 'zones', 'names'] as const;
export type OverlayName = (typeof OVERLAYS)[number];

// What can lie over the map, in the order in which one key goes through it.
import type { Game } from '../../api/game.ts';

const OVERLAYS = ['none', 'supply', 'control', 'reach', 'zones', 'logistics', 'names'] as const;
export type OverlayName = (typeof OVERLAYS)[number];

/** The overlay after this one; zones of control only where a game has them. */
export const overlayAfter = (game: Pick<Game, 'zones'>, overlay: OverlayName): OverlayName => {
  const all = OVERLAYS.filter((name) => name !== 'zones' || game.zones !== undefined);
  return all[(all.indexOf(overlay) + 1) % all.length] ?? 'none';
};

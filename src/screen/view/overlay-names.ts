// What can lie over the map, in the order in which one key goes through it.
import type { MapFile } from '../../board/data-types.ts';

const OVERLAYS = ['none', 'supply', 'control', 'reach', 'zones', 'names'] as const;
export type OverlayName = (typeof OVERLAYS)[number];

const hasZones = ({ zones, areas }: MapFile): boolean =>
  Object.keys(zones).length > 0 ||
  Object.values(areas).some(({ kind }) => kind === 'supply' || kind === 'source');

/** The one after this, without those of which a map has nothing to show. */
export const nextOverlay = (map: MapFile, overlay: OverlayName): OverlayName => {
  const shown = OVERLAYS.filter((name) => name !== 'zones' || hasZones(map));
  return shown[(shown.indexOf(overlay) + 1) % shown.length] ?? 'none';
};

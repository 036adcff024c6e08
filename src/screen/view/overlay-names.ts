// What can lie over the map, in the order in which one key goes through it.
import type { Game } from '../../api/game.ts';
import type { MapFile } from '../../board/data-types.ts';

const OVERLAYS = ['none', 'supply', 'control', 'reach', 'zones', 'threats', 'logistics', 'names'] as const;
export type OverlayName = (typeof OVERLAYS)[number];

const hasLogistics = ({ zones, areas }: MapFile): boolean =>
  Object.keys(zones).length > 0 ||
  Object.values(areas).some(({ kind }) => kind === 'supply' || kind === 'source');

/** The one after this, without those of which a game or its map has nothing to show. */
export const nextOverlay = (
  game: Pick<Game, 'zones' | 'printed' | 'questions'>,
  overlay: OverlayName,
  by: 1 | -1 = 1,
): OverlayName => {
  const shown = OVERLAYS.filter(
    (name) =>
      (name !== 'zones' || game.zones !== undefined) &&
      (name !== 'threats' || game.questions?.threats !== undefined) &&
      (name !== 'logistics' || hasLogistics(game.printed.map)),
  );
  return shown[(shown.indexOf(overlay) + by + shown.length) % shown.length] ?? 'none';
};

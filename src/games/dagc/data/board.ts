// What only DAGC knows of its board: what its rulebook demands of the map.
import type { BoardOwn } from '../../../api/game-entry.ts';

export const dagcOwn: BoardOwn = {
  boxes: () => ({}),
  findings: () => [],
};

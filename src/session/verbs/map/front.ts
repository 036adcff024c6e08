// The verb `front`: where the sides stand against each other, on the whole map or in one region.
import { frontWords } from '../../../draw/describe/front.ts';
import type { Message } from '../../../core/types.ts';
import { standingInPlay } from '../../side-view.ts';
import type { Sight } from '../../side-view.ts';
import { regionMeant, isRegion } from './region-name.ts';

export const front = (sight: Sight, region: string | undefined): readonly Message[] => {
  const { printed: board, sideWords: sides } = sight.game;
  const standing = standingInPlay(sight);
  if (region === undefined) return frontWords(board, sides, standing);
  const found = regionMeant(sight, 'front', region);
  if (!isRegion(found)) return [found];
  return frontWords(board, sides, standing, (hex) => board.regions[hex] === found.key);
};

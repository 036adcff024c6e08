// The verb `overview`: the map at large, region by region, or all that is to be said of one region.
import type { HexSpeech } from '../../../api/settings.ts';
import { regionForces, regionHoldings, totalWords } from '../../../draw/describe/forces.ts';
import { regionWords, regionsOf } from '../../../draw/describe/regions.ts';
import type { Message } from '../../../core/types.ts';
import { message } from '../../reply.ts';
import { standingInPlay } from '../../side-view.ts';
import type { Sight } from '../../side-view.ts';
import { regionMeant, isRegion } from './region-name.ts';

/** All regions with somebody in them, or one region with all that is to be said of it. */
export const overview = (sight: Sight, region: string | undefined, style: HexSpeech): readonly Message[] => {
  const { printed: board, sideWords: sides } = sight.game;
  const standing = standingInPlay(sight);
  if (region === undefined) {
    const regions = regionsOf(board);
    const lines = regions.flatMap((one) => regionForces(board, sides, standing, one));
    const empty = regions.length - lines.length;
    return [
      regions.length === 0
        ? message('overview.whole', { title: sight.game.title })
        : message('overview.head', {
            title: sight.game.title,
            count: regions.length,
            ...(empty > 0 && { empty }),
          }),
      ...totalWords(board, sides, standing),
      ...lines,
    ];
  }
  const found = regionMeant(sight, 'overview', region);
  if (!isRegion(found)) return [found];
  const [where, ...rest] = regionWords(board, found, style);
  return [
    ...(where === undefined ? [] : [where]),
    ...regionForces(board, sides, standing, found),
    ...regionHoldings(board, sides, standing, [found]),
    ...rest,
  ];
};

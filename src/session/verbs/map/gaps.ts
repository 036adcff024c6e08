// The verb `gaps`: where the front of a side has nobody in it.
import type { HexSpeech } from '../../../api/settings.ts';
import { gapWords } from '../../../draw/describe/front.ts';
import type { Message, Side } from '../../../core/types.ts';
import { ownSide } from '../../hex-sentence.ts';
import { standingInPlay } from '../../side-view.ts';
import type { Sight } from '../../side-view.ts';

/** Of the side that asks, unless another is named. */
export const gaps = (sight: Sight, side: Side | undefined, style: HexSpeech): readonly Message[] =>
  gapWords(sight.game.printed, sight.game.sideWords, standingInPlay(sight), style, [
    side ?? ownSide(sight.view),
  ]);

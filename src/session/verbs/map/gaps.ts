// The verb `gaps`: where the front of a side has nobody in it.
import { gapsOf, gapWords } from '../../../draw/describe/front.ts';
import { sideAdjective } from '../../../draw/describe/messages.ts';
import type { Message, Side } from '../../../core/types.ts';
import { message } from '../../reply.ts';
import { ownSide } from '../../hex-sentence.ts';
import { standingInPlay } from '../../side-view.ts';
import type { Sight } from '../../side-view.ts';

/** Of the side that asks, unless another is named. */
export const gaps = (sight: Sight, side: Side = ownSide(sight.view)): readonly Message[] => {
  const { printed, board, sideWords } = sight.game;
  const standing = standingInPlay(sight);
  const [head] = gapWords(printed, sideWords, standing, 'raw', [side]);
  const idsOf = (hexes: readonly number[]): readonly string[] => hexes.map((hex) => board.grid.id(hex));
  const lines = gapsOf(printed, standing, side).map(({ hexes, open, doors }, i) => {
    const ids = idsOf(hexes);
    const [from = '', to = from] = [ids[0], ids.at(-1)];
    return message('gaps.one', {
      side: sideAdjective(sideWords, side),
      number: i + 1,
      count: ids.length,
      from,
      ...(to !== from && { to }),
      ...(open.length > 0 && { open: open.length }),
      ...(doors.length > 0 && { doors: idsOf(doors) }),
      hexes: ids,
    });
  });
  return head === undefined ? lines : [head, ...lines];
};

// The verb `where`: the place of a unit, or what is in a place; nothing is gone to.
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer, answerWith, message } from '../../reply.ts';
import { tell } from '../../session.ts';
import { hexMessage, isHex } from '../../hex-sentence.ts';
import { look } from './look.ts';
import { sightOf } from '../../side-view.ts';

/** A unit by its hex or box, a place by what is there; nothing is gone to. */
export const where = (desk: Desk, unit: string | undefined, place: string | undefined): Reply => {
  const sight = sightOf(desk);
  const found = sight.view.units.find(({ id }) => id === unit);
  if (found !== undefined)
    return answerWith(desk, [message('where.unit', { name: found.name, side: found.side, at: found.at })]);
  if (place === undefined) return answer(tell(desk, 'HERE.NONE'));
  return answerWith(desk, isHex(sight, place) ? [hexMessage(sight, place)] : look(sight, place, undefined));
};

// The verb `colour`: how many colours the map screen uses.
import { COLOUR_WISHES } from '../../../api/settings.ts';
import type { Args } from '../../../core/types.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer } from '../../reply.ts';
import { tell } from '../../session.ts';
import { isOneOf, wrong } from './setting-value.ts';

export const setColour = (desk: Desk, args: Args): Reply => {
  const colour = args['colour']?.[0];
  if (!isOneOf(COLOUR_WISHES, colour)) return wrong(desk, 'colour', COLOUR_WISHES, desk.settings.colour);
  desk.settings.colour = colour;
  return answer(tell(desk, colour === 'auto' ? 'colour.auto' : 'colour.set', { colour }));
};

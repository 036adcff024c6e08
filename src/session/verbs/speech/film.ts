// The verb `film`: whether the turn of a computer opponent is shown on the map screen, and how fast.
import { FILM_PACES } from '../../../api/settings.ts';
import type { Args } from '../../../core/types.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer } from '../../reply.ts';
import { tell } from '../../session.ts';
import { isOneOf, wrong } from './setting-value.ts';

export const setFilm = (desk: Desk, args: Args): Reply => {
  const pace = args['pace']?.[0];
  if (!isOneOf(FILM_PACES, pace)) return wrong(desk, 'film', FILM_PACES, desk.settings.film);
  desk.settings.film = pace;
  return answer(tell(desk, pace === 'off' ? 'film.off' : 'film.set', { pace }));
};

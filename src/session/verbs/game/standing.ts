// The verb `standing` alone: which standing orders are kept, and what such orders can be for.
import { windowOwners } from '../../../core/standing-orders.ts';
import type { Message, Order } from '../../../core/types.ts';
import type { Desk } from '../../session.ts';
import type { Told } from '../../reply.ts';
import { message } from '../../reply.ts';
import { played, speaker } from '../../session.ts';

/** The verb alone asks for those that are kept. */
export const asksStanding = (orders: readonly Order[]): boolean =>
  orders.every(({ verb, args }) => verb === 'standing' && args['do'] === undefined);

/** What standing orders can be for in this game. */
export const occasions = (desk: Desk): readonly Message[] =>
  [...windowOwners(desk.game.rules)].map(([window, owner]) =>
    message('standing.occasion', { window, ...(owner !== undefined && { owner }) }),
  );

/** The standing orders of whoever asks. */
export const standing = (desk: Desk): readonly Told[] => {
  const mine = played(desk).state.standing.filter(({ by }) => by === speaker(desk));
  if (mine.length === 0) return [message('standing.none', { by: speaker(desk) }), ...occasions(desk)];
  return mine.map(({ id, by, window, when, then, lasting }) =>
    message('standing.one', {
      id,
      by,
      window,
      when: Object.values(when),
      ...(lasting === true && { lasting }),
      ...(then !== undefined && { order: { by, verb: then.verb, args: then.args } }),
    }),
  );
};

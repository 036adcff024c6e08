// Lets play go on by itself until something has happened: everybody ends, passes or takes the first that is offered.
import { openSeed, seeded } from '../../src/core/dice.ts';
import { apply, decision, offers, sampled, settle } from '../../src/core/kernel.ts';
import type { Event, Order, State } from '../../src/core/types.ts';
import type { Game } from '../../src/api/game.ts';
import { positionOf } from './position.ts';

/** Ends what can be ended, else what comes first; nobody breaks in. */
const idleOrder = ({ rules }: Game, s: State): Order | undefined => {
  const now = decision(rules, s);
  if (now === undefined) return undefined;
  const open = offers(rules, s).filter((offer) => offer.by === now.by && !offer.right);
  const ranked = [...open.filter(({ ends }) => ends), ...open.filter(({ ends }) => !ends)];
  for (const offer of ranked) {
    const order = sampled(s, offer, () => 0);
    if (order !== undefined) return order;
  }
  return now.kind === 'window' ? { by: now.by, verb: 'pass', args: {} } : undefined;
};

/** What happens from a position until an event that ends it, that one left out. */
export const driverOf =
  (game: Game) =>
  (text: string, isEnd: (event: Event) => boolean, most = 2000): readonly Event[] => {
    const { state } = positionOf(game, text);
    const dice = seeded(openSeed('driving'));
    const events: Event[] = [...settle(game.rules, state, dice)];
    for (let n = 0; n < most && !events.some(isEnd); n++) {
      const order = idleOrder(game, state);
      if (order === undefined) break;
      const done = apply(game.rules, state, order, dice);
      if (!done.ok) throw new Error(`${order.verb} refused with ${done.refusal.code}`);
      events.push(...done.events);
    }
    const end = events.findIndex(isEnd);
    if (end < 0) throw new Error(`It does not come to that; it stands at ${JSON.stringify(state.clock)}`);
    return events.slice(0, end);
  };

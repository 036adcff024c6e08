// Lets play go on by itself until something has happened: everybody ends, passes or takes the first that is offered.
import { openSeed, seeded } from '../../../../src/core/dice.ts';
import { apply, decision, offers, sampled, settle } from '../../../../src/core/kernel.ts';
import type { Event, Order, State } from '../../../../src/core/types.ts';
import type { Own } from '../../../../src/games/barbarossa/state.ts';
import { barbarossa, stateOf } from './kit.ts';

const { rules } = barbarossa;

/** Ends what can be ended, else what comes first; nobody breaks in. */
const idleOrder = (s: State<Own>): Order | undefined => {
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
export const driven = (text: string, isEnd: (event: Event) => boolean, most = 2000): readonly Event[] => {
  const state = stateOf(text);
  const dice = seeded(openSeed('driving'));
  const events: Event[] = [...settle(rules, state, dice)];
  for (let n = 0; n < most && !events.some(isEnd); n++) {
    const order = idleOrder(state);
    if (order === undefined) break;
    const done = apply(rules, state, order, dice);
    if (!done.ok) throw new Error(`${order.verb} refused with ${done.refusal.code}`);
    events.push(...done.events);
  }
  const end = events.findIndex(isEnd);
  if (end < 0) throw new Error(`It does not come to that; it stands at ${JSON.stringify(state.clock)}`);
  return events.slice(0, end);
};

export const isPhase =
  (phase: string) =>
  ({ kind, data }: Event): boolean =>
    kind === 'phase.begins' && data['phase'] === phase;

export const isTurn =
  (turn: number) =>
  ({ kind, data }: Event): boolean =>
    kind === 'turn.begins' && data['turn'] === turn;

export const isTurnOf =
  (side: string) =>
  ({ kind, data }: Event): boolean =>
    kind === 'player-turn.begins' && data['side'] === side;

export const isOver =
  (side: string) =>
  ({ kind, data }: Event): boolean =>
    kind === 'player-turn.ends' && data['side'] === side;

/** The phases that began, in order. */
export const phasesOf = (events: readonly Event[]): readonly string[] =>
  events.flatMap(({ kind, data: { phase } }) =>
    kind === 'phase.begins' && typeof phase === 'string' ? [phase] : [],
  );

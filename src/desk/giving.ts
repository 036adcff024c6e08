// Orders: filled in, given to the match all or nothing, and what came of them said.
import { complete, listed, subjects } from '../core/kernel.ts';
import type { Decision } from '../core/kernel.ts';
import { give } from '../core/match.ts';
import type { Entry } from '../core/match.ts';
import type { Args, Message, Order, Refusal } from '../core/types.ts';
import { say } from '../words/say.ts';
import { sayEvents } from '../words/events.ts';
import { sayProblem, sayRefusal } from '../words/refusals.ts';
import { headLines, openOffers, questionLines } from './choosing.ts';
import type { Desk, Reply } from './desk.ts';
import { answer, deciding, done, foggy, played, speaker, tell, voiceOf } from './desk.ts';

export const refuse = (desk: Desk, refused: Refusal): Reply => {
  desk.refused = refused;
  return { kind: 'refused', lines: sayRefusal(voiceOf(desk), refused), refusal: refused };
};

/** Units that can use a verb now, for words that name a hex and mean the units there. */
export const ableTo = (desk: Desk, verb: string): readonly string[] | undefined => {
  const offer = openOffers(desk, speaker(desk)).find((open) => open.verb === verb);
  if (offer === undefined) return undefined;
  const { state } = played(desk);
  const named = subjects(state, offer);
  if (named.length > 0 || offer.choice.subjects !== undefined) return named;
  return [...new Set((listed(state, offer) ?? []).flatMap((order) => order.args['units'] ?? []))];
};

/** Every way to use a verb now, where they can be listed. */
export const legalArgs = (desk: Desk, verb: string): readonly Args[] | undefined => {
  const offer = openOffers(desk, speaker(desk)).find((open) => open.verb === verb);
  return offer === undefined ? undefined : listed(played(desk).state, offer)?.map(({ args }) => args);
};

const filledIn = (
  desk: Desk,
  orders: readonly Order[],
): { readonly orders: readonly Order[]; readonly notes: readonly Message[] } | Refusal => {
  const notes: Message[] = [];
  const full: Order[] = [];
  for (const order of orders) {
    const whole = complete(desk.game.rules, played(desk).state, order);
    if (!whole.ok) return whole.refusal;
    full.push(whole.order);
    if (whole.note !== undefined) notes.push(whole.note);
  }
  return { orders: full, notes };
};

/** The hex an order ends at: a hand goes on from where it last was. */
const lastHex = (desk: Desk, orders: readonly Order[]): string | undefined =>
  Object.values(orders.at(-1)?.args ?? {})
    .flat()
    .findLast((id) => desk.game.board.grid.index(id) >= 0);

/** Two people at one keyboard: at the end of a player's turn nothing more is shown until the other is ready. */
const handOver = (desk: Desk, entry: Entry): readonly string[] => {
  const next = deciding(desk);
  if (!desk.twoPeople || desk.trial !== undefined || next === undefined || next.phasing === entry.phasing)
    return [];
  if (!foggy(desk)) return [];
  desk.heard[entry.phasing] = desk.match.entries.length;
  desk.waiting = next.by;
  return [
    ...tell(desk, 'turn.over', { phasing: entry.phasing, turn: played(desk).state.clock.turn }),
    ...tell(desk, 'handover.wait', { side: next.by }),
    ...tell(desk, 'handover.above'),
  ];
};

export const giveOrders = (desk: Desk, orders: readonly Order[]): Reply => {
  const match = played(desk);
  const before = deciding(desk);
  const listener = foggy(desk) ? speaker(desk) : 'both';
  // What the giver could name before the order is what the reply may name.
  const voice = voiceOf(desk);
  const full = filledIn(desk, orders);
  if ('code' in full) return refuse(desk, full);
  const given = give(match, full.orders);
  if (!given.ok) return refuse(desk, given.refusal);
  desk.halted = undefined;
  desk.refused = undefined;
  desk.here = lastHex(desk, full.orders) ?? desk.here;
  const after = { ...voice, names: { ...voice.names, unit: laterNames(desk, voice.names.unit) } };
  const told = [
    ...full.notes.flatMap((note) => say(after, note)),
    ...sayEvents(after, given.entry.events, listener),
    ...(given.unkept === undefined
      ? []
      : [...tell(desk, 'record.unkept', { line: match.entries.length }), ...sayProblem(after, given.unkept)]),
  ];
  const hand = handOver(desk, given.entry);
  if (desk.trial !== undefined) return done(trialLines(desk, told, before));
  return done(hand.length > 0 ? [...told, ...hand] : [...told, ...questionLines(desk, before)]);
};

/** A trial never rolls; what it says is marked, line by line. */
const trialLines = (desk: Desk, told: readonly string[], before: Decision | undefined): readonly string[] => {
  const rolls = deciding(desk)?.kind === 'roll';
  const marked = [...told, ...(rolls ? [] : questionLines(desk, before))].map((text) => `Trial: ${text}`);
  return rolls ? [...marked, ...tell(desk, 'trial.dice')] : marked;
};

/** A unit that was covered before may have a name now. */
const laterNames = (
  desk: Desk,
  before: (id: string) => string | undefined,
): ((id: string) => string | undefined) => {
  const now = voiceOf(desk).names.unit;
  return (id) => now(id) ?? before(id);
};

/** The other side breaks in: its next order is awaited, then play goes on where it was. */
export const halt = (desk: Desk): Reply => {
  const now = deciding(desk);
  const rules = desk.game.rules;
  const other =
    rules.sides.find((side) => side !== (now?.by ?? played(desk).state.clock.phasing)) ?? rules.sides[0];
  const rights = openOffers(desk, other);
  if (rights.length === 0) return answer(tell(desk, 'right.none', { owner: other }));
  desk.halted = other;
  const phasing = played(desk).state.clock.phasing;
  return answer(
    tell(desk, 'right.halt', { owner: other, phasing, verbs: rights.map((right) => right.verb) }),
  );
};

/** The owner of the right lets it be. */
export const goOn = (desk: Desk): Reply => {
  desk.halted = undefined;
  return answer([
    ...tell(desk, 'right.over', { phasing: played(desk).state.clock.phasing }),
    ...headLines(desk),
  ]);
};

export const ready = (desk: Desk): Reply => {
  if (desk.waiting === undefined) return answer(tell(desk, 'handover.ready'));
  const side = desk.waiting;
  desk.waiting = undefined;
  const since = desk.match.entries.slice(desk.heard[side] ?? 0);
  const events = since.reduce((sum, entry) => sum + sayEvents(voiceOf(desk), entry.events, side).length, 0);
  const told = events === 0 ? [] : tell(desk, 'handover.heard', { events });
  return answer([...headLines(desk), ...told, ...questionLines(desk, deciding(desk))]);
};

// Orders: filled in, given to the match all or nothing, and what came of them said.
import { wordKey } from '../api/game-words.ts';
import { copyJson } from '../core/canonical-json.ts';
import { apply, complete, decision, listed, subjects } from '../core/kernel.ts';
import type { Decision } from '../core/kernel.ts';
import type { Heard } from '../core/event-audience.ts';
import { give, trial, undoable } from '../core/match.ts';
import type { NotDone } from '../core/match.ts';
import { refusal } from '../core/rule-set.ts';
import type { Args, Message, Order, Refusal } from '../core/types.ts';
import { write } from '../language/canonical-write.ts';
import { isKey, say } from '../text/say.ts';
import { hear, sayEvent, sayEvents } from '../text/say-events.ts';
import type { Voice } from '../text/voice.ts';
import { byItself, endsPhase } from './end/phase-over.ts';
import { doneWith, underWay } from './end/stranded-units.ts';
import { sayProblem, sayRefusal } from '../text/say-refusal.ts';
import { headLines, openOffers, questionLines } from './pending.ts';
import { handOver, newsTold, noteTurn } from './hand-over.ts';
import { voiceAt, voiceBetween } from './known-names.ts';
import type { Desk } from './session.ts';
import type { Reply } from './reply.ts';
import { deciding, foggy, isOpponents, played, speaker, tell, viewOf, voiceOf } from './session.ts';
import { done } from './reply.ts';

/** Whoever broke in hears how the turn goes on; whoever chose what is none of the choices hears them. */
const withWayOut = (desk: Desk, refused: Refusal): Refusal => {
  const { code, params } = refused;
  if (code === 'ORDER.NOT-YOURS' && desk.halted !== undefined)
    return { ...refused, params: { ...params, halted: desk.halted } };
  const verb = params['verb'];
  if (code !== 'ORDER.NOT-OFFERED' || typeof verb !== 'string') return refused;
  const { advise } = voiceOf(desk);
  const ways = (legalArgs(desk, verb) ?? []).map(
    (args) => advise?.({ by: speaker(desk), verb, args }) ?? write(desk.registry, { verb, args }),
  );
  return ways.length === 0 || ways.length > MOST_NAMED
    ? refused
    : { ...refused, params: { ...params, ways } };
};

/** So many ways to give an order are few enough to be named where it is refused. */
const MOST_NAMED = 4;

export const refuse = (desk: Desk, why: Refusal): Reply => {
  const refused = withWayOut(desk, why);
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
  const slots = desk.registry.named(verb)?.spec.slots.filter(({ kind }) => kind === 'unit') ?? [];
  const units = slots.map(({ name }) => name);
  return [
    ...new Set((listed(state, offer) ?? []).flatMap(({ args }) => units.flatMap((slot) => args[slot] ?? []))),
  ];
};

/** Every way to use a verb now, where they can be listed. */
export const legalArgs = (desk: Desk, verb: string): readonly Args[] | undefined => {
  const offer = openOffers(desk, speaker(desk)).find((open) => open.verb === verb);
  return offer === undefined ? undefined : listed(played(desk).state, offer)?.map(({ args }) => args);
};

/** Each order is filled in where the ones before it will have led. */
const filledIn = (
  desk: Desk,
  orders: readonly Order[],
): { readonly orders: readonly Order[]; readonly notes: readonly Message[] } | NotDone => {
  const { rules } = desk.game;
  const { state } = played(desk);
  const there = orders.length > 1 ? copyJson(state) : state;
  const notes: Message[] = [];
  const full: Order[] = [];
  for (const [i, order] of orders.entries()) {
    const whole = complete(rules, there, order);
    if (!whole.ok) return { ok: false, refusal: whole.refusal, index: i };
    full.push(whole.order);
    if (whole.note !== undefined) notes.push(whole.note);
    if (i < orders.length - 1 && !apply(rules, there, whole.order).ok)
      return { orders: [...full, ...orders.slice(i + 1)], notes };
  }
  return { orders: full, notes };
};

/** Whether orders of one unit each would be refused, and one order of all of them taken. */
export const isTakenAsOne = (desk: Desk, apart: readonly Order[], whole: Order): boolean => {
  const isTaken = (orders: readonly Order[]): boolean => {
    const full = filledIn(desk, orders);
    return !('index' in full) && give(trial(played(desk)), full.orders).ok;
  };
  return !isTaken(apart) && isTaken([whole]);
};

/** Whether orders would be taken as they are, and could be taken back. */
export const canTakeBack = (desk: Desk, orders: readonly Order[]): boolean => {
  if (orders.some(({ verb }) => desk.registry.named(verb)?.spec.commits === true)) return false;
  const full = filledIn(desk, orders);
  if ('index' in full) return false;
  const tried = trial(played(desk));
  const given = give(tried, full.orders);
  const now = given.ok ? decision(desk.game.rules, tried.state) : undefined;
  return (
    given.ok &&
    given.left === undefined &&
    undoable(tried) > 0 &&
    now?.kind !== 'roll' &&
    (!foggy(desk) || now?.by === speaker(desk))
  );
};

/** The hex an order ends at: a hand goes on from where it last was. */
const lastHex = (desk: Desk, orders: readonly Order[]): string | undefined =>
  Object.values(orders.at(-1)?.args ?? {})
    .flat()
    .findLast((id) => desk.game.board.grid.index(id) >= 0);

/** No order is met with silence: that nothing came of it is an answer, too. */
const nothingTold = (desk: Desk, orders: readonly Order[], phase: string): readonly string[] => {
  const order = orders.at(-1);
  const own = wordKey('nothing', `${order?.verb ?? ''}.${phase}`);
  return tell(desk, isKey(desk.book, own) ? own : 'order.nothing', order === undefined ? {} : { order });
};

/** In a trial nothing that is hidden may be uncovered, or it could be done for nothing and dropped. */
const uncovers = (desk: Desk, orders: readonly Order[]): boolean => {
  if (desk.trial === undefined || !foggy(desk)) return false;
  const tried = give(trial(desk.trial), orders);
  return tried.ok && (tried.entry.told === 'reveal' || tried.left !== undefined);
};

/** What is asked next begins with the phase: that it has begun need not be said just before. */
const withoutPhase = (desk: Desk, told: readonly string[], asks: readonly string[]): readonly string[] => {
  const { phasing, phase } = played(desk).state.clock;
  const [begins] = tell(desk, 'phase.named', { side: phasing, phase });
  if (asks[0] === undefined || (asks[0] !== begins && asks[0] !== headLines(desk)[0])) return told;
  return told.at(-1) === begins ? told.slice(0, -1) : told;
};

/** `before`: an order that goes before those that were typed. */
const refuseOf = (
  desk: Desk,
  orders: readonly Order[],
  { refusal: refused, index }: NotDone,
  before: number,
): Reply => {
  const order = orders[index];
  const count = orders.length - before;
  if (order === undefined || count < 2 || index < before) return refuse(desk, refused);
  const among = { index: index - before + 1, count, line: write(desk.registry, order) };
  return refuse(desk, { ...refused, among });
};

/** Dice that are rolled by hand are typed for an opponent, too. */
const inName = (desk: Desk, orders: readonly Order[]): readonly Order[] => {
  const now = deciding(desk);
  if (desk.opponent === undefined || now?.kind !== 'roll') return orders;
  return orders.map((order) => (order.verb === 'die' ? { ...order, by: now.by } : order));
};

/** Everybody whom somebody named when he typed, and every hex; of a plan that is fought, hex by hex, the hexes were named long ago. */
const namedIn = (desk: Desk, typed: readonly Order[]): ReadonlySet<string> => {
  const named = typed.flatMap(({ args }) => Object.values(args).flat());
  const isPlanned = desk.intent.fight !== undefined;
  return new Set(isPlanned ? named.filter((id) => desk.game.board.grid.index(id) < 0) : named);
};

/** `passed`: an option that they pass by. */
export const giveOrders = (desk: Desk, typed: readonly Order[], passed?: Order): Reply => {
  const orders = inName(desk, passed === undefined ? typed : [passed, ...typed]);
  const match = played(desk);
  const before = deciding(desk);
  const listener = foggy(desk) ? speaker(desk) : 'both';
  const full = filledIn(desk, orders);
  if ('index' in full) return refuseOf(desk, orders, full, orders.length - typed.length);
  if (uncovers(desk, full.orders)) return refuse(desk, refusal('TRIAL.COVERED', 'hexfront:trial', {}));
  const known = voiceOf(desk, viewOf(desk));
  const isEnded = endsPhase(desk, full.orders);
  const afoot = underWay(desk);
  const { phase } = match.state.clock;
  const fought = desk.game.fight?.(match.state)?.hex;
  const given = give(match, full.orders);
  if (!given.ok) return refuseOf(desk, orders, given, orders.length - typed.length);
  const brokeIn = desk.halted !== undefined;
  desk.halted = undefined;
  desk.refused = undefined;
  desk.here = lastHex(desk, given.entry.orders) ?? desk.here;
  const after = voiceBetween(known, voiceAt(desk, played(desk).state, listener));
  const voice: Voice = {
    ...after,
    named: namedIn(desk, typed),
    ...(fought !== undefined && {
      battle: { hex: fought, die: before?.question.params['die'] !== undefined },
    }),
  };
  const [first, ...further] = hear(voice, given.entry.events, listener);
  const sayAll = (events: readonly Heard[]): readonly string[] =>
    events.flatMap((event) => sayEvent(voice, event));
  desk.inFull = {
    revision: match.revision,
    lines: sayEvents({ ...after, level: 'verbose' }, given.entry.events, listener),
    isHeard: false,
  };
  const overByItself = byItself(desk, isEnded);
  const turn = further.findIndex(({ kind }) => desk.game.turning?.includes(kind));
  // That a phase is over comes before what begins then.
  const cut = overByItself.length === 0 || turn < 0 ? further.length : turn;
  const told = [
    ...sayAll(first === undefined ? [] : [first]),
    // Other ways there were come after what was done.
    ...full.notes.flatMap((note) => say(voice, note)),
    ...sayAll(further.slice(0, cut)),
    ...(isEnded ? [] : doneWith(desk, afoot, full.orders)),
    ...overByItself,
    ...sayAll(further.slice(cut)),
    ...(given.left === undefined ? [] : tell(desk, 'order.left', { count: given.left.length }, voice)),
    ...(given.unkept === undefined
      ? []
      : [...tell(desk, 'record.unkept', { line: match.entries.length }), ...sayProblem(voice, given.unkept)]),
  ];
  if (desk.trial !== undefined) {
    const tried = trialLines(desk, told, before);
    return done(tried.length > 0 ? tried : trialLines(desk, nothingTold(desk, full.orders, phase), before));
  }
  const isTurn = noteTurn(desk, given.entry, phase);
  const hand = handOver(desk);
  if (hand.length > 0) return done(told, hand);
  const { phasing } = played(desk).state.clock;
  const goesOn = brokeIn && deciding(desk)?.by === phasing ? tell(desk, 'right.over', { phasing }) : [];
  const question = questionLines(desk, before);
  const said = [...withoutPhase(desk, told, question), ...goesOn, ...(isTurn ? newsTold(desk) : [])];
  // Where the opponent goes on, what comes of it is told next.
  const isAnswered = said.length + question.length > 0 || isOpponents(desk);
  return done(isAnswered ? said : nothingTold(desk, full.orders, phase), question);
};

/** A trial never rolls; what it says is marked, line by line. */
const trialLines = (desk: Desk, told: readonly string[], before: Decision | undefined): readonly string[] => {
  // Where something is hidden, what the other side would decide is not for trying.
  if (foggy(desk) && deciding(desk) !== undefined && speaker(desk) !== desk.trialBy) {
    const marked = told.map((text) => `Trial: ${text}`);
    desk.trial = undefined;
    return [...marked, ...tell(desk, 'trial.ended')];
  }
  const rolls = deciding(desk)?.kind === 'roll';
  const marked = [...told, ...(rolls ? [] : questionLines(desk, before))].map((text) => `Trial: ${text}`);
  return rolls ? [...marked, ...tell(desk, 'trial.dice')] : marked;
};

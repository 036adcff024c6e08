// What a side may know, as lines for engines: its view, what is decided, where a unit can come, answers to questions.
import type { Heard } from '../core/event-audience.ts';
import { decision as decided, offers, subjects } from '../core/kernel.ts';
import type { Offer } from '../core/kernel.ts';
import type { Match } from '../core/match.ts';
import { resting } from '../core/state-cache.ts';
import type { Json, Params, Problem, Side } from '../core/types.ts';
import type { Desk } from '../session/session.ts';
import { fightEvents } from '../session/verbs/game/odds.ts';
import { answerJson, askOnce, deskToAsk, questionsIn } from '../session/ask-once.ts';
import { reachByVerb } from '../session/verbs/map/moves.ts';
import { holderOf } from '../session/side-view.ts';
import { FIGHT_FACTS, seenBy } from '../api/game.ts';
import type { Game } from '../api/game.ts';
import type { View } from '../api/view.ts';
import { counterIds, hushed, nameable } from '../players/events-told.ts';
import { problem } from '../core/problem.ts';
import type { Reply } from './protocol.ts';
import { yes } from './protocol.ts';

/** Whose eyes a question is asked with, and of what game. */
export type Seat = { readonly game: Game; readonly match: Match; readonly side: Side };

const VERSION = 1;

const deskOf = ({ game, match, side }: Seat): Desk => deskToAsk(game, match, side);

/** Every hex that somebody holds, by holder. */
const held = (game: Game, view: View): Readonly<Record<Side, readonly string[]>> => {
  const hexes = game.board.grid.ids.map((id, index) => ({ id, holder: holderOf({ game, view }, index) }));
  return Object.fromEntries(
    game.rules.sides.map((side) => [side, hexes.flatMap(({ id, holder }) => (holder === side ? [id] : []))]),
  );
};

const seen = ({ game, match, side }: Seat): View => seenBy(game, match.state, side);

const viewFacts = ({ game }: Seat, shown: View): object => ({
  v: VERSION,
  ...shown,
  held: held(game, shown),
});

const told = ({ kind, rule, data }: Heard): Params => ({ kind, rule, data });

/** The last that was said of something in the events of an attack. */
const lastOf = (events: readonly Heard[], name: string): Json | undefined =>
  events.findLast(({ data }) => data[name] !== undefined)?.data[name];

/** The attack under way, as it was told: what began it names the attackers. */
const fightFacts = (seat: Seat): Params => {
  const fight = seat.game.fight?.(seat.match.state);
  if (fight === undefined) return {};
  const events = fightEvents(deskOf(seat));
  const attackers = events[0]?.data['units'] ?? [];
  const facts = FIGHT_FACTS.flatMap((name) => {
    const value = lastOf(events, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const { hex, against } = fight;
  const said = { hex, against, attackers, ...Object.fromEntries(facts), events: events.map(told) };
  return { fight: said };
};

const offerFacts = (match: Match, offer: Offer): Params => {
  const { verb, rule, ends, right } = offer;
  const units = subjects(match.state, offer);
  return { verb, rule, ...(ends && { ends }), ...(right && { right }), ...(units.length > 0 && { units }) };
};

/** What is asked of the other side is its own affair where something is hidden. */
const decisionFacts = (seat: Seat, shown: View): Params => {
  const { game, match, side } = seat;
  const now = decided(game.rules, match.state);
  const isHidden = game.rules.hides?.(match.state) === true;
  if (now === undefined) return { over: match.state.over === undefined ? null : { ...match.state.over } };
  const { kind, by, phasing, at, rule, question, dice } = now;
  const isSecret = isHidden && by !== side;
  const own = offers(game.rules, match.state).filter((offer) => offer.by === side);
  const facts: Params = {
    kind,
    by,
    phasing,
    ...(!isSecret && { at, rule, question }),
    ...(dice !== undefined && { dice: dice.map((die) => ({ ...die })) }),
    ...fightFacts(seat),
    verbs: resting(match.state, () => own.map((offer) => offerFacts(match, offer))),
  };
  if (!isHidden) return facts;
  const names = nameable(game, shown, side);
  const ids = counterIds(game);
  return hushed(facts, (id) => ids.has(id) && !names.has(id));
};

/** All that an engine is asked with: what its side sees, what is decided, and what it has heard since it was asked last. */
export const askedFacts = (seat: Seat, shown: View, events: readonly Heard[], more: object): object => ({
  ...viewFacts(seat, shown),
  decision: decisionFacts(seat, shown),
  events: events.map(told),
  ...more,
});

export const view = (seat: Seat): Reply => yes(JSON.stringify(viewFacts(seat, seen(seat))));

export const decision = (seat: Seat): Reply =>
  yes(JSON.stringify({ v: VERSION, ...decisionFacts(seat, seen(seat)) }));

export const isUnit = ({ game }: Seat, word: string): boolean =>
  game.counters.units.some(({ id }) => id === word);

export const reach = (seat: Seat, unit: string): Reply | Problem => {
  if (!isUnit(seat, unit)) return problem('ENGINE.NO-UNIT', { typed: unit });
  const found = reachByVerb(deskOf(seat), unit);
  return yes(
    ...found.map(({ verb, place, cost }) => [verb, place, ...(cost === undefined ? [] : [cost])].join(' ')),
  );
};

export const ask = (seat: Seat, line: string): Reply | Problem => {
  const desk = deskOf(seat);
  const reply = askOnce(desk, line);
  return reply === undefined
    ? problem('ENGINE.NO-QUESTION', { typed: line, questions: questionsIn(desk.registry) })
    : yes(answerJson(desk, line, reply));
};

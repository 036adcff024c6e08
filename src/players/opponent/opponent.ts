// The computer player: at each decision its habit for the question, else every answer tried; it keeps nothing but a plan.
import type { Pick as Draw } from '../../core/rule-set.ts';
import type { Order } from '../../core/types.ts';
import type { Game } from '../../api/game.ts';
import type { Outlook, Said } from '../../api/outlook.ts';
import type { Seat } from '../player.ts';
import { picker } from '../prng.ts';
import { answered } from './answers.ts';
import type { Mind } from './answers.ts';
import { groundOf } from './ground.ts';
import { leaning } from './levels.ts';
import type { Level } from './levels.ts';
import { fought } from './fights.ts';
import type { Chosen } from './fights.ts';
import { entered } from './situations/entry.ts';
import { marched } from './moves.ts';
import type { Plan } from './moves.ts';
import type { Thinker, Thinking, Thought } from './thinker.ts';

export type Opponent = {
  readonly game: Game;
  readonly outlook: Outlook;
  readonly level: Level;
  readonly seed: number;
};

/** A stream of draws for each question of each turn, so that none hangs on how many were drawn before. */
const streamOf = ({ clock, decision }: Seat, played: number): number => {
  let stream = clock.turn * 7919 + played;
  for (const letter of `${clock.phase} ${decision.at}`)
    stream = (Math.imul(stream, 31) + letter.charCodeAt(0)) | 0;
  return stream;
};

const drawn = (seat: Seat, mind: Mind): Order | undefined =>
  seat
    .offers()
    .map((offer) => (offer.right ? undefined : seat.sample(offer, mind.pick)))
    .find((order) => order !== undefined);

const firstLegal = (seat: Seat, said: readonly Said[]): Chosen | undefined => {
  for (const each of said) {
    if (seat.check(each) === undefined) return { order: { ...each, by: seat.side } };
    // What may be left out of an order is filled in as for anybody.
    const full = seat.complete(each);
    if (full.ok && seat.check(full.order) === undefined) return { order: full.order };
  }
  return undefined;
};

/** By the habit of the question; undefined: it has none, or there is nothing to be done by it. */
const byHabit = (mind: Mind, seat: Seat, plan: Plan): Chosen | undefined => {
  const habit = mind.outlook.habits[seat.decision.at];
  if (habit === undefined) return entered(mind, seat);
  if (habit.kind === 'thumb')
    return firstLegal(seat, habit.answer(seat.imagine(mind.pick, 'now').state, seat.side));
  return habit.part === 'move' ? marched(mind, seat, plan) : fought(mind, seat);
};

/** Nothing is ended while there is something to be seen to, and what keeps it from ending is seen to first. */
const beforeEnd = (mind: Mind, seat: Seat, chosen: Chosen | undefined): Chosen | undefined => {
  const errands = mind.outlook.errands?.[seat.decision.at];
  if (errands === undefined) return chosen;
  const isEnd =
    chosen === undefined || seat.offers().some(({ verb, ends }) => ends && verb === chosen.order.verb);
  if (!isEnd) return chosen;
  const entry = entered(mind, seat);
  return entry ?? firstLegal(seat, errands(seat.imagine(mind.pick, 'now').state, seat.side)) ?? chosen;
};

/** Undefined: it lets this chance go by. */
export const opponent = ({ game, outlook, level, seed }: Opponent): Thinker => {
  const { board, rules } = game;
  const ground = groundOf(board.grid, outlook);
  const scales = { ground, outlook, weights: level.weights, sides: rules.sides };
  const plan: Plan = { of: '', orders: undefined, gone: undefined };
  return function* think(seat): Thinking {
    const { by, kind } = seat.decision;
    const nothing: Thought = { order: undefined, spent: 0, isDrawn: false };
    if (by !== seat.side || kind === 'roll') return nothing;
    if (kind === 'window') return { ...nothing, order: { by, verb: 'pass', args: {} } };
    const purse = { spent: 0 };
    const drawnFor = (played: number): Draw => picker(seed, streamOf(seat, played));
    const leans = level.leans ? outlook.leanings?.(seat.clock, by) : undefined;
    const mind: Mind = {
      ...scales,
      ...(leans !== undefined && { weights: leaning(level.weights, leans) }),
      level,
      purse,
      pick: drawnFor(seat.played),
      newsPick: drawnFor(seat.newsAt()),
    };
    const habit = beforeEnd(mind, seat, byHabit(mind, seat, plan));
    const chosen = habit ?? beforeEnd(mind, seat, yield* answered(mind, seat));
    return chosen === undefined
      ? { order: drawn(seat, mind), spent: purse.spent, isDrawn: true }
      : { ...chosen, spent: purse.spent, isDrawn: false };
  };
};

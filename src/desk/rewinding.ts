// Where a replay stands: a place among the orders of the game, whose view it is, and the position as it was then.
import { copyJson } from '../core/copy.ts';
import { doAgain, matchFrom, stateAfter } from '../core/match.ts';
import type { Entry, Match } from '../core/match.ts';
import type { Clock, Side, State } from '../core/types.ts';
import type { Game } from '../games/game.ts';
import type { REPLAY_STEPS } from '../orders/verbs-walk.ts';

/** The game so far, gone through once: its clock before every order, and states to set out from. */
type Film = { readonly clocks: readonly Clock[]; readonly kept: ReadonlyMap<number, State> };

export type Replay = {
  /** How many orders have been done. */
  readonly index: number;
  readonly who: Side | 'both';
  /** The most it may show: fixed when it began. */
  readonly widest: Side | 'both';
  /** The position as it was then, in a match nobody plays. */
  readonly match: Match;
  readonly film: Film;
};

export type ReplayStep = (typeof REPLAY_STEPS)[number];

/** So many orders are done again at most to go back by one. */
const APART = 32;

const filmOf = (match: Match, tick: (() => void) | undefined): Film => {
  const state = stateAfter(match, 0);
  const clocks = [{ ...state.clock }];
  const kept = new Map([[0, copyJson(state)]]);
  for (const [i, entry] of match.entries.entries()) {
    tick?.();
    doAgain(match.rules, state, entry);
    clocks.push({ ...state.clock });
    if ((i + 1) % APART === 0) kept.set(i + 1, copyJson(state));
  }
  return { clocks, kept };
};

/** A copy of the state as it was when so many orders had been done. */
export const stateAt = (match: Match, { kept }: Film, index: number): State => {
  const from = index - (index % APART);
  const state = copyJson(kept.get(from) ?? stateAfter(match, from));
  for (const entry of match.entries.slice(from, index)) doAgain(match.rules, state, entry);
  return state;
};

/** `film`: of the replay that goes on from one place to another. `tick`: called while a new one is made. */
export const replayAt = (
  match: Match,
  index: number,
  sight: Pick<Replay, 'who' | 'widest'>,
  { film, tick }: { readonly film?: Film | undefined; readonly tick: (() => void) | undefined },
): Replay => {
  const whole = film ?? filmOf(match, tick);
  return { ...sight, index, film: whole, match: matchFrom(match.rules, stateAt(match, whole, index)) };
};

/** The clock when an order was given; before the first one, that of the beginning. */
export const clockAt = ({ film }: Replay, index: number): Clock | undefined =>
  film.clocks[Math.max(0, index - 1)];

/** The first order of a turn. */
export const firstOfTurn = (replay: Replay, turn: number): number | undefined => {
  const found = replay.film.clocks.slice(0, -1).findIndex((clock) => clock.turn === turn);
  return found < 0 ? undefined : found + 1;
};

const isPhase = (a: Clock | undefined, b: Clock | undefined): boolean =>
  a?.turn === b?.turn && a?.phase === b?.phase && a?.phasing === b?.phasing;

/** Somebody attacked; where a game does not say what an attack is, a die was rolled. */
export const isAttack = ({ toll }: Pick<Game, 'toll'>, { events, dice }: Entry): boolean =>
  toll === undefined ? dice.length > 0 : events.some(({ kind }) => toll.attacks.includes(kind));

type Journey = { readonly game: Game; readonly entries: readonly Entry[]; readonly replay: Replay };

/** Whether an order is where a step ends: an attack, or the first order of a phase or of a turn. */
const isStop = ({ game, entries, replay }: Journey, step: ReplayStep, order: number): boolean => {
  const entry = entries[order - 1];
  if (entry === undefined) return false;
  if (step === 'order') return true;
  if (step === 'attack') return isAttack(game, entry);
  if (order === 1) return true;
  const [now, before] = [clockAt(replay, order), clockAt(replay, order - 1)];
  return step === 'turn' ? now?.turn !== before?.turn : !isPhase(now, before);
};

/** Where a step leads; undefined where there is nothing more of the kind. */
export const stepFrom = (journey: Journey, step: ReplayStep, by: 1 | -1): number | undefined => {
  const { entries, replay } = journey;
  for (let order = replay.index + by; order >= 1 && order <= entries.length; order += by)
    if (isStop(journey, step, order)) return order;
  return by === -1 && replay.index > 0 && step !== 'attack' ? 0 : undefined;
};

// Where a replay stands: a place among the orders of the game, whose view it is, and the position as it was then.
import { matchFrom, stateAfter } from '../../../core/match.ts';
import type { Entry, Match } from '../../../core/match.ts';
import type { Clock, Side } from '../../../core/types.ts';
import type { Game } from '../../../api/game.ts';
import type { REPLAY_STEPS } from '../../../language/verbs/walk.ts';

export type Replay = {
  /** How many orders have been done. */
  readonly index: number;
  readonly who: Side | 'both';
  /** The most it may show: fixed when it began. */
  readonly widest: Side | 'both';
  /** The position as it was then, in a match nobody plays. */
  readonly match: Match;
};

export type ReplayStep = (typeof REPLAY_STEPS)[number];

export const replayAt = (match: Match, index: number, sight: Pick<Replay, 'who' | 'widest'>): Replay => ({
  ...sight,
  index,
  match: matchFrom(match.rules, stateAfter(match, index)),
});

/** The clock when an order was given; before the first one, that of the beginning. */
export const clockAt = ({ entries }: Pick<Match, 'entries'>, index: number): Clock | undefined =>
  entries[Math.max(0, index - 1)]?.clock;

/** The first order of a turn. */
export const firstOfTurn = (entries: readonly Entry[], turn: number): number | undefined => {
  const found = entries.findIndex(({ clock }) => clock.turn === turn);
  return found < 0 ? undefined : found + 1;
};

const isPhase = (a: Clock | undefined, b: Clock | undefined): boolean =>
  a?.turn === b?.turn && a?.phase === b?.phase && a?.phasing === b?.phasing;

/** Somebody attacked; where a game does not say what an attack is, a die was rolled. */
export const isAttack = ({ toll }: Pick<Game, 'toll'>, { events, dice }: Entry): boolean =>
  toll === undefined ? dice.length > 0 : events.some(({ kind }) => toll.attacks.includes(kind));

type Journey = { readonly game: Game; readonly entries: readonly Entry[]; readonly replay: Replay };

/** Whether an order is where a step ends: an attack, or the first order of a phase or of a turn. */
const isStop = ({ game, entries }: Journey, step: ReplayStep, order: number): boolean => {
  const entry = entries[order - 1];
  if (entry === undefined) return false;
  if (step === 'order') return true;
  if (step === 'attack') return isAttack(game, entry);
  if (order === 1) return true;
  const [now, before] = [clockAt({ entries }, order), clockAt({ entries }, order - 1)];
  return step === 'turn' ? now?.turn !== before?.turn : !isPhase(now, before);
};

/** Where a step leads; undefined where there is nothing more of the kind. */
export const stepFrom = (journey: Journey, step: ReplayStep, by: 1 | -1): number | undefined => {
  const { entries, replay } = journey;
  for (let order = replay.index + by; order >= 1 && order <= entries.length; order += by)
    if (isStop(journey, step, order)) return order;
  return by === -1 && replay.index > 0 && step !== 'attack' ? 0 : undefined;
};

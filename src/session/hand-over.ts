// The hand-over between two people at one keyboard, and the news for whoever begins a turn.
import type { Entry } from '../core/match.ts';
import { newsCount } from './verbs/game/events.ts';
import { hasHeard } from './known-names.ts';
import type { Desk } from './session.ts';
import { apart, deciding, speaker, tell } from './session.ts';
import { forget } from './walk-cursor.ts';

/** Two people at one keyboard: when somebody else must speak, nothing more is shown until that side is ready. */
export const handOver = (desk: Desk): readonly string[] => {
  const next = speaker(desk);
  if (!apart(desk) || desk.trial !== undefined || deciding(desk) === undefined || next === desk.seat)
    return [];
  hasHeard(desk, desk.seat);
  desk.waiting = next;
  // What the other person looked at last is not the next one's to go on from.
  desk.refused = undefined;
  desk.here = undefined;
  forget(desk.walk);
  desk.ear.cursor = undefined;
  return [...tell(desk, 'handover.wait', { side: next }), ...tell(desk, 'handover.above')];
};

/** Whoever ends a turn hears at its next what was done in between. `phase`: that in which the entry was made. */
export const noteTurn = (desk: Desk, { clock: { phasing } }: Entry, phase: string): boolean => {
  const isTurn =
    desk.game.betweenTurns?.includes(phase) !== true && desk.match.state.clock.phasing !== phasing;
  if (isTurn) hasHeard(desk, phasing);
  return isTurn;
};

/** How much there is to hear for whoever begins a turn. */
export const newsTold = (desk: Desk): readonly string[] => {
  const events = newsCount(desk);
  return events === 0 ? [] : tell(desk, 'handover.heard', { events });
};

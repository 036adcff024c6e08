// What must hold of a match as a whole: taking back restores, replay is play.
import { hashOf } from '../../core/canonical-json.ts';
import { apply, settle } from '../../core/kernel.ts';
import { barrier, redo, undo, undoable } from '../../core/match.ts';
import { recordedDice } from '../../core/dice.ts';
import type { Match } from '../../core/match.ts';
import type { Event, State } from '../../core/types.ts';
import { firstDifference } from './state-checks.ts';
import type { Wrong } from './state-checks.ts';

/** The match before its last order. */
export type Before = { readonly hash: string; readonly drawn: number };

export const noteBefore = (match: Match): Before => ({
  hash: hashOf(match.state),
  drawn: match.state.drawn,
});

const wrongInTakingBack = (match: Match, count: number, before?: string): Wrong => {
  const after = hashOf(match.state);
  const { drawn } = match.state;
  if (!undo(match, count).ok) return 'Undo is refused where nothing stands against it';
  if (before !== undefined && hashOf(match.state) !== before) return 'Undo does not restore the state';
  if (match.state.drawn !== drawn) return 'Undo gives dice back';
  if (!redo(match, count).ok) return 'Redo is refused after undo';
  return hashOf(match.state) === after ? undefined : 'Redo after undo leads to another state';
};

/** An order can be taken back if and only if it rolled nothing and uncovered nothing. */
export const wrongInUndo = (match: Match, before: Before): Wrong => {
  const last = match.entries.at(-1);
  const used = last?.events.some(({ kind }) => kind === 'standing.used') === true;
  const news = match.state.drawn > before.drawn || last?.told !== undefined || used;
  const isBarred = barrier(match) !== undefined;
  if (news !== isBarred) {
    return isBarred ? 'Undo is barred though nothing was told' : 'Undo would cross the barrier';
  }
  if (!isBarred) {
    return wrongInTakingBack(match, 1, before.hash) ?? wrongInTakingBack(match, undoable(match));
  }
  const after = hashOf(match.state);
  const isRefused = !undo(match).ok;
  return isRefused && hashOf(match.state) === after ? undefined : 'An undo that is barred changes the state';
};

const facesOf = (events: readonly Event[]): readonly number[] =>
  events.filter((event) => event.kind === 'die').map((event) => Number(event.data['result']));

/** Plays the orders of a match again, from a fresh start, with the dice it wrote down. */
export const wrongInReplay = (match: Match, fresh: State): Wrong => {
  const { rules } = match;
  const opening = settle(rules, fresh, recordedDice(facesOf(match.opening), 0));
  const parted = firstDifference(match.opening, opening, 'opening');
  if (parted !== undefined) return `Replay differs from play: ${parted}`;
  for (const [i, entry] of match.entries.entries()) {
    const events: Event[] = [];
    for (const order of entry.orders) {
      const done = apply(rules, fresh, order, recordedDice(entry.dice, entry.drawn));
      if (!done.ok) return `Replay refuses order ${i + 1}, ${order.verb}, with ${done.refusal.code}`;
      events.push(...done.events);
    }
    const parted = firstDifference(entry.events, events, `events of order ${i + 1}`);
    if (parted !== undefined) return `Replay differs from play: ${parted}`;
  }
  const end = firstDifference(match.state, fresh);
  return end === undefined ? undefined : `Replay ends elsewhere: ${end}`;
};

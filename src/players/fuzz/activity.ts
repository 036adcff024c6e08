// Of those who could act at a question in a player turn, how many did: whether a player moves its army or sits still.
import { offers, subjects } from '../../core/kernel.ts';
import type { Decision } from '../../core/kernel.ts';
import type { Rules, Seen } from '../../core/rule-set.ts';
import type { Order, Side } from '../../core/types.ts';

/** Units or places that could act, and those of them that did, player turn by player turn. */
export type ActorCount = { could: number; did: number };

export type Actors = Record<Side, Record<string, ActorCount>>;

type Question = { readonly could: Set<string>; readonly named: Set<string> };

/** The player turn under way, question by question. */
export type ActorNote = { turn: string; side: Side; readonly asked: Map<string, Question> };

export const newActorNote = (): ActorNote => ({ turn: '', side: '', asked: new Map() });

/** Adds up the player turn that is over. */
export const closeActors = (actors: Actors, note: ActorNote): void => {
  for (const [at, { could, named }] of note.asked) {
    if (could.size === 0) continue;
    const count = ((actors[note.side] ??= {})[at] ??= { could: 0, did: 0 });
    count.could += could.size;
    for (const id of could) if (named.has(id)) count.did += 1;
  }
  note.asked.clear();
};

const addSubjects = (rules: Rules, s: Seen<unknown>, by: Side, into: Set<string>): void => {
  for (const offer of offers(rules, s)) {
    if (offer.by !== by || offer.ends || offer.right) continue;
    for (const id of subjects(s, offer)) into.add(id);
  }
};

/** Before an order of the side whose turn it is: who could act is looked at when a question first comes, and at its end. */
export const noteActors = (
  actors: Actors,
  note: ActorNote,
  rules: Rules,
  s: Seen<unknown>,
  now: Decision,
  order: Order,
): void => {
  const turn = `${s.clock.turn} ${now.phasing}`;
  if (note.turn !== turn) closeActors(actors, note);
  note.turn = turn;
  note.side = now.phasing;
  if (now.kind !== 'ask' || now.by !== now.phasing || order.by !== now.by) return;
  const before = note.asked.get(now.at);
  const question = before ?? { could: new Set<string>(), named: new Set<string>() };
  note.asked.set(now.at, question);
  if (before === undefined || order.verb === 'end') addSubjects(rules, s, now.by, question.could);
  for (const id of Object.values(order.args).flat()) question.named.add(id);
};

// The verbs `last` and `said`: what came of the last order, and a reply of before once more.
import type { Args } from '../../../core/types.ts';
import { sayEvents } from '../../../text/say-events.ts';
import { voicesSince } from '../../known-names.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer } from '../../reply.ts';
import { foggy, tell, viewerOf } from '../../session.ts';
import { entriesOf } from '../game/events.ts';
import { numberOf } from '../handler.ts';

/** So many answers a battle has at most. */
const MOST_ANSWERS = 12;
const MOVED: ReadonlySet<string> = new Set(['units.moved', 'unit.moved']);

/** With which order that began which is over or goes on now: of a battle the attack, else the last one. */
const beginning = (desk: Desk): number => {
  const entries = entriesOf(desk);
  const latest = entries.length - 1;
  const phase = entries[latest]?.clock;
  for (let i = latest; i >= 0 && latest - i < MOST_ANSWERS; i--) {
    const { events = [], clock } = entries[i] ?? {};
    if (clock?.turn !== phase?.turn || clock?.phase !== phase?.phase) break;
    if (events.some(({ kind }) => desk.game.toll?.attacks.includes(kind))) return i;
    if (events.some(({ kind }) => MOVED.has(kind))) break;
  }
  return Math.max(0, latest);
};

/** Whoever gave it: of the other side's as far as it was heard. */
export const last = (desk: Desk, args: Args): Reply => {
  const { length } = entriesOf(desk);
  const who = viewerOf(desk);
  const since =
    args['count'] === undefined ? beginning(desk) : Math.max(0, length - numberOf(args, 'count', 1));
  const lines = voicesSince(desk, who, since)
    .slice(0, length - since)
    .flatMap(({ entry, voice }) => sayEvents(voice, entry.events, who));
  if (length === 0) return answer(tell(desk, 'history.none'));
  return lines.length === 0
    ? answer(tell(desk, 'last.nothing', { fog: foggy(desk) }))
    : { ...answer(lines), whole: true };
};

/** 1 is the last one. */
export const said = (desk: Desk, args: Args): Reply => {
  const back = numberOf(args, 'back', 1);
  const { replies } = desk.ear;
  const lines = replies.at(-back);
  if (replies.length === 0) return answer(tell(desk, 'repeat.nothing'));
  return lines === undefined
    ? answer(tell(desk, 'said.none', { back, count: replies.length }))
    : { ...answer(lines), whole: true };
};

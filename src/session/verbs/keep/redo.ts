// The verb `redo`: gives again what was taken back.
import { redo } from '../../../core/match.ts';
import type { Match } from '../../../core/match.ts';
import { refusal } from '../../../core/rule-set.ts';
import { sayEvents } from '../../../text/say-events.ts';
import { questionLines } from '../../pending.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { deciding, foggy, played, speaker, tell, voiceOf } from '../../session.ts';
import { done } from '../../reply.ts';
import { refuse } from '../../give-orders.ts';
import { named, marked } from './undo.ts';

/** What an opponent did after an order of the person comes back with it. */
const withOpponents = ({ opponent, trial }: Desk, { undone }: Match, count: number): number => {
  if (opponent === undefined || trial !== undefined) return count;
  let own = 0;
  const next = undone.findIndex(({ orders }) => orders[0]?.by === opponent.person && ++own > count);
  return next < 0 ? undone.length : next;
};

export const giveAgain = (desk: Desk, count: number): Reply => {
  const match = played(desk);
  const before = deciding(desk);
  const next = match.undone[0]?.orders[0]?.by;
  if (foggy(desk) && next !== undefined && next !== speaker(desk)) {
    return refuse(desk, refusal('REDO.NOTHING', 'hexfront:undo', {}));
  }
  const most = match.undone.length;
  if (count > most && most > 0)
    return refuse(desk, refusal('REDO.TOO-MANY', 'hexfront:undo', { count, most }));
  const taken = redo(match, withOpponents(desk, match, count));
  if (!taken.ok) return refuse(desk, taken.refusal);
  const listener = foggy(desk) ? speaker(desk) : 'both';
  const [first = named(desk, taken.entries), ...rest] = taken.entries.flatMap(({ events }) =>
    sayEvents(voiceOf(desk), events, listener),
  );
  const again = tell(desk, 'redone', { what: first.replace(/\.$/, ''), left: match.undone.length });
  const told = marked(desk, [...again.slice(0, 1), ...rest, ...again.slice(1)]);
  return done(told, questionLines(desk, before));
};

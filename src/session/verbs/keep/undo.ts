// The verb `undo`: takes back orders, as far as nothing has been uncovered since.
import { barrier, undo, undoAnyway, undoable } from '../../../core/match.ts';
import type { Entry, Match } from '../../../core/match.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Params, Refusal } from '../../../core/types.ts';
import type { View } from '../../../api/view.ts';
import { writeOrders } from '../../../language/canonical-write.ts';
import { questionLines } from '../../pending.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { deciding, foggy, isHandedOver, played, speaker, tell, viewOf } from '../../session.ts';
import { done } from '../../reply.ts';
import { refuse } from '../../give-orders.ts';

export const named = (desk: Desk, entries: readonly Entry[]): string =>
  entries.map((entry) => writeOrders(desk.registry, entry.orders)).join(', ');

/** Units that are somewhere else than before: what coming back means to whoever hears it. */
const cameBack = (desk: Desk, before: View): string | undefined => {
  const was = new Map(before.units.map(({ id, at }) => [id, at]));
  const moved = viewOf(desk).units.filter(({ id, at, known }) => known && was.has(id) && was.get(id) !== at);
  if (moved.length === 0) return undefined;
  const places = [...new Set(moved.map(({ at }) => at))];
  return places
    .map((at) => {
      const units = moved.filter((unit) => unit.at === at).map(({ id }) => id);
      return tell(desk, 'undone.units', { units, at })[0]?.replace(/\.$/, '');
    })
    .join(', ');
};

/** In a trial every line says that it is one. */
export const marked = (desk: Desk, lines: readonly string[]): readonly string[] =>
  desk.trial === undefined ? lines : lines.map((text) => `Trial: ${text}`);

/** In an attack the sides are asked in turns; that is no end of a turn. */
const othersNow = (desk: Desk, { entries, state }: Match): Refusal => {
  const last = entries.at(-1);
  const { by = '', verb = '' } = last?.orders.at(-1) ?? {};
  const params = { line: entries.length, verb };
  return last?.clock.phasing === state.clock.phasing
    ? refusal('UNDO.OTHERS', 'hexfront:undo', { ...params, by, now: speaker(desk) })
    : refusal('UNDO.HANDED-OVER', 'hexfront:undo', params);
};

/** Whose orders are counted: all, or where an opponent plays those of the person, and it goes with them. */
const ownEntries = ({ opponent, trial }: Desk, { entries }: Match): readonly number[] =>
  entries.flatMap(({ orders }, i) =>
    opponent === undefined || trial !== undefined || orders[0]?.by === opponent.person ? [i] : [],
  );

/** The order that somebody who plays against an opponent would take back is his own last one. */
const ownLast = (desk: Desk): Params => {
  const match = played(desk);
  const last = ownEntries(desk, match).at(-1);
  const verb = last === undefined ? undefined : match.entries[last]?.orders.at(-1)?.verb;
  return last === undefined || verb === undefined ? {} : { line: last + 1, verb };
};

/** Not taken back; of a game that is not kept there is no practice copy either. */
const notBack = (desk: Desk, refused: Refusal): Reply => {
  const anyway = desk.opponent !== undefined && !foggy(desk);
  const params = {
    ...refused.params,
    ...(desk.opponent !== undefined && ownLast(desk)),
    ...(desk.journal === undefined && { unkept: true }),
    ...(anyway && { anyway }),
  };
  return refuse(desk, { ...refused, params });
};

export const takeBack = (desk: Desk, how: { readonly anyway: boolean; readonly count: number }): Reply => {
  const match = played(desk);
  const stopped = how.anyway ? undefined : barrier(match);
  if (stopped !== undefined) return notBack(desk, stopped);
  const isAlone = !desk.twoPeople && !foggy(desk);
  if (isHandedOver(desk) && !(how.anyway && isAlone)) return notBack(desk, othersNow(desk, match));
  if (how.anyway && !isAlone)
    return notBack(desk, refusal('UNDO.NOT-ALONE', 'hexfront:undo', { line: match.entries.length }));
  const own = ownEntries(desk, match);
  const most = how.anyway ? own.length : undoable(match);
  if (how.count > most && how.count > 1)
    return refuse(desk, refusal('UNDO.TOO-MANY', 'hexfront:undo', { count: how.count, most }));
  if (own.length === 0) return refuse(desk, refusal('UNDO.NOTHING', 'hexfront:undo', {}));
  const back = match.entries.length - (own.at(-how.count) ?? 0);
  const before = deciding(desk);
  const view = viewOf(desk);
  const taken = how.anyway ? undoAnyway(match, back) : undo(match, how.count);
  if (!taken.ok) return refuse(desk, taken.refusal);
  desk.halted = undefined;
  desk.openPhase = undefined;
  const theirs = back - (how.anyway ? how.count : back);
  const what =
    theirs > 0
      ? named(desk, taken.entries.slice(0, 1))
      : (cameBack(desk, view) ?? named(desk, taken.entries));
  const others =
    theirs > 0 && desk.opponent !== undefined ? { others: theirs, side: desk.opponent.rival.side } : {};
  const told = marked(
    desk,
    tell(desk, how.anyway ? 'undone.anyway' : 'undone', { what, left: undoable(match), ...others }),
  );
  return done(told, questionLines(desk, before));
};

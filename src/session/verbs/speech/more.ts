// The verb `more`: the next piece of a list that did not fit.
import { MORE_PAGE, paginate } from '../../../text/paging.ts';
import type { Desk } from '../../session.ts';
import { fullNow, tell } from '../../session.ts';

/** The next piece of a list that did not fit; right after an order, what came of it in full. */
export const more = (desk: Desk): readonly string[] => {
  const inFull = fullNow(desk);
  const isOfOrder = desk.heldBack.length === 0 && !inFull.isHeard && desk.lastDone !== undefined;
  const held = isOfOrder ? inFull.lines : desk.heldBack;
  if (held.length === 0) return tell(desk, 'more.nothing');
  if (isOfOrder) desk.inFull = { ...inFull, isHeard: true };
  const { shown, rest } = paginate(held, MORE_PAGE);
  desk.heldBack = rest;
  return shown;
};

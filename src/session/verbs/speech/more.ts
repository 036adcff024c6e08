// The verb `more`: the next piece of a list that did not fit.
import { MORE_PAGE, paginate } from '../../../text/paging.ts';
import type { Desk } from '../../session.ts';
import { tell } from '../../session.ts';

/** The next piece of a list that did not fit. */
export const more = (desk: Desk): readonly string[] => {
  if (desk.heldBack.length === 0) return tell(desk, 'more.nothing');
  const { shown, rest } = paginate(desk.heldBack, MORE_PAGE);
  desk.heldBack = rest;
  return shown;
};

// The verb `page`: how many lines of a reply come at once; cuts a reply to them.
import type { Args } from '../../../core/types.ts';
import { CHOICES_PAGE, PAGE, paginate, paginateOrder } from '../../../text/paging.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import type { Settings } from '../../settings.ts';
import { answer } from '../../reply.ts';
import { levelOf, tell } from '../../session.ts';
import { wrong } from './setting-value.ts';

const LEAST_PAGE = 2;
const MOST_PAGE = 999;

const pageMeant = (typed: string | undefined): Settings['page'] | undefined => {
  const low = typed?.toLowerCase();
  if (low === 'off' || low === 'level') return low;
  const lines = /^\d{1,3}$/.test(typed ?? '') ? Number(typed) : 0;
  return lines >= LEAST_PAGE ? lines : undefined;
};

export const setPage = (desk: Desk, args: Args): Reply => {
  const typed = args['lines']?.[0];
  const { settings } = desk;
  const meant = typed === undefined ? settings.page : pageMeant(typed);
  if (meant === undefined)
    return wrong(desk, 'page', [`${LEAST_PAGE} to ${MOST_PAGE}`, 'off', 'level'], String(settings.page));
  settings.page = meant;
  return answer(
    typeof meant === 'number' ? tell(desk, 'page.lines', { page: meant }) : tell(desk, `page.${meant}`),
  );
};

/** Lines of a reply that come at once; undefined: all of them. */
const pageOf = (desk: Desk): number | undefined => {
  const { page: size } = desk.settings;
  if (size === 'off') return undefined;
  return size === 'level' ? PAGE[levelOf(desk)] : size;
};

/** Cuts a reply to what the level allows, and keeps what is left for `more`. */
export const page = (desk: Desk, lines: readonly string[]): readonly string[] => {
  const size = pageOf(desk);
  if (size === undefined) return lines;
  const { shown, rest } = paginate(lines, size);
  desk.heldBack = rest;
  return shown;
};

/** The same for the choices that close what an order brought about; what it brought about is told whole. */
export const pageOrder = (desk: Desk, { kind, lines, closing = 0 }: Reply): readonly string[] => {
  const { page: wish } = desk.settings;
  if (wish === 'off') return lines;
  const size = Math.max(CHOICES_PAGE, wish === 'level' ? 0 : wish);
  // What was asked back is a list and, last, how it is answered.
  const head = lines.slice(0, lines.length - closing);
  const { shown, rest } =
    kind === 'asks' ? paginate(head, size - closing) : paginateOrder(lines, closing, size);
  desk.heldBack = rest;
  return kind === 'asks' ? [...shown, ...lines.slice(lines.length - closing)] : shown;
};

/** Answers that the level cuts, and choices where they are too many for one piece; what came of an order is never cut. */
export const cut = (desk: Desk, reply: Reply): Reply => {
  if (reply.whole === true) return reply;
  const { opening, ...rest } = reply;
  if (opening !== undefined) {
    const shown = cut(desk, { ...rest, lines: reply.lines.slice(opening) });
    return { ...shown, lines: [...reply.lines.slice(0, opening), ...shown.lines], opening };
  }
  if (reply.headline === true && levelOf(desk) === 'brief' && desk.settings.page === 'level') {
    desk.heldBack = reply.lines.slice(1);
    return { ...reply, lines: reply.lines.slice(0, 1) };
  }
  if (reply.kind === 'answer') return { ...reply, lines: page(desk, reply.lines) };
  return reply.closing === undefined && reply.kind !== 'done'
    ? reply
    : { ...reply, lines: pageOrder(desk, reply) };
};

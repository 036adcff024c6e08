// Units under way that can go no further, because others have begun to move. That is said, since it cannot be seen.
import { subjects } from '../../core/kernel.ts';
import type { Order } from '../../core/types.ts';
import { openOffers } from '../pending.ts';
import type { Desk } from '../session.ts';
import { levelOf, played, speaker, tell, viewOf } from '../session.ts';

const ableNow = (desk: Desk): ReadonlySet<string> => {
  const { state } = played(desk);
  const offers = openOffers(desk, speaker(desk)).filter(({ right }) => !right);
  return new Set(offers.flatMap((offer) => subjects(state, offer)));
};

/** Before orders are given: units that have begun and can go on, by where they are. */
export const underWay = (desk: Desk): ReadonlyMap<string, string> => {
  // What a battle asks is asked of those in it, and over for all of them with the answer.
  if (!openOffers(desk, speaker(desk)).some(({ ends, verb }) => ends && verb !== 'pass')) return new Map();
  const begun = viewOf(desk).units.filter(({ known, spent, left }) => known && (spent || left !== undefined));
  if (begun.length === 0) return new Map();
  const able = ableNow(desk);
  return new Map(begun.filter(({ id }) => able.has(id)).map(({ id, at }) => [id, at]));
};

/** After them: those that stand where they stood and can go on no more, though nobody ordered them. */
export const doneWith = (
  desk: Desk,
  before: ReadonlyMap<string, string>,
  orders: readonly Order[],
): readonly string[] => {
  if (before.size === 0) return [];
  const able = ableNow(desk);
  // A phase that is over is over for all.
  if (able.size === 0) return [];
  const ordered = new Set(orders.flatMap(({ args }) => Object.values(args).flat()));
  const units = viewOf(desk)
    .units.filter(({ id, at }) => before.get(id) === at && !able.has(id) && !ordered.has(id))
    .map(({ id }) => id);
  if (units.length === 0) return [];
  const isKnown = desk.toldOnce.has('thread.done') && levelOf(desk) !== 'verbose';
  desk.toldOnce.add('thread.done');
  return isKnown ? [] : tell(desk, 'thread.done', { units });
};

// A formation in an order to move, as in `move 47pzk n2431`: whoever of it can come there does, from all hexes where it stands.
import type { Order } from '../../core/types.ts';
import { ableTo } from '../give-orders.ts';
import type { Reply } from '../reply.ts';
import type { Desk } from '../session.ts';
import { speaker } from '../session.ts';
import { MOVE, canCome, sendTo, stacksOf } from '../verbs/intent/send.ts';
import { formationNamed } from './groups.ts';

/** The formation that the second word of a line names, or its words from there on. */
const formationIn = (desk: Desk, line: string): string | undefined => {
  const low = line
    .trim()
    .replace(/^\S+\s+/, '')
    .toLowerCase();
  const found = Object.entries(desk.game.formations ?? {}).find(
    ([id, { side, title }]) =>
      side === speaker(desk) && (low.startsWith(`${id} `) || low.startsWith(`${title.toLowerCase()} `)),
  );
  return found?.[0];
};

/** `orders`: what the grammar made of the line. Undefined: it is right, since all who can go stand together. */
export const formationMoved = (desk: Desk, line: string, orders: readonly Order[]): Reply | undefined => {
  const [order, more] = orders;
  const [goal, further] = order?.args['path'] ?? [];
  if (order?.verb !== MOVE || more !== undefined || goal === undefined || further !== undefined)
    return undefined;
  const formation = formationNamed(desk, formationIn(desk, line) ?? '');
  if (formation === undefined) return undefined;
  const able = new Set(ableTo(desk, MOVE));
  const stacks = stacksOf(
    desk,
    formation.units.filter((unit) => able.has(unit)),
  );
  const isOpen = (units: readonly string[]): boolean => canCome(desk, units, goal);
  return stacks.length > 1 && stacks.some(isOpen)
    ? sendTo(desk, formation.units, goal, (units) => (isOpen(units) ? goal : undefined))
    : undefined;
};

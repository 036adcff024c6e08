// An order of the phase, given while an option is still open that nobody has to take, means that it is passed.
import { copyJson } from '../../core/canonical-json.ts';
import { apply, decision, offers } from '../../core/kernel.ts';
import type { Seen } from '../../core/rule-set.ts';
import type { Order } from '../../core/types.ts';
import { openOffers } from '../pending.ts';
import type { Desk } from '../session.ts';
import { deciding, played, tell } from '../session.ts';
import { ableTo } from '../give-orders.ts';

export type Passed = {
  readonly order: Order;
  /** The state after it. */
  readonly state: Seen<unknown>;
  /** What was passed, as it is told. */
  readonly lines: readonly string[];
  /** The same before it is: empty where nobody could use it. */
  readonly open: readonly string[];
};

/**
 * Only where passing brings nothing about, loses nothing but the option, and leads straight to where such an order can
 * be given: then nobody who means it loses anything by not saying it.
 */
export const passedBy = (desk: Desk, [order]: readonly Order[]): Passed | undefined => {
  const now = deciding(desk);
  if (order === undefined || now === undefined || now.kind !== 'ask' || order.by !== now.by) return undefined;
  const open = openOffers(desk, now.by).filter(({ right }) => !right);
  if (open.some(({ verb }) => verb === order.verb) || !open.some(({ verb }) => verb === 'pass'))
    return undefined;
  const { rules } = desk.game;
  const state = copyJson(played(desk).state);
  const pass = { by: order.by, verb: 'pass', args: {} };
  const done = apply(rules, state, pass);
  if (!done.ok || done.revealed || done.events.length > 0) return undefined;
  if (decision(rules, state)?.by !== order.by) return undefined;
  if (!offers(rules, state).some(({ verb, by, right }) => verb === order.verb && by === order.by && !right))
    return undefined;
  const verbs = open.filter(({ verb }) => verb !== 'pass').map(({ verb }) => verb);
  const units = [...new Set(verbs.flatMap((verb) => ableTo(desk, verb) ?? []))];
  const params = { verbs, units };
  const asked = units.length === 0 ? [] : tell(desk, 'pass.open', params);
  return { order: pass, state, lines: tell(desk, 'pass.meant', params), open: asked };
};

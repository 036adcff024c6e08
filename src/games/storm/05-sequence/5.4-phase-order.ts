// Chapter 5: in what order a player turn moves and fights, who says so, and what is left of it.
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { phaseOrders } from '../../../mechanics/sequence.ts';
import type { Orders } from '../../../mechanics/sequence.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import type { Refusal, RuleId } from '../../../core/types.ts';
import { isOn } from '../03-set-up/3.1-agreed.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { ORDERS, phasing } from '../state.ts';
import type { Own, PhaseOrder, Seeing } from '../state.ts';

/** 5.4f, 5.7f: one of each, never two of one kind. */
export const PHASES_OF: Readonly<
  Record<PhaseOrder, readonly ['movement' | 'combat', 'movement' | 'combat']>
> = {
  'move-fight': ['movement', 'combat'],
  'fight-move': ['combat', 'movement'],
};

/** 5.13k */
export const refuseOrder = (p: Printed, s: Seeing, order: PhaseOrder): Refusal | undefined =>
  phasing(s) === 'soviet' && isOn(p, s, 'soviet-order') && order !== 'fight-move'
    ? refusal('SEQUENCE.FIGHT-FIRST', 'storm:5.13k', { side: 'soviet' })
    : undefined;

/** What somebody may say who wants a phase twice. */
const DOUBLED: ReadonlySet<string> = new Set(['move-move', 'fight-fight']);

/** 5.4f, 5.7f */
const refuseDoubled = (s: Seeing, order: string): Refusal | undefined => {
  const side = phasing(s);
  const rule = side === 'soviet' ? 'storm:5.4f' : 'storm:5.7f';
  return DOUBLED.has(order) ? refusal('SEQUENCE.ONE-OF-EACH', rule, { side }) : undefined;
};

/** 5.13e: on turn 1 the Soviet says how the German goes about it. */
const declarer = (p: Printed, s: Seeing): Who => (isOn(p, s, 'german-order') ? 'soviet' : phasing(s));

const ruleOf = (p: Printed, s: Seeing): RuleId => {
  if (phasing(s) === 'soviet') return isOn(p, s, 'soviet-order') ? 'storm:5.13k' : 'storm:5.4a';
  return isOn(p, s, 'german-order') ? 'storm:5.13e' : 'storm:5.7a';
};

const declare = (p: Printed, ctx: Ctx<Own>, order: PhaseOrder): void => {
  ctx.s.own.plan.order = order;
  const data = { side: phasing(ctx.seen), order };
  ctx.emit({ kind: 'order.declared', rule: ruleOf(p, ctx.seen), data });
};

/** 5.4a, 5.4c, 5.7a, 5.7c, 5.8a: one order for all units of the side; where there is but one it is not asked. */
export const ordersOf = perSheet((p: Printed): Readonly<Record<Who, Orders<Own>>> => {
  const of = (rule: RuleId): Orders<Own> =>
    phaseOrders<Own, PhaseOrder>({
      rule,
      orders: ORDERS,
      open: (s) => ORDERS.filter((order) => refuseOrder(p, s, order) === undefined),
      by: (s) => declarer(p, s),
      refuse: (s, order) => refuseOrder(p, s, order),
      refuseOther: (s, order) => refuseDoubled(s, order),
      declare: (ctx, order) => declare(p, ctx, order),
      told: (s) => (declarer(p, s) === phasing(s) ? {} : { of: phasing(s) }),
    });
  return { soviet: of('storm:5.4a'), german: of('storm:5.7a') };
});

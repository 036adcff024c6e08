// Chapter 9: the movement phase of each player turn (5.2c, 5.2h), in which reinforcements arrive too (10.1a).
import type { Procedure } from '../../../core/rule-set.ts';
import { phaseOrders } from '../05-sequence/5.2-orders.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';

/** Procedures of this chapter. */
export const procedures = (p: Printed): Readonly<Record<string, Procedure<Own>>> => ({
  'soviet-movement': phaseOrders(p, 'soviet-movement', { rule: 'dagc:5.2c', choices: [] }),
  'german-movement': phaseOrders(p, 'german-movement', { rule: 'dagc:5.2h', choices: [] }),
});

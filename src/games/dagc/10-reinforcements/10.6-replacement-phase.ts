// Chapter 10: the first phase of each player turn (5.2a, 5.2e).
import type { Procedure } from '../../../core/rule-set.ts';
import { phaseOrders } from '../05-sequence/5.2-orders.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';

/** Procedures of this chapter. */
export const procedures = (p: Printed): Readonly<Record<string, Procedure<Own>>> => ({
  'soviet-replacement': phaseOrders(p, 'soviet-replacement', { rule: 'dagc:5.2a', choices: [] }),
  'german-replacement': phaseOrders(p, 'german-replacement', { rule: 'dagc:5.2e', choices: [] }),
});

// Chapter 9: the movement phase of each player turn.
import type { Procedure } from '../../../core/rule-set.ts';
import { phaseOrders } from '../05-sequence/5.2-orders.ts';
import type { Own } from '../state.ts';

/** Procedures of this chapter. */
export const procedures = (): Readonly<Record<string, Procedure<Own>>> => ({
  'soviet-movement': phaseOrders('soviet-movement', { rule: 'storm:5.2b', choices: [] }),
  'german-movement': phaseOrders('german-movement', { rule: 'storm:5.2c', choices: [] }),
});

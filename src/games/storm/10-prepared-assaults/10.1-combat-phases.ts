// Chapter 10: the combat phase of each player turn.
import type { Procedure } from '../../../core/rule-set.ts';
import { phaseOrders } from '../05-sequence/5.2-orders.ts';
import type { Own } from '../state.ts';

/** Procedures of this chapter. */
export const procedures = (): Readonly<Record<string, Procedure<Own>>> => ({
  'soviet-combat': phaseOrders('soviet-combat', { rule: 'storm:10.1a', choices: [] }),
  'german-combat': phaseOrders('german-combat', { rule: 'storm:10.1a', choices: [] }),
});

// Chapter 8: the phases in which new units and replacements come in (5.10, 5.11).
import type { Procedure } from '../../../core/rule-set.ts';
import { phaseOrders } from '../05-sequence/5.2-orders.ts';
import type { Own } from '../state.ts';

/** Procedures of this chapter. */
export const procedures = (): Readonly<Record<string, Procedure<Own>>> => ({
  'soviet-reinforcement': phaseOrders('soviet-reinforcement', { rule: 'storm:5.2e', choices: [] }),
  'german-reinforcement': phaseOrders('german-reinforcement', { rule: 'storm:5.2f', choices: [] }),
});

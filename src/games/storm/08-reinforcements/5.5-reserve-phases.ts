// Chapter 5: the German reserve, out of which units come and into which they go (5.5, 5.6).
import type { Procedure } from '../../../core/rule-set.ts';
import { phaseOrders } from '../05-sequence/5.2-orders.ts';
import type { Own } from '../state.ts';

/** Procedures of this chapter. 5.6f: on turn 1, too. */
export const procedures = (): Readonly<Record<string, Procedure<Own>>> => ({
  'german-release': phaseOrders('german-release', { rule: 'storm:5.5a', choices: [] }),
  'german-creation': phaseOrders('german-creation', { rule: 'storm:5.6a', choices: [] }),
});

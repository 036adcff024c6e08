// Chapter 13: the phase in which the Soviet breaks into the German player turn (5.2g).
import type { Procedure } from '../../../core/rule-set.ts';
import { phaseOrders } from '../05-sequence/5.2-orders.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';

/** Procedures of this chapter. */
export const procedures = (p: Printed): Readonly<Record<string, Procedure<Own>>> => ({
  'soviet-interdiction': phaseOrders(p, 'soviet-interdiction', { rule: 'dagc:5.2g', choices: [] }),
});

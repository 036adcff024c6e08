// Chapter 11: the two combat phases of each player turn (5.2b, 5.2d, 5.2f, 5.2i).
import type { Procedure } from '../../../core/rule-set.ts';
import { phaseOrders } from '../05-sequence/5.2-orders.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';

/** Procedures of this chapter. */
export const procedures = (p: Printed): Readonly<Record<string, Procedure<Own>>> => ({
  'soviet-pre-combat': phaseOrders(p, 'soviet-pre-combat', { rule: 'dagc:5.2b', choices: [] }),
  'soviet-post-combat': phaseOrders(p, 'soviet-post-combat', { rule: 'dagc:5.2d', choices: [] }),
  'german-pre-combat': phaseOrders(p, 'german-pre-combat', { rule: 'dagc:5.2f', choices: [] }),
  'german-post-combat': phaseOrders(p, 'german-post-combat', { rule: 'dagc:5.2i', choices: [] }),
});

// Chapter 10: the first phase of each player turn (5.2a, 5.2e).
import type { Procedure } from '../../../core/rule-set.ts';
import { phaseOrders } from '../05-sequence/5.2-orders.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own } from '../state.ts';
import { placing, toldOfArrivals } from './10.1-reinforcements.ts';
import { stepsLeft } from './10.6-replacement-steps.ts';
import { canTakeStep, loseSteps, replacing } from './10.8-rebuilding.ts';

const phaseOf = (p: Printed, side: Who): Procedure<Own> =>
  phaseOrders(p, `${side}-replacement`, {
    rule: side === 'soviet' ? 'dagc:5.2a' : 'dagc:5.2e',
    // R17, R77: replacements now, arrival as agreed.
    choices: [replacing(p), placing(p)],
    told: (s) => {
      const steps = stepsLeft(p, s, side);
      const able = canTakeStep(p, s).length > 0;
      return { steps, ...(able ? { able } : steps > 0 && { idle: true }), ...toldOfArrivals(p, s) };
    },
    ends: (ctx) => loseSteps(p, ctx),
  });

/** Procedures of this chapter. */
export const procedures = (p: Printed): Readonly<Record<string, Procedure<Own>>> => ({
  'soviet-replacement': phaseOf(p, 'soviet'),
  'german-replacement': phaseOf(p, 'german'),
});

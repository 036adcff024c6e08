// Chapter 6: stacking. Who may stand together in a hex, and who is taken away where too many do.
import { refusal } from '../../../core/rule-set.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { askStacking, stacking } from '../../../mechanics/stacking.ts';
import type { Stacking } from '../../../mechanics/stacking.ts';
import { eliminate } from '../10-reinforcements/10.7-dead-pile.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed } from '../data/sheet.ts';
import { frontOf } from '../state.ts';
import type { Own } from '../state.ts';

const stackingOf = perSheet((p: Printed): Stacking<Own> =>
  stacking<Own>(p, {
    // 6.1; every unit is one (6.2), and no marker is any (6.7).
    bounds: [
      {
        code: 'STACK.FULL',
        rule: 'dagc:6.1',
        problem: 'STATE.STACK',
        weight: () => 1,
        most: () => lineOf(p.tables.limits, 'stack').value,
        told: ({ there, most }) => ({ there, limit: most }),
      },
    ],
    free: 1,
    // 6.10a: units of different fronts.
    apart: {
      problem: 'STATE.FRONTS',
      refuse: (hex, unit, others) => {
        const other = others.find((each) => frontOf(p, each) !== frontOf(p, unit));
        return other === undefined ? undefined : refusal('STACK.FRONTS', 'dagc:6.10a', { unit, other, hex });
      },
    },
    // 6.6e, R28
    excess: {
      rule: 'dagc:6.6e',
      by: 'owner',
      remove: (ctx, units) => eliminate(p, ctx, units, 'dagc:6.6e', 'overstack'),
    },
  }),
);

/** 6.5, 6.6a, 6.10b: at any moment, passing through as well; 6.6d, 6.6e: of every hex over the limit its owner is asked. */
export const { refuseStack, overstacks, stackProblems, overstack } = askStacking(stackingOf);

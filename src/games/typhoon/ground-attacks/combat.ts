// Ground combat: rockets, and then the plan of the pulse fought out in the order the attacker likes (SEQ.7).
import type { Procedure } from '../../../core/rule-set.ts';
import { combatPhase } from '../../../mechanics/combat/allocated/allocation.ts';
import { WAITS } from '../../../mechanics/sequence.ts';
import type { Printed } from '../data/sheet.ts';
import { fire } from '../katyushas/katyushas.ts';
import type { Own } from '../state.ts';
import { isVoid, planOf } from './plan.ts';

export const combat = (p: Printed): Procedure<Own> =>
  combatPhase<Own>(
    {
      plan: planOf(p),
      rule: 'typhoon:SEQ.7',
      more: [fire(p)],
      question: (s) => ({
        key: `ask.${s.clock.phase}`,
        params: {
          side: s.clock.phasing,
          hexes: s.own.pulse.attacks.map(({ hex }) => hex),
          rockets: fire(p).subjects?.(s, { proc: 'combat', step: 'orders', vars: {} }).length ?? 0,
        },
      }),
      begins: (ctx, f) => {
        delete f.vars[WAITS];
        delete ctx.s.own.pulse.engaged;
      },
    },
    (s, { hex }) => isVoid(p, s, hex),
  );

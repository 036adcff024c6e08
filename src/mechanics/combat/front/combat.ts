// The combat of a pulse: rockets, and then the plan fought out in the order the attacker likes; and what the phases of
// allocation and of combat take of it.
import type { Choice, Procedure, Seen } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { WAITS } from '../../sequence.ts';
import { combatPhase, refusePlan, unplanChoice } from '../allocated/allocation.ts';
import { advance } from './advance.ts';
import { frontAttacks } from './attacks.ts';
import type { FrontAttacks } from './attacks.ts';
import { battle } from './battle.ts';
import { pay } from './exchange.ts';
import { fire, volley } from './katyushas.ts';
import type { FrontLaw, FrontOwn } from './law.ts';
import { isVoid, planOf } from './plan.ts';
import { retreat } from './retreat.ts';

const IDLE = { proc: 'combat', step: 'orders', vars: {} } as const;

const combatOf = <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>): Procedure<O> => {
  const rockets = fire(law);
  return combatPhase<O>(
    {
      plan: planOf(law),
      rule: law.rules.fight,
      more: [rockets, ...(law.more ?? [])],
      question: (s) => ({
        key: `ask.${s.clock.phase}`,
        params: {
          side: s.clock.phasing,
          hexes: s.own.pulse.attacks.map(({ hex }) => hex),
          ...(rockets.idle?.(s, IDLE) === undefined && { rockets: true }),
        },
      }),
      begins: (ctx, f) => {
        delete f.vars[WAITS];
        delete ctx.s.own.pulse.engaged;
      },
      ends: (ctx) => {
        // A game that keeps it for longer has a law of its own.
        if (law.blitz === undefined) delete ctx.s.own.pulse.again;
        law.ended?.(ctx);
      },
    },
    (s, { hex }) => isVoid(law, s, hex),
  );
};

export type FrontCombat<O extends FrontOwn> = {
  readonly attacks: FrontAttacks<O>;
  /** For phases in which attacks are allocated: what can be ordered, and why they cannot end. */
  readonly choices: readonly Choice<O>[];
  closed(s: Seen<O>): Refusal | undefined;
  /** A phase in which the plan is fought. */
  readonly combat: Procedure<O>;
  readonly procedures: Readonly<Record<string, Procedure<O>>>;
};

export const frontCombat = <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>): FrontCombat<O> => {
  const attacks = frontAttacks(law);
  const plan = planOf(law);
  return {
    attacks,
    choices: [attacks.first.choice, unplanChoice(plan), ...(law.more ?? [])],
    closed: (s) => refusePlan(plan, s),
    combat: combatOf(law),
    procedures: {
      battle: battle(law, attacks),
      pay: pay(law),
      retreat: retreat(law),
      advance: advance(law),
      volley: volley(law),
    },
  };
};

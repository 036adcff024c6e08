// Chapter 11: the two combat phases of each player turn (11.1a), before and after movement. Attacks come one after the
// other, in any order (11.7a), none of them announced beforehand (11.7b), until the attacker has enough (11.1b, 11.8d).
import type { Procedure } from '../../../core/rule-set.ts';
import type { Message, RuleId } from '../../../core/types.ts';
import { phaseOrders } from '../05-sequence/5.2-orders.ts';
import type { TurnPhase } from '../05-sequence/5.2-phases.ts';
import type { Printed } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Own, Seeing } from '../state.ts';
import { refuseEnd } from './11.1-first-attacks.ts';
import { advance } from './11.22-advance.ts';
import { attacksOf } from './11.2-attacks.ts';
import { battle } from './11.8-battle.ts';
import { losses, stepLosses } from './11.21-losses.ts';
import { retreat } from './11.17-retreat.ts';

const due = (p: Printed, s: Seeing): Message | undefined => {
  const refused = refuseEnd(p, s);
  if (refused === undefined) return undefined;
  const { units = [], few = false } = refused.params;
  const hexes = [...attacksOf(p).targets(s)];
  return {
    key: 'ask.first-attacks',
    params: { side: phasing(s), hexes, due: units, few, rule: refused.rule },
  };
};

const phase = (p: Printed, name: TurnPhase, rule: RuleId): Procedure<Own> =>
  phaseOrders(p, name, {
    rule,
    choices: [attacksOf(p).choice],
    told: (s) => ({ hexes: [...attacksOf(p).targets(s)] }),
    asks: (s) => due(p, s),
    closed: (s) => refuseEnd(p, s),
  });

/** Procedures of this chapter. */
export const procedures = (p: Printed): Readonly<Record<string, Procedure<Own>>> => ({
  'soviet-pre-combat': phase(p, 'soviet-pre-combat', 'dagc:5.2b'),
  'soviet-post-combat': phase(p, 'soviet-post-combat', 'dagc:5.2d'),
  'german-pre-combat': phase(p, 'german-pre-combat', 'dagc:5.2f'),
  'german-post-combat': phase(p, 'german-post-combat', 'dagc:5.2i'),
  battle: battle(p),
  losses: losses(p),
  stepLosses: stepLosses(p),
  retreat: retreat(p),
  advance: advance(p),
});

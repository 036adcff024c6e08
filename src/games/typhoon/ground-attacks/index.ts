// Ground attacks as the phases of a pulse take them: what is allocated, whether that may stand, and how it is fought.
import type { Choice, Procedure } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { refusePlan, unplanChoice } from '../../../mechanics/combat/allocated/allocation.ts';
import { advance } from '../advance/advance.ts';
import { pay } from '../combat-results/exchange.ts';
import type { Printed } from '../data/sheet.ts';
import { volley } from '../katyushas/katyushas.ts';
import { retreat } from '../retreat/retreat.ts';
import type { Own, Seeing } from '../state.ts';
import { attacksOf } from './attacks.ts';
import { battle } from './battle.ts';
import { planOf } from './plan.ts';

/** For the phases of attacks before movement and of movement. */
export const allocation = (
  p: Printed,
): { readonly choices: readonly Choice<Own>[]; closed(s: Seeing): Refusal | undefined } => ({
  choices: [attacksOf(p).choice, unplanChoice<Own>(planOf(p))],
  closed: (s) => refusePlan<Own>(planOf(p), s),
});

export const procedures = (p: Printed): Readonly<Record<string, Procedure<Own>>> => ({
  battle: battle(p),
  pay: pay(p),
  retreat: retreat(p),
  advance: advance(p),
  volley: volley(p),
});

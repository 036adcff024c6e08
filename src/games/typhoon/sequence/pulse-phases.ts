// Gameturn sequence, step B: the phases of a pulse, put together from the sections that own what is ordered in them.
import { procedure } from '../../../core/rule-set.ts';
import type { Procedure } from '../../../core/rule-set.ts';
import { moveChoice } from '../../../mechanics/movement/choices.ts';
import type { MoveVars } from '../../../mechanics/movement/law.ts';
import { moveSteps } from '../../../mechanics/movement/move.ts';
import { movable } from '../../../mechanics/movement/movers.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { healAttacked, healUnattacked } from '../disruption/recovery.ts';
import { moveLaw } from '../movement/move-law.ts';
import { overstacks } from '../stacking/stacking.ts';
import type { Own, Seeing } from '../state.ts';
import { phaseOrders } from './orders.ts';
import { pulseNow } from './pulse-now.ts';

/** SEQ.4 */
const firstAttacks = (side: Who): Procedure<Own> =>
  phaseOrders(`${side}-first-attacks`, { rule: 'typhoon:SEQ.4', choices: [], aside: [] });

const air = (side: Who): Procedure<Own> =>
  phaseOrders(`${side}-air`, { rule: 'typhoon:SEQ.5', choices: [], aside: [] });

/** SEQ.5: units move, and attacks are allocated. */
const movement = (p: Printed, side: Who): Procedure<Own> =>
  phaseOrders(`${side}-movement`, {
    rule: 'typhoon:SEQ.5',
    choices: [moveChoice(moveLaw(p), 'orders')],
    told: (s) => ({ count: movable(moveLaw(p), s).length }),
  });

const isHealingPulse = (p: Printed, s: Seeing): boolean => {
  const now = pulseNow(p, s);
  return now?.side === 'german' && now.nth === 1;
};

/** SEQ.6, SEQ.7, R18: what is fought, between the recoveries of the first German pulse. */
const combatOf = (p: Printed): Procedure<Own> => ({
  before: {
    kind: 'auto',
    run: (ctx) => {
      if (isHealingPulse(p, ctx.seen)) healUnattacked(p, ctx);
    },
  },
  after: {
    kind: 'auto',
    run: (ctx) => {
      if (isHealingPulse(p, ctx.seen)) healAttacked(p, ctx);
      // STK.1: advances have ended.
      if (overstacks(p, ctx.seen, ctx.seen.clock.phasing as Who).length > 0) ctx.call('overstack', {}, 'over');
    },
  },
  over: { kind: 'auto', run: () => undefined },
});

const supply = (): Procedure<Own> =>
  phaseOrders('supply', { rule: 'typhoon:SEQ.11', choices: [], aside: [] });

/** Procedures of the pulses and of the end of a turn. */
export const procedures = (p: Printed): Readonly<Record<string, Procedure<Own>>> => ({
  'german-first-attacks': firstAttacks('german'),
  'russian-first-attacks': firstAttacks('russian'),
  'german-first-combat': combatOf(p),
  'russian-first-combat': combatOf(p),
  'german-air': air('german'),
  'russian-air': air('russian'),
  'german-movement': movement(p, 'german'),
  'russian-movement': movement(p, 'russian'),
  'german-combat': combatOf(p),
  'russian-combat': combatOf(p),
  supply: supply(),
  move: procedure<Own, MoveVars>({ ...moveSteps(moveLaw(p)) }),
});

// Chapter 10: the movement phase, and the orders of its side: who moves, assaults, sails, leaves, comes back.
import type { Choice, Procedure } from '../../../core/rule-set.ts';
import type { Args, Refusal } from '../../../core/types.ts';
import { endChoice } from '../../../mechanics/end-choice.ts';
import { refuseAssaults } from '../../../mechanics/movement/assaults-in-reach.ts';
import { assaultChoice, moveChoice } from '../../../mechanics/movement/choices.ts';
import type { AssaultExtras } from '../../../mechanics/movement/choices.ts';
import { movable } from '../../../mechanics/movement/movers.ts';
import { isAftermathDue } from '../04-how-to-win/immediate-effects.ts';
import { overstacks, refuseStack } from '../06-stacking.ts';
import { emergencyRight, emergencyWindow } from '../08-reinforcements/8.11-emergency-deployment.ts';
import { leave, returnLeaving } from '../04-how-to-win/4.11-leave-map.ts';
import { comeBack, refuseEnd, refuseRecalled, returning } from '../04-how-to-win/4.13-return-to-map.ts';
import { canDrop, PARATROOPS, refuseDrop } from '../04-how-to-win/4.17-air-drop.ts';
import { roll } from '../05-sequence/5.10-roll.ts';
import { moveLaw } from './10.1-move-law.ts';
import { sail } from './10.16-sea-movement.ts';
import { refuseTurn } from './10.23-mobile-assault.ts';
import { rightsAnyTime } from '../any-time-rights.ts';
import type { Printed } from '../data/sheet.ts';
import { freshPhase, phasing } from '../state.ts';
import type { Own, Seeing } from '../state.ts';

/** R43, R158: those who clear a hex on the move all go in, so whoever drops on it needs room beside them. */
const refuseLanding = (
  p: Printed,
  s: Seeing,
  { units = [], drop = [], path = [] }: Args,
): Refusal | undefined =>
  drop.length === 0 ? undefined : refuseStack(p, s, path.at(-1) ?? '', phasing(s), [...units, ...drop]);

/** 4.17e: with the drop and without it. */
const dropping = (p: Printed): AssaultExtras => ({
  refuse: (s: Seeing, args) => refuseDrop(p, s, args['drop'] ?? []) ?? refuseLanding(p, s, args),
  every: (s: Seeing, args) => (canDrop(s) ? [args, { ...args, drop: [PARATROOPS] }] : [args]),
  vars: (args) => {
    const [drop] = args['drop'] ?? [];
    return drop === undefined ? {} : { drop };
  },
});

/** 10.5-10.7: units that move as one, and their way; 10.23a: the same with an enemy at its end. */
const orders = (p: Printed): readonly Choice<Own>[] => {
  const law = moveLaw(p);
  const closed = (s: Seeing): Refusal | undefined => refuseRecalled(p, s);
  const move = { ...moveChoice(law, 'settle'), closed };
  if (law.assault === undefined) return [move];
  const assault = assaultChoice(law, law.assault, 'settle', dropping(p));
  return [move, { ...assault, closed: (s: Seeing) => closed(s) ?? refuseTurn(p, s) }];
};

/** 10.1c: the movement phase of the side whose turn it is. */
export const movement = (p: Printed): Procedure<Own> => ({
  begin: {
    kind: 'auto',
    run: (ctx) => {
      ctx.s.own.phase = freshPhase();
    },
  },
  // R112: at the start, and after each completed move.
  emergency: emergencyWindow(p),
  orders: {
    kind: 'ask',
    rule: 'barbarossa:10.1c',
    by: phasing,
    question: (s) => ({
      key: 'ask.movement',
      params: {
        side: phasing(s),
        count: movable(moveLaw(p), s).length,
        ...(refuseRecalled(p, s) === undefined
          ? { returning: [...returning(p, s)] }
          : { recalled: [...returning(p, s)] }),
        ...(refuseAssaults(moveLaw(p), s) === undefined && { strikes: true }),
      },
    }),
    choices: [
      ...orders(p),
      roll(p),
      sail(p),
      leave(p),
      comeBack(p),
      endChoice(
        'barbarossa:10.2b',
        (ctx) => ctx.goto('close'),
        (s) => refuseEnd(p, s),
      ),
    ],
    rights: [emergencyRight(p), ...rightsAnyTime(p)],
  },
  settle: {
    kind: 'auto',
    run: (ctx) => {
      if (isAftermathDue(p, ctx.seen)) ctx.call('aftermath', {}, 'emergency');
      else ctx.goto('emergency');
    },
  },
  close: {
    kind: 'auto',
    run: (ctx) => {
      const { s } = ctx;
      returnLeaving(ctx);
      ctx.emit({ kind: 'movement.ended', rule: 'barbarossa:10.2b', data: { side: phasing(s) } });
      if (overstacks(p, s).length > 0) ctx.call('overstack', {}, 'over');
    },
  },
  over: { kind: 'auto', run: (ctx) => ctx.done() },
});

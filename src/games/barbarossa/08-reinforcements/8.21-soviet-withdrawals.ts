// Chapter 8: the Soviet rifle armies that are called away in the winter of 1941, and the point for keeping them (8.21).
import { passChoice } from '../../../mechanics/end-choice.ts';
import { trackBox } from '../../../mechanics/entry/turn-track.ts';
import { placeOf, put } from '../../../mechanics/places.ts';
import type { AskStep, AutoStep } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import { rightsAnyTime } from '../any-time-rights.ts';
import { award, chartPoints } from '../04-how-to-win/4.2-victory-points.ts';
import { isOn } from '../05-sequence/5.4-phase-order.ts';
import { firstTurnOf } from './8.15-dead-pile.ts';
import { withdrawalsBegin } from './8.17-withdrawals.ts';
import { isRifleArmy, suppliedRifleArmies } from './8.19-conversions.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';

const RETURN_EVENT = 'rifle-armies-return';

/** 8.21a, R29: nobody is asked who has no army to send. */
export const callRifles = (p: Printed, next: string): AutoStep<Own> => ({
  kind: 'auto',
  run: (ctx) => {
    const { s } = ctx;
    if (!isOn(p, s.clock.turn, 'rifle-army-leaves') || suppliedRifleArmies(p, s).length === 0) ctx.goto(next);
    else withdrawalsBegin(ctx, 'soviet');
  },
});

/** 8.21b-8.21d, 4.9 */
export const askRifles = (p: Printed): AskStep<Own> => ({
  kind: 'ask',
  rule: 'barbarossa:8.21a',
  by: () => 'soviet',
  question: () => ({ key: 'ask.rifle-army', params: { turn: firstTurnOf(p, RETURN_EVENT) } }),
  choices: [
    {
      kind: 'listed',
      verb: 'choose',
      rule: 'barbarossa:8.21b',
      subjects: (s) => suppliedRifleArmies(p, s),
      list: (s) => suppliedRifleArmies(p, s).map((unit) => ({ what: [unit] })),
      whyNot: (_, __, args) => {
        const [unit = ''] = args['what'] ?? [];
        return p.isUnit(unit) && isRifleArmy(p, unit)
          ? refusal('WITHDRAW.SUPPLY', 'barbarossa:8.21b', { unit })
          : refusal('WITHDRAW.NO-RIFLE-ARMY', 'barbarossa:8.21b', { what: [...(args['what'] ?? [])] });
      },
      take: (ctx, _, args) => {
        const { s } = ctx;
        const [unit = ''] = args['what'] ?? [];
        const turn = firstTurnOf(p, RETURN_EVENT);
        const from = placeOf(s.own, unit);
        put(s.own, [unit], trackBox(turn));
        const event = {
          kind: 'unit.withdrawn',
          rule: 'barbarossa:8.21b',
          data: { unit, from, turn, side: 'soviet' },
        } as const;
        const veiled = { kind: 'army.withdrawn-veiled', data: { turn } };
        ctx.emit(s.options['fog'] === 'off' ? event : { ...event, to: ['soviet'], veiled });
      },
    },
    passChoice('barbarossa:8.21d', (ctx) => {
      ctx.emit({ kind: 'army.declined', rule: 'barbarossa:8.21d', data: { side: 'soviet' } });
      award(p, ctx, chartPoints(p, 'rifle-army'), 'points.rifle-army', 'barbarossa:4.9');
    }),
  ],
  rights: rightsAnyTime(p),
});

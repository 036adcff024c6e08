// Chapter 8: withdrawals: 2 SS Panzer Corps, Soviet rifle armies in the winter of 1941, the Italian 8th Army.
import { passChoice } from '../../../mechanics/end-choice.ts';
import { trackBox } from '../../../mechanics/entry/turn-track.ts';
import { placeOf, put } from '../../../mechanics/places.ts';
import type { AskStep, AutoStep, Ctx } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import { rightsAnyTime } from '../any-time-rights.ts';
import { award, chartPoints } from '../04-how-to-win/4.2-victory-points.ts';
import { isOn } from '../05-sequence/5.4-phase-order.ts';
import { supplyOf } from '../07-supply/7.17-supply-state.ts';
import { isRifleArmy, suppliedRifleArmies } from './8.19-conversions.ts';
import { DEAD, OUT } from '../../../mechanics/entry/dead-pile.ts';
import { firstTurnOf } from './8.15-dead-pile.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

const SS = '2sspz';
const ITALIANS = 'i8';

/** 4.10a, 4.10b, 8.17d, R48: when it is called away, and when it comes back from there. */
const CALLS = [
  {
    event: 'ss-panzer-leaves',
    returns: 'ss-panzer-returns',
    rule: 'barbarossa:8.17b',
    penalty: 'barbarossa:4.10a',
  },
  {
    event: 'ss-panzer-leaves-again',
    returns: 'ss-panzer-stays',
    rule: 'barbarossa:8.17d',
    penalty: 'barbarossa:4.10b',
  },
] as const;

/** 8.17f, R41: the gambit keeps it. */
const isGambit = (s: Seeing): boolean => s.own.plan.offensive?.gambit === true;

const callOf = (p: Printed, s: Seeing) =>
  isGambit(s) ? undefined : CALLS.find(({ event }) => isOn(p, s.clock.turn, event));

/** The turn of its next return. */
const returnTurn = (p: Printed, turn: number): number =>
  CALLS.map(({ returns }) => firstTurnOf(p, returns)).find((next) => next > turn) ?? Infinity;

const isWithdrawn = (p: Printed, s: Seeing): boolean =>
  placeOf(s.own, SS) === trackBox(returnTurn(p, s.clock.turn));

const withdraw = (p: Printed, ctx: Ctx<Own>, rule: RuleId): void => {
  const { own, clock } = ctx.s;
  const turn = returnTurn(p, clock.turn);
  const from = placeOf(own, SS);
  put(own, [SS], trackBox(turn));
  delete own.plan.ssDue;
  ctx.emit({ kind: 'unit.withdrawn', rule, data: { unit: SS, from, turn, side: 'german' } });
};

const penalty = (p: Printed, ctx: Ctx<Own>, rule: RuleId): void =>
  award(p, ctx, chartPoints(p, 'ss-panzer'), 'points.ss-panzer', rule);

const canLeave = (p: Printed, s: Seeing): boolean =>
  p.isHex(placeOf(s.own, SS)) && supplyOf(p, s, SS) === 'overland';

/** 8.17b: what lies in the dead pile when the turn begins goes before anybody is replaced. */
export const withdrawDead = (p: Printed, ctx: Ctx<Own>): void => {
  const call = callOf(p, ctx.s);
  if (call !== undefined && placeOf(ctx.s.own, SS) === DEAD) withdraw(p, ctx, call.rule);
};

/** 8.17c: as soon as it is back in overland supply, or dead. */
export const isWithdrawalDue = (p: Printed, s: Seeing): boolean =>
  s.own.plan.ssDue === true && (placeOf(s.own, SS) === DEAD || canLeave(p, s));

export const withdrawLate = (p: Printed, ctx: Ctx<Own>): void => {
  if (isWithdrawalDue(p, ctx.s)) withdraw(p, ctx, 'barbarossa:8.17c');
};

/** 8.17d: when its absence would be over, nobody calls it away any more. */
export const forgetLate = (p: Printed, ctx: Ctx<Own>): void => {
  const { own, clock } = ctx.s;
  if (CALLS.some(({ returns }) => isOn(p, clock.turn, returns))) delete own.plan.ssDue;
};

/** 5.3b, 5.3c: after everybody has entered. */
const withdrawalsBegin = (ctx: Ctx<Own>, side: 'german' | 'soviet'): void => {
  const rule = side === 'german' ? 'barbarossa:5.3b' : 'barbarossa:5.3c';
  ctx.emit({ kind: 'withdrawals.begin', rule, data: { side } });
};

/** 8.17c, R30: who cannot leave now pays now, and leaves when it can. */
export const callAway = (p: Printed, next: string): AutoStep<Own> => ({
  kind: 'auto',
  run: (ctx) => {
    const { s } = ctx;
    const call = callOf(p, s);
    const isHere = placeOf(s.own, SS) !== 'aside' && !isWithdrawn(p, s);
    if (call === undefined || !isHere) return ctx.goto(next);
    withdrawalsBegin(ctx, 'german');
    if (canLeave(p, s)) return;
    const place = placeOf(s.own, SS);
    if (p.isHex(place) || place === 'caucasus') {
      s.own.plan.ssDue = true;
      ctx.emit({ kind: 'withdrawal.late', rule: 'barbarossa:8.17c', data: { unit: SS, place } });
    }
    penalty(p, ctx, call.penalty);
    ctx.goto(next);
  },
});

/** 4.10, 8.17e, R30: it may be refused, for a point; then it stays for this time. */
export const askSs = (p: Printed): AskStep<Own> => ({
  kind: 'ask',
  rule: 'barbarossa:8.17b',
  by: () => 'german',
  question: (s) => ({ key: 'ask.ss-panzer', params: { unit: SS, turn: returnTurn(p, s.clock.turn) } }),
  choices: [
    {
      kind: 'listed',
      verb: 'choose',
      rule: 'barbarossa:8.17b',
      list: () => [{ what: ['withdraw'] }, { what: ['keep'] }],
      take: (ctx, _, args) => {
        const call = callOf(p, ctx.s) ?? CALLS[0];
        if (args['what']?.[0] === 'withdraw') return withdraw(p, ctx, call.rule);
        ctx.emit({
          kind: 'withdrawal.declined',
          rule: 'barbarossa:8.17e',
          data: { unit: SS, side: 'german' },
        });
        penalty(p, ctx, call.penalty);
      },
    },
  ],
  rights: rightsAnyTime(p),
});

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

/** 8.28 */
export const italiansLeave = (p: Printed, ctx: Ctx<Own>): void => {
  const { own, clock } = ctx.s;
  if (!isOn(p, clock.turn, 'italians-leave')) return;
  const from = placeOf(own, ITALIANS);
  if (from === OUT || from === 'aside') return;
  put(own, [ITALIANS], OUT);
  ctx.emit({ kind: 'unit.left-play', rule: 'barbarossa:8.28', data: { unit: ITALIANS, from } });
};

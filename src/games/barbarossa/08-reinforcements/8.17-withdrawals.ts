// Chapter 8: the withdrawals of 2 SS Panzer Corps, on time, late or refused (8.17).
import { trackBox } from '../../../mechanics/entry/turn-track.ts';
import { placeOf, put } from '../../../mechanics/places.ts';
import type { AskStep, AutoStep, Ctx } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import { rightsAnyTime } from '../any-time-rights.ts';
import { award, chartPoints } from '../04-how-to-win/4.2-victory-points.ts';
import { isOn } from '../05-sequence/5.4-phase-order.ts';
import { supplyOf } from '../07-supply/7.17-supply-state.ts';
import { DEAD } from '../../../mechanics/entry/dead-pile.ts';
import { firstTurnOf } from './8.15-dead-pile.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

const SS = '2sspz';

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
  const call = callOf(p, ctx.seen);
  if (call !== undefined && placeOf(ctx.s.own, SS) === DEAD) withdraw(p, ctx, call.rule);
};

/** 8.17c: as soon as it is back in overland supply, or dead. */
export const isWithdrawalDue = (p: Printed, s: Seeing): boolean =>
  s.own.plan.ssDue === true && (placeOf(s.own, SS) === DEAD || canLeave(p, s));

export const withdrawLate = (p: Printed, ctx: Ctx<Own>): void => {
  if (isWithdrawalDue(p, ctx.seen)) withdraw(p, ctx, 'barbarossa:8.17c');
};

/** 8.17d: when its absence would be over, nobody calls it away any more. */
export const forgetLate = (p: Printed, ctx: Ctx<Own>): void => {
  const { own, clock } = ctx.s;
  if (CALLS.some(({ returns }) => isOn(p, clock.turn, returns))) delete own.plan.ssDue;
};

/** 5.3b, 5.3c: after everybody has entered. */
export const withdrawalsBegin = (ctx: Ctx<Own>, side: 'german' | 'soviet'): void => {
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
        const call = callOf(p, ctx.seen) ?? CALLS[0];
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

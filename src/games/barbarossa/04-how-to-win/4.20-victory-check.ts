// Chapter 4: the victory check that ends every game turn from the third on.
import type { Ctx, Procedure } from '../../../core/rule-set.ts';
import type { Verdict } from '../../../core/types.ts';
import { oilAward, oilDie, oilFlow } from './4.11-caucasus-expedition.ts';
import { decideGambit, judgeOffensive, offensiveDie } from './4.4-summer-offensive.ts';
import { debitReich } from './4.2-debits.ts';
import { hasOption, isOn } from '../05-sequence/5.4-phase-order.ts';
import type { VictoryLine } from '../data/charts.ts';
import { awardStalingrad } from '../12-road-back.ts';
import type { Printed } from '../data/sheet.ts';
import { pointsTotal } from '../state.ts';
import type { Own, Seeing } from '../state.ts';

/** 4.14a, 12.3b: the bounds of this turn, if there is a check. */
export const boundsOn = (
  p: Printed,
  s: Pick<Seeing, 'scenario' | 'clock'>,
  turn: number = s.clock.turn,
): VictoryLine | undefined => {
  const first = p.set.scenarios[s.scenario]?.firstCheck ?? 0;
  return turn < first ? undefined : p.tables.victory.find((line) => line.turn === turn);
};

const isLast = (p: Printed, s: Seeing): boolean => s.clock.turn === p.set.scenarios[s.scenario]?.turns.last;

/** 4.14b, 4.1c, R52: a total on the bound wins, so turn 3 goes on from 14 to 21 (4.14c). */
const verdictOf = (p: Printed, s: Seeing, bounds: VictoryLine, total: number): Verdict | undefined => {
  const final = isLast(p, s) ? { final: true as const } : {};
  const rule = isLast(p, s) ? 'barbarossa:4.1c' : 'barbarossa:4.14b';
  if (total >= bounds.german) return { winner: 'german', rule, reason: 'points', ...final };
  if (total <= bounds.soviet) return { winner: 'soviet', rule, reason: 'points', ...final };
  return undefined;
};

/**
 * 4.20a, 4.20b, 4.20c, R49: points beyond the range that plays on; never at the last check. The nearest total that
 * would have played on counts as none (4.20e, 4.20f, 4.20g).
 */
const forgiven = (p: Printed, s: Seeing, total: number): number => {
  const bounds = boundsOn(p, s);
  if (bounds === undefined || isLast(p, s) || !hasOption(s, 'forgiveness')) return 0;
  if (total >= bounds.german) return total - bounds.german + 1;
  return total <= bounds.soviet ? total - bounds.soviet - 1 : 0;
};

/** 4.20d, 4.20h: what was forgiven, all in all, counts at the last check. */
const forgivenAtLast = (p: Printed, s: Seeing): number =>
  isLast(p, s) && hasOption(s, 'forgiveness') ? (s.own.forgiven ?? 0) : 0;

const finalTotal = (p: Printed, s: Seeing): number => pointsTotal(p, s) + forgivenAtLast(p, s);

const countForgiven = (p: Printed, ctx: Ctx<Own>): void => {
  const points = forgivenAtLast(p, ctx.seen);
  if (points !== 0) ctx.emit({ kind: 'forgiven.counts', rule: 'barbarossa:4.20d', data: { points } });
};

/** R51: what is owed at the end of the turn, then the chart, here alone (4.14e), then the gambit (R42). */
export const victoryCheck = (p: Printed): Procedure<Own> => ({
  // 4.2g, R21: on turns 1 to 5, and so never in the shorter scenario.
  debits: {
    kind: 'auto',
    run: (ctx) => {
      if (isOn(p, ctx.s.clock.turn, 'reich-entered')) debitReich(p, ctx);
    },
  },
  oil: oilFlow(p, 'stalingrad'),
  oilDie: oilDie(p, 'stalingrad'),
  oilAward: oilAward(p),
  stalingrad: { kind: 'auto', run: (ctx) => awardStalingrad(p, ctx) },
  offensive: judgeOffensive(p, 'count'),
  offensiveDie: offensiveDie(p),
  count: {
    kind: 'auto',
    run: (ctx) => {
      const { s } = ctx;
      const bounds = boundsOn(p, s);
      if (bounds === undefined) return ctx.goto('gambit');
      countForgiven(p, ctx);
      const total = finalTotal(p, s);
      const { german, soviet } = bounds;
      ctx.emit({ kind: 'check', rule: 'barbarossa:4.14a', data: { total, german, soviet } });
      const over = forgiven(p, s, total);
      if (over === 0) return;
      s.own.forgiven = (s.own.forgiven ?? 0) + over;
      const rule = over > 0 ? 'barbarossa:4.20b' : 'barbarossa:4.20c';
      ctx.emit({ kind: 'forgiven', rule, data: { points: over, sum: s.own.forgiven } });
      ctx.goto('gambit');
    },
  },
  verdict: {
    kind: 'auto',
    run: (ctx) => {
      const bounds = boundsOn(p, ctx.seen);
      const verdict =
        bounds === undefined ? undefined : verdictOf(p, ctx.seen, bounds, finalTotal(p, ctx.seen));
      if (verdict !== undefined) ctx.over(verdict);
    },
  },
  gambit: decideGambit(p),
  over: { kind: 'auto', run: () => undefined },
});

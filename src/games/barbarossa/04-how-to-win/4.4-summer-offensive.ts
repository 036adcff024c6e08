// Chapter 4: the German summer offensive of 1943 and Manstein's Gambit: declared, judged, paid for.
import { isHeldBy } from '../../../mechanics/control.ts';
import type { AskStep, AutoStep, Ctx, RollStep } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import { award, chartDie, citiesOf, openingHexes } from './4.2-victory-points.ts';
import { isOn } from '../05-sequence/5.4-phase-order.ts';
import { rightsAnyTime } from '../any-time-rights.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

/** 4.4c: once a game, in the first summer turns of 1943. */
export const mayDeclare = (p: Printed, s: Seeing): boolean =>
  s.own.plan.offensive === undefined && isOn(p, s.clock.turn, 'offensive-1943');

const CHOICES = ['offensive', 'gambit', 'wait'] as const;

/** R25, R40: what is held now, before anything else in the turn, is what the end of the turn is compared with. */
const declare = (p: Printed, ctx: Ctx<Own>, gambit: boolean): void => {
  const { s } = ctx;
  const { turn } = s.clock;
  s.own.plan.offensive = { turn, gambit, cities: [...citiesOf(p, s, 'german')] };
  ctx.emit({ kind: 'offensive.declared', rule: 'barbarossa:4.4c', data: { turn } });
  if (!gambit) return;
  const hexes = [...openingHexes(p, s)];
  ctx.emit({ kind: 'gambit.declared', rule: 'barbarossa:4.16a', data: { turn, hexes } });
};

export const askOffensive = (p: Printed): AskStep<Own> => ({
  kind: 'ask',
  rule: 'barbarossa:4.4c',
  by: () => 'german',
  question: (s) => ({ key: 'ask.offensive', params: { turn: s.clock.turn } }),
  rights: rightsAnyTime(p),
  choices: [
    {
      kind: 'listed',
      verb: 'choose',
      rule: 'barbarossa:4.4c',
      list: () => CHOICES.map((choice) => ({ what: [choice] })),
      take: (ctx, _, args) => {
        const [what] = args['what'] ?? [];
        if (what !== 'wait') declare(p, ctx, what === 'gambit');
      },
    },
  ],
});

/** 4.4e, 4.4f: none lost that was held when the turn began, and at least one won. */
export const hasSucceeded = (p: Printed, s: Seeing, cities: readonly string[]): boolean => {
  const now = citiesOf(p, s, 'german');
  return cities.every((hex) => now.includes(hex)) && now.some((hex) => !cities.includes(hex));
};

/** 4.4b, 4.4d, 4.16c, R24: the one that was declared this turn; on turn 19 also that there was none. */
export const judgeOffensive = (p: Printed, next: string): AutoStep<Own> => ({
  kind: 'auto',
  run: (ctx) => {
    const { s } = ctx;
    const { offensive } = s.own.plan;
    if (offensive === undefined) {
      if (!isOn(p, s.clock.turn, 'offensive-overdue')) return ctx.goto(next);
      ctx.emit({ kind: 'offensive.none', rule: 'barbarossa:4.4b', data: { turn: s.clock.turn } });
      return;
    }
    if (offensive.gambit || offensive.turn !== s.clock.turn) return ctx.goto(next);
    const success = hasSucceeded(p, s, offensive.cities);
    const rule: RuleId = success ? 'barbarossa:4.4g' : 'barbarossa:4.4e';
    ctx.emit({ kind: 'offensive.judged', rule, data: { success } });
    if (success) ctx.goto(next);
  },
});

/** 4.4a */
export const offensiveDie = (p: Printed): RollStep<Own> => ({
  kind: 'roll',
  rule: 'barbarossa:4.4a',
  dice: () => [{ purpose: 'offensive', by: 'german', rule: 'barbarossa:4.4a', sides: 6 }],
  take: (ctx, _, [roll = 1]) =>
    award(p, ctx, -chartDie(p, 'offensive-1943', roll), 'points.offensive', 'barbarossa:4.4a'),
});

/** 4.16d: Leningrad, Moscow, Kiev, Stalingrad. */
const PRIZES = ['1011', '1606', '2311', '2501'];
const PRIZES_NEEDED = 2;

export const hasGambitWon = (p: Printed, s: Seeing): boolean =>
  openingHexes(p, s).every((hex) => isHeldBy(p, s, hex, 'german')) &&
  PRIZES.filter((hex) => isHeldBy(p, s, hex, 'german')).length >= PRIZES_NEEDED;

/** 4.16b, 4.16d, 4.16e, R42: after the check by points of that turn. */
export const decideGambit = (p: Printed): AutoStep<Own> => ({
  kind: 'auto',
  run: (ctx) => {
    const { s } = ctx;
    if (s.own.plan.offensive?.gambit !== true || !isOn(p, s.clock.turn, 'gambit-decides')) return;
    if (hasGambitWon(p, s)) ctx.over({ winner: 'german', rule: 'barbarossa:4.16d', reason: 'gambit' });
    else ctx.over({ winner: 'soviet', rule: 'barbarossa:4.16e', reason: 'gambit-failed' });
  },
});

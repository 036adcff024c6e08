// Chapter 4: what the German decides at the very start of a turn, and what is looked at then: choices that last, debits
// that have come due, the way into the Caucasus, the order to stand fast.
import type { AskStep, AutoStep, Procedure } from '../../../core/rule-set.ts';
import { openCaucasus } from '../04-how-to-win/4.11-caucasus-expedition.ts';
import { regionDebits } from '../04-how-to-win/4.2-debits.ts';
import { askWatch, showWatch } from '../04-how-to-win/4.18-watch-on-the-oder.ts';
import { askOffensive, mayDeclare } from '../04-how-to-win/4.4-summer-offensive.ts';
import { isOn } from './5.4-phase-order.ts';
import { orderStandFast } from '../12-road-back.ts';
import { rightsAnyTime } from '../any-time-rights.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

/** 5.10a, R58: before anything else in turn 3. */
const askPause = (p: Printed): AskStep<Own> => ({
  kind: 'ask',
  rule: 'barbarossa:5.10a',
  by: () => 'german',
  question: () => ({ key: 'ask.pause', params: { rule: 'barbarossa:5.10a' } }),
  rights: rightsAnyTime(p),
  choices: [
    {
      kind: 'listed',
      verb: 'choose',
      rule: 'barbarossa:5.10a',
      list: () => [{ what: ['pause'] }, { what: ['no-pause'] }],
      take: (ctx, _, args) => {
        const paulus = args['what']?.[0] === 'pause' ? 'pause' : 'no-pause';
        ctx.s.own.plan.paulus = paulus;
        ctx.emit({ kind: 'pause.decided', rule: 'barbarossa:5.10a', data: { paulus } });
      },
    },
  ],
});

const unless =
  (open: (p: Printed, s: Seeing) => boolean, next: string) =>
  (p: Printed): AutoStep<Own> => ({
    kind: 'auto',
    run: (ctx) => {
      if (!open(p, ctx.seen)) ctx.goto(next);
    },
  });

const hasPause = (p: Printed, s: Seeing): boolean =>
  isOn(p, s.clock.turn, 'paulus-pause') && s.own.plan.paulus === undefined;

const hasWatch = (p: Printed, s: Seeing): boolean =>
  isOn(p, s.clock.turn, 'rhine-or-oder') && s.own.plan.watch === undefined;

export const startOfTurnChoices = (p: Printed): Procedure<Own> => ({
  look: {
    kind: 'auto',
    run: (ctx) => {
      regionDebits(p, ctx);
      openCaucasus(p, ctx);
      orderStandFast(p, ctx);
      showWatch(p, ctx);
    },
  },
  forPause: unless(hasPause, 'forOffensive')(p),
  pause: askPause(p),
  forOffensive: unless(mayDeclare, 'forWatch')(p),
  offensive: askOffensive(p),
  forWatch: unless(hasWatch, 'over')(p),
  watch: askWatch(p),
  over: { kind: 'auto', run: () => undefined },
});

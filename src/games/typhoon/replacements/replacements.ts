// Replacements and reinforcements of the Russians: credits, entry by rail and on foot, units given up (REP.1 to REP.9, REP.12).
import type { Ctx } from '../../../core/rule-set.ts';
import { creditsOf } from '../../../mechanics/replacements/credits.ts';
import type { Credits, CreditSight } from '../../../mechanics/replacements/credits.ts';
import { disbandChoice, replaceChoice } from '../../../mechanics/replacements/orders.ts';
import { walkOn } from '../../../mechanics/replacements/walk-on.ts';
import type { WalkOn } from '../../../mechanics/replacements/walk-on.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { classOf } from '../../../mechanics/formations/unit-classes.ts';
import type { Printed } from '../data/sheet.ts';
import { disrupt } from '../disruption/disrupt.ts';
import { lossesOf } from '../eliminate.ts';
import { enterHex } from '../enter.ts';
import { allowance, HALVES } from '../movement/allowance.ts';
import { entryCost } from '../movement/costs.ts';
import { railOf } from '../movement/rail.ts';
import { pulseNow } from '../sequence/pulse-now.ts';
import { stackingOf } from '../stacking/stacking.ts';
import type { Own, Seeing } from '../state.ts';

export const credits = perSheet((p: Printed): Credits =>
  creditsOf(p, {
    side: 'russian',
    rules: {
      rate: 'typhoon:REP.2',
      weakest: 'typhoon:REP.12',
      strongest: 'typhoon:SIB.4',
      reserve: 'typhoon:SIB.2',
      shock: 'typhoon:SIB.3',
    },
    never: (unit) => (classOf(p, unit).isCrossed ? 'typhoon:REP.6' : 'typhoon:REP.5'),
  }),
);

export const replace = (p: Printed) =>
  replaceChoice(p, {
    credits: credits(p),
    rules: {
      rail: 'typhoon:REP.7',
      foot: 'typhoon:REP.8',
      disrupted: 'typhoon:REP.1',
      fresh: 'typhoon:SIB.4',
    },
    railways: railOf(p),
    hasRoom: (s, unit, hex) => stackingOf(p).refuse(s.own, hex, 'russian', [unit]) === undefined,
    enter: (ctx: Ctx<Own>, unit, hex) => enterHex(p, ctx, [unit], hex),
    disrupt: (ctx: Ctx<Own>, unit, rule) => disrupt(p, ctx, [unit], rule),
  });

export const disband = (p: Printed) =>
  disbandChoice(p, {
    credits: credits(p),
    rules: { disband: 'typhoon:REP.4', crossed: 'typhoon:REP.6' },
    from: p.limit('replacements-from'),
    remove: (ctx: Ctx<Own>, unit) => lossesOf(p).eliminate(ctx, [unit], 'typhoon:REP.4', 'voluntary'),
  });

/** R57, R83: in the first Russian pulse, and Disrupted when it is over. REP.3: who is late is not kept. */
export const walkers = perSheet((p: Printed): WalkOn =>
  walkOn(p, {
    side: 'russian',
    rules: {
      pulse: 'typhoon:R57',
      enemy: 'typhoon:ZOC.1',
      cost: 'typhoon:MOV.1',
      disrupted: 'typhoon:R83',
      unsaved: 'typhoon:REP.3',
    },
    edge: { area: 'russian-entry', rule: 'typhoon:REP.8' },
    due: 'typhoon:REP.9',
    isNow: (s: CreditSight) => {
      const now = pulseNow(p, s as Seeing);
      return s.clock.phase === 'russian-movement' && now?.side === 'russian' && now.nth === 1;
    },
    parts: HALVES,
    cost: (s: CreditSight, unit, hex) => entryCost(p, s as Seeing, unit, hex),
    allowance: (s: CreditSight, unit) => allowance(p, s as Seeing, unit),
    enter: (ctx: Ctx<Own>, unit, hex) => enterHex(p, ctx, [unit], hex),
    disrupt: (ctx: Ctx<Own>, units, rule) => disrupt(p, ctx, units, rule),
    paid: (ctx: Ctx<Own>, unit, cost) => void (ctx.s.own.phase.plain[unit] = cost),
  }),
);

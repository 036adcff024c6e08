// Replacements and reinforcements of the Russians, and the Siberian Reserve (INH.REP, INH.SIB, RAIL.5, R16, R157, R159).
import type { Ctx } from '../../../core/rule-set.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { creditsOf } from '../../../mechanics/replacements/credits.ts';
import type { Credits, CreditSight } from '../../../mechanics/replacements/credits.ts';
import { disbandChoice, replaceChoice } from '../../../mechanics/replacements/orders.ts';
import { siberianReserve } from '../../../mechanics/replacements/reserve.ts';
import type { Reserve } from '../../../mechanics/replacements/reserve.ts';
import { walkOn } from '../../../mechanics/replacements/walk-on.ts';
import type { WalkOn } from '../../../mechanics/replacements/walk-on.ts';
import type { Printed } from '../data/sheet.ts';
import { disrupt, lossesOf, enterHex, stackingOf } from '../ground-units.ts';
import { allowance, SIXTHS } from '../movement/allowance.ts';
import { groundCost } from '../movement/costs.ts';
import { railOf } from '../movement/rail.ts';
import type { Own, Seeing } from '../state.ts';
import { citiesOf } from '../victory/verdict.ts';

/** R16: one Siberian unit, three tank and nine rifle credits. */
export const credits = perSheet((p: Printed): Credits =>
  creditsOf(p, {
    side: 'russian',
    rules: {
      rate: 'moscow41:R16',
      weakest: 'moscow41:INH.REP',
      strongest: 'moscow41:R159',
      reserve: 'moscow41:INH.SIB',
      shock: 'moscow41:INH.SIB',
    },
    never: () => 'moscow41:INH.REP',
  }),
);

export const replace = (p: Printed) =>
  replaceChoice(p, {
    credits: credits(p),
    rules: {
      rail: 'moscow41:RAIL.5',
      foot: 'moscow41:R157',
      disrupted: 'moscow41:INH.REP',
      fresh: 'moscow41:R159',
    },
    railways: railOf(p),
    hasRoom: (s, unit, hex) => stackingOf(p).refuse(s.own, hex, 'russian', [unit]) === undefined,
    enter: (ctx: Ctx<Own>, unit, hex) => enterHex(p, ctx, [unit], hex),
    disrupt: (ctx: Ctx<Own>, unit, rule) => disrupt(ctx, [unit], rule),
  });

export const disband = (p: Printed) =>
  disbandChoice(p, {
    credits: credits(p),
    rules: { disband: 'moscow41:INH.REP', crossed: 'moscow41:INH.REP' },
    from: p.limit('replacements-from'),
    remove: (ctx: Ctx<Own>, unit) => lossesOf(p).eliminate(ctx, [unit], 'moscow41:INH.REP', 'voluntary'),
  });

/** R157, R183: in the movement of their player turn, and Disrupted when that is over. */
export const walkers = perSheet((p: Printed): WalkOn =>
  walkOn(p, {
    side: 'russian',
    rules: {
      pulse: 'moscow41:R157',
      enemy: 'moscow41:INH.ZOC',
      cost: 'moscow41:MOV.1',
      disrupted: 'moscow41:R183',
      unsaved: 'moscow41:INH.REP',
    },
    edge: { area: 'russian-entry', rule: 'moscow41:INH.REP' },
    due: 'moscow41:INH.REP',
    isNow: (s: CreditSight) => s.clock.phase === 'russian-movement',
    parts: SIXTHS,
    cost: (s: CreditSight, unit, hex) => groundCost(p, s as Seeing, unit, hex, hex),
    allowance: (s: CreditSight, unit) => allowance(p, s as Seeing, unit),
    enter: (ctx: Ctx<Own>, unit, hex) => enterHex(p, ctx, [unit], hex),
    disrupt: (ctx: Ctx<Own>, units, rule) => disrupt(ctx, units, rule),
    paid: () => undefined,
  }),
);

/** R16, R159: by itself on turn 5; gambles are rolled in earlier turns. */
export const reserve = perSheet((p: Printed): Reserve =>
  siberianReserve(p.tables, {
    rules: {
      begin: 'moscow41:INH.SIB',
      automatic: 'moscow41:R16',
      roll: 'moscow41:R159',
      comrades: 'moscow41:INH.SIB',
    },
    lost: citiesOf(p).verdictOf(citiesOf(p).lineAt('gamble')),
  }),
);

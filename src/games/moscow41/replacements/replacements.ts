// Replacements and reinforcements of the Russians: credits, entry by rail and on foot, units given up (INH.REP, R16, R157, R183).
import type { Ctx } from '../../../core/rule-set.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { creditsOf } from '../../../mechanics/replacements/credits.ts';
import type { Credits, CreditSight } from '../../../mechanics/replacements/credits.ts';
import { disbandChoice, replaceChoice } from '../../../mechanics/replacements/orders.ts';
import { walkOn } from '../../../mechanics/replacements/walk-on.ts';
import type { WalkOn } from '../../../mechanics/replacements/walk-on.ts';
import type { Printed } from '../data/sheet.ts';
import { disrupt, eliminate, enterHex } from '../ground-units.ts';
import { allowance, SIXTHS } from '../movement/allowance.ts';
import { entryCost } from '../movement/costs.ts';
import { railOf } from '../movement/rail.ts';
import type { Own, Seeing } from '../state.ts';

export const credits = perSheet((p: Printed): Credits =>
  creditsOf(p, {
    side: 'russian',
    rules: {
      rate: 'moscow41:R16',
      weakest: 'moscow41:INH.REP',
      strongest: 'moscow41:INH.SIB',
      reserve: 'moscow41:INH.SIB',
      shock: 'moscow41:INH.SIB',
    },
    never: () => 'moscow41:INH.REP',
  }),
);

/** RAIL.5 */
export const replace = (p: Printed) =>
  replaceChoice(p, {
    credits: credits(p),
    rules: {
      rail: 'moscow41:INH.REP',
      foot: 'moscow41:INH.REP',
      disrupted: 'moscow41:INH.REP',
      fresh: 'moscow41:INH.SIB',
    },
    railways: railOf(p),
    enter: (ctx: Ctx<Own>, unit, hex) => enterHex(p, ctx, [unit], hex),
    disrupt: (ctx: Ctx<Own>, unit, rule) => disrupt(ctx, [unit], rule),
  });

export const disband = (p: Printed) =>
  disbandChoice(p, {
    credits: credits(p),
    rules: { disband: 'moscow41:INH.REP', crossed: 'moscow41:INH.REP' },
    from: lineOf(p.tables.limits, 'replacements-from').value,
    remove: (ctx: Ctx<Own>, unit) => eliminate(p, ctx, [unit], 'moscow41:INH.REP', 'voluntary'),
  });

/** R157, R183: in the Russian player turn, and Disrupted when it is over. */
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
    cost: (s: CreditSight, unit, hex) => entryCost(p, s as Seeing, unit, hex),
    allowance: (s: CreditSight, unit) => allowance(p, s as Seeing, unit),
    enter: (ctx: Ctx<Own>, unit, hex) => enterHex(p, ctx, [unit], hex),
    disrupt: (ctx: Ctx<Own>, units, rule) => disrupt(ctx, units, rule),
    paid: () => undefined,
  }),
);

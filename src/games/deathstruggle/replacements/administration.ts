// What supply, railways and replacements have a side do in its first step: what comes by itself, and its orders (SEQ.A1,
// SEQ.B1).
import type { Choice, Ctx, OpenChoice, Procedure } from '../../../core/rule-set.ts';
import type { Params } from '../../../core/types.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { evacuateChoice } from '../strategic-movement/evacuation.ts';
import { reopenFactories } from '../strategic-movement/factories.ts';
import { railLeft, railOf } from '../strategic-movement/rail.ts';
import { sailChoice, sailing } from '../strategic-movement/sea.ts';
import { convertChoice } from '../supply/rail-heads.ts';
import { buildChoice, promoteChoice } from './build.ts';
import { comeToCities, enterChoice, entrants } from './enter.ts';
import { addFactor, replaceChoice } from './panzers.ts';
import { reserveOf } from './reserve.ts';

/** Before the questions of the step; goes on with `next`. */
export const openAdministration = (p: Printed, ctx: Ctx<Own>, side: Who, next: string): void => {
  if (side === 'axis') {
    addFactor(p, ctx);
    ctx.goto(next);
    return;
  }
  reopenFactories(p, ctx);
  comeToCities(p, ctx);
  reserveOf(p).opens(ctx, next);
};

/** In the order of the book. */
export const administrationOrders = (p: Printed, side: Who): readonly Choice<Own>[] => [
  ...(side === 'axis' ? [convertChoice(p), replaceChoice(p)] : []),
  enterChoice(p, side),
  ...(side === 'russian' ? [reserveOf(p).choice as unknown as OpenChoice<Own>] : []),
  buildChoice(p, side),
  ...(side === 'russian' ? [promoteChoice(p)] : []),
  railOf(p, side).choice,
  sailChoice(p, side),
  ...(side === 'russian' ? [evacuateChoice(p)] : []),
];

/** Verbs that keep the step open for nobody. */
export const ASIDE: Readonly<Record<Who, readonly string[]>> = {
  axis: ['rail', 'sail'],
  russian: ['rail', 'sail', 'evacuate', 'gamble'],
};

/** What the question of the step says. */
export const administrationTold = (p: Printed, s: Seeing, side: Who): Params => {
  const units = entrants(p, s, side);
  return {
    rail: railLeft(p, s, side),
    ...(units.length > 0 && { entrants: [...units] }),
    ...(side === 'axis' && s.own.factors > 0 && { factors: s.own.factors }),
    ...(side === 'russian' && s.own.reserve !== undefined && { reserve: s.own.reserve }),
  };
};

export const administrationProcedures = (p: Printed): Readonly<Record<string, Procedure<Own>>> => ({
  sailing: sailing(p),
  ...(reserveOf(p).procedures as unknown as Readonly<Record<string, Procedure<Own>>>),
});

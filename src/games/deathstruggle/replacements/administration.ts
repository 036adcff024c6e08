// What supply, railways and replacements have a side do in its first step: what comes by itself, its orders, and what is left of
// them (SEQ.A1, SEQ.B1).
import type { Ctx, OpenChoice, ListedChoice, Procedure } from '../../../core/rule-set.ts';
import type { Message, Params } from '../../../core/types.ts';
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

export type Administration = {
  /** Before the questions of the step; goes on with `next`. */
  opens(ctx: Ctx<Own>, next: string): void;
  /** In the order of the book. */
  readonly choices: readonly (OpenChoice<Own> | ListedChoice<Own>)[];
  /** Verbs that keep the step open for nobody. */
  readonly aside: readonly string[];
  /** What its question says. */
  told(s: Seeing): Params;
  /** What its owner could still do. */
  left(s: Seeing): readonly Message[];
};

const AXIS_ASIDE = ['rail', 'sail'] as const;
const RUSSIAN_ASIDE = ['rail', 'sail', 'evacuate', 'gamble'] as const;

const toldOf = (p: Printed, s: Seeing, side: Who): Params => {
  const units = entrants(p, s, side);
  return {
    rail: railLeft(p, s, side),
    ...(units.length > 0 && { entrants: [...units] }),
    ...(side === 'axis' && s.own.factors > 0 && { factors: s.own.factors }),
    ...(side === 'russian' && s.own.reserve !== undefined && { reserve: s.own.reserve }),
  };
};

const leftOf = (p: Printed, s: Seeing, side: Who): readonly Message[] => {
  const units = entrants(p, s, side);
  return units.length === 0 ? [] : [{ key: 'left.entrants', params: { units: [...units], side } }];
};

export const administration = (p: Printed, side: Who): Administration => ({
  opens: (ctx, next) => {
    if (side === 'axis') {
      addFactor(p, ctx);
      ctx.goto(next);
      return;
    }
    reopenFactories(p, ctx);
    comeToCities(p, ctx);
    reserveOf(p).opens(ctx, next);
  },
  choices: [
    ...(side === 'axis' ? [convertChoice(p), replaceChoice(p)] : []),
    enterChoice(p, side),
    ...(side === 'russian' ? [reserveOf(p).choice as unknown as OpenChoice<Own>] : []),
    buildChoice(p, side),
    ...(side === 'russian' ? [promoteChoice(p)] : []),
    railOf(p, side).choice,
    sailChoice(p, side),
    ...(side === 'russian' ? [evacuateChoice(p)] : []),
  ],
  aside: side === 'axis' ? AXIS_ASIDE : RUSSIAN_ASIDE,
  told: (s) => toldOf(p, s, side),
  left: (s) => leftOf(p, s, side),
});

export const administrationProcedures = (p: Printed): Readonly<Record<string, Procedure<Own>>> => ({
  sailing: sailing(p),
  ...(reserveOf(p).procedures as unknown as Readonly<Record<string, Procedure<Own>>>),
});

// Chapter 4: the Soviet wins at once with Koenigsberg, by whatever way it comes into his hands (R120).
import type { Ctx, Procedure } from '../../../core/rule-set.ts';
import type { Verdict } from '../../../core/types.ts';
import type { Call } from '../../../mechanics/movement/law.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

export const KOENIGSBERG = '2825';

/** 4.2; the German has no such victory (4.4a). */
export const suddenDeath = (p: Printed, s: Pick<Seeing, 'own' | 'scenario'>): Verdict | undefined =>
  isHeldBy(p, s, KOENIGSBERG, 'soviet')
    ? { winner: 'soviet', rule: 'dagc:4.2', reason: 'koenigsberg' }
    : undefined;

/** The procedure that ends the game: a step of its own, for play may go on past it. */
export const CAPTURE = 'capture';

/** What ends the game now that units have come into a hex; nothing where that has been said and play goes on. */
export const captureCall = (p: Printed, ctx: Ctx<Own>): Call | undefined => {
  const verdict = suddenDeath(p, ctx.seen);
  const isSaid = ctx.seen.playOn?.some(({ rule }) => rule === verdict?.rule) === true;
  return verdict === undefined || isSaid ? undefined : { proc: CAPTURE, vars: {} };
};

/** The same where it is done at once: true if it is, to go on with a step of the procedure. */
export const captureFirst = (p: Printed, ctx: Ctx<Own>, resumeAt: string): boolean => {
  const due = captureCall(p, ctx);
  if (due === undefined) return false;
  ctx.call(due.proc, due.vars, resumeAt);
  return true;
};

export const capture = (p: Printed): Procedure<Own> => ({
  won: {
    kind: 'auto',
    run: (ctx) => {
      const verdict = suddenDeath(p, ctx.seen);
      if (verdict !== undefined) ctx.over(verdict);
    },
  },
  over: { kind: 'auto', run: () => undefined },
});
